"""The changes of the database's tables. The store runs those that are missing when it is opened."""
