// SPDX-License-Identifier: Apache-2.0

@testable import BrowserHost
import UIKitCore

/// Messages of a page, made of a byte or two each: legal by themselves, odd in what they say and in their order.
enum FuzzedMessages {
    private static let time = 1000.0
    private static let lengths: [Float] = [1, 2, 7, 24, 29, 30, 31, 40, 56, 57, 80, 320, 390, 844, 5000, 100_000]
    private static let insets: [Float] = [0, 1, 44, 100, 844, 100_000, 0, 0]
    private static let texts = [
        "abc", "\n", "\t", "e\u{301}", "👩‍👧", "שלום", "…", "\u{301}", "\r\n", "wide wide wide wide wide wide", " ", "x",
    ]

    /// - Parameters:
    ///   - size: its width in the lower half, its height in the upper one.
    ///   - inset: of all sides, in the lower three bits; scale and flags in the others.
    static func screen(_ size: UInt8, _ inset: UInt8) -> [UInt8] {
        var message = Message(.screen)
        message.number(lengths[Int(size & 0x0F)])
        message.number(lengths[Int(size >> 4)])
        message.number([0.05, 1, 3, 16][Int(inset >> 3 & 3)])
        for side in 0..<4 { message.number(side == 1 && inset & 0x80 != 0 ? 0 : insets[Int(inset & 7)]) }
        message.integer(inset >> 5 & 3)
        message.time()
        return message.bytes
    }

    /// An edit of the text, without a page's copy of it.
    static func edit(_ choice: UInt8) -> [UInt8] {
        let text = texts[Int(choice >> 4) % texts.count]
        let low = UInt32(choice >> 4 & 3)
        let high = low + UInt32(choice >> 6)
        switch choice & 0x0F {
        case 0, 1: return edit(.selectAll)
        case 2: return edit(.undo)
        case 3: return edit(.redo)
        case 4: return edit(.select) { $0.range(low, high) }
        case 5:
            var message = Message(.clipboard)
            message.integer(choice & 0x10 == 0 ? 0 : 1 as UInt8)
            message.time()
            return message.bytes
        default: return edit(.insert) { $0.text(text) }
        }
    }

    private static func edit(_ kind: WireTextEdit.Kind, _ rest: (inout Message) -> Void = { _ in }) -> [UInt8] {
        var message = Message(.text)
        message.integer(kind.rawValue)
        message.integer(0 as UInt32)
        message.time()
        // No key made it.
        message.integer(0 as UInt8)
        rest(&message)
        return message.bytes
    }

    /// A finger goes down and up at a place on a screen of 256 by 512 points.
    static func tap(_ x: UInt8, _ y: UInt8) -> [UInt8] {
        var message = Message(.pointer)
        for phase in [0, 2] as [UInt8] {
            if phase == 2 { message.integer(ClientMessageKind.pointer.rawValue) }
            message.integer(phase)
            message.integer(0 as UInt8)
            message.integer(0 as UInt8)
            message.integer(77 as UInt32)
            message.time()
            for number in [Float(x), Float(y) * 2, 0.5, 1, 1, 0, 0, 90] { message.number(number) }
            message.integer(1 as UInt16)
            message.integer(0 as UInt16)
        }
        return message.bytes
    }

    /// What a page may measure, plausible or not.
    static func measured(_ choice: UInt8) -> MeasuredText {
        let sizes: [CGFloat] = [0, 1e-9, 0.25, 1, 4, 16, 64, .infinity]
        let (advance, height) = (sizes[Int(choice & 7)], sizes[Int(choice >> 3 & 7)])
        let advances = Dictionary(uniqueKeysWithValues: "abc …onetw".map { ($0, advance) })
        return MeasuredText(
            face: FontFace(), metrics: FontMetrics(ascent: height, descent: height, lineGap: 0, advances: advances))
    }

    private struct Message {
        private(set) var bytes: [UInt8]

        init(_ kind: ClientMessageKind) { bytes = [kind.rawValue] }

        mutating func integer(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
        }

        mutating func number(_ value: Float) { integer(value.bitPattern) }
        mutating func time() { integer(FuzzedMessages.time.bitPattern) }

        mutating func range(_ low: UInt32, _ high: UInt32) {
            integer(low)
            integer(high)
        }

        mutating func text(_ text: String) {
            integer(UInt32(text.utf8.count))
            bytes += text.utf8
        }
    }
}
