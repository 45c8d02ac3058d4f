// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSAttributedString.Key {
    /// The language to speak in, as BCP 47 names it: a `String` (AX25).
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// How high the voice is, from 0 to 2, 1 being as usual: a number.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// Whether punctuation is spoken: a `Bool`.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributePunctuation")
    /// Whether an announcement waits for the present speech: a `Bool`.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// How the text is pronounced, in the phonetic alphabet: a `String`.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether letters are spoken one by one: a `Bool`.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, from 1 to 6, 0 for none: an `Int` (AX25).
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    /// Further information about the text: an array of `String`s.
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
}

extension NSAttributedString {
    /// The language of the whole text, if it has only one.
    var spokenLanguage: String? { value(of: .accessibilitySpeechLanguage) as? String }

    /// The heading level of the whole text, if it has only one.
    var headingLevel: Int? {
        guard let level = value(of: .accessibilityTextHeadingLevel) else { return nil }
        let number = level as? Int ?? (level as? NSNumber)?.intValue
        return number.flatMap { (1...6).contains($0) ? $0 : nil }
    }

    /// An attribute's value, if it is the same from the beginning to the end.
    private func value(of key: NSAttributedString.Key) -> Any? {
        guard length > 0 else { return nil }
        let whole = NSRange(location: 0, length: length)
        var range = NSRange()
        let value = attribute(key, at: 0, longestEffectiveRange: &range, in: whole)
        return range == whole ? value : nil
    }
}

/// Label, value and hint with attributes for speech.
struct SpokenTexts {
    var label: NSAttributedString?
    var value: NSAttributedString?
    var hint: NSAttributedString?
}
