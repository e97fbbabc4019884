### Confluence

title = Konfluenz
pitch = Verbinde fünf Ströme zu Angriff und Wall; Wirkungen lösen sich rückwärts auf.
