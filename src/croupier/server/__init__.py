"""The web table: the service, the database below it, the API for programs and the pages for people above it."""
