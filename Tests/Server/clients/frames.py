# SPDX-License-Identifier: Apache-2.0

"""WebSocket frames (RFC 6455) as a client writes and reads them. A mask of zeros changes nothing, and saves the work."""

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(payload, opcode=BINARY, *, is_final=True, claims=None):
    """A frame; `claims` is the length that its head tells, if it lies."""
    count = len(payload) if claims is None else claims
    first = (0x80 if is_final else 0) | opcode
    if count < 126:
        length = bytes([0x80 | count])
    elif count < 1 << 16:
        length = bytes([0x80 | 126]) + count.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + count.to_bytes(8, "big")
    return bytes([first]) + length + bytes(4) + payload


class Frames:
    """Cuts what a server sends into frames."""

    def __init__(self):
        self._waiting = bytearray()

    def feed(self, received):
        """The frames that are whole now: pairs of opcode and payload."""
        self._waiting += received
        found = []
        start = 0
        while (end := self._end(start)) is not None:
            head, tail = end
            found.append((self._waiting[start] & 0xF, bytes(self._waiting[head:tail])))
            start = tail
        del self._waiting[:start]
        return found

    def _end(self, start):
        held = len(self._waiting) - start
        if held < 2:
            return None
        count = self._waiting[start + 1] & 0x7F
        size = {126: 4, 127: 10}.get(count, 2)
        if held < size:
            return None
        if size > 2:
            count = int.from_bytes(self._waiting[start + 2:start + size], "big")
        return (start + size, start + size + count) if held >= size + count else None
