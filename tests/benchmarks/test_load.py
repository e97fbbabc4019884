"""What the measurement of a server's load counts."""

import os
import subprocess
from collections import Counter
from typing import cast

from benchmarks.load.people import Club
from benchmarks.load.rows import Wanted, row
from benchmarks.load.server import Server, Servers, Usage
from benchmarks.processes import tree


class Stub:
    """A server that has used a second of each kind."""

    def __init__(self, port: int) -> None:
        self.port = port

    def usage(self) -> Usage:
        return Usage(1.0, 2.0, 0.0, 3)


def three() -> Servers:
    return Servers([cast("Server", Stub(port)) for port in (1, 2, 3)])


def test_all_requests_for_a_table_go_to_one_server_and_tables_to_all() -> None:
    servers = three()
    tables = [f"table{number}" for number in range(300)]
    where = Counter(map(servers.port, tables))
    assert set(where) == {1, 2, 3}
    assert min(where.values()) > 60
    assert [servers.port(table) for table in tables] == [three().port(table) for table in tables]


def test_what_servers_have_used_is_added_up() -> None:
    assert three().usage() == Usage(3.0, 6.0, 0.0, 9)


def test_a_row_says_what_a_choice_costs_the_servers_and_postgresql() -> None:
    club = Club(three().port, 2.0, choices=[10.0, 11.0, 99.0])
    before, after = Usage(1.0, 0.0, 5.0, 0), Usage(1.02, 0.0, 5.01, 0)
    found = row(Wanted(1, "json", (), 20, 2.0, 0), club, (before, before, after), (10.0, 30.0))
    assert found["cpu_ms_per_choice"] == 10.0
    assert found["database_ms_per_choice"] == 5.0


def test_a_tree_is_a_process_and_all_that_have_come_from_it() -> None:
    with subprocess.Popen(["/bin/sh", "-c", "cat; :"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as shell:
        assert shell.stdin is not None
        assert shell.stdout is not None
        shell.stdin.write(b"here\n")
        shell.stdin.flush()
        shell.stdout.readline()  # by now it has started the other
        assert len(tree(shell.pid)) == 2
        assert set(tree(shell.pid)) < set(tree(os.getpid()))
        shell.stdin.close()
