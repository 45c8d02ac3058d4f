// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitSound

@MainActor
@Suite("Who hears a sound")
final class SoundOutputTests: SoundFixture {
    /// A scene of a visitor.
    private func connect(_ number: UInt32, of visitor: UInt32) {
        screen.send(
            .connect(
                ScreenDescription(size: CGSize(width: 100, height: 100)),
                SceneRequest(visitor: VisitorIdentifier(visitor))), to: SceneIdentifier(number))
        // A screen of another visitor is active beside the first.
        screen.send(.activation(.foregroundActive), to: SceneIdentifier(number))
    }

    /// Plays in an event of a scene's visitor.
    private func play(_ player: AVAudioPlayer, in scene: UInt32) throws {
        let scene = try #require(screen.application.windowScene(for: SceneIdentifier(scene)))
        screen.application.clock.during(scene.visitorAtHand) { _ = player.play() }
    }

    @Test("SD7: what a visitor's event plays is heard by that visitor alone, in one scene")
    func visitors() throws {
        screen.send(.disconnect)
        connect(11, of: 1)
        connect(12, of: 2)
        connect(13, of: 1)
        let player = try player(seconds: 5)
        try play(player, in: 12)
        #expect(log == ["play 1 in 12 from 0"])
        let other = try self.player(seconds: 5)
        try play(other, in: 11)
        #expect(log.count == 2 && ["play 2 in 11 from 0", "play 2 in 13 from 0"].contains(log[1]))
        // The volume changes where it is heard.
        other.volume = 0.5
        #expect(log.count == 3 && log[2] == log[1])
    }

    @Test("SD7: what code outside of events plays is heard by everybody, and by who comes later where it is by then")
    func everybody() throws {
        screen.send(.disconnect)
        connect(11, of: 1)
        connect(12, of: 2)
        let player = try player(seconds: 5)
        player.play()
        #expect(log == ["play 1 in 11 from 0", "play 1 in 12 from 0"])
        screen.advance(by: 2)
        connect(13, of: 3)
        connect(14, of: 1)
        #expect(log.suffix(1) == ["play 1 in 13 from 0"])
        // It began at its start two seconds ago: that is where it is.
        #expect(abs((host.last?.position(at: screen.now) ?? 0) - 2) < 0.1)
    }

    @Test("SD7: the sound goes on in another scene of its visitor when its own is closed")
    func closed() throws {
        screen.send(.disconnect)
        connect(11, of: 1)
        let player = try player(seconds: 5)
        try play(player, in: 11)
        connect(12, of: 1)
        screen.send(.disconnect, to: SceneIdentifier(11))
        #expect(log == ["play 1 in 11 from 0", "stop 1 in 11", "play 1 in 12 from 0"])
        screen.send(.disconnect, to: SceneIdentifier(12))
        #expect(log.last == "stop 1 in 12" && player.isPlaying)
        screen.advance(by: 6)
        #expect(delegate.ends == [true])
    }

    @Test("SD8: in the background a sound is silent and goes on, except in the category for playing")
    func background() throws {
        let player = try player(seconds: 60)
        player.play()
        screen.send(.activation(.background))
        #expect(log.last == "stop 1 in 1" && player.isPlaying)
        screen.advance(by: 10)
        screen.send(.activation(.foregroundActive))
        #expect(log.last == "play 1 in 1 from 0" && abs((host.last?.position(at: screen.now) ?? 0) - 10) < 0.2)
        screen.send(.activation(.background))
        try AVAudioSession.sharedInstance().setCategory(.playback)
        #expect(log.last == "play 1 in 1 from 0" && log.count == 5)
        screen.send(.activation(.foregroundActive))
        screen.send(.activation(.background))
        #expect(log.count == 5)
        try AVAudioSession.sharedInstance().setCategory(AVAudioSessionCategoryAmbient)
        #expect(log.last == "stop 1 in 1")
    }

    // MARK: Sounds with numbers

    private func file(seconds: Double) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
        try SoundFiles.wave(seconds: seconds).write(to: file)
        return file
    }

    @Test("SD10: a file's number plays it, and means nothing when it was given up")
    func numbers() throws {
        begin()
        let file = try file(seconds: 1)
        defer { try? FileManager.default.removeItem(at: file) }
        var (first, second) = (SystemSoundID(0), SystemSoundID(0))
        #expect(AudioServicesCreateSystemSoundID(file as CFURL, &first) == kAudioServicesNoError)
        AudioServicesCreateSystemSoundID(file as CFURL, &second)
        #expect(first > 9999 && second != first)
        var ends = 0
        AudioServicesPlaySystemSoundWithCompletion(first) { ends += 1 }
        AudioServicesPlaySystemSound(first)
        #expect(log == ["prepare in 1", "prepare in 1", "play 1 in 1 from 0", "play 2 in 1 from 0"])
        screen.advance(by: 0.9)
        #expect(ends == 0)
        screen.advance(by: 0.2)
        #expect(ends == 1)
        AudioServicesPlayAlertSound(second)
        #expect(AudioServicesDisposeSystemSoundID(second) == 0 && log.last == "stop 3 in 1")
        let count = log.count
        AudioServicesPlaySystemSound(second)
        #expect(log.count == count && host.patterns == 0)
    }

    @Test("SD10: a file that is missing, that is no sound, or that is too long, gets no number")
    func refusals() throws {
        begin()
        var number = SystemSoundID(5)
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/no/sound.caf"), &number) == -43)
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: #filePath), &number) == -1500)
        let long = try file(seconds: 30.5)
        defer { try? FileManager.default.removeItem(at: long) }
        #expect(AudioServicesCreateSystemSoundID(long, &number) == -1502)
        #expect(number == 5 && log.isEmpty)
    }

    @Test("SD10: sounds of the system that are vibrations are felt; others are not")
    func vibrations() {
        begin()
        AudioServicesPlaySystemSound(1104)
        #expect(host.patterns == 0)
        AudioServicesPlaySystemSound(1519)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        #expect(host.patterns == 2)
        var ends = 0
        AudioServicesPlaySystemSoundWithCompletion(1520) { ends += 1 }
        AudioServicesPlayAlertSoundWithCompletion(1104, nil)
        #expect(host.patterns == 3 && ends == 0)
        screen.advance(by: 0.01)
        #expect(ends == 1)
    }
}
