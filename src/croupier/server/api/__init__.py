"""The web table for programs: JSON and server-sent events under `/api`."""
