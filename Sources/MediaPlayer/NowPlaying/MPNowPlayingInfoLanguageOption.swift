// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What a language option is about.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
    /// What is heard.
    case audible = 0
    /// What is read.
    case legible = 1
}

/// A language that what plays can be heard or read in.
@preconcurrency @MainActor
open class MPNowPlayingInfoLanguageOption: NSObject {
    /// Whether the option is about what is heard or what is read.
    public let languageOptionType: MPNowPlayingInfoLanguageOptionType
    /// A BCP 47 tag, such as `de-AT`; `nil` for an option without one.
    public let languageTag: String?
    /// Uniform type identifiers of what is special about the option, such as subtitles that describe sounds. Kept,
    /// and not used here.
    public let languageOptionCharacteristics: [String]?
    /// Empty for an option without a name.
    public let displayName: String
    /// By which commands name the option.
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

/// Language options of which one at most holds at a time.
@preconcurrency @MainActor
open class MPNowPlayingInfoLanguageOptionGroup: NSObject {
    /// The options in the order in which they are offered.
    public let languageOptions: [MPNowPlayingInfoLanguageOption]
    /// The one that holds where nobody chose.
    public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
    /// Whether none of the options may hold. Kept, and not enforced here.
    public let allowEmptySelection: Bool

    /// A group with these options. That the default option is one of them is not checked.
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
