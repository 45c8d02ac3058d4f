// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitSound

@MainActor
@Suite("Players of sounds")
final class AudioPlayerTests: SoundFixture {
    @Test("SD1: a player knows its file, and the bytes of a file that was not given")
    func facts() throws {
        begin()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
        defer { try? FileManager.default.removeItem(at: file) }
        try SoundFiles.wave(seconds: 2, channels: 2).write(to: file)
        let player = try AVAudioPlayer(contentsOf: file)
        #expect(player.url == file && player.data == nil && player.duration == 2 && player.numberOfChannels == 2)
        #expect(player.settings[AVSampleRateKey] as? Double == 8000)
        #expect(player.settings[AVFormatIDKey] as? AudioFormatID == kAudioFormatLinearPCM)
        #expect(try self.player(seconds: 1).data?.count == 8044)
        #expect(!player.isPlaying && player.currentTime == 0)
        // The bytes say what it is, whatever the hint says (SD2).
        #expect(try AVAudioPlayer(contentsOf: file, fileTypeHint: AVFileType.mp3.rawValue).duration == 2)
    }

    @Test("SD17: a player may be made, and asked to play, on another thread; it plays on the main one")
    func otherThread() async throws {
        begin()
        let data = SoundFiles.wave(seconds: 2, channels: 1)
        // As code of Swift 5 does. What is unchecked here is safe: the main thread waits while the other one uses it.
        let make: @MainActor (Data) throws -> AVAudioPlayer = AVAudioPlayer.init(data:)
        let play: @MainActor (AVAudioPlayer) -> [Bool] = { [$0.prepareToPlay(), $0.play()] }
        nonisolated(unsafe) let work = (
            unsafeBitCast(make, to: ((Data) throws -> AVAudioPlayer).self),
            unsafeBitCast(play, to: ((AVAudioPlayer) -> [Bool]).self)
        )
        nonisolated(unsafe) var made: AVAudioPlayer?
        nonisolated(unsafe) var told: [Bool] = []
        func onAnotherThread(_ action: @escaping @Sendable () -> Void) {
            let isDone = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                action()
                isDone.signal()
            }
            isDone.wait()
        }
        onAnotherThread {
            made = try? work.0(data)
            told = made.map(work.1) ?? []
        }
        let player = try #require(made)
        #expect(told == [true, true] && !player.isPlaying && player.deviceCurrentTime == 0)
        for _ in 0..<100 where !player.isPlaying {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
        #expect(player.isPlaying && log == ["prepare in 1", "play 1 in 1 from 0"], "\(log)")
    }

    @Test("SD3: a sound plays to its end; then its delegate hears, and it begins anew")
    func end() throws {
        let player = try player(seconds: 2)
        #expect(player.play() && player.isPlaying && player.play())
        #expect(log == ["play 1 in 1 from 0"])
        screen.advance(by: 1.5)
        #expect(abs(player.currentTime - 1.5) < 0.001 && delegate.ends.isEmpty)
        screen.advance(by: 0.6)
        #expect(!player.isPlaying && player.currentTime == 0 && delegate.ends == [true])
        // A host knows when a sound is over.
        #expect(log.count == 1)
        player.play()
        #expect(log.last == "play 1 in 1 from 0" && log.count == 2)
    }

    @Test("SD3: pausing and stopping keep the place")
    func pausing() throws {
        let player = try player(seconds: 2)
        player.play()
        screen.advance(by: 0.5)
        player.pause()
        screen.advance(by: 5)
        #expect(!player.isPlaying && abs(player.currentTime - 0.5) < 0.001 && delegate.ends.isEmpty)
        player.pause()
        player.play()
        screen.advance(by: 0.25)
        player.stop()
        #expect(abs(player.currentTime - 0.75) < 0.001)
        #expect(log == ["play 1 in 1 from 0", "stop 1 in 1", "play 1 in 1 from 0.5", "stop 1 in 1"])
    }

    @Test("SD3: a time that is set is kept within the sound, and played from at once")
    func seeking() throws {
        let player = try player(seconds: 2)
        player.currentTime = 1.5
        player.play()
        #expect(log == ["play 1 in 1 from 1.5"])
        player.currentTime = -3
        #expect(player.currentTime == 0 && log.last == "play 1 in 1 from 0")
        screen.advance(by: 1.9)
        #expect(player.isPlaying)
        player.currentTime = 99
        #expect(player.currentTime == 2)
        screen.advance(by: 0.01)
        #expect(!player.isPlaying && delegate.ends == [true])
        player.currentTime = .nan
        #expect(player.currentTime == 0)
    }

    @Test("SD4: a sound that is repeated twice is heard three times, the last time without repeating")
    func loops() throws {
        let player = try player(seconds: 1)
        player.numberOfLoops = 2
        player.play()
        screen.advance(by: 1.25)
        #expect(abs(player.currentTime - 0.25) < 0.001)
        screen.advance(by: 1)
        #expect(log == ["repeat 1 in 1 from 0", "play 1 in 1 from 0"] && player.isPlaying)
        screen.advance(by: 0.8)
        #expect(!player.isPlaying && delegate.ends == [true])
    }

