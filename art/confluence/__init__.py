"""The pictures of Confluence.

`blocks/<stream>/` holds one drawing for each card, in the folder of the stream of its attack side; artefacts have a
folder of their own. `icons.cut` has the signs that no other game uses.
"""
