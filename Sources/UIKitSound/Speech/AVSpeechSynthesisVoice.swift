// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// How well a voice speaks.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// That of every voice here: how well a host's voices speak is not known.
    case `default` = 1
    /// Better.
    case enhanced
    /// The best.
    case premium
}

/// Whose voice a voice sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    /// Not known, as for every voice here.
    case unspecified
    /// A man's.
    case male
    /// A woman's.
    case female
}

/// A voice of a language (SD15). Which voice it is in the end, the host's system decides.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    /// The language and its place, as in `en-GB`.
    public let language: String
    /// How well it speaks.
    public let quality = AVSpeechSynthesisVoiceQuality.default
    /// Whose voice it sounds like.
    public let gender = AVSpeechSynthesisVoiceGender.unspecified

    private init(_ language: String) {
        self.language = language
        super.init()
    }

    /// A name of the voice that no other has.
    public var identifier: String { Self.prefix + language }

    /// The name of its language, in English.
    public var name: String { Locale(identifier: "en").localizedString(forIdentifier: language) ?? language }

    private static let prefix = "responder.voice."

    /// The languages that have voices, those of which there are several with the usual one first.
    private static let languages = [
        "ar-SA", "bg-BG", "ca-ES", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-US", "en-AU", "en-GB", "en-IE", "en-IN",
        "en-ZA", "es-ES", "es-MX", "fi-FI", "fr-FR", "fr-CA", "he-IL", "hi-IN", "hr-HR", "hu-HU", "id-ID", "it-IT",
        "ja-JP", "ko-KR", "ms-MY", "nb-NO", "nl-NL", "nl-BE", "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "sk-SK",
        "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN", "zh-CN", "zh-HK", "zh-TW",
    ]

    /// The voice of a language (SD15): `de-DE`, or `de` for its usual place. Without one, that of the user's language.
    ///
    /// - Returns: `nil` for a language that has no voice.
    public convenience init?(language languageCode: String?) {
        let wanted = (languageCode ?? Self.currentLanguageCode()).replacing("_", with: "-").lowercased()
        let found =
            Self.languages.first { $0.lowercased() == wanted }
            ?? Self.languages.first { !wanted.contains("-") && $0.lowercased().hasPrefix(wanted + "-") }
        guard let found else { return nil }
        self.init(found)
    }

    /// The voice of an identifier that another one had. Voices of iOS are not here.
    public convenience init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        let language = String(identifier.dropFirst(Self.prefix.count))
        guard Self.languages.contains(language) else { return nil }
        self.init(language)
    }

    /// A voice of each language.
    public static func speechVoices() -> [AVSpeechSynthesisVoice] { languages.map { AVSpeechSynthesisVoice($0) } }

    /// The user's language, with its place.
    public static func currentLanguageCode() -> String {
        let user = Languages.preferred.first?.lowercased() ?? "en"
        return languages.first { $0.lowercased() == user }
            ?? languages.first { $0.lowercased().prefix(2) == user.prefix(2) } ?? "en-US"
    }

    /// Two voices of one language are equal.
    public override func isEqual(_ object: Any?) -> Bool { (object as? AVSpeechSynthesisVoice)?.language == language }

    /// That of its language.
    public override var hash: Int { language.hashValue }
}
