"""The words of Quintet: messages in three languages, and the facts they name."""
