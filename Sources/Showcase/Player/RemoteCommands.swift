// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import UIKit

/// Connects a player with headsets, media keys and desktops, in one of two ways, and records which part took each command.
@MainActor
final class RemoteCommands {
    /// The part of the app that takes commands.
    enum Mode: Int {
        /// Handlers of the command center.
        case handlers
        /// The first responder, else the application's delegate.
        case responders
    }

    let player = Player()
    private let platform: any Platform
    /// The newest last: "play: handler".
    private(set) var log: [String] = []
    private var observers: [Observer] = []

    private struct Observer {
        weak var object: AnyObject?
        let changed: () -> Void
    }

    var mode = Mode.handlers {
        didSet {
            guard mode != oldValue else { return }
            detach(oldValue)
            attach()
        }
    }

    /// The commands of the application's delegate, for all its screens; new ones in a test without it.
    static func current(on platform: any Platform) -> RemoteCommands {
        (UIApplication.shared.delegate as? AppDelegate)?.commands ?? RemoteCommands(platform)
    }

    init(_ platform: any Platform) {
        self.platform = platform
        player.onChange = { [weak self] in self?.changed() }
        attach()
        changed()
    }

    /// Calls a closure after every change, while the object lives.
    func observe(_ object: AnyObject, _ changed: @escaping () -> Void) {
        observers.removeAll { $0.object == nil }
        observers.append(Observer(object: object, changed: changed))
    }

    private func changed() {
        publish()
        tellObservers()
    }

    /// Records the taker of a command.
    func note(_ command: String, takenBy taker: String) {
        log.append("\(command): \(taker)")
        if log.count > 20 { log.removeFirst() }
        tellObservers()
    }

    private func tellObservers() {
        for observer in observers where observer.object != nil { observer.changed() }
    }

    // MARK: The outside

