// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A command from outside of the application's interface: of a headset, media keys, a desktop, the page around a screen.
public struct RemoteCommand: Sendable, Hashable, Codable {
    /// I27. The comments say what `value` means. Without a comment it is 0.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case play, pause, stop, togglePlayPause, nextTrack, previousTrack
        /// Seconds to skip; 0 leaves them to the application.
        case skipForward, skipBackward
        case beginSeekingForward, endSeekingForward, beginSeekingBackward, endSeekingBackward
        /// Seconds from the start of the playing item.
        case changePlaybackPosition
        /// The rate; 1 is as recorded.
        case changePlaybackRate
        /// 0 no repetition, 1 the item, 2 all items.
        case changeRepeatMode
        /// 0 in order, 1 by items, 2 by collections.
        case changeShuffleMode
        /// The rating, in the application's own range.
        case rate
        /// A value below 0 takes it back.
        case like, dislike, bookmark
        /// 0 for no setting, 1 for the item that plays, 2 for good; the option is in `languageOption`.
        case enableLanguageOption, disableLanguageOption
        /// From 0, silent, to 1.
        case changeVolume
    }

    /// Which command it is.
    public var kind: Kind
    /// Its meaning depends on ``kind``; 0 for commands without a value.
    public var value: Double
    /// The identifier of a language option; `nil` for other commands.
    public var languageOption: String?

    /// A command. Pass the value or language option that its kind needs.
    public init(_ kind: Kind, value: Double = 0, languageOption: String? = nil) {
        self.kind = kind
        self.value = value
        self.languageOption = languageOption
    }
}

extension RemoteCommand.Kind {
    /// I20: the event that the command is to responders; `nil` for a command that only handlers can take.
    public var subtype: UIEvent.EventSubtype? {
        switch self {
        case .play: .remoteControlPlay
        case .pause: .remoteControlPause
        case .stop: .remoteControlStop
        case .togglePlayPause: .remoteControlTogglePlayPause
        case .nextTrack: .remoteControlNextTrack
        case .previousTrack: .remoteControlPreviousTrack
        case .beginSeekingBackward: .remoteControlBeginSeekingBackward
        case .endSeekingBackward: .remoteControlEndSeekingBackward
        case .beginSeekingForward: .remoteControlBeginSeekingForward
        case .endSeekingForward: .remoteControlEndSeekingForward
        default: nil
        }
    }
}

extension SceneIdentifier {
    /// No scene: the source of input that belongs to the application as a whole. Only remote commands and memory warnings do.
    public static let application = SceneIdentifier(0)
}
