"""The words of Confluence: messages in three languages, and the facts they name."""
