// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// Derived from the rate in the information.
    case unknown = 0
    case playing = 1
    case paused = 2
    case stopped = 3
    case interrupted = 4
}

/// Publishes the playing item to desktops, lock screens and the page around a screen.
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
    weak var session: MediaSession?
    /// The clock's time at which the information was set: `elapsed` in it refers to this time.
    private var measuredAt: TimeInterval = 0

    init(_ session: MediaSession) {
        self.session = session
        super.init()
    }

    /// The application's center.
    open class func `default`() -> MPNowPlayingInfoCenter { MediaSession.current.info }

    /// The playing item, by the keys of `MPMediaItemProperty` and `MPNowPlayingInfoProperty`; `nil` for none. A value of a
    /// wrong type is ignored.
    public var nowPlayingInfo: [String: Any]? {
        didSet {
            measuredAt = session?.now ?? 0
            session?.changed()
        }
    }

    /// The state of playback, set by the application; `unknown`, the value at first, derives it from ``nowPlayingInfo``.
    public var playbackState = MPNowPlayingPlaybackState.unknown {
        didSet { if playbackState != oldValue { session?.changed() } }
    }

    /// Adds the information to the description for the outside.
    func describe(in playing: inout NowPlaying) {
        let info = nowPlayingInfo ?? [:]
        playing.item = item(of: info)
        playing.elapsed = number(info[MPNowPlayingInfoPropertyElapsedPlaybackTime]) ?? 0
        playing.measuredAt = measuredAt
        playing.defaultRate = number(info[MPNowPlayingInfoPropertyDefaultPlaybackRate]) ?? 1
        let rate = number(info[MPNowPlayingInfoPropertyPlaybackRate]) ?? 1
        playing.state =
            switch playbackState {
            case .playing: .playing
            case .paused, .interrupted: .paused
            case .stopped: .stopped
            case .unknown: nowPlayingInfo == nil ? .stopped : rate == 0 ? .paused : .playing
            }
        playing.rate = playing.state == .playing ? rate : 0
    }

    private func item(of info: [String: Any]) -> NowPlaying.Item {
        var item = NowPlaying.Item()
        item.identifier = info[MPNowPlayingInfoPropertyExternalContentIdentifier] as? String
        item.title = info[MPMediaItemPropertyTitle] as? String
        item.artist = info[MPMediaItemPropertyArtist] as? String
        item.albumTitle = info[MPMediaItemPropertyAlbumTitle] as? String
        item.albumArtist = info[MPMediaItemPropertyAlbumArtist] as? String
        item.composer = info[MPMediaItemPropertyComposer] as? String
        item.genre = info[MPMediaItemPropertyGenre] as? String
        item.trackNumber = number(info[MPMediaItemPropertyAlbumTrackNumber]).flatMap { Int(exactly: $0) }
        item.discNumber = number(info[MPMediaItemPropertyDiscNumber]).flatMap { Int(exactly: $0) }
        item.duration = number(info[MPMediaItemPropertyPlaybackDuration]).flatMap { $0 > 0 ? $0 : nil }
        item.assetURL = info[MPNowPlayingInfoPropertyAssetURL] as? URL
        item.isLiveStream = info[MPNowPlayingInfoPropertyIsLiveStream] as? Bool ?? false
        return item
    }

    /// The language option that a command names.
    func languageOption(_ identifier: String) -> MPNowPlayingInfoLanguageOption? {
        let groups =
            nowPlayingInfo?[MPNowPlayingInfoPropertyAvailableLanguageOptions]
            as? [MPNowPlayingInfoLanguageOptionGroup]
        return groups?.lazy.flatMap(\.languageOptions).first { $0.identifier == identifier }
    }

    /// A finite number of any type; the type of a literal is the compiler's choice.
    private func number(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as Int: Double(value)
            case let value as UInt: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
