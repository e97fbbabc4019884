"""The rules of Quintet: state, flows, options, events, refusals."""
