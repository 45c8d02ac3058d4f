// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore

@testable import BrowserHost

/// Each bit of a flag alone, both answers of each question, and the ends of ranges.
@Suite("Fields of a page's messages")
struct ClientFieldTests {
    private func input(_ bytes: ClientBytes) throws -> Input? {
        guard case .input(let input, _) = try read(bytes).first else { return nil }
        return input
    }

    private func scroll(flags: UInt8 = 0, modifiers: UInt16 = 0) throws -> ScrollSample? {
        let bytes = ClientBytes().u8(0x12).u8(flags).u16(modifiers).f64(5).f32(1, 2, 3, 4)
        guard case .scroll(let sample)? = try input(bytes) else { return nil }
        return sample
    }

    @Test("each modifier is a bit of its own, and there are six")
    func modifiers() throws {
        let flags: [UIKeyModifierFlags] = [.shift, .control, .alternate, .command, .alphaShift, .numericPad]
        for (bit, flag) in flags.enumerated() { #expect(try scroll(modifiers: 1 << UInt16(bit))?.modifiers == flag) }
        #expect(try scroll()?.modifiers == [] && scroll(modifiers: 63)?.modifiers == UIKeyModifierFlags(flags))
        #expect(throws: ProtocolError.self) { try scroll(modifiers: 64) }
        #expect(UIKeyModifierFlags(flags).rawValue == 0x3F_0000)
    }

    @Test("a wheel's notches are told from what goes on with the fingers")
    func scrolling() throws {
        #expect(try scroll()?.isContinuous == false && scroll(flags: 1)?.isContinuous == true)
        #expect(try scroll()?.delta == CGVector(dx: 3, dy: 4))
        #expect(throws: ProtocolError.self) { try scroll(flags: 2) }
    }

    @Test("each flag of a screen is a bit of its own; it has one kind of keyboard")
    func screenFlags() throws {
        func screen(_ flags: UInt8) throws -> ScreenDescription? {
            guard case .hello(let hello) = try read(.hello(screenFlags: flags)).first else { return nil }
            return hello.screen
        }
        func told(_ flags: UInt8) throws -> String {
            guard let screen = try screen(flags) else { return "" }
            return
                "\(screen.prefersDarkAppearance) \(screen.keyboard) \(screen.readsClipboard) \(screen.sharesContent) "
                + "\(screen.commandKey)"
        }
        #expect(try told(0) == "false hardware false false command")
        #expect(try told(1) == "true hardware false false command")
        #expect(try told(2) == "false soft false false command" && told(4) == "false none false false command")
        #expect(try told(8) == "false hardware true false command")
        #expect(try told(16) == "false hardware false true command")
        #expect(try told(128) == "false hardware false false control")
        for bad: UInt8 in [6, 32, 64] { #expect(throws: ProtocolError.self) { try screen(bad) } }
    }

    @Test("each wish of a page's user is a bit of its own, and one of them turns the layout")
    func wishes() throws {
        for bit: UInt8 in 0..<6 {
            guard case .hello(let hello) = try read(.hello(wishes: 1 << bit)).first else { return #expect(Bool(false)) }
            #expect(hello.screen.isRightToLeft == (bit == 5))
            #expect(hello.screen.accessibility.rawValue == (bit == 5 ? 0 : 1 << bit))
        }
        #expect(throws: ProtocolError.self) { try read(.hello(wishes: 64)) }
    }

    @Test("a keyboard has a width, however small")
    func keyboard() throws {
        let narrow = ClientBytes().u8(0x21).f32(0, 500, 0.5, 344).f64(5)
        #expect(try input(narrow) == .keyboardFrame(CGRect(x: 0, y: 500, width: 0.5, height: 344)))
    }

    @Test("A35: a pen's angles go to a right angle and a whole turn; what 32 bits add is taken off")
    func angles() throws {
        func angles(_ altitude: Float, _ azimuth: Float) throws -> [CGFloat] {
            guard case .pointer(let sample)? = try input(.pointer(0, device: 1, angles: (altitude, azimuth))) else {
                return []
            }
            return [sample.altitude, sample.azimuth]
        }
        #expect(try angles(1.5, 6.25) == [1.5, 6.25])
        #expect(try angles(1.5708, 6.28319) == [.pi / 2, 2 * .pi])
    }

    @Test("A35: a hovering pen has angles as well, as they are or from tilts; a hovering mouse has none")
    func hoverAngles() throws {
        func hover(_ device: UInt8, flags: UInt8 = 0, _ first: Float, _ second: Float) throws -> HoverSample? {
            let bytes = ClientBytes.pointer(
                1, device: device, flags: flags, angles: (first, second), kind: 0x11)
            guard case .hover(let sample)? = try input(bytes) else { return nil }
            return sample
        }
        let pen = try #require(try hover(1, 0.5, 1.5))
        #expect(
            pen.phase == .moved && pen.kind == .pen && [pen.altitude, pen.azimuth, pen.roll] == [0.5, 1.5, .pi / 2])
        let tilted = try #require(try hover(1, flags: 4, 0, 45))
        #expect(abs(tilted.altitude - .pi / 4) < 1e-6 && abs(tilted.azimuth - .pi / 2) < 1e-6)
        let mouse = try #require(try hover(2, 0.5, 1.5))
        #expect(mouse.kind == .mouse && [mouse.altitude, mouse.azimuth, mouse.roll] == [.pi / 2, 0, 0])
    }

    @Test("every phase, activation and reason by its number")
    func numbers() throws {
        let phases: [PointerSample.Phase] = [.down, .move, .up, .cancel]
        for (number, phase) in phases.enumerated() {
            guard case .pointer(let sample)? = try input(.pointer(UInt8(number))) else { return #expect(Bool(false)) }
            #expect(sample.phase == phase)
        }
        let activations: [SceneActivation] = [.foregroundActive, .foregroundInactive, .background]
        for (number, activation) in activations.enumerated() {
            #expect(try input(ClientBytes().u8(0x15).u8(UInt8(number)).f64(5)) == .activation(activation))
        }
        for (number, reason) in ["blur", "page hidden", "page left", "input lost"].enumerated() {
            #expect(try input(ClientBytes().u8(0x14).u8(UInt8(number)).f64(5)) == .cancelAll(reason))
        }
        for bad in [ClientBytes().u8(0x15).u8(3).f64(5), .pointer(3, kind: 0x11), ClientBytes().u8(0x1B).u8(200)] {
            #expect(throws: ProtocolError.self) { try read(bad) }
        }
    }

    @Test("as many kinds of data as a clipboard has, one of each link beyond it, and 64 links at most")
    func clipboard() throws {
        func content(_ bytes: ClientBytes) throws -> PasteboardContent? {
            guard case .text(let sample)? = try input(ClientBytes().u8(0x22).u8(2).f64(5).then(bytes)),
                case .paste(let content) = sample.edit
            else { return nil }
            return content
        }
        let all = ClientBytes().u8(4).u8(0).long("a").u8(1).long("b").u8(2).long("c:d").u8(3).u32(1).u8(7)
        #expect(try content(all)?.items.map(\.representations.count) == [4])
        // As long as it may be, and no link.
        #expect(
            try content(ClientBytes().u8(1).u8(2).long(String(repeating: "a", count: 1 << 16)))?.items.isEmpty == true)
        let links = (0..<70).map { "a:\($0)" }.joined(separator: "\n")
        let many = try #require(try content(ClientBytes().u8(2).u8(0).long("text").u8(2).long(links)))
        #expect(many.items.count == 64 && many.items.first?.representations.count == 2)
        #expect(many.items.dropFirst().allSatisfy { $0.representations.map(\.type) == ["public.url"] })
    }
}
