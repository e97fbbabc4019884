"""The words of Wildlands: messages in three languages, and the facts they name."""
