// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket

/// The frames a server sends: final, unmasked.
extension WebSocketFrame {
    /// A frame of a whole message, a ping or a pong.
    static func whole(_ opcode: WebSocketOpcode, _ payload: ByteBuffer = ByteBuffer()) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: opcode, data: payload)
    }

    /// A close frame; the reason is cut, between characters, to what fits a control frame's 125 bytes.
    static func close(_ code: WebSocketCloseCode, _ reason: String) -> WebSocketFrame {
        guard code.isSendable else { return whole(.connectionClose) }
        var reason = Substring(reason)
        while reason.utf8.count > 123 { reason.removeLast() }
        var payload = ByteBuffer(integer: code.rawValue)
        payload.writeSubstring(reason)
        return whole(.connectionClose, payload)
    }
}
