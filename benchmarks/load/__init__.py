"""`make load`: many tables with people who think, and how long a choice takes until the others see it."""
