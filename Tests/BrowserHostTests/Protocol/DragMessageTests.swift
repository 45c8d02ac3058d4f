// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

@testable import BrowserHost

@Suite("Messages about drags")
struct DragMessageTests {
    private func drag(_ phase: UInt8) -> ClientBytes { ClientBytes().u8(0x24).u8(phase).f64(5).f32(10, 20).u16(1) }

    private func sample(of message: ClientBytes) throws -> DragSample? {
        guard case .input(.drag(let sample), deviceTime: 5) = try read(message).first else { return nil }
        return sample
    }

    @Test("a drag enters with types, moves, leaves, and drops with bytes")
    func phases() throws {
        let entered = try #require(
            try sample(of: drag(0).u8(1).text("").u8(2).short("text/plain").u32(0).short("text/uri-list").u32(0)))
        #expect(entered.phase == .entered && entered.location == CGPoint(x: 10, y: 20))
        #expect(
            entered.content.items.map { $0.representations.map(\.type) } == [
                ["public.utf8-plain-text", "public.url"]
            ])
        #expect(entered.modifiers == .shift)
        #expect(try sample(of: drag(1))?.phase == .moved)
        #expect(try sample(of: drag(2))?.phase == .exited)
        let dropped = try #require(
            try sample(of: drag(3).u8(1).text("a.png").u8(1).short("image/png").u32(3).adding([1, 2, 3])))
        #expect(dropped.phase == .dropped)
        #expect(
            dropped.content.items == [
                .init(representations: [.init(type: "public.png", data: Data([1, 2, 3]))], name: "a.png")
            ])
    }

    @Test("a drag may begin when the page does, and not before")
    func earliest() throws {
        func message(at time: Double) -> ClientBytes { ClientBytes().u8(0x24).u8(1).f64(time).f32(10, 20).u16(0) }
        #expect(try read(message(at: 0)).count == 1)
        #expect(throws: ProtocolError.self) { try read(message(at: -0.001)) }
    }

    @Test("a type that nobody knows is plain data")
    func unknownType() {
        #expect(FileTypes.identifier(mediaType: "application/x-made-up") == "public.data")
        #expect(FileTypes.identifier(mediaType: "") == "public.data")
        #expect(FileTypes.identifier(mediaType: "Image/PNG") == "public.png")
    }

    @Test("too many items, too many or too long representations and unknown phases are refused")
    func malformed() {
        let item = drag(3).u8(1).text("")
        for bad in [
            drag(4), drag(3), drag(3).u8(17), item.u8(5), item.u8(1).short("text/plain").u32(2 << 20 | 1),
            item.u8(1).short("text/plain").u32(5).adding([1]), drag(0).u8(1),
        ] {
            #expect(throws: ProtocolError.self) { try read(bad) }
        }
    }

    @Test("to a page: what a drop would do, how the pointer looks")
    func writing() {
        var writer = PaintWriter()
        writer.dropOperation(.copy)
        writer.pointerLook(.pressable)
        #expect(Array(writer.bytes) == [0x23, 1, 0x41, 4])
    }
}
