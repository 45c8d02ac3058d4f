// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@testable import BrowserHost

@Suite("Messages about the menu bar")
struct MenuBarMessageTests {
    @Test("a menu that was opened, and a command that was chosen")
    func uses() throws {
        #expect(
            try read(ClientBytes().u8(0x30).u8(0).u32(3).u32(0).f64(5)) == [
                .input(.menuBar(.opened(generation: 3)), deviceTime: 5)
            ])
        #expect(
            try read(ClientBytes().u8(0x30).u8(1).u32(3).u32(7).f64(5)) == [
                .input(.menuBar(.chose(generation: 3, item: 7)), deviceTime: 5)
            ])
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x30).u8(2).u32(3).u32(7).f64(5)) }
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x30).u8(1).u32(3)) }
    }

    @MainActor
    @Test("menus with commands, lines and menus in them")
    func menus() {
        var command = MenuBar.Item(.command)
        command.number = 9
        command.title = "Cut"
        command.shortcut = "⌘X"
        command.isDestructive = true
        command.state = .mixed
        var inner = MenuBar.Item(.menu)
        inner.title = "In"
        var menu = MenuBar.Item(.menu)
        menu.title = "Edit"
        menu.children = [command, MenuBar.Item(.separator), inner]
        var writer = PaintWriter()
        writer.menuBar(MenuBar(generation: 2, menus: [menu]))
        let expected = ClientBytes().u8(0x30).u32(2).u16(1)
            .u8(1).text("Edit").u16(3)
            .u8(0).u32(9).u8(3).u8(2).text("Cut").text("⌘X")
            .u8(2)
            .u8(1).text("In").u16(0)
        #expect(Array(writer.bytes) == expected.bytes)
    }

    @MainActor
    @Test("a command that is neither enabled nor destructive has no flags; each of the two is one of its own")
    func flags() {
        for (isEnabled, isDestructive, flags) in [(false, false, 0), (true, false, 1), (false, true, 2)] {
            var command = MenuBar.Item(.command)
            (command.isEnabled, command.isDestructive) = (isEnabled, isDestructive)
            var menu = MenuBar.Item(.menu)
            menu.children = [command]
            var writer = PaintWriter()
            writer.menuBar(MenuBar(generation: 2, menus: [menu]))
            let head = ClientBytes().u8(0x30).u32(2).u16(1).u8(1).text("").u16(1)
            let expected = head.u8(0).u32(command.number).u8(UInt8(flags)).u8(0).text("").text("")
            #expect(Array(writer.bytes) == expected.bytes)
        }
    }
}

@Suite("Messages of assistive technology")
struct ActivationMessageTests {
    @Test("AX18: what was done to a view, or to a thing in it that is no view")
    func actions() throws {
        func done(_ place: UInt16, _ action: UInt8, _ argument: UInt8 = 0) throws -> AccessibilitySample? {
            let message = ClientBytes().u8(0x50).u32(7).u16(place).u8(action).u8(argument).f64(5)
            guard case .input(.accessibility(let sample), deviceTime: 5)? = try read(message).first else { return nil }
            return sample
        }
        let actions: [AccessibilitySample.Action] = [
            .activate, .increment, .decrement, .scroll(.down), .escape, .magicTap, .custom(4), .focus,
        ]
        for (number, action) in actions.enumerated() {
            #expect(try done(0, UInt8(number), 4) == AccessibilitySample(view: 7, action: action))
        }
        let text = ClientBytes().u8(0x50).u32(7).u16(0).u8(8).u8(0).f64(5).long("é")
        #expect(
            try read(text) == [
                .input(.accessibility(AccessibilitySample(view: 7, action: .setText("é"))), deviceTime: 5)
            ])
        #expect(try done(3, 0) == AccessibilitySample(view: 7, element: 2, action: .activate))
        #expect(try done(0, 9, 2) == AccessibilitySample(view: 7, action: .rotor(2, .previous)))
        #expect(try done(0, 9, 130) == AccessibilitySample(view: 7, action: .rotor(2, .next)))
        #expect(throws: ProtocolError.self) { try done(0, 10) }
        #expect(throws: ProtocolError.self) { try done(0, 3, 0) }
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x50).u32(7)) }
    }
}

@MainActor
@Suite("Messages to a page about looks and feelings")
struct LookMessageTests {
    @Test("vibrations in milliseconds; how far a view blurs follows where it does")
    func messages() throws {
        var writer = PaintWriter()
        writer.vibrate([9, 0, -1])
        #expect(writer.bytes == ClientBytes().u8(0x1C).u8(3).u16(9000).u16(0).u16(0).bytes)
        writer.clear()
        writer.vibrate([0.02, 0.1, 99])
        #expect(Array(writer.bytes) == ClientBytes().u8(0x1C).u8(3).u16(20).u16(100).u16(10_000).bytes)
        var pick = PaintWriter()
        pick.pick(true)
        #expect(Array(pick.bytes) == ClientBytes().u8(0x1E).u8(1).bytes)
        #expect(try read(ClientBytes().u8(0x1D).u8(1).f32(20).f32(30)) == [.picked(CGPoint(x: 20, y: 30))])
        #expect(try read(ClientBytes().u8(0x1D).u8(0).f32(0).f32(0)) == [.picked(nil)])
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x1D).u8(2).f32(0).f32(0)) }
        var plain = PaintWriter()
        plain.appearance(WireAppearance())
        var blurred = PaintWriter()
        blurred.appearance(WireAppearance(backdropBlur: 0.5))
        #expect(blurred.bytes.count == plain.bytes.count + 4 && blurred.bytes.first == WireAppearance.blurs)
        #expect(Array(blurred.bytes.suffix(4)) == ClientBytes().f32(0.5).bytes)
    }
}
