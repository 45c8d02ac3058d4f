// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

@testable import BrowserHost

@Suite("Messages about sounds")
struct SoundMessageTests {
    private func playback(_ number: UInt32, seconds: Double, repeats: Bool = false) -> SoundPlayback {
        let sound = Sound(
            Data("sound \(number)".utf8), format: .wave, duration: seconds, channelCount: 1, sampleRate: 8000)
        return SoundPlayback(
            number: number, sound: sound, since: 10, rate: 2, volume: 0.5, fade: 3, pan: -1, repeats: repeats)
    }

    @Test("a sound has its number, its name, whether it repeats, where it is and how it goes on")
    func messages() {
        var writer = PaintWriter()
        writer.sound(playback(7, seconds: 9, repeats: true), name: "abc", position: 1.25)
        writer.soundAhead(name: "abc")
        writer.silence(7)
        let sound = ClientBytes().u8(0x48).u32(7).text("abc").u8(1).f64(1.25).f32(2).f32(0.5).f32(3).f32(-1)
        let rest = ClientBytes().u8(0x49).text("abc").then(ClientBytes().u8(0x4A).u32(7))
        #expect(writer.bytes == sound.then(rest).bytes)
    }

    @Test("a text has its speaker, what is spoken, its language and how it is spoken")
    func speech() {
        let speech = Speech(number: 7, text: "Bonjour", language: "fr-FR", rate: 2, pitch: 0.5, volume: 0.25, since: 10)
        var writer = PaintWriter()
        writer.speech(speech, text: "jour")
        writer.quiet(7)
        let spoken = ClientBytes().u8(0x4C).u32(7).text("jour").text("fr-FR").f32(2).f32(0.5).f32(0.25)
        #expect(writer.bytes == spoken.then(ClientBytes().u8(0x4D).u32(7)).bytes)
        var heard = HeardSounds()
        heard.begin(Speech(number: 3, text: "one twelve", since: 10), at: 10)
        heard.begin(Speech(number: 1, text: "A text that is a little longer", since: 10), at: 10)
        #expect(heard.speeches(at: 10.5).map(\.rest) == ["that is a little longer", "twelve"])
        heard.end(1)
        #expect(heard.speeches(at: 10.5).map(\.speech.number) == [3] && heard.speeches(at: 12).isEmpty)
    }

    @Test("a page that comes later hears what is not over yet, where it is by then")
    func later() {
        var heard = HeardSounds()
        heard.begin(playback(2, seconds: 9), at: 10)
        heard.begin(playback(1, seconds: 2), at: 10)
        heard.begin(playback(3, seconds: 3, repeats: true), at: 10)
        // Two seconds at twice the speed.
        let found = heard.playbacks(at: 12)
        #expect(found.map(\.playback.number) == [2, 3] && found.map(\.position) == [4, 1])
        heard.end(2)
        #expect(heard.playbacks(at: 12).map(\.playback.number) == [3])
    }

    @Test("a sound at its end is told as silence, and never as an empty message")
    @MainActor
    func end() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let page = try await running.page()
        let scene = SceneIdentifier(page.welcome.scene)
        var over = playback(5, seconds: 2)
        (over.position, over.since) = (2, running.application.clock.now)
        running.host.play(over, in: scene)
        var messages: [[UInt8]] = []
        while messages.last?.first != 0x4A {
            guard case .binary(let bytes) = await page.client.receive() else { break }
            messages.append(bytes)
        }
        #expect(messages.last == ClientBytes().u8(0x4A).u32(5).bytes && !messages.contains([]))
        #expect(running.host.sessions[scene]?.heard.playbacks(at: 0).isEmpty == true)
        // So is a text of which nothing is left.
        running.host.speak(Speech(number: 6, text: "", since: running.application.clock.now), in: scene)
        while messages.last?.first != 0x4D {
            guard case .binary(let bytes) = await page.client.receive() else { break }
            messages.append(bytes)
        }
        #expect(messages.last == ClientBytes().u8(0x4D).u32(6).bytes && !messages.contains([]))
    }
}
