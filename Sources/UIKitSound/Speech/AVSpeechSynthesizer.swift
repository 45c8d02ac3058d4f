// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Speaks texts, one after another.
///
///     let synthesizer = AVSpeechSynthesizer()
///     synthesizer.speak(AVSpeechUtterance(string: "Your turn"))
///
/// The application counts the time, on its clock: words and ends come when they are due, also in a replay and where nobody hears them.
/// A synthesizer that is freed is silent: keep it. The rules, SD11 to SD15, are in `Documentation/Sound.md`.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
    /// What is spoken.
    private struct Part {
        let utterance: AVSpeechUtterance
        /// Where the part that is spoken begins in the utterance's text, in UTF-16 code units.
        var offset = 0
        /// What a host was told; `nil` in the delay before, and in a pause.
        var speech: Speech?
        /// How many of its words have had their turn.
        var wordCount = 0
        /// Whether the delegate was told of its beginning.
        var hasBegun = false
    }

    /// Hears what becomes of utterances. Not held.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether it pauses. What is said to it meanwhile waits.
    public private(set) var isPaused = false
    /// Whether the application's audio session ends what it says (SD9). It counts from the next utterance on.
    open var usesApplicationAudioSession = true

    private let output: SoundOutput
    private let number: UInt32
    private var audience = Audience.everybody
    private var queue: [AVSpeechUtterance] = []
    private var part: Part?
    /// When the delay after the last utterance is over.
    private var silentUntil: TimeInterval = 0
    /// What comes next: a word, the end, or the end of a delay.
    private var next: EventClock.Deadline?
    /// The end of a pause that waits for the end of a word.
    private var endOfWord: EventClock.Deadline?

    /// A synthesizer with nothing to say.
    public override init() {
        output = SoundOutput.current
        number = output.newNumber()
        super.init()
    }

    @MainActor deinit {
        next?.cancel()
        endOfWord?.cancel()
        if part?.speech != nil { output.stop(number) }
    }

    private var clock: EventClock { output.clock }

    /// Whether it has something to say, also while it pauses.
    open var isSpeaking: Bool { part != nil || !queue.isEmpty }

    // MARK: Speaking

    /// Speaks an utterance after those that wait (SD11). One that waits already is not taken twice.
    open func speak(_ utterance: AVSpeechUtterance) {
        guard part?.utterance !== utterance, !queue.contains(where: { $0 === utterance }) else {
            return output.report("AVSpeechSynthesizer: an utterance that is not finished cannot be spoken again.")
        }
        if !isSpeaking { audience = output.audience }
        queue.append(utterance)
        beginNext()
    }

    private func beginNext() {
        guard part == nil, !queue.isEmpty else { return }
        part = Part(utterance: queue.removeFirst())
        wait()
    }

    /// Waits for the delays after the last utterance and before this one.
    private func wait() {
        guard let utterance = part?.utterance else { return }
        let begin = max(clock.now, silentUntil) + Self.length(utterance.preUtteranceDelay)
        guard begin > clock.now else { return self.begin() }
        next = clock.schedule(at: begin) { [weak self] in self?.begin() }
    }

    private static func length(_ delay: TimeInterval) -> TimeInterval { delay.isFinite ? max(delay, 0) : 0 }

    private func begin() {
        guard let utterance = part?.utterance else { return }
        part?.hasBegun = true
        say()
        delegate?.speechSynthesizer(self, didStart: utterance)
    }

    /// Speaks what is left of the utterance.
    private func say() {
        guard var part else { return }
        let utterance = part.utterance
        let rest = String(decoding: utterance.speechString.utf16.dropFirst(part.offset), as: UTF16.self)
        let speech = Speech(
            number: number, text: rest, language: utterance.voice?.language ?? "", rate: utterance.pace,
            pitch: utterance.pitch, volume: utterance.loudness, since: clock.now)
        (part.speech, part.wordCount) = (speech, 0)
        self.part = part
        let halt: (@MainActor () -> Void)? = { [weak self] in _ = self?.stopSpeaking(at: .immediate) }
        output.speak(speech, for: audience, halt: usesApplicationAudioSession ? halt : nil)
        // What begins now must be told after the utterance's beginning, so it waits for the clock like what comes later.
        waitForWord()
    }

    private func waitForWord() {
        guard let part, let speech = part.speech else { return }
        let words = speech.words
        let time = part.wordCount < words.count ? words[part.wordCount].begin : speech.duration
        next = clock.schedule(at: speech.since + time) { [weak self] in self?.goOn() }
    }

    private func goOn() {
        guard var part, let speech = part.speech else { return }
        guard part.wordCount < speech.words.count else { return finish() }
        let range = speech.words[part.wordCount].range
        part.wordCount += 1
        self.part = part
        waitForWord()
        delegate?.speechSynthesizer(
            self, willSpeakRangeOfSpeechString: NSRange(location: part.offset + range.lowerBound, length: range.count),
            utterance: part.utterance)
    }

    private func finish() {
        guard let utterance = part?.utterance else { return }
        endOfWord?.cancel()
        output.end(number)
        part = nil
        silentUntil = clock.now + Self.length(utterance.postUtteranceDelay)
        delegate?.speechSynthesizer(self, didFinish: utterance)
        beginNext()
    }

    // MARK: Pauses

    /// Pauses at once, or after the word whose turn it is (SD13).
    ///
    /// - Returns: whether it spoke.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard part != nil, !isPaused else { return false }
        atBoundary(boundary) { $0.pause() }
        return true
    }

    private func pause() {
        guard var part, !isPaused else { return }
        isPaused = true
        next?.cancel()
        if let speech = part.speech {
            output.stop(number)
            // The word goes on from its start.
            if part.wordCount > 0 { part.offset += speech.words[part.wordCount - 1].range.lowerBound }
            part.speech = nil
            self.part = part
        }
        if part.hasBegun { delegate?.speechSynthesizer(self, didPause: part.utterance) }
    }

    /// Goes on at the word at which it paused (SD13).
    ///
    /// - Returns: whether it paused.
    @discardableResult
    open func continueSpeaking() -> Bool {
        guard isPaused else { return false }
        isPaused = false
        guard let part else { return true }
        if part.hasBegun {
            say()
            delegate?.speechSynthesizer(self, didContinue: part.utterance)
        } else {
            wait()
        }
        return true
    }

    /// Forgets what it has to say, at once or after the word whose turn it is (SD14).
    ///
    /// - Returns: whether it spoke.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard isSpeaking else { return false }
        queue = []
        atBoundary(isPaused ? .immediate : boundary) { $0.cancel() }
        return true
    }

    private func cancel() {
        guard let part else { return }
        next?.cancel()
        endOfWord?.cancel()
        if part.speech != nil { output.stop(number) }
        self.part = nil
        isPaused = false
        if part.hasBegun { delegate?.speechSynthesizer(self, didCancel: part.utterance) }
        beginNext()
    }

    /// Acts at once, or when the next word begins or the last one is over.
    private func atBoundary(_ boundary: AVSpeechBoundary, _ act: @escaping @MainActor (AVSpeechSynthesizer) -> Void) {
        endOfWord?.cancel()
        guard boundary == .word, let part, let speech = part.speech, part.wordCount > 0,
            part.wordCount < speech.words.count
        else { return act(self) }
        // The next word is not told any more.
        next?.cancel()
        endOfWord = clock.schedule(at: speech.since + speech.words[part.wordCount].begin) { [weak self] in
            self?.part?.wordCount += 1
            self.map(act)
        }
    }
}

/// Where speech pauses or stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate
    /// After the word whose turn it is.
    case word
}

/// Hears what becomes of the utterances of a synthesizer.
@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// An utterance begins, after the delay before it.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)

    /// An utterance was spoken to its end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)

    /// An utterance pauses.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)

    /// An utterance goes on after a pause.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)

    /// An utterance that had begun is not spoken to its end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)

    /// A word's turn comes: its place in the utterance's text, in UTF-16 code units.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
