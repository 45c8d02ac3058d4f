// SPDX-License-Identifier: Apache-2.0

extension RawClient {
    struct ReceivedFrame: Equatable {
        let firstByte: UInt8
        let payload: [UInt8]

        var text: String { String(decoding: payload, as: UTF8.self) }
        /// The code of a close frame.
        var closeCode: Int? {
            firstByte == 0x88 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
        }

        static func text(_ text: String) -> ReceivedFrame { ReceivedFrame(firstByte: 0x81, payload: Array(text.utf8)) }
    }

    /// The bytes of a client's frame. `length` can lie about the payload.
    static func frame(
        _ firstByte: UInt8, _ payload: [UInt8], isMasked: Bool = true, length: Int? = nil
    ) -> [UInt8] {
        let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
        let length = length ?? payload.count
        let maskBit: UInt8 = isMasked ? 0x80 : 0
        var bytes = [firstByte]
        if length < 126 {
            bytes.append(maskBit | UInt8(length))
        } else if length <= 0xFFFF {
            bytes += [maskBit | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
        } else {
            bytes.append(maskBit | 127)
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
        }
        guard isMasked else { return bytes + payload }
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
    }

    func sendFrame(_ firstByte: UInt8, _ payload: [UInt8] = []) { send(Self.frame(firstByte, payload)) }

    func sendText(_ text: String) { sendFrame(0x81, Array(text.utf8)) }

    /// Takes one whole frame, which must be unmasked.
    func frame() throws -> ReceivedFrame {
        try read("a frame") { Self.extent(of: $0.received) != nil }
        guard let (start, end) = Self.extent(of: received) else { throw TimedOut(awaited: "a frame", received: "") }
        let frame = ReceivedFrame(firstByte: received[0], payload: Array(received[start..<end]))
        received.removeFirst(end)
        return frame
    }

    private static func extent(of bytes: [UInt8]) -> (start: Int, end: Int)? {
        guard bytes.count >= 2 else { return nil }
        let short = Int(bytes[1])
        let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
        let start = 2 + lengthBytes
        guard bytes.count >= start else { return nil }
        let length = lengthBytes == 0 ? short : bytes[2..<start].reduce(0) { $0 << 8 | Int($1) }
        return bytes.count >= start + length ? (start, start + length) : nil
    }
}
