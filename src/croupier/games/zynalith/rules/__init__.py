"""What the rules of Zynalith work with: state, operations on it, options, events, refusals."""
