"""Tokens, invitations and ids of tables. All are random; of a token only the hash is stored."""

import hashlib
import hmac
import secrets

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Signs of an invitation code. Those that are easily mistaken for another are left out."""

CODE_LENGTH = 8


def new_token() -> str:
    """The secret of a seat: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """An id that cannot be guessed, because whoever knows it may watch the table."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstvwxyz") for _ in range(14))


def new_code() -> str:
    """An invitation to be read aloud, such as `K7QM-3XTA`."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_link() -> str:
    """An invitation to be put into a URL."""
    return secrets.token_urlsafe(18)


def printed(code: str) -> str:
    """A code as people see it, in two halves."""
    return f"{code[: CODE_LENGTH // 2]}-{code[CODE_LENGTH // 2 :]}"


def typed(text: str) -> str:
    """A code as people type it, without dash, spaces and small letters."""
    return text.upper().replace("-", "").replace(" ", "")


def hashed(token: str) -> str:
    """The hash that is stored in place of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, digest: str | None) -> bool:
    """Whether a token has this hash (None: no token has). Takes the same time whatever the answer."""
    return same(hashed(token), digest)


def same(mine: str, digest: str | None) -> bool:
    """Whether the hash of a token is this one, for who compares it with several; as `fits`."""
    return hmac.compare_digest(mine, digest or "") and digest is not None
