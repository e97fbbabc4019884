"""Socket activation: systemd holds the listening socket, so nobody is refused while the server is started again.

Connections wait in the kernel meanwhile, and are answered by the server that comes.
"""

import os
import socket

from croupier.server.settings import BadSettings

FIRST = 3
"""The file descriptor of the first socket that is passed on (sd_listen_fds(3))."""


def passed_on() -> socket.socket | None:
    """The listening socket that systemd has passed on to this process; None where it has not.

    Processes that are started later do not take it for theirs. Raises `BadSettings` if it is no TCP socket that
    listens, or not the only one.
    """
    given = {name: os.environ.pop(name, "") for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")}
    if given["LISTEN_PID"] != str(os.getpid()) or given["LISTEN_FDS"] in ("", "0"):
        return None
    if given["LISTEN_FDS"] != "1":
        raise BadSettings(f"systemd passes on {given['LISTEN_FDS']} sockets; Croupier listens on one.")
    try:
        listener = socket.socket(fileno=FIRST)
        tcp = listener.family in (socket.AF_INET, socket.AF_INET6) and listener.type == socket.SOCK_STREAM
        listens = tcp and listener.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    except OSError as error:
        raise BadSettings(f"What systemd passes on is no socket: {error.strerror}.") from error
    if not listens:
        listener.close()
        raise BadSettings("What systemd passes on is no TCP socket that listens (ListenStream=PORT).")
    listener.set_inheritable(False)
    return listener