    private func publish() {
        let track = player.track
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: track.title,
            MPMediaItemPropertyArtist: track.artist,
            MPMediaItemPropertyAlbumTitle: track.album,
            MPMediaItemPropertyAlbumTrackNumber: player.trackNumber,
            MPMediaItemPropertyPlaybackDuration: track.duration,
            MPNowPlayingInfoPropertyExternalContentIdentifier: "track\(player.trackNumber)",
            MPNowPlayingInfoPropertyElapsedPlaybackTime: player.position,
            MPNowPlayingInfoPropertyPlaybackRate: player.currentRate,
            MPNowPlayingInfoPropertyDefaultPlaybackRate: player.rate,
        ]
        let atStart = player.position == 0
        MPNowPlayingInfoCenter.default().playbackState =
            player.isPlaying || player.isSeeking ? .playing : atStart ? .stopped : .paused
        let center = MPRemoteCommandCenter.shared()
        center.changeRepeatModeCommand.currentRepeatType = player.repeatType
        center.changeShuffleModeCommand.currentShuffleType = player.shuffleType
        platform.tell(volume: player.volume)
        center.likeCommand.isActive = player.isLiked
    }

    // MARK: Handlers

    private func attach() {
        switch mode {
        case .handlers: addHandlers(to: MPRemoteCommandCenter.shared())
        case .responders: UIApplication.shared.beginReceivingRemoteControlEvents()
        }
    }

    private func detach(_ mode: Mode) {
        switch mode {
        case .handlers:
            for (_, command) in commands(of: MPRemoteCommandCenter.shared()) { command.removeTarget(nil as Any?) }
        case .responders: UIApplication.shared.endReceivingRemoteControlEvents()
        }
    }

    private func commands(of center: MPRemoteCommandCenter) -> [(String, MPRemoteCommand)] {
        [
            ("play", center.playCommand), ("pause", center.pauseCommand), ("stop", center.stopCommand),
            ("togglePlayPause", center.togglePlayPauseCommand), ("nextTrack", center.nextTrackCommand),
            ("previousTrack", center.previousTrackCommand), ("skipForward", center.skipForwardCommand),
            ("skipBackward", center.skipBackwardCommand), ("seekForward", center.seekForwardCommand),
            ("seekBackward", center.seekBackwardCommand),
            ("changePlaybackPosition", center.changePlaybackPositionCommand),
            ("changePlaybackRate", center.changePlaybackRateCommand),
            ("changeRepeatMode", center.changeRepeatModeCommand),
            ("changeShuffleMode", center.changeShuffleModeCommand), ("like", center.likeCommand),
        ] + (platform.volumeCommand.map { [("changeVolume", $0)] } ?? [])
    }

    private func addHandlers(to center: MPRemoteCommandCenter) {
        center.skipForwardCommand.preferredIntervals = [15]
        center.skipBackwardCommand.preferredIntervals = [15]
        center.changePlaybackRateCommand.supportedPlaybackRates = [0.5, 1, 1.5, 2]
        for (name, command) in commands(of: center) {
            _ = command.addTarget { [weak self] event in
                guard let self else { return .commandFailed }
                let detail = perform(event, of: center)
                note(name + detail, takenBy: "handler")
                return .success
            }
        }
    }

    /// Performs a command, and returns a description of its value.
    private func perform(_ event: MPRemoteCommandEvent, of center: MPRemoteCommandCenter) -> String {
        switch event {
        case let event as MPSkipIntervalCommandEvent:
            let seconds = event.command === center.skipForwardCommand ? event.interval : -event.interval
            player.skip(by: seconds)
            return " \(ShortText.number(event.interval)) s"
        case let event as MPSeekCommandEvent:
            let direction: Double = event.command === center.seekForwardCommand ? 1 : -1
            player.seek(event.type == .beginSeeking ? direction : 0)
            return event.type == .beginSeeking ? " begins" : " ends"
        case let event as MPChangePlaybackPositionCommandEvent:
            player.seek(to: event.positionTime)
            return " \(ShortText.number(event.positionTime)) s"
        case let event as MPChangePlaybackRateCommandEvent:
            player.setRate(Double(event.playbackRate))
            return " \(ShortText.number(Double(event.playbackRate)))×"
        case let event as MPChangeRepeatModeCommandEvent:
            player.setRepeat(event.repeatType)
            return " \(event.repeatType.name)"
        case let event as MPChangeShuffleModeCommandEvent:
            player.setShuffle(event.shuffleType)
            return " \(event.shuffleType.name)"
        case let event as MPFeedbackCommandEvent:
            player.setLiked(!event.isNegative)
            return event.isNegative ? " taken back" : ""
        default:
            if let volume = platform.volume(in: event) {
                player.setVolume(volume)
                return " \(Int((volume * 100).rounded())) %"
            }
            perform(event.command, of: center)
            return ""
        }
    }

    private func perform(_ command: MPRemoteCommand, of center: MPRemoteCommandCenter) {
        if command === center.playCommand { player.play() }
        if command === center.pauseCommand { player.pause() }
        if command === center.stopCommand { player.stop() }
        if command === center.togglePlayPauseCommand { player.toggle() }
        if command === center.nextTrackCommand { player.next() }
        if command === center.previousTrackCommand { player.previous() }
    }

    // MARK: Events

    /// A responder got a remote-control event.
    func perform(_ event: UIEvent?, takenBy taker: String) {
        guard let event, event.type == .remoteControl else { return }
        let name: String
        switch event.subtype {
        case .remoteControlPlay: (name, _) = ("play", player.play())
        case .remoteControlPause: (name, _) = ("pause", player.pause())
        case .remoteControlStop: (name, _) = ("stop", player.stop())
        case .remoteControlTogglePlayPause: (name, _) = ("togglePlayPause", player.toggle())
        case .remoteControlNextTrack: (name, _) = ("nextTrack", player.next())
        case .remoteControlPreviousTrack: (name, _) = ("previousTrack", player.previous())
        case .remoteControlBeginSeekingBackward: (name, _) = ("seekBackward begins", player.seek(-1))
        case .remoteControlEndSeekingBackward: (name, _) = ("seekBackward ends", player.seek(0))
        case .remoteControlBeginSeekingForward: (name, _) = ("seekForward begins", player.seek(1))
        case .remoteControlEndSeekingForward: (name, _) = ("seekForward ends", player.seek(0))
        default: return
        }
        note(name, takenBy: taker)
    }
}
