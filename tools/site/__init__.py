"""The documentation as a site: `make docs` (mkdocs.yml). This folder makes what is not written by hand."""
