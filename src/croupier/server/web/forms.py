"""What the forms of pages say. Read here, because the framework keeps the last thousand forms that it has read."""

from typing import Any
from urllib.parse import parse_qsl

from litestar import Request
from litestar.datastructures import FormMultiDict
from litestar.enums import RequestEncodingType

from croupier.server.errors import BadRequest

MOST_FIELDS = 200
"""So many fields has a form at most."""


async def form_of(request: Request[object, object, Any]) -> FormMultiDict:  # Any: the state of the application
    """What a form says; nothing if the body is none. Raises `BadRequest`."""
    kind, _ = request.content_type
    try:
        if kind == RequestEncodingType.MULTI_PART:
            return await request.form()
        body = await request.body() if kind == RequestEncodingType.URL_ENCODED else b""
        said = parse_qsl(body.decode("latin-1"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except (LookupError, ValueError) as error:  # an encoding that there is not, bytes that are no text, too many fields
        raise BadRequest("The form cannot be read.") from error
    return FormMultiDict(said)
