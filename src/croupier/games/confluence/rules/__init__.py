"""What the rules of Confluence work with: state, operations on it, options, events, refusals."""
