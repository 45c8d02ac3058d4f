// SPDX-License-Identifier: Apache-2.0

import UIKitCore

@testable import BrowserHost

/// Messages as a page writes them, field by field after `Documentation/Protocol.md` and not after the reader.
struct ClientBytes {
    var bytes: [UInt8] = []

    func u8(_ value: UInt8) -> ClientBytes { adding([value]) }
    func u16(_ value: UInt16) -> ClientBytes { integer(value) }
    func u32(_ value: UInt32) -> ClientBytes { integer(value) }
    func u64(_ value: UInt64) -> ClientBytes { integer(value) }
    func f32(_ values: Float...) -> ClientBytes { values.reduce(self) { $0.integer($1.bitPattern) } }
    func f64(_ value: Double) -> ClientBytes { integer(value.bitPattern) }
    func short(_ text: String) -> ClientBytes { u8(UInt8(text.utf8.count)).adding(Array(text.utf8)) }
    func text(_ text: String) -> ClientBytes { u16(UInt16(text.utf8.count)).adding(Array(text.utf8)) }
    func long(_ text: String) -> ClientBytes { u32(UInt32(text.utf8.count)).adding(Array(text.utf8)) }
    func range(_ low: UInt32, _ high: UInt32) -> ClientBytes { u32(low).u32(high) }
    func then(_ other: ClientBytes) -> ClientBytes { adding(other.bytes) }
    func adding(_ more: [UInt8]) -> ClientBytes { ClientBytes(bytes: bytes + more) }

    private func integer(_ value: some FixedWidthInteger) -> ClientBytes {
        adding(withUnsafeBytes(of: value.littleEndian) { Array($0) })
    }

    static func hello(
        version: UInt16 = ProtocolVersion.current, session: SessionToken? = nil, time: Double = 1000,
        width: Float = 390,
        covered: (top: Float, bottom: Float) = (0, 0), link: String = "", isLinkKnown: Bool = false,
        urls: [String] = [], screenFlags: UInt8 = 1, wishes: UInt8 = 0, textSize: Float = 1,
        state: [UInt8] = []
    ) -> ClientBytes {
        ClientBytes().u8(0x01).u32(0x4450_5352).u16(version).u64(session?.high ?? 0).u64(session?.low ?? 0).f64(time)
            .f32(width, 844, 2, covered.top, 0, covered.bottom, 0).u8(screenFlags)
            .u8(wishes).f32(textSize).u8(0)
            .addresses(link, urls).u8(isLinkKnown ? 1 : 0).u32(UInt32(state.count)).adding(state)
    }

    static func request(link: String = "", urls: [String] = [], shortcut: String = "") -> ClientBytes {
        ClientBytes().u8(0x18).addresses(link, urls).text(shortcut).f64(1000)
    }

    private func addresses(_ link: String, _ urls: [String]) -> ClientBytes {
        urls.reduce(text(link).u8(UInt8(urls.count))) { $0.text($1) }
    }

    static func pointer(
        _ phase: UInt8, _ number: UInt32 = 7, at x: Float = 10, _ y: Float = 20, time: Double = 1000,
        device: UInt8 = 0, flags: UInt8 = 0, pressure: Float = 0.5, contact: Float = 1, height: Float? = nil,
        angles: (Float, Float) = (0, 0),
        kind: UInt8 = 0x10
    ) -> ClientBytes {
        ClientBytes().u8(kind).u8(phase).u8(device).u8(flags).u32(number).f64(time).f32(x, y)
            .f32(pressure, contact, height ?? contact, angles.0, angles.1, 90).u16(1).u16(0)
    }

    /// The beginning of an edit of text.
    static func edit(_ kind: UInt8, revision: UInt32 = 3, code: String = "") -> ClientBytes {
        ClientBytes().u8(0x20).u8(kind).u32(revision).f64(1000).short(code)
    }

    static func key(_ flags: UInt8 = 1, code: String, key: String, plain: String) -> ClientBytes {
        ClientBytes().u8(0x13).u8(flags).u16(1).f64(1000).short(code).short(key).short(plain)
    }
}

/// All messages in some bytes, or the error that ends them.
func read(_ message: ClientBytes) throws(ProtocolError) -> [ClientMessage] {
    var messages: [ClientMessage] = []
    let error = message.bytes.withUnsafeBytes { bytes -> ProtocolError? in
        var reader = ClientMessageReader(bytes)
        do throws(ProtocolError) {
            while let message = try reader.next() { messages.append(message) }
            return nil
        } catch {
            return error
        }
    }
    if let error { throw error }
    return messages
}
