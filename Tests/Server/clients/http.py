# SPDX-License-Identifier: Apache-2.0

"""Requests as bytes: what a browser sends, and what none would."""

import socket

from harness.patience import PATIENCE

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def head(port, path="/", *, cookie=None, upgrade=False, **fields):
    """A GET to a showcase on this port, with the fields a page's request has. A field that is None is left out."""
    lines = {"Host": f"127.0.0.1:{port}"}
    if upgrade:
        lines |= {
            "Origin": f"http://127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY,
        }
    if cookie:
        lines["Cookie"] = cookie
    lines |= {name.replace("_", "-"): value for name, value in fields.items()}
    text = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value is not None)
    return f"GET {path} HTTP/1.1\r\n{text}\r\n".encode()


def connect(port):
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


def answer(connection):
    """The head and what there is of the body, once the head is whole; empty when the connection ends before."""
    received = b""
    while b"\r\n\r\n" not in received:
        try:
            more = connection.recv(65536)
        except ConnectionError:
            break
        if not more:
            break
        received += more
    return received


def status(received):
    return int(received.split(b" ", 2)[1]) if received.startswith(b"HTTP/1.1 ") else None


def field(received, name):
    """A field of an answer's head; None without one."""
    for line in received.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n")[1:]:
        key, _, value = line.partition(":")
        if key.strip().lower() == name.lower():
            return value.strip()
    return None


def ask(port, path="/", **fields):
    """One request on a connection of its own; its answer as bytes."""
    with connect(port) as connection:
        connection.sendall(head(port, path, **fields))
        return answer(connection)


def enter(showcase):
    """Uses the newest token as a browser does, and returns the cookie."""
    return enter_by(showcase, showcase.newest_token())


def enter_by(showcase, token):
    """Uses a token as a browser does, and returns the cookie."""
    received = ask(showcase.port, f"/?token={token}")
    assert status(received) == 303, received
    return field(received, "Set-Cookie").partition(";")[0]
