"""What the rules of Wildlands work with: state, operations on it, options, events, refusals."""
