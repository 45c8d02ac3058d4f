import UIKitCore

/// A command to switch a language, or subtitles, on or off.
@preconcurrency @MainActor
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {
    /// One of those that the now-playing information lists.
    open private(set) var languageOption: MPNowPlayingInfoLanguageOption
    /// Whether the option is wanted for what plays now, or for all that follows too.
    open private(set) var setting: MPChangeLanguageOptionSetting

    init(
        _ command: MPRemoteCommand, _ timestamp: TimeInterval, languageOption: MPNowPlayingInfoLanguageOption,
        setting: MPChangeLanguageOptionSetting
    ) {
        self.languageOption = languageOption
        self.setting = setting
        super.init(command, timestamp)
    }
}

/// For how long a language option is to hold.
public enum MPChangeLanguageOptionSetting: Int, Sendable {
    case none = 0
    /// For what plays now.
    case nowPlayingItemOnly = 1
    case permanent = 2
}
