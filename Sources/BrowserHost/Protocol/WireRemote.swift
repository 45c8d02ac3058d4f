// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A remote command as a page sends it.
struct WireRemote {
    var command: RemoteCommand
    var time: Double

    init(from reader: inout ByteReader) throws(ProtocolError) {
        let start = reader.offset
        let number: UInt8 = try reader.integer("command")
        guard Int(number) < WireCommand.kinds.count else {
            throw .outOfRange(
                offset: start, field: "command", found: Double(number),
                expected: "0 to \(WireCommand.kinds.count - 1)")
        }
        let value = try reader.wideNumber("value", in: -1e9...1e9)
        command = RemoteCommand(WireCommand.kinds[Int(number)], value: value)
        time = try reader.wideNumber("time", in: 0...ClientMessageReader.latestTime)
    }
}

/// Remote commands by their numbers on a page: places in this list, and bits.
///
/// Language options are not among them: a page shows none.
enum WireCommand {
    static let kinds: [RemoteCommand.Kind] = [
        .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack, .skipForward, .skipBackward,
        .beginSeekingForward, .endSeekingForward, .beginSeekingBackward, .endSeekingBackward, .changePlaybackPosition,
        .changePlaybackRate, .changeRepeatMode, .changeShuffleMode, .rate, .like, .dislike, .bookmark, .changeVolume,
    ]

    /// A bit for each command: command n at bit n.
    static func bits(_ commands: Set<RemoteCommand.Kind>) -> UInt32 {
        kinds.enumerated().reduce(0) { commands.contains($1.element) ? $0 | 1 << UInt32($1.offset) : $0 }
    }
}

extension WirePlayback {
    init(_ state: NowPlaying.State) {
        self =
            switch state {
            case .stopped: .stopped
            case .playing: .playing
            case .paused: .paused
            }
    }
}