    @Test("SD4: an endless sound ends when its loops are taken away, at the end of the pass that is heard")
    func endless() throws {
        let player = try player(seconds: 1)
        player.numberOfLoops = -1
        player.play()
        screen.advance(by: 100.5)
        #expect(player.isPlaying && abs(player.currentTime - 0.5) < 0.001 && log.count == 1)
        player.numberOfLoops = 0
        #expect(log.last == "play 1 in 1 from 0.5")
        screen.advance(by: 0.6)
        #expect(!player.isPlaying && delegate.ends == [true])
    }

    @Test("SD5: volume, side and speed reach the host within their limits; the speed only if it is enabled")
    func sound() throws {
        let player = try player(seconds: 10)
        player.volume = 0.5
        player.rate = 2
        player.play()
        #expect(host.last?.volume == 0.5 && host.last?.rate == 1)
        player.pan = -3
        #expect(host.last?.pan == -1)
        screen.advance(by: 1)
        player.enableRate = true
        #expect(host.last?.rate == 2 && abs(player.currentTime - 1) < 0.001)
        screen.advance(by: 1)
        #expect(abs(player.currentTime - 3) < 0.001)
        player.rate = 7
        #expect(host.last?.rate == 2)
        player.setVolume(2, fadeDuration: 3)
        #expect(host.last?.volume == 1 && host.last?.fade == 3 && player.volume == 2)
        let count = log.count
        player.pan = -3
        #expect(log.count == count)
        // 3 seconds of the sound are heard, 7 are left: 3.5 at twice the speed.
        screen.advance(by: 3.4)
        #expect(player.isPlaying)
        screen.advance(by: 0.2)
        #expect(!player.isPlaying)
    }

    @Test("SD5: what is no number has no effect, and no number of loops is too large")
    func numbers() throws {
        let player = try player(seconds: 1)
        player.enableRate = true
        (player.volume, player.rate, player.pan, player.numberOfLoops) = (.nan, .nan, .nan, .max)
        #expect(!player.play(atTime: .nan) && !player.isPlaying && player.play())
        #expect(host.last?.volume == 0 && host.last?.rate == 1 && host.last?.pan == 0)
        screen.advance(by: 2.5)
        player.setVolume(1, fadeDuration: .infinity)
        #expect(host.last?.fade == 0 && abs(player.currentTime - 0.5) < 0.001 && player.isPlaying)
    }

    @Test("SD6: players that begin at one time of the device's clock wait for it, silent, and can be stopped before")
    func later() throws {
        let (first, second) = (try player(seconds: 1), try player(seconds: 1))
        let time = first.deviceCurrentTime + 0.5
        #expect(first.play(atTime: time) && second.play(atTime: time) && first.isPlaying)
        second.volume = 0.1
        screen.advance(by: 0.4)
        #expect(log == ["prepare in 1", "prepare in 1"] && first.currentTime == 0)
        second.stop()
        screen.advance(by: 0.2)
        #expect(log.suffix(1) == ["play 1 in 1 from 0"] && abs(first.currentTime - 0.1) < 0.02)
        screen.advance(by: 1)
        #expect(delegate.ends == [true] && log.count == 3)
    }

    @Test("SD7: a player that is freed is silent")
    func freed() throws {
        var player: AVAudioPlayer? = try player(seconds: 1)
        player?.play()
        player = nil
        #expect(log == ["play 1 in 1 from 0", "stop 1 in 1"])
        screen.advance(by: 2)
        #expect(delegate.ends.isEmpty)
        _ = try self.player(seconds: 1)
        #expect(log.count == 2)
    }

    @Test("SD9: a session that ends stops its players, and says so")
    func session() throws {
        begin()
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .spokenAudio, options: .duckOthers)
        #expect(session.category == .playback && session.mode == .spokenAudio && session.categoryOptions == .duckOthers)
        try session.setCategory(AVAudioSessionCategoryPlayback, with: .mixWithOthers)
        #expect(session.categoryOptions == .mixWithOthers && session.mode == .default)
        try session.setActive(true)
        try session.setActive(false, options: .notifyOthersOnDeactivation)
        let player = try player(seconds: 1)
        player.play()
        let error = #expect(throws: NSError.self) { try session.setActive(false) }
        #expect(
            error?.code == AVAudioSession.ErrorCode.isBusy.rawValue && !player.isPlaying && log.last == "stop 1 in 1")
        #expect(throws: NSError.self) { try session.setCategory(.record) }
        #expect(session.category == .playback)
        var isAllowed: Bool?
        session.requestRecordPermission { isAllowed = $0 }
        #expect(isAllowed == nil)
        screen.advance(by: 0.1)
        #expect(isAllowed == false && session.recordPermission == .denied)
    }

    @Test("The largest rectangle of an aspect ratio lies in the middle")
    func rectangle() {
        let box = CGRect(x: 10, y: 20, width: 100, height: 100)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 4, height: 2), insideRect: box)
                == CGRect(x: 10, y: 45, width: 100, height: 50))
        #expect(AVMakeRect(aspectRatio: CGSize(width: 1, height: 4), insideRect: box).minX == 47.5)
        #expect(AVMakeRect(aspectRatio: .zero, insideRect: box).isNull)
    }

    @Test("SD16: a player without a sound does not play")
    func silent() {
        begin()
        let player = AVAudioPlayer()
        #expect(!player.prepareToPlay() && !player.play() && !player.isPlaying && log.isEmpty)
        #expect(player.duration == 0 && player.url == nil && player.data == nil)
    }
}
