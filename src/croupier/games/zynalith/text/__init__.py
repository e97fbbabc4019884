"""The words of Zynalith: messages in three languages, and the facts they name."""
