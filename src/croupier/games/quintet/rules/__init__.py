"""What the rules of Quintet work with: state, options, events, refusals."""
