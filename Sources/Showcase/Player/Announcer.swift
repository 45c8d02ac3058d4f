// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import UIKit

/// Says a track's title, by a voice of its language.
@MainActor
final class Announcer: NSObject {
    private let synthesizer = AVSpeechSynthesizer()
    /// The title that is spoken, and the word whose turn it is.
    private var title = ""
    private var word: NSRange?

    /// Called when another word has its turn, and at the end.
    var onChange: (() -> Void)?

    override init() {
        super.init()
        synthesizer.delegate = self
    }

    var isSpeaking: Bool { synthesizer.isSpeaking }

    func say(_ track: Track) {
        let utterance = AVSpeechUtterance(string: track.title)
        utterance.voice = track.language.flatMap { AVSpeechSynthesisVoice(language: $0) }
        title = track.title
        synthesizer.speak(utterance)
    }

    func stop() { synthesizer.stopSpeaking(at: .immediate) }

    /// The word of a track's title that is spoken now.
    func word(in track: Track) -> NSRange? { track.title == title ? word : nil }

    private func turn(to word: NSRange?) {
        self.word = word
        onChange?()
    }
}

extension Announcer: AVSpeechSynthesizerDelegate {
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {
        turn(to: characterRange)
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { turn(to: nil) }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { turn(to: nil) }
}
