// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitSound

@MainActor
@Suite("Speech")
final class SpeechTests: SoundFixture {
    /// Writes down what it hears, with the time.
    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        let log = CallLog()
        var onFinish: ((AVSpeechSynthesizer) -> Void)?

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            log("start \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            log("finish \(utterance.speechString)")
            onFinish?(synthesizer)
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
            log("pause")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
            log("continue")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            log("cancel \(utterance.speechString)")
        }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
            utterance: AVSpeechUtterance
        ) {
            log((utterance.speechString as NSString).substring(with: characterRange))
        }
    }

    private let listener = Listener()

    private func synthesizer() -> AVSpeechSynthesizer {
        begin()
        let synthesizer = AVSpeechSynthesizer()
        synthesizer.delegate = listener
        return synthesizer
    }

    private func heard() -> [String] { listener.log.entries }

    @Test("SD11: utterances are spoken one after another, word by word, and each tells its beginning and its end")
    func order() {
        let synthesizer = synthesizer()
        let first = AVSpeechUtterance(string: "One, two.")
        synthesizer.speak(first)
        synthesizer.speak(AVSpeechUtterance(string: "Three"))
        #expect(heard() == ["start One, two."] && synthesizer.isSpeaking && !synthesizer.isPaused)
        #expect(log == ["speak 1 in 1: One, two."])
        // One that is not finished is not taken twice.
        synthesizer.speak(first)
        #expect(screen.application.faults.count == 1)
        screen.advance(by: 5)
        #expect(
            heard() == ["start One, two.", "One", "two", "finish One, two.", "start Three", "Three", "finish Three"])
        // Nobody stops what came to its end.
        #expect(!synthesizer.isSpeaking && log == ["speak 1 in 1: One, two.", "speak 1 in 1: Three"])
        synthesizer.speak(first)
        #expect(heard().suffix(1) == ["start One, two."])
    }

    @Test("SD11: what a delegate says at an end comes after what waits")
    func more() {
        let synthesizer = synthesizer()
        var isFirst = true
        listener.onFinish = {
            if isFirst { $0.speak(AVSpeechUtterance(string: "C")) }
            isFirst = false
        }
        for text in ["A", "B"] { synthesizer.speak(AVSpeechUtterance(string: text)) }
        screen.advance(by: 5)
        #expect(heard().filter { $0.hasPrefix("start") } == ["start A", "start B", "start C"])
    }

    @Test("SD11: a delay before and after an utterance is silence")
    func delays() {
        let synthesizer = synthesizer()
        let first = AVSpeechUtterance(string: "A")
        (first.preUtteranceDelay, first.postUtteranceDelay) = (1, 2)
        let second = AVSpeechUtterance(string: "B")
        second.preUtteranceDelay = .nan
        for utterance in [first, second] { synthesizer.speak(utterance) }
        screen.advance(by: 0.9)
        #expect(heard().isEmpty && synthesizer.isSpeaking && log.isEmpty)
        screen.advance(by: 0.3)
        #expect(heard() == ["start A", "A", "finish A"])
        screen.advance(by: 1.8)
        #expect(heard().count == 3)
        screen.advance(by: 0.3)
        #expect(heard() == ["start A", "A", "finish A", "start B", "B", "finish B"])
    }

    @Test("SD12: a word takes as long as its letters, and a rate makes it quicker or slower")
    func pace() {
        func speech(_ text: String, rate: Double = 1) -> Speech {
            Speech(number: 1, text: text, rate: rate, since: 10)
        }
        let text = speech("Don't wait, go 👍🏽 now.")
        let words = text.words.map { (text.text as NSString).substring(with: NSRange($0.range)) }
        #expect(words == ["Don't", "wait", "go", "now"])
        #expect(text.words.map(\.begin) == text.words.map(\.begin).sorted() && text.words[0].begin == 0)
        #expect(text.duration > 1 && text.duration < 2.5)
        let quick = speech("Don't wait, go 👍🏽 now.", rate: 2)
        #expect(quick.duration == text.duration / 2 && quick.words[2].begin == text.words[2].begin / 2)
        // Each of these is a syllable, and two digits are two words to say.
        #expect(speech("你好").duration == 0.4 && speech("42").duration == 0.5)
        #expect(speech("").duration == 0 && speech("").words.isEmpty && speech("").rest(at: 10) == nil)
        // From the word whose turn it is.
        #expect(text.rest(at: 10) == text.text && text.rest(at: 10.001 + text.words[1].begin) == "wait, go 👍🏽 now.")
        #expect(
            text.rest(at: 10 + text.words[3].begin + 0.01) == "now." && text.rest(at: 10.001 + text.duration) == nil)
        let rates: [(Float, Double)] = [(0, 0.25), (0.5, 1), (1, 3), (-1, 0.25), (9, 3), (.nan, 1)]
        for (rate, pace) in rates {
            let utterance = AVSpeechUtterance(string: "")
            utterance.rate = rate
            #expect(utterance.pace == pace)
        }
    }

    @Test("SD12: a host hears language, pitch, volume and speed, within their limits")
    func looks() {
        let synthesizer = synthesizer()
        let utterance = AVSpeechUtterance(attributedString: NSAttributedString(string: "Bonjour"))
        utterance.voice = AVSpeechSynthesisVoice(language: "fr-FR")
        (utterance.pitchMultiplier, utterance.volume, utterance.rate) = (5, -1, 1)
        synthesizer.speak(utterance)
        #expect(host.speech?.language == "fr-FR" && host.speech?.pitch == 2 && host.speech?.volume == 0)
        #expect(host.speech?.rate == 3)
    }

    @Test("SD13: a pause keeps the word, and speech goes on at its start; what is said meanwhile waits")
    func pause() {
        let synthesizer = synthesizer()
        #expect(!synthesizer.pauseSpeaking(at: .immediate) && !synthesizer.continueSpeaking())
        synthesizer.speak(AVSpeechUtterance(string: "Wonderful evening"))
        screen.advance(by: 0.8)
        #expect(heard() == ["start Wonderful evening", "Wonderful", "evening"])
        #expect(synthesizer.pauseSpeaking(at: .immediate) && synthesizer.isPaused && synthesizer.isSpeaking)
        #expect(!synthesizer.pauseSpeaking(at: .immediate) && log.last == "quiet 1 in 1")
        synthesizer.speak(AVSpeechUtterance(string: "All"))
        screen.advance(by: 10)
        #expect(heard().last == "pause")
        #expect(synthesizer.continueSpeaking() && !synthesizer.isPaused && log.last == "speak 1 in 1: evening")
        screen.advance(by: 10)
        #expect(
            heard().suffix(6) == [
                "continue", "evening", "finish Wonderful evening", "start All", "All", "finish All",
            ])
    }

    @Test("SD13: a pause after the word waits for its end")
    func pauseAtWord() {
        let synthesizer = synthesizer()
        synthesizer.speak(AVSpeechUtterance(string: "Wonderful evening"))
        screen.advance(by: 0.3)
        #expect(synthesizer.pauseSpeaking(at: .word) && !synthesizer.isPaused)
        screen.advance(by: 5)
        #expect(synthesizer.isPaused && heard() == ["start Wonderful evening", "Wonderful", "pause"])
        synthesizer.continueSpeaking()
        #expect(log.last == "speak 1 in 1: evening")
    }

    @Test("SD13: a pause before the beginning is silent, and the delay begins anew")
    func pauseInDelay() {
        let synthesizer = synthesizer()
        let utterance = AVSpeechUtterance(string: "A")
        utterance.preUtteranceDelay = 1
        synthesizer.speak(utterance)
        screen.advance(by: 0.9)
        #expect(synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused)
        screen.advance(by: 5)
        #expect(synthesizer.continueSpeaking() && heard().isEmpty)
        screen.advance(by: 0.9)
        #expect(heard().isEmpty)
        screen.advance(by: 1)
        #expect(heard() == ["start A", "A", "finish A"])
    }

    @Test("SD14: stopping forgets all that waits; who had begun is told, and new texts are spoken")
    func stop() {
        let synthesizer = synthesizer()
        #expect(!synthesizer.stopSpeaking(at: .immediate))
        for text in ["A long text", "B"] { synthesizer.speak(AVSpeechUtterance(string: text)) }
        screen.advance(by: 0.2)
        #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
        #expect(heard().last == "cancel A long text" && log.last == "quiet 1 in 1")
        synthesizer.speak(AVSpeechUtterance(string: "C and D"))
        screen.advance(by: 0.01)
        // After the word: what is said meanwhile comes after that.
        #expect(synthesizer.stopSpeaking(at: .word) && synthesizer.isSpeaking)
        synthesizer.speak(AVSpeechUtterance(string: "E"))
        screen.advance(by: 5)
        #expect(heard().suffix(6) == ["start C and D", "C", "cancel C and D", "start E", "E", "finish E"])
        // A pause ends, too.
        synthesizer.speak(AVSpeechUtterance(string: "F"))
        synthesizer.pauseSpeaking(at: .immediate)
        #expect(synthesizer.stopSpeaking(at: .word) && !synthesizer.isPaused && !synthesizer.isSpeaking)
        #expect(heard().last == "cancel F")
    }

    @Test("SD9: the end of the session is the end of what is said, unless the synthesizer is not of it")
    func session() throws {
        let synthesizer = synthesizer()
        synthesizer.speak(AVSpeechUtterance(string: "A long text"))
        #expect(throws: (any Error).self) { try AVAudioSession.sharedInstance().setActive(false) }
        #expect(!synthesizer.isSpeaking)
        synthesizer.usesApplicationAudioSession = false
        synthesizer.speak(AVSpeechUtterance(string: "A long text"))
        try AVAudioSession.sharedInstance().setActive(false)
        #expect(synthesizer.isSpeaking)
    }

    @Test("SD7: a synthesizer that is freed is silent, and who comes later hears the rest")
    func hearing() {
        var synthesizer: AVSpeechSynthesizer? = synthesizer()
        synthesizer?.speak(AVSpeechUtterance(string: "A wonderful evening"))
        screen.advance(by: 0.3)
        screen.send(.activation(.background))
        #expect(log.last == "quiet 1 in 1")
        screen.send(.activation(.foregroundActive))
        #expect(log.last == "speak 1 in 1: A wonderful evening")
        #expect(host.speech?.rest(at: screen.now) == "wonderful evening")
        synthesizer = nil
        #expect(log.last == "quiet 1 in 1")
        let count = heard().count
        screen.advance(by: 10)
        #expect(heard().count == count)
    }

    @Test("SD15: a language has a voice by its name with or without a place; others have none")
    func voices() throws {
        let german = try #require(AVSpeechSynthesisVoice(language: "de"))
        #expect(german.language == "de-DE" && german.name == "German (Germany)")
        #expect(AVSpeechSynthesisVoice(language: "en_GB")?.language == "en-GB")
        #expect(AVSpeechSynthesisVoice(language: "en")?.language == "en-US")
        #expect(AVSpeechSynthesisVoice(language: "tlh") == nil && AVSpeechSynthesisVoice(language: "de-XX") == nil)
        #expect(AVSpeechSynthesisVoice(identifier: german.identifier) == german)
        #expect(AVSpeechSynthesisVoice(identifier: "com.apple.ttsbundle.Samantha-compact") == nil)
        let all = AVSpeechSynthesisVoice.speechVoices()
        #expect(all.count > 40 && Set(all.map(\.identifier)).count == all.count && Set(all).contains(german))
        #expect(AVSpeechSynthesisVoice(language: nil)?.language == AVSpeechSynthesisVoice.currentLanguageCode())
    }
}
