# SPDX-License-Identifier: Apache-2.0

"""The inspector's page, as far as it tells which scenes there are: Documentation/Inspector.md."""

import json

from . import http
from .frames import TEXT, Frames, frame


def scenes(port, cookie):
    """The numbers of the scenes that the program has."""
    with http.connect(port) as connection:
        connection.sendall(http.head(port, "/inspector/socket", cookie=cookie, upgrade=True))
        head, _, received = http.answer(connection).partition(b"\r\n\r\n")
        assert http.status(head) == 101, head
        connection.sendall(frame(json.dumps({"type": "hello", "version": 1}).encode(), TEXT))
        frames = Frames()
        while True:
            for opcode, payload in frames.feed(received):
                message = json.loads(payload) if opcode == TEXT else {}
                if message.get("type") == "scenes":
                    return [scene["number"] for scene in message["scenes"]]
            received = connection.recv(1 << 16)
            assert received, "The inspector's connection ended before it told of the scenes."
