// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@testable import BrowserHost

@Suite("Messages about a page's device")
struct DeviceMessageTests {
    private func motion(_ flags: UInt8, _ vectors: [Float]) -> ClientBytes {
        vectors.reduce(ClientBytes().u8(0x19).u8(flags).f64(1000)) { $0.f32($1) }
    }

    @Test("a sample of motion has gravity, and the rest as far as the device measures it")
    func samples() throws {
        #expect(
            try read(motion(0, [0, 0, -1])) == [
                .input(.motion(MotionSample(acceleration: MotionVector(x: 0, y: 0, z: -1))), deviceTime: 1000)
            ])
        let whole = MotionSample(
            acceleration: MotionVector(x: 1, y: 2, z: 3), userAcceleration: MotionVector(x: 4, y: 5, z: 6),
            rotationRate: MotionVector(x: 7, y: 8, z: 9))
        #expect(
            try read(motion(3, [1, 2, 3, 4, 5, 6, 7, 8, 9])) == [.input(.motion(whole), deviceTime: 1000)])
        let turning = MotionSample(
            acceleration: MotionVector(x: 1, y: 2, z: 3), rotationRate: MotionVector(x: 4, y: 5, z: 6))
        #expect(try read(motion(2, [1, 2, 3, 4, 5, 6])) == [.input(.motion(turning), deviceTime: 1000)])
    }

    @Test("a step of a shake")
    func shakes() throws {
        let phases: [(UInt8, ShakePhase)] = [(0, .began), (1, .ended), (2, .cancelled)]
        for (number, phase) in phases {
            #expect(
                try read(ClientBytes().u8(0x1A).u8(number).f64(5)) == [.input(.shake(phase), deviceTime: 5)])
        }
    }

    @Test("a remote command by its number, with its value")
    func commands() throws {
        for (number, kind) in WireCommand.kinds.enumerated() {
            #expect(
                try read(ClientBytes().u8(0x1B).u8(UInt8(number)).f64(2.5).f64(5)) == [
                    .input(.remoteCommand(RemoteCommand(kind, value: 2.5)), deviceTime: 5)
                ])
        }
    }

    private func gamepad(_ gamepad: UInt8, _ part: UInt8, _ first: Float, _ second: Float = 0) -> ClientBytes {
        ClientBytes().u8(0x40).u8(gamepad).u8(part).f32(first, second).f64(5)
    }

    @Test("a gamepad's buttons by their numbers, its sticks, and its end")
    func gamepads() throws {
        for button in GamepadButton.allCases {
            let change = GamepadSample.Change.button(button, value: 0.5)
            #expect(
                try read(gamepad(3, button.rawValue, 0.5)) == [
                    .input(.gamepad(GamepadSample(gamepad: 3, change: change)), deviceTime: 5)
                ])
        }
        let changes: [(UInt8, GamepadSample.Change)] = [
            (17, .stick(.left, x: -1, y: 0.25)), (18, .stick(.right, x: -1, y: 0.25)),
        ]
        for (part, change) in changes {
            #expect(
                try read(gamepad(0, part, -1, 0.25)) == [
                    .input(.gamepad(GamepadSample(gamepad: 0, change: change)), deviceTime: 5)
                ])
        }
        #expect(
            try read(gamepad(15, 19, 0)) == [
                .input(.gamepad(GamepadSample(gamepad: 15, change: .disconnected)), deviceTime: 5)
            ])
        for bad in [
            gamepad(16, 0, 1), gamepad(0, 20, 1), gamepad(0, 0, -0.5), gamepad(0, 0, .nan), gamepad(0, 17, 1.5),
            gamepad(0, 17, 0, 1.5), gamepad(0, 17, 0, -1.5), gamepad(0, 0, 0, 1.5), gamepad(0, 0, 0, -0.5),
        ] {
            #expect(throws: ProtocolError.self) { try read(bad) }
        }
        func refusal(_ bytes: ClientBytes) -> String? {
            do throws(ProtocolError) {
                _ = try read(bytes)
                return nil
            } catch { return "\(error)" }
        }
        #expect(
            [gamepad(16, 0, 1), gamepad(0, 20, 1), gamepad(0, 0, 1.5), gamepad(0, 18, -1.5)].map(refusal) == [
                "byte 1: gamepad is 16.0, expected 0 to 15", "byte 2: gamepad part is 20.0, expected 0 to 19",
                "byte 3: gamepad value is 1.5, expected 0.0 to 1.0",
                "byte 3: gamepad value is -1.5, expected -1.0 to 1.0",
            ])
    }

    @MainActor
    @Test("the ring around the item with focus, and none")
    func ring() {
        var writer = PaintWriter()
        writer.focusRing(
            FocusRing(
                view: ViewIdentifier(9), rect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 5, isInside: true,
                isWholeView: true, color: .black))
        writer.focusRing(nil)
        let expected = ClientBytes().u8(0x40).u32(9).u8(3).f32(1, 2, 3, 4, 5).u32(0xFF00_0000)
            .u8(0x40).u32(0).u8(0).f32(0, 0, 0, 0, 0).u32(0)
        #expect(writer.bytes == expected.bytes)
    }

    @Test("what no device can mean is refused at its byte")
    func malformed() {
        #expect(throws: ProtocolError.self) { try read(motion(4, [0, 0, 0])) }
        #expect(throws: ProtocolError.self) { try read(motion(0, [.nan, 0, 0])) }
        #expect(throws: ProtocolError.self) { try read(motion(0, [2000, 0, 0])) }
        #expect(throws: ProtocolError.self) { try read(motion(1, [0, 0, 0])) }
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x1A).u8(3).f64(5)) }
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x1B).u8(21).f64(0).f64(5)) }
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x1B).u8(0).f64(.infinity).f64(5)) }
    }

    @Test("commands are bits by their numbers; those for languages are none of a page's")
    func bits() {
        #expect(WireCommand.bits([]) == 0)
        #expect(WireCommand.bits([.play, .togglePlayPause, .changeVolume]) == 1 | 1 << 3 | 1 << 20)
        #expect(WireCommand.bits(Set(RemoteCommand.Kind.allCases)) == 0x1F_FFFF)
        #expect(
            Set(RemoteCommand.Kind.allCases).subtracting(WireCommand.kinds) == [
                .enableLanguageOption, .disableLanguageOption,
            ])
    }

    @Test("what plays, field by field")
    func nowPlaying() {
        var playing = NowPlaying()
        playing.state = .playing
        playing.item.title = "T"
        playing.item.artist = "A"
        playing.item.duration = 100
        playing.rate = 2
        playing.commands = [.play, .like]
        playing.skipForwardIntervals = [15]
        playing.feedback[.like] = NowPlaying.Feedback(title: "L", shortTitle: "", isActive: true)
        var writer = PaintWriter()
        writer.nowPlaying(playing, position: 7)
        let expected = ClientBytes().u8(0x19).u8(1).u32(1 | 1 << 17).text("T").text("A").text("").f64(100).f64(7).f64(2)
            .f32(0, 15).text("L").text("").text("").u8(1)
        #expect(writer.bytes == expected.bytes)
    }

    @Test("nothing that plays, and the wish for every sample")
    func others() {
        var writer = PaintWriter()
        writer.nowPlaying(nil, position: 0)
        writer.sensors(wantsEverySample: true)
        let nothing = ClientBytes().u8(0x19).u8(0).u32(0).text("").text("").text("").f64(0).f64(0).f64(0).f32(0, 0)
            .text("").text("").text("").u8(0)
        #expect(writer.bytes == nothing.u8(0x1A).u8(1).bytes)
    }
}
