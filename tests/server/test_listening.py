"""The socket that the server listens on."""

from __future__ import annotations

import socket

import pytest

from gusher.kernel.errors import SetupError
from gusher.server.limits import Limits
from gusher.server.listening import listening_socket


def test_people_wait_at_the_door_before_the_server_is_there() -> None:
    with listening_socket("127.0.0.1", 0, Limits()) as door, socket.create_connection(door.getsockname()) as visitor:
        came, _ = door.accept()
        with came:
            assert came.getpeername() == visitor.getsockname()


def test_an_address_that_is_taken_is_named() -> None:
    with listening_socket("127.0.0.1", 0, Limits()) as door:
        port = door.getsockname()[1]
        with pytest.raises(SetupError, match=f"127.0.0.1:{port}"):
            listening_socket("127.0.0.1", port, Limits())
