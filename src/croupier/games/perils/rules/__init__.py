"""What the rules of Three Perils work with: state, operations on it, options, events, refusals."""
