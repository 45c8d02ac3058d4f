// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOWebSocket

/// Joins fragments, and checks the rules that SwiftNIO's decoder does not check: who masks, which opcodes exist, and
/// which frame may follow which. A pure state machine: frames in, messages out.
///
///     idle ──text/binary, not final──> assembling ──continuation, final──> idle, a message
///       └──text/binary, final──> idle, a message       (control frames change nothing)
///
/// SwiftNIO's own aggregator would keep the packet around each fragment, however small, until the message is whole.
struct MessageAssembler {
    /// What a frame completes.
    enum Message: Equatable {
        case text(String)
        case binary([UInt8])
        case ping(ByteBuffer)
        case pong
        case close(WebSocketCloseCode, String)

        /// Whether it may come within another message.
        var isControl: Bool {
            switch self {
            case .text, .binary: false
            case .ping, .pong, .close: true
            }
        }
    }

    private let limit: Int
    private var opcode: WebSocketOpcode?
    private var bytes: [UInt8] = []

    /// An assembler that refuses messages longer than `limit` bytes.
    init(limit: Int) { self.limit = limit }

    /// Takes a client's frame. Returns the message that it completes; nil for a fragment that is not the last.
    mutating func add(_ frame: WebSocketFrame) throws(Refusal) -> Message? {
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            throw .protocolError(found: "reserved bits", expected: "no extension")
        }
        guard frame.maskKey != nil else {
            throw .protocolError(found: "an unmasked frame", expected: "masked frames from a client")
        }
        switch frame.opcode {
        case .ping: return .ping(frame.unmaskedData)
        case .pong: return .pong
        case .connectionClose: return try Self.close(frame.unmaskedData)
        case .text, .binary:
            guard opcode == nil else {
                throw .protocolError(found: "a new message", expected: "the rest of the one begun")
            }
            opcode = frame.opcode
        case .continuation:
            guard opcode != nil else {
                throw .protocolError(found: "a continuation", expected: "the start of a message")
            }
        default:
            throw .protocolError(
                found: "opcode \(UInt8(webSocketOpcode: frame.opcode))", expected: "opcode 0, 1, 2, 8, 9 or 10")
        }
        guard bytes.count + frame.length <= limit else {
            throw .messageTooLarge(found: bytes.count + frame.length, limit: limit)
        }
        bytes += frame.unmaskedData.readableBytesView
        guard frame.fin else { return nil }
        defer { (opcode, bytes) = (nil, []) }
        return opcode == .text ? .text(try Self.text(bytes)) : .binary(bytes)
    }

    private static func close(_ payload: ByteBuffer) throws(Refusal) -> Message {
        var payload = payload
        if payload.readableBytes == 0 { return .close(.noneGiven, "") }
        guard let number = payload.readInteger(as: UInt16.self) else {
            throw .protocolError(found: "a close of one byte", expected: "none, or a code of two")
        }
        let code = WebSocketCloseCode(rawValue: number)
        guard code.isSendable else {
            throw .protocolError(found: "close code \(number)", expected: "one that may be sent")
        }
        return .close(code, try text(payload.readableBytesView))
    }

    private static func text(_ bytes: some Collection<UInt8>) throws(Refusal) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidText(byteCount: bytes.count) }
        return text
    }
}
