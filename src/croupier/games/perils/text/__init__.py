"""The words of Three Perils: messages in three languages, and the facts they name."""
