"""The rules of Confluence: state, flows, options, events, refusals."""
