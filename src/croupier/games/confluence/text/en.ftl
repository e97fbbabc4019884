### Confluence

title = Confluence
pitch = Link five streams into attacks and walls; effects unwind in reverse.
