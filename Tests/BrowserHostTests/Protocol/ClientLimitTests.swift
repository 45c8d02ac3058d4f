// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import BrowserHost

/// The ends of the ranges of a page's numbers: what lies on an end is taken, what lies beyond it is refused, and the refusal says the range.
@Suite("Limits of a page's messages")
struct ClientLimitTests {
    /// A number of 32 bits in a message, by its first byte.
    private struct Place: Sendable {
        var message: ClientBytes
        var offset: Int
        var range: ClosedRange<Float>

        init(_ message: ClientBytes, _ offset: Int, _ range: ClosedRange<Float>) {
            (self.message, self.offset, self.range) = (message, offset, range)
        }

        func with(_ value: Float) -> ClientBytes {
            var changed = message
            changed.bytes.replaceSubrange(offset..<offset + 4, with: ClientBytes().f32(value).bytes)
            return changed
        }
    }

    private static let measurements = ClientBytes().u8(0x17).u32(1).f32(1, 1, 0).u16(1).f32(1)
    private static let motion = ClientBytes().u8(0x19).u8(0).f64(5).f32(0, 0, 0)

    private static let places: [Place] =
        [31, 35].map { Place(.hello(), $0, 1...100_000) } + [Place(.hello(), 39, 0.05...16)]
        + [43, 47, 51, 55].map { Place(.hello(), $0, 0...100_000) } + [Place(.hello(), 61, 0.05...64)]
        + [5, 9, 13].map { Place(measurements, $0, 0...16) } + [Place(measurements, 19, 0...64)]
        + [Place(.pointer(1), 24, 0...1)] + [28, 32].map { Place(.pointer(1), $0, 0...10_000) }
        + [36, 40].map { Place(.pointer(1, flags: 4), $0, -90...90) } + [Place(.pointer(1), 44, 0...360)]
        + [10, 14, 18].map { Place(motion, $0, -1000...1000) }

    @Test("each number goes to both of its ends, and no further")
    func ranges() throws {
        for (number, place) in Self.places.enumerated() {
            for end in [place.range.lowerBound, place.range.upperBound] {
                #expect(throws: Never.self, "\(number): \(end)") { try read(place.with(end)) }
            }
            for beyond in [place.range.lowerBound.nextDown, place.range.upperBound.nextUp] {
                #expect(throws: ProtocolError.self, "\(number): \(beyond)") { try read(place.with(beyond)) }
            }
        }
    }

