// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The slowest `rate` of an utterance.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The quickest `rate` of an utterance.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The `rate` at which people read aloud.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken, and how. What is set after its turn has come has no effect on it.
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let attributedSpeechString: NSAttributedString

    /// The text without its attributes.
    open var speechString: String { attributedSpeechString.string }

    /// An utterance of a text, by the voice of the user's language.
    public init(string: String) {
        attributedSpeechString = NSAttributedString(string: string)
        super.init()
    }

    /// An utterance of a text. Its attributes are kept, and do not change how it is spoken.
    public init(attributedString string: NSAttributedString) {
        attributedSpeechString = string
        super.init()
    }

    /// Who speaks; `nil` is the voice of the user's own language.
    open var voice: AVSpeechSynthesisVoice?
    /// The speed, from `AVSpeechUtteranceMinimumSpeechRate` to `AVSpeechUtteranceMaximumSpeechRate`. What is beyond has the effect of
    /// the limit.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high the voice is, from 0.5 to 2. What is beyond has the effect of the limit.
    open var pitchMultiplier: Float = 1
    /// From 0, which is silence, to 1. What is beyond has the effect of the limit.
    open var volume: Float = 1
    /// Seconds of silence before it.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds of silence after it, before the next one.
    open var postUtteranceDelay: TimeInterval = 0

    /// How many times as fast as usual it is spoken (SD12): a quarter at the least rate, three times at the greatest.
    var pace: Double {
        let rate = rate.limited(to: 0...1, else: AVSpeechUtteranceDefaultSpeechRate)
        return rate < 0.5 ? 0.25 + 1.5 * rate : 1 + 4 * (rate - 0.5)
    }

    var pitch: Double { pitchMultiplier.limited(to: 0.5...2, else: 1) }
    var loudness: Double { volume.limited(to: 0...1, else: 1) }
}
