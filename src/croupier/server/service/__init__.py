"""What can be done at a table. It knows the rules of the house and no HTTP; `Tables` is its only entrance."""
