"""The pictures of Zynalith: `blocks/` holds one drawing per creature, event and counter, `prints.txt` the icon prints."""
