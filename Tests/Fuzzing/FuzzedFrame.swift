// SPDX-License-Identifier: Apache-2.0

/// WebSocket frames as a client sends them: final and masked, by a mask of zeros.
enum FuzzedFrame {
    enum Opcode: UInt8 {
        case text = 1
        case binary = 2
        case connectionClose = 8
    }

    static func bytes(_ opcode: Opcode, _ payload: [UInt8]) -> [UInt8] {
        let length: [UInt8] =
            payload.count < 126
            ? [0x80 | UInt8(payload.count)] : [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        return [0x80 | opcode.rawValue] + length + [0, 0, 0, 0] + payload
    }
}
