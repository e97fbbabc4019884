"""Everything of a release but publishing it: `make release` (docs/contributors/releasing.md)."""
