"""The rules of Zynalith: state, flows, options, events, refusals."""
