// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The two centers of an application, for its core.
@MainActor
final class MediaSession: RemoteCommandTaker {
    private unowned let application: UIApplication
    private(set) lazy var commands = MPRemoteCommandCenter(self)
    private(set) lazy var info = MPNowPlayingInfoCenter(self)

    private init(_ application: UIApplication) {
        self.application = application
    }

    /// That of the program's application, which holds it.
    static var current: MediaSession {
        let application = UIApplication.shared
        if let made = application.remoteControl.taker as? MediaSession { return made }
        let made = MediaSession(application)
        application.remoteControl.taker = made
        return made
    }

    var now: TimeInterval { application.clock.now }

    func changed() { application.remoteControl.setNeedsAnnouncement() }

    // MARK: RemoteCommandTaker

    var nowPlaying: NowPlaying {
        var playing = NowPlaying()
        info.describe(in: &playing)
        commands.describe(in: &playing)
        return playing
    }

    func take(_ command: RemoteCommand, at time: TimeInterval) -> RemoteCommandAnswer {
        guard var target = commands.command(command.kind) else { return .notRegistered }
        if command.kind == .togglePlayPause, !target.hasHandlers {
            guard commands.playCommand.hasHandlers, commands.pauseCommand.hasHandlers else { return .notRegistered }
            target = nowPlaying.state == .playing ? commands.pauseCommand : commands.playCommand
        }
        guard target.hasHandlers else { return .notRegistered }
        guard target.isEnabled else { return .disabled }
        guard let event = event(for: command, target, at: time) else {
            return .handled(status: MPRemoteCommandHandlerStatus.noSuchContent.name, handlers: 0)
        }
        let (status, count) = target.call(event)
        return .handled(status: status.name, handlers: count)
    }

    /// The event for a command's handlers; `nil` for a language that the information does not list.
    private func event(
        for command: RemoteCommand, _ target: MPRemoteCommand, at time: TimeInterval
    ) -> MPRemoteCommandEvent? {
        let value = command.value
        switch command.kind {
        case .skipForward, .skipBackward:
            let preferred = (target as? MPSkipIntervalCommand)?.preferredIntervals.first?.doubleValue
            return MPSkipIntervalCommandEvent(target, time, interval: value > 0 ? value : preferred ?? 15)
        case .beginSeekingForward, .beginSeekingBackward:
            return MPSeekCommandEvent(target, time, type: .beginSeeking)
        case .endSeekingForward, .endSeekingBackward: return MPSeekCommandEvent(target, time, type: .endSeeking)
        case .changePlaybackPosition:
            return MPChangePlaybackPositionCommandEvent(target, time, positionTime: max(0, value))
        case .changePlaybackRate: return MPChangePlaybackRateCommandEvent(target, time, playbackRate: Float(value))
        case .changeRepeatMode:
            return MPChangeRepeatModeCommandEvent(target, time, repeatType: MPRepeatType(rawValue: Int(value)) ?? .off)
        case .changeShuffleMode:
            return MPChangeShuffleModeCommandEvent(
                target, time, shuffleType: MPShuffleType(rawValue: Int(value)) ?? .off)
        case .rate: return MPRatingCommandEvent(target, time, rating: rating(Float(value), of: target))
        case .like, .dislike, .bookmark: return MPFeedbackCommandEvent(target, time, isNegative: value < 0)
        case .changeVolume: return MPChangeVolumeCommandEvent(target, time, volume: Float(min(1, max(0, value))))
        case .enableLanguageOption, .disableLanguageOption:
            return command.languageOption.flatMap(info.languageOption).map { option in
                MPChangeLanguageOptionCommandEvent(
                    target, time, languageOption: option,
                    setting: MPChangeLanguageOptionSetting(rawValue: Int(value)) ?? .none)
            }
        case .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack:
            return MPRemoteCommandEvent(target, time)
        }
    }

    private func rating(_ value: Float, of target: MPRemoteCommand) -> Float {
        guard let command = target as? MPRatingCommand, command.maximumRating > command.minimumRating else {
            return value
        }
        return min(command.maximumRating, max(command.minimumRating, value))
    }
}
