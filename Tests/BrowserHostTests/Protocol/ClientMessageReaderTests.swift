// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

@testable import BrowserHost

@Suite struct ClientMessageReaderTests {
    @Test("a hello carries session, time, screen, activation, and what the page's address asks")
    func hello() throws {
        let token = SessionToken(high: 1, low: 2)
        var screen = ScreenDescription(
            size: CGSize(width: 390, height: 844), scale: 2,
            safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), prefersDarkAppearance: true)
        screen.picksFiles = true
        #expect(
            try read(
                .hello(
                    session: token, covered: (47, 34), link: "https://a.example/#/7", isLinkKnown: true,
                    urls: ["app:b"])) == [
                    .hello(
                        .init(
                            session: token, deviceTime: 1000, screen: screen, activation: .foregroundActive,
                            request: SceneRequest(link: URL(string: "https://a.example/#/7"), urls: urls(["app:b"])),
                            isLinkKnown: true))
                ])
        guard case .hello(let hello) = try read(.hello()).first else { return #expect(Bool(false)) }
        #expect(hello.session == nil)
        #expect(hello.request == SceneRequest())
        #expect(!hello.isLinkKnown)
        #expect(hello.state.isEmpty)
        guard case .hello(let keeping) = try read(.hello(state: [1, 2, 3])).first else { return #expect(Bool(false)) }
        #expect(Array(keeping.state) == [1, 2, 3])
    }

    @Test("AX22: a screen carries what its user wants of everything that is shown")
    func wishes() throws {
        func screen(_ wishes: UInt8, _ textSize: Float) throws -> ScreenDescription? {
            guard case .hello(let hello) = try read(.hello(wishes: wishes, textSize: textSize)).first else {
                return nil
            }
            return hello.screen
        }
        let plain = try screen(0, 1)
        #expect(plain?.accessibility == [] && plain?.isRightToLeft == false && plain?.contentSizeCategory == .large)
        #expect(try screen(1 | 2 | 4, 1)?.accessibility == [.reducesMotion, .increasesContrast, .forcesColors])
        #expect(try screen(8 | 16, 1)?.accessibility == [.reducesTransparency, .invertsColors])
        #expect(try screen(32, 2)?.isRightToLeft == true)
        #expect(try screen(0, 1.25)?.contentSizeCategory == .extraExtraLarge)
        #expect(throws: ProtocolError.self) { try screen(64, 1) }
        #expect(throws: ProtocolError.self) { try screen(0, 0) }
    }

    @Test("a request carries a link, URLs and a shortcut's type, each of which may be missing")
    func requests() throws {
        let whole = SceneRequest(
            link: URL(string: "http://localhost:1/#/a"), urls: urls(["app:b", "mailto:c@d"]), shortcut: "new")
        #expect(
            try read(.request(link: "http://localhost:1/#/a", urls: ["app:b", "mailto:c@d"], shortcut: "new"))
                == [.input(.request(whole), deviceTime: 1000)])
        #expect(try read(.request()) == [.input(.request(SceneRequest()), deviceTime: 1000)])
    }

    private func urls(_ texts: [String]) -> [URL] { texts.compactMap { URL(string: $0) } }

    @Test("several messages stand in one, in their order")
    func sequence() throws {
        let messages = try read(
            .pointer(0).then(.pointer(1, at: 11, 21)).then(.pointer(2)).then(ClientBytes().u8(0x03)))
        #expect(messages.count == 4)
        #expect(messages.last == .leave)
        guard case .input(.pointer(let move), deviceTime: 1000) = messages[1] else { return #expect(Bool(false)) }
        #expect(move.phase == .move)
        #expect(move.location == CGPoint(x: 11, y: 21))
        #expect(move.pointer == 7)
        #expect(move.buttons == 1)
    }

    @Test("A31: a pointer that measures no pressure has force 0 of 0, another's 0.5 is an average touch")
    func pressure() throws {
        #expect(try sample(.pointer(0)).force == 0)
        #expect(try sample(.pointer(0)).maximumForce == 0)
        let measured = try sample(.pointer(0, flags: 2, pressure: 0.5))
        #expect(measured.force == 1)
        #expect(measured.maximumForce == 2)
    }

    @Test("a contact of one pixel is unknown, another's radius is half its larger side")
    func contact() throws {
        #expect(try sample(.pointer(0, contact: 1)).majorRadius == 0)
        #expect(try sample(.pointer(0, contact: 30)).majorRadius == 15)
        #expect(try sample(.pointer(0, contact: 30, height: 8)).majorRadius == 15)
        #expect(try sample(.pointer(0, contact: 8, height: 30)).majorRadius == 15)
    }

    @Test("A35: a pen has angles, as they are or from tilts; other pointers are upright")
    func angles() throws {
        let pen = try sample(.pointer(0, device: 1, angles: (0.5, 1.5)))
        #expect(abs(pen.altitude - 0.5) < 1e-6)
        #expect(abs(pen.azimuth - 1.5) < 1e-6)
        #expect(pen.roll == .pi / 2)
        // As far as a browser's angles go, and no farther.
        #expect(abs(try sample(.pointer(0, device: 1, angles: (1.5708, 6.2831))).azimuth - 2 * .pi) < 1e-3)
        #expect(throws: ProtocolError.self) { try read(.pointer(0, device: 1, angles: (0.5, 6.2834))) }
        #expect(throws: ProtocolError.self) { try read(.pointer(0, device: 1, angles: (1.571, 0))) }
        let tilted = try sample(.pointer(0, device: 1, flags: 4, angles: (0, 45)))
        #expect(abs(tilted.altitude - .pi / 4) < 1e-6)
        #expect(abs(tilted.azimuth - .pi / 2) < 1e-6)
        #expect(try sample(.pointer(0, device: 0, angles: (0.5, 1.5))).altitude == .pi / 2)
    }

    @Test("A40: predicted samples are marked")
    func prediction() throws {
        #expect(try sample(.pointer(1, flags: 1)).role == .predicted)
        #expect(try sample(.pointer(1)).role == .measured)
    }

    @Test("hover, scroll, cancel-all, activation, screen, clock and measurements")
    func others() throws {
        var hover = HoverSample(pointer: 7, phase: .exited, kind: .mouse, location: CGPoint(x: 10, y: 20))
        hover.altitude = .pi / 2
        #expect(try read(.pointer(2, device: 2, kind: 0x11)) == [.input(.hover(hover), deviceTime: 1000)])

        hover.modifiers = .command
        let withKey = ClientBytes().u8(0x11).u8(2).u8(2).u8(0).u32(7).f64(1000).f32(10, 20)
            .f32(0.5, 1, 1, 0, 0, 90).u16(1).u16(8)
        #expect(try read(withKey) == [.input(.hover(hover), deviceTime: 1000)])

        var scroll = ScrollSample(
            location: CGPoint(x: 1, y: 2), delta: CGVector(dx: 0, dy: -120), isContinuous: true)
        scroll.modifiers = .control
        let scrolled = ClientBytes().u8(0x12).u8(1).u16(2).f64(5).f32(1, 2, 0, -120)
        #expect(try read(scrolled) == [.input(.scroll(scroll), deviceTime: 5)])

        #expect(try read(ClientBytes().u8(0x14).u8(0).f64(5)) == [.input(.cancelAll("blur"), deviceTime: 5)])
        #expect(try read(ClientBytes().u8(0x15).u8(2).f64(5)) == [.input(.activation(.background), deviceTime: 5)])
        var screen = ScreenDescription(size: CGSize(width: 100, height: 50))
        screen.picksFiles = true
        let resized = ClientBytes().u8(0x16).f32(100, 50, 1, 0, 0, 0, 0).u8(0).u8(0).f32(1).f64(5)
        #expect(try read(resized) == [.input(.resize(screen), deviceTime: 5)])
        #expect(try read(ClientBytes().u8(0x02).u32(3).f64(5)) == [.clock(request: 3, deviceTime: 5)])
        let measured = ClientBytes().u8(0x17).u32(9).f32(0.75, 0.25, 0.5).u16(2).f32(0.5, 1)
        #expect(
            try read(measured) == [
                .measurements(
                    .init(request: 9, ascent: 0.75, descent: 0.25, lineGap: 0.5, advances: [0.5, 1], offset: 1))
            ])
    }

    @Test("a pinch and turn on a trackpad")
    func transform() throws {
        var sample = TransformSample(
            phase: .changed, location: CGPoint(x: 1, y: 2), scaleFactor: 1.25, rotation: -0.5)
        sample.modifiers = .shift
        let message = ClientBytes().u8(0x1C).u8(1).u16(1).f64(5).f32(1, 2, 1.25, -0.5)
        #expect(try read(message) == [.input(.transform(sample), deviceTime: 5)])
        // A page's 1/1000 and its turn come through 32 bits.
        let extreme = ClientBytes().u8(0x1C).u8(0).u16(0).f64(5).f32(1, 2, 0.001, Float(2 * Double.pi))
        guard case .input(.transform(let read), deviceTime: 5) = try read(extreme).first else {
            return #expect(Bool(false))
        }
        #expect(read.scaleFactor >= 0.001)
        #expect(read.rotation <= 2 * .pi)
    }

    @Test("F38, F41: keys by place, by what they type, and by what they type alone")
    func keys() throws {
        let shifted = try keySample(.key(code: "KeyA", key: "A", plain: "a"))
        #expect(shifted.usage == .keyboardA)
        #expect(shifted.characters == "A")
        #expect(shifted.charactersIgnoringModifiers == "a")
        #expect(shifted.modifiers == .shift)
        #expect(shifted.isDown)
        #expect(!shifted.isRepeat)
        #expect(try keySample(.key(3, code: "ArrowUp", key: "ArrowUp", plain: "")).characters == "UIKeyInputUpArrow")
        #expect(try keySample(.key(3, code: "ArrowUp", key: "ArrowUp", plain: "")).isRepeat)
        #expect(try keySample(.key(code: "ShiftLeft", key: "Shift", plain: "")).characters == "")
        #expect(try keySample(.key(code: "Enter", key: "Enter", plain: "")).characters == "\r")
        #expect(try keySample(.key(code: "Nowhere", key: "x", plain: "")).usage == .keyboardErrorUndefined)
    }

    private func sample(_ bytes: ClientBytes) throws -> PointerSample {
        guard case .input(.pointer(let sample), _) = try #require(try read(bytes).first) else {
            throw Missing()
        }
        return sample
    }

    private func keySample(_ bytes: ClientBytes) throws -> KeySample {
        guard case .input(.key(let sample), _) = try #require(try read(bytes).first) else { throw Missing() }
        return sample
    }

    private struct Missing: Error {}
}
