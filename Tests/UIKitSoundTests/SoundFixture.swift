// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitSound

/// A host that writes down what its users hear.
@MainActor
final class ListeningHost: SoundHost, SpeechHost, HapticHost {
    let log = CallLog()
    private(set) var last: SoundPlayback?
    private(set) var speech: Speech?
    private(set) var patterns = 0

    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func stop() {}
    func prepare(_ sound: Sound, in scene: SceneIdentifier) { log("prepare in \(scene.number)") }
    func stopPlayback(_ number: UInt32, in scene: SceneIdentifier) { log("stop \(number) in \(scene.number)") }
    func stopSpeech(_ number: UInt32, in scene: SceneIdentifier) { log("quiet \(number) in \(scene.number)") }
    func vibrate(_ pattern: [TimeInterval], in scene: SceneIdentifier) { patterns += 1 }

    func speak(_ speech: Speech, in scene: SceneIdentifier) {
        self.speech = speech
        log("speak \(speech.number) in \(scene.number): \(speech.text)")
    }

    func play(_ playback: SoundPlayback, in scene: SceneIdentifier) {
        last = playback
        let place = playback.position.formatted(.number.precision(.fractionLength(0...2)))
        log("\(playback.repeats ? "repeat" : "play") \(playback.number) in \(scene.number) from \(place)")
    }
}

/// A screen whose user hears, and files of sound.
@MainActor
class SoundFixture {
    final class Delegate: NSObject, AVAudioPlayerDelegate {
        private(set) var ends: [Bool] = []

        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends.append(flag) }
    }

    let screen = TestScreen()
    let host = ListeningHost()
    let delegate = Delegate()
    var log: [String] { host.log.entries }

    init() {
        screen.application.host = host
    }

    /// Other tests may have run between this fixture's making and its test, with applications of their own.
    func begin() { UIApplication.current = screen.application }

    /// A player of a sound that is so many seconds long.
    func player(seconds: Double) throws -> AVAudioPlayer {
        begin()
        let player = try AVAudioPlayer(data: SoundFiles.wave(seconds: seconds))
        player.delegate = delegate
        return player
    }
}

/// Files of sound, each made as its format says.
enum SoundFiles {
    static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
    }

    static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

    static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// Silence of 8,000 samples a second.
    static func wave(seconds: Double, channels: Int = 1) -> Data {
        let count = Int(seconds * 8000) * channels
        let format =
            little(1, 2) + little(channels, 2) + little(8000, 4) + little(8000 * channels, 4) + little(channels, 2)
        let head = text("RIFF") + little(36 + count, 4) + text("WAVE")
        return Data(head + text("fmt ") + little(16, 4) + format + little(8, 2) + text("data") + little(count, 4))
            + Data(repeating: 128, count: count)
    }
}
