// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A change of a gamepad as a page sends it.
struct WireGamepad {
    /// The changed part: a button by its number, or one of the above.
    private struct Part: RawRepresentable {
        let rawValue: UInt8

        init?(rawValue: UInt8) {
            guard rawValue <= WireGamepad.gone else { return nil }
            self.rawValue = rawValue
        }
    }

    private struct Index: RawRepresentable {
        static let limit = UInt8(GamepadSample.limit)
        let rawValue: UInt8

        init?(rawValue: UInt8) {
            guard rawValue < Self.limit else { return nil }
            self.rawValue = rawValue
        }
    }

    var sample: GamepadSample
    var time: Double

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let gamepad = try reader.choice("gamepad", as: Index.self, below: Index.limit).rawValue
        let part = try reader.choice("gamepad part", as: Part.self, below: Self.gone + 1).rawValue
        let isStick = part == Self.leftStick || part == Self.rightStick
        let first = try reader.number("gamepad value", in: isStick ? -1...1 : 0...1)
        let second = try reader.number("gamepad value", in: isStick ? -1...1 : 0...1)
        time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
        let change: GamepadSample.Change =
            if let button = GamepadButton(rawValue: part) {
                .button(button, value: first)
            } else if isStick {
                .stick(part == Self.leftStick ? .left : .right, x: first, y: second)
            } else {
                .disconnected
            }
        sample = GamepadSample(gamepad: UInt32(gamepad), change: change)
    }
}
