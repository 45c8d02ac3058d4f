// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import Testing
import UIKitTesting

@MainActor
@Suite("I27: every command and its event")
struct CommandEventTests {
    let fixture = MediaFixture()
    var center: MPRemoteCommandCenter { fixture.center }
    var screen: TestScreen { fixture.screen }

    /// The event that a command's handler gets.
    private func event(
        _ command: MPRemoteCommand, _ kind: RemoteCommand.Kind, value: Double = 0, languageOption: String? = nil
    ) -> MPRemoteCommandEvent? {
        var event: MPRemoteCommandEvent?
        let token = command.addTarget {
            event = $0
            return .success
        }
        screen.remote(kind, value: value, languageOption: languageOption)
        command.removeTarget(token)
        return event
    }

    @Test("I27: every kind of command has its command, and comes with it and its time")
    func all() {
        let commands: [RemoteCommand.Kind: MPRemoteCommand] = [
            .play: center.playCommand, .pause: center.pauseCommand, .stop: center.stopCommand,
            .togglePlayPause: center.togglePlayPauseCommand, .nextTrack: center.nextTrackCommand,
            .previousTrack: center.previousTrackCommand, .skipForward: center.skipForwardCommand,
            .skipBackward: center.skipBackwardCommand, .beginSeekingForward: center.seekForwardCommand,
            .endSeekingForward: center.seekForwardCommand, .beginSeekingBackward: center.seekBackwardCommand,
            .endSeekingBackward: center.seekBackwardCommand,
            .changePlaybackPosition: center.changePlaybackPositionCommand,
            .changePlaybackRate: center.changePlaybackRateCommand, .changeRepeatMode: center.changeRepeatModeCommand,
            .changeShuffleMode: center.changeShuffleModeCommand, .rate: center.ratingCommand,
            .like: center.likeCommand, .dislike: center.dislikeCommand, .bookmark: center.bookmarkCommand,
            .changeVolume: center.changeVolumeCommand,
        ]
        screen.advance(by: 3)
        for kind in RemoteCommand.Kind.allCases {
            guard kind != .enableLanguageOption, kind != .disableLanguageOption else { continue }
            guard let command = commands[kind] else {
                Issue.record("\(kind) has no command")
                continue
            }
            let event = event(command, kind)
            #expect(event?.command === command)
            #expect(event?.timestamp == 3)
        }
    }

    @Test("skips bring their seconds, or the first that the application prefers")
    func skips() {
        center.skipForwardCommand.preferredIntervals = [30, 10]
        func interval(_ command: MPRemoteCommand, _ kind: RemoteCommand.Kind, _ value: Double) -> Double? {
            (event(command, kind, value: value) as? MPSkipIntervalCommandEvent)?.interval
        }
        #expect(interval(center.skipForwardCommand, .skipForward, 5) == 5)
        #expect(interval(center.skipForwardCommand, .skipForward, 0) == 30)
        #expect(interval(center.skipBackwardCommand, .skipBackward, 0) == 15)
    }

    @Test("seeking begins and ends")
    func seeking() {
        let begin = event(center.seekForwardCommand, .beginSeekingForward) as? MPSeekCommandEvent
        let end = event(center.seekBackwardCommand, .endSeekingBackward) as? MPSeekCommandEvent
        #expect(begin?.type == .beginSeeking && begin?.type.rawValue == 0)
        #expect(end?.type == .endSeeking && end?.type.rawValue == 1)
    }

    @Test("position, rate, repeat, shuffle and volume bring what they change to")
    func values() {
        let position = event(center.changePlaybackPositionCommand, .changePlaybackPosition, value: 61.5)
        #expect((position as? MPChangePlaybackPositionCommandEvent)?.positionTime == 61.5)
        let rate = event(center.changePlaybackRateCommand, .changePlaybackRate, value: 1.5)
        #expect((rate as? MPChangePlaybackRateCommandEvent)?.playbackRate == 1.5)
        let loop = event(center.changeRepeatModeCommand, .changeRepeatMode, value: 2) as? MPChangeRepeatModeCommandEvent
        #expect(loop?.repeatType == .all && loop?.preservesRepeatMode == false)
        let order = event(center.changeShuffleModeCommand, .changeShuffleMode, value: 1)
        #expect((order as? MPChangeShuffleModeCommandEvent)?.shuffleType == .items)
        #expect((order as? MPChangeShuffleModeCommandEvent)?.preservesShuffleMode == false)
        let volume = event(center.changeVolumeCommand, .changeVolume, value: 7)
        #expect((volume as? MPChangeVolumeCommandEvent)?.volume == 1)
    }

    @Test("a rating stays within the command's range, where there is one")
    func rating() {
        func rating(_ value: Double) -> Float? {
            (event(center.ratingCommand, .rate, value: value) as? MPRatingCommandEvent)?.rating
        }
        #expect(rating(9) == 9)
        center.ratingCommand.minimumRating = 1
        center.ratingCommand.maximumRating = 5
        #expect(rating(9) == 5)
        #expect(rating(0) == 1)
        #expect(rating(3) == 3)
    }

    @Test("feedback is given, or taken back")
    func feedback() {
        #expect((event(center.likeCommand, .like) as? MPFeedbackCommandEvent)?.isNegative == false)
        #expect((event(center.bookmarkCommand, .bookmark, value: -1) as? MPFeedbackCommandEvent)?.isNegative == true)
    }

    @Test("a language option is one of those that the information lists; another is no such content")
    func languages() {
        let german = MPNowPlayingInfoLanguageOption(
            type: .audible, languageTag: "de", characteristics: nil, displayName: "Deutsch", identifier: "d")
        fixture.info.nowPlayingInfo = [
            MPNowPlayingInfoPropertyAvailableLanguageOptions: [
                MPNowPlayingInfoLanguageOptionGroup(
                    languageOptions: [german], defaultLanguageOption: german, allowEmptySelection: false)
            ]
        ]
        let command = center.enableLanguageOptionCommand
        let event = event(command, .enableLanguageOption, value: 2, languageOption: "d")
        let change = event as? MPChangeLanguageOptionCommandEvent
        #expect(change?.languageOption === german && change?.setting == .permanent)
        #expect(self.event(command, .enableLanguageOption, languageOption: "f") == nil)
        #expect(fixture.outcomes.last == .handled(status: "noSuchContent", handlers: 0))
    }
}
