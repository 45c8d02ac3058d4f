// SPDX-License-Identifier: Apache-2.0

import Foundation
import UnicodeText

/// A text that is spoken in a scene.
///
/// The application counts the time, as for a ``SoundPlayback``: it tells from the text how long each word takes, and no host answers. So
/// words and ends come in a replay as they came at first.
public struct Speech: Hashable, Sendable {
    /// A word, and when its turn comes.
    public struct Word: Hashable, Sendable {
        /// Its place in the text, in UTF-16 code units.
        public let range: Range<Int>
        /// Seconds after the beginning.
        public let begin: TimeInterval
    }

    /// Tells apart what speaks, until it is stopped.
    public let number: UInt32
    /// What is said.
    public let text: String
    /// The language and its place, as in `en-GB`; empty for the user's own.
    public let language: String
    /// The speed; 1 is that at which people read aloud, and 0.1 the slowest.
    public let rate: Double
    /// How high the voice is; 1 is its own.
    public let pitch: Double
    /// From 0, which is silence, to 1.
    public let volume: Double
    /// When it begins, on the application's clock.
    public let since: TimeInterval
    /// The words in their order.
    public let words: [Word]
    /// Seconds from the beginning to the end.
    public let duration: TimeInterval

    /// A text that is spoken from a time on.
    public init(
        number: UInt32, text: String, language: String = "", rate: Double = 1, pitch: Double = 1, volume: Double = 1,
        since: TimeInterval
    ) {
        self.number = number
        self.text = text
        self.language = language
        self.rate = max(rate, 0.1)
        self.pitch = pitch
        self.volume = volume
        self.since = since
        (words, duration) = Pace.words(in: text, rate: self.rate)
    }

    /// The word whose turn it is at a time of the application's clock, and later ones; `nil` when all have been said.
    public func rest(at time: TimeInterval) -> String? {
        guard time - since < duration else { return nil }
        guard let word = words.last(where: { $0.begin <= time - since }), word.range.lowerBound > 0 else { return text }
        return String(decoding: text.utf16.dropFirst(word.range.lowerBound), as: UTF16.self)
    }

    /// How long people take to read a text aloud.
    private enum Pace {
        /// Seconds for a letter, for a character that is a syllable or a word, and for a digit.
        private static let (letter, syllable, digit) = (0.07, 0.2, 0.25)
        /// Seconds of silence after a part of a sentence, and after a sentence.
        private static let (comma, stop) = (0.2, 0.4)

        static func words(in text: String, rate: Double) -> ([Word], TimeInterval) {
            var words: [Word] = []
            var ranges = WordBreaks.words(of: text)[...]
            var (time, place) = (0.0, 0)
            for scalar in text.unicodeScalars {
                if let range = ranges.first, range.lowerBound == place {
                    words.append(Word(range: range, begin: time / rate))
                    ranges.removeFirst()
                }
                time += seconds(scalar)
                place += UTF16.width(scalar)
            }
            return (words, time / rate)
        }

        private static func seconds(_ scalar: Unicode.Scalar) -> TimeInterval {
            switch scalar {
            case ",", ";", ":", "،", "、": comma
            case ".", "!", "?", "。", "！", "？", "…", "\n": stop
            case "\u{3041}"..."\u{30FF}", "\u{3400}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}": syllable
            default:
                scalar.properties.numericType != nil ? digit : scalar.properties.isAlphabetic ? letter : letter / 2
            }
        }
    }
}
