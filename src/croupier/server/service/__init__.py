"""What can be done at a table. It knows no HTTP; `Tables` is its entrance."""
