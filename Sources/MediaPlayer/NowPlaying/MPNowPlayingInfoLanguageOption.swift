// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The kind of a language option.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
    /// What is heard.
    case audible = 0
    /// What is read.
    case legible = 1
}

/// A language in which the playing item can be heard or read.
@preconcurrency @MainActor
open class MPNowPlayingInfoLanguageOption: NSObject {
    /// Whether the option is for audio or for text.
    public let languageOptionType: MPNowPlayingInfoLanguageOptionType
    /// A BCP 47 tag, such as `de-AT`; `nil` for an option without one.
    public let languageTag: String?
    /// Uniform type identifiers for special properties of the option, such as subtitles that describe sounds. Kept without an
    /// effect.
    public let languageOptionCharacteristics: [String]?
    /// Empty for an option without a name.
    public let displayName: String
    /// The identifier by which commands name the option.
    public let identifier: String

    /// An option with these properties, none of which can change later. An identifier must be unique among the
    /// options on offer.
    public init(
        type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
        characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String
    ) {
        self.languageOptionType = languageOptionType
        self.languageTag = languageTag
        self.languageOptionCharacteristics = languageOptionCharacteristics
        self.displayName = displayName
        self.identifier = identifier
        super.init()
    }
}

/// Language options, at most one of which is on at a time.
@preconcurrency @MainActor
open class MPNowPlayingInfoLanguageOptionGroup: NSObject {
    /// The options in the order in which they are offered.
    public let languageOptions: [MPNowPlayingInfoLanguageOption]
    /// The option that is on before a choice.
    public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
    /// Whether all options may be off. Kept, but not enforced here.
    public let allowEmptySelection: Bool

    /// A group with these options. Nothing checks that the default option is one of them.
    public init(
        languageOptions: [MPNowPlayingInfoLanguageOption],
        defaultLanguageOption: MPNowPlayingInfoLanguageOption?, allowEmptySelection: Bool
    ) {
        self.languageOptions = languageOptions
        self.defaultLanguageOption = defaultLanguageOption
        self.allowEmptySelection = allowEmptySelection
        super.init()
    }
}
