// SPDX-License-Identifier: Apache-2.0

import Foundation
import DesktopBus
import UIKitCore

/// An application's player in the words of MPRIS.
struct PlayerProperties: Sendable {
    static let root = "org.mpris.MediaPlayer2"
    static let player = "org.mpris.MediaPlayer2.Player"
    private static let noTrack = "/org/mpris/MediaPlayer2/TrackList/NoTrack"
    private static let loops = ["None", "Track", "Playlist"]

    /// The program's name.
    var identity: String
    var playing: NowPlaying

    // MARK: Values

    /// `org.mpris.MediaPlayer2`.
    var rootValues: [String: DBusValue] {
        [
            "CanQuit": .boolean(false), "CanRaise": .boolean(false), "HasTrackList": .boolean(false),
            "Identity": .string(identity), "SupportedUriSchemes": .strings([]), "SupportedMimeTypes": .strings([]),
        ]
    }

    /// `org.mpris.MediaPlayer2.Player`, without `Position`, which changes by itself and is never announced.
    var playerValues: [String: DBusValue] {
        let rates = playing.supportedRates.filter { $0 > 0 }
        let rate = playing.rate > 0 ? playing.rate : playing.defaultRate
        return [
            "PlaybackStatus": .string(status), "LoopStatus": .string(Self.loops[min(2, max(0, playing.repeatMode))]),
            "Rate": .double(rate), "Shuffle": .boolean(playing.shuffleMode != 0),
            "Metadata": .dictionary(metadata), "Volume": .double(playing.volume ?? 1),
            "MinimumRate": .double(canSetRate ? min(1, rates.min() ?? 0.25) : 1),
            "MaximumRate": .double(canSetRate ? max(1, rates.max() ?? 4) : 1),
            "CanGoNext": .boolean(takes(.nextTrack)), "CanGoPrevious": .boolean(takes(.previousTrack)),
            "CanPlay": .boolean(takes(.play) || takes(.togglePlayPause)),
            "CanPause": .boolean(takes(.pause) || takes(.togglePlayPause)),
            "CanSeek": .boolean(canSeek), "CanControl": .boolean(true),
        ]
    }

    private var status: String {
        switch playing.state {
        case .stopped: "Stopped"
        case .playing: "Playing"
        case .paused: "Paused"
        }
    }

    private var metadata: [String: DBusValue] {
        let item = playing.item
        var values: [String: DBusValue] = ["mpris:trackid": .objectPath(trackPath)]
        if let duration = item.duration { values["mpris:length"] = .int64(Self.microseconds(duration)) }
        if let title = item.title { values["xesam:title"] = .string(title) }
        if let artist = item.artist { values["xesam:artist"] = .strings([artist]) }
        if let album = item.albumTitle { values["xesam:album"] = .string(album) }
        if let artist = item.albumArtist { values["xesam:albumArtist"] = .strings([artist]) }
        if let composer = item.composer { values["xesam:composer"] = .strings([composer]) }
        if let genre = item.genre { values["xesam:genre"] = .strings([genre]) }
        if let number = item.trackNumber.flatMap(Int32.init(exactly:)) { values["xesam:trackNumber"] = .int32(number) }
        if let number = item.discNumber.flatMap(Int32.init(exactly:)) { values["xesam:discNumber"] = .int32(number) }
        if let url = item.assetURL { values["xesam:url"] = .string(url.absoluteString) }
        return values
    }

    /// A path that stays as long as the track: a number made from the application's information about it.
    var trackPath: String {
        let item = playing.item
        let names = [item.identifier, item.title, item.artist, item.albumTitle].map { $0 ?? "" }
        guard names.contains(where: { !$0.isEmpty }) else { return Self.noTrack }
        // FNV-1a: the same track has the same path in every run.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in names.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "/org/responder/track/t" + String(hash, radix: 16)
    }

    func takes(_ command: RemoteCommand.Kind) -> Bool { playing.commands.contains(command) }

    var canSetRate: Bool { takes(.changePlaybackRate) }

    /// To a place, or by steps if the application takes no places.
    var canSeek: Bool {
        takes(.changePlaybackPosition) || (takes(.skipForward) && takes(.skipBackward))
    }

    /// The place at a time of the application's clock.
    func position(at time: TimeInterval) -> Int64 { Self.microseconds(playing.position(at: time)) }

    static func microseconds(_ seconds: TimeInterval) -> Int64 {
        Int64(exactly: (min(max(seconds, -1e12), 1e12) * 1_000_000).rounded()) ?? 0
    }

    static func repeatMode(_ loop: String) -> Int? { loops.firstIndex(of: loop) }

    // MARK: Changes

    /// The changed properties of the player.
    func changes(since old: PlayerProperties?) -> [String: DBusValue] {
        guard let old else { return playerValues }
        let before = old.playerValues
        return playerValues.filter { before[$0.key] != $0.value }
    }

    /// The new place, if the player jumped instead of playing on; in microseconds.
    func seeked(since old: PlayerProperties?) -> Int64? {
        guard let old else { return nil }
        let time = playing.measuredAt
        let now = position(at: time)
        // A new track begins at its start.
        let expected = old.trackPath == trackPath ? old.position(at: time) : 0
        return abs(now - expected) > 500_000 ? now : nil
    }
}
