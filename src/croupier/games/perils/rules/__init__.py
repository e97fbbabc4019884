"""The rules of Three Perils: state, flows, options, events, refusals."""
