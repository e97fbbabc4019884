### Confluence

title = Confluence
pitch = Liez cinq courants en attaques et en remparts ; les effets se dénouent à rebours.
