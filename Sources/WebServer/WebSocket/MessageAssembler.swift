/// Puts fragments together and checks what frames may follow which. A pure state machine: frames in, messages out.
///
///     idle ──text/binary, not final──> assembling ──continuation, final──> idle, a message
///       └──text/binary, final──> idle, a message       (control frames change nothing)
struct MessageAssembler {
    /// What a frame completes.
    enum Message: Equatable {
        case text(String)
        case binary([UInt8])
        case ping([UInt8])
        case pong
        case close(WebSocketCloseCode, String)
    }

    private let limit: Int
    private var opcode: Frame.Opcode?
    private var bytes: [UInt8] = []

    /// An assembler that refuses messages longer than `limit` bytes.
    init(limit: Int) { self.limit = limit }

    /// Takes a frame and returns what it completes, nil for a fragment that is not the last.
    mutating func add(_ frame: Frame) throws(Refusal) -> Message? {
        switch frame.opcode {
        case .ping: return .ping(frame.payload)
        case .pong: return .pong
        case .close: return try Self.close(frame.payload)
        case .text, .binary:
            guard opcode == nil else {
                throw .protocolError(found: "a new \(frame.opcode) message", expected: "the rest of the one begun")
            }
            opcode = frame.opcode
        case .continuation:
            guard opcode != nil else {
                throw .protocolError(found: "a continuation", expected: "the start of a message")
            }
        }
        guard bytes.count + frame.payload.count <= limit else {
            throw .messageTooLarge(found: bytes.count + frame.payload.count, limit: limit)
        }
        bytes += frame.payload
        guard frame.isFinal else { return nil }
        defer { (opcode, bytes) = (nil, []) }
        return opcode == .text ? .text(try Self.text(bytes)) : .binary(bytes)
    }

    private static func close(_ payload: [UInt8]) throws(Refusal) -> Message {
        if payload.isEmpty { return .close(.noneGiven, "") }
        guard payload.count >= 2 else {
            throw .protocolError(found: "a close of one byte", expected: "none, or a code of two")
        }
        let code = WebSocketCloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
        guard code.isSendable else {
            throw .protocolError(found: "close code \(code.rawValue)", expected: "one that may be sent")
        }
        return .close(code, try text(payload.dropFirst(2)))
    }

    private static func text(_ bytes: some Collection<UInt8>) throws(Refusal) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidText(byteCount: bytes.count) }
        return text
    }
}
