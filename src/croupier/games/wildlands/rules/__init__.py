"""The rules of Wildlands: state, flows, options, events, refusals."""
