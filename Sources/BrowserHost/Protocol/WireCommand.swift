import UIKitCore

/// Remote commands by the numbers that a page knows them by: places in this list, and bits.
///
/// Language options are not among them: a page shows none.
enum WireCommand {
    static let kinds: [RemoteCommand.Kind] = [
        .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack, .skipForward, .skipBackward,
        .beginSeekingForward, .endSeekingForward, .beginSeekingBackward, .endSeekingBackward, .changePlaybackPosition,
        .changePlaybackRate, .changeRepeatMode, .changeShuffleMode, .rate, .like, .dislike, .bookmark, .changeVolume,
    ]

    /// A bit for each command, that of number n at bit n.
    static func bits(_ commands: Set<RemoteCommand.Kind>) -> UInt32 {
        kinds.enumerated().reduce(0) { commands.contains($1.element) ? $0 | 1 << UInt32($1.offset) : $0 }
    }
}