    @Test("a page's time begins with 0, whatever it tells")
    func beginnings() throws {
        let messages: [ClientBytes] = [
            ClientBytes().u8(0x19).u8(0).f64(0).f32(0, 0, 0), ClientBytes().u8(0x1B).u8(0).f64(0).f64(0),
            ClientBytes().u8(0x26).u32(1).u8(1).f64(0), ClientBytes().u8(0x40).u8(0).u8(0).f32(0, 0).f64(0),
            ClientBytes().u8(0x50).u32(1).u16(0).u8(0).u8(0).f64(0),
            ClientBytes().u8(0x20).u8(7).u32(1).f64(0).short(""),
            .pointer(1, time: 0), ClientBytes().u8(0x24).u8(1).f64(0).f32(10, 20).u16(0),
        ]
        for message in messages { #expect(throws: Never.self, "\(message.bytes)") { try read(message) } }
    }

    private func expected(_ message: ClientBytes) -> String? {
        do {
            _ = try read(message)
            return nil
        } catch {
            guard case .outOfRange(_, _, _, let expected) = error else { return nil }
            return expected
        }
    }

    @Test("what is none of a list's numbers is refused with the numbers that there are")
    func choices() {
        let item = ClientBytes().u8(0x24).u8(3).f64(5).f32(10, 20).u16(1)
        let refused: [(ClientBytes, String)] = [
            (ClientBytes().u8(0x1A).u8(3), "0 to 2"), (ClientBytes().u8(0x22).u8(3), "0 to 2"),
            (ClientBytes().u8(0x25).u32(1).u8(3), "0 to 2"), (ClientBytes().u8(0x30).u8(2), "0 to 1"),
            (ClientBytes().u8(0x15).u8(3), "0 to 2"), (ClientBytes().u8(0x11).u8(3), "0 to 2"),
            (ClientBytes().u8(0x10).u8(4), "0 to 3"), (ClientBytes().u8(0x26).u32(1).u8(6), "0 to 5"),
            (ClientBytes().u8(0x24).u8(4), "0 to 3"), (ClientBytes().u8(0x1C).u8(4), "0 to 3"),
            (item.u8(17), "at most 16"), (item.u8(1).text("").u8(5), "at most 4"),
            (item.u8(1).text("").u8(1).short("text/plain").u32(2_097_153), "at most 2097152 bytes"),
        ]
        for (message, text) in refused { #expect(expected(message) == text, "\(message.bytes)") }
    }

    @Test("a position of playback may be as far as thirty years away, and no further")
    func playback() throws {
        func remote(_ value: Double) -> ClientBytes { ClientBytes().u8(0x1B).u8(12).f64(value).f64(5) }
        for value in [-1e9, 1e9] { #expect(throws: Never.self) { try read(remote(value)) } }
        for value in [(-1e9).nextDown, (1e9).nextUp] { #expect(throws: ProtocolError.self) { try read(remote(value)) } }
    }

    @Test("data may be as long as its limit; a clipboard's links that are as long as theirs are told")
    func longest() throws {
        let item = ClientBytes().u8(0x24).u8(3).f64(5).f32(10, 20).u16(1).u8(1).text("").u8(1).short("text/plain")
        let whole = item.u32(2_097_152).adding([UInt8](repeating: 97, count: 2_097_152))
        guard case .input(.drag(let sample), _) = try read(whole).first else { return #expect(Bool(false)) }
        #expect(sample.content.items.first?.representations.first?.data.count == 2_097_152)
        func told(_ count: Int) -> Int {
            let links = PasteboardContent.Representation(type: "public.url", data: Data(repeating: 97, count: count))
            return WireClipboard.representations(of: PasteboardContent(items: [.init(representations: [links])])).count
        }
        #expect(told(65_536) == 1 && told(65_537) == 0)
    }

    @Test("a range that ends before it begins is refused with the end that lies further away")
    func turnedRange() {
        let message = ClientBytes.edit(6).range(5, 3)
        #expect {
            _ = try read(message)
        } throws: { error in
            guard case ProtocolError.outOfRange(_, _, let found, _) = error else { return false }
            return found == 5
        }
    }

    private func input(_ bytes: ClientBytes) throws -> Input? {
        guard case .input(let input, _) = try read(bytes).first else { return nil }
        return input
    }

    @Test("a key says that it edits by a bit of its own")
    func edits() throws {
        for flags: UInt8 in 0...7 {
            guard case .key(let key)? = try input(.key(flags, code: "KeyA", key: "a", plain: "a")) else {
                return #expect(Bool(false))
            }
            #expect(
                key.isDown == (flags & 1 != 0) && key.isRepeat == (flags & 2 != 0) && key.isEdit == (flags & 4 != 0))
        }
    }

    @Test("A35: a contact of more than a pixel, either way, has a radius; a touch has the modifiers that are held")
    func contact() throws {
        func sample(_ width: Float, _ height: Float) throws -> PointerSample? {
            var bytes = ClientBytes.pointer(1, contact: width, height: height)
            bytes.bytes.replaceSubrange(50..<52, with: [1, 0])
            guard case .pointer(let sample)? = try input(bytes) else { return nil }
            return sample
        }
        let usual = try #require(try sample(1, 1))
        #expect(usual.modifiers == .shift)
        #expect(try sample(1.5, 1)?.majorRadius == 0.75 && sample(1, 1.5)?.majorRadius == 0.75)
        #expect(try sample(0.5, 4)?.majorRadius == 2 && sample(0.5, 0.5)?.majorRadius == usual.majorRadius)
    }

    @Test("a pinch makes smaller as well, and a turn goes once around either way")
    func transforms() throws {
        func sample(_ scale: Float, _ rotation: Float) throws -> TransformSample? {
            let bytes = ClientBytes().u8(0x1C).u8(1).u16(0).f64(5).f32(10, 20, scale, rotation)
            guard case .transform(let sample)? = try input(bytes) else { return nil }
            return sample
        }
        let half = try #require(try sample(0.5, -6.28319))
        #expect(half.scaleFactor == 0.5 && half.rotation == -2 * .pi)
        let whole = try #require(try sample(0.001, 6.28319))
        #expect(whole.scaleFactor >= 0.001 && whole.rotation == 2 * .pi)
    }

    @Test("a session's name has sixteen digits for each of its numbers")
    func sessionName() {
        #expect(SessionToken(high: 1, low: 0xAB).name == "000000000000000100000000000000ab")
    }
}
