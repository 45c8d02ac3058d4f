// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import Testing
import UIKitTesting

@MainActor
@Suite("Now playing: what the outside is told")
struct NowPlayingTests {
    let fixture = MediaFixture()
    var center: MPRemoteCommandCenter { fixture.center }
    var playing: NowPlaying { fixture.screen.application.remoteControl.nowPlaying }

    @Test("the information's values are told, whatever number type they have")
    func item() {
        fixture.screen.advance(by: 5)
        fixture.info.nowPlayingInfo = [
            MPMediaItemPropertyTitle: "Title", MPMediaItemPropertyArtist: "Artist",
            MPMediaItemPropertyAlbumTitle: "Album", MPMediaItemPropertyAlbumTrackNumber: 3,
            MPMediaItemPropertyPlaybackDuration: Float(120),
            MPNowPlayingInfoPropertyElapsedPlaybackTime: 10, MPNowPlayingInfoPropertyPlaybackRate: 2.0,
        ]
        #expect(playing.item.title == "Title" && playing.item.artist == "Artist" && playing.item.albumTitle == "Album")
        #expect(playing.item.trackNumber == 3 && playing.item.duration == 120)
        #expect(playing.state == .playing && playing.rate == 2)
        #expect(playing.position(at: 5) == 10)
        #expect(playing.position(at: 7) == 14)
        #expect(playing.position(at: 500) == 120)
    }

    @Test("a value of another type than its key's is passed over")
    func wrongTypes() {
        fixture.info.nowPlayingInfo = [
            MPMediaItemPropertyTitle: 5, MPMediaItemPropertyPlaybackDuration: "long",
            MPNowPlayingInfoPropertyElapsedPlaybackTime: Double.nan,
        ]
        #expect(playing.item.title == nil && playing.item.duration == nil && playing.elapsed == 0)
    }

    @Test("the state is the one that was set, or else follows from the rate")
    func state() {
        #expect(playing.state == .stopped)
        fixture.info.nowPlayingInfo = [MPMediaItemPropertyTitle: "Title"]
        #expect(playing.state == .playing && playing.rate == 1)
        fixture.info.nowPlayingInfo = [MPNowPlayingInfoPropertyPlaybackRate: 0]
        #expect(playing.state == .paused && playing.rate == 0)
        fixture.info.playbackState = .interrupted
        #expect(playing.state == .paused)
        fixture.info.playbackState = .stopped
        #expect(playing.state == .stopped)
        fixture.info.playbackState = .playing
        #expect(playing.state == .playing)
    }

    @Test("a command is told while it has a handler and is switched on")
    func commands() {
        #expect(playing.commands == [])
        fixture.handle(center.playCommand, "play")
        let token = fixture.handle(center.pauseCommand, "pause")
        fixture.handle(center.seekForwardCommand, "seek")
        #expect(playing.commands == [.play, .pause, .togglePlayPause, .beginSeekingForward, .endSeekingForward])
        center.pauseCommand.removeTarget(token)
        center.seekForwardCommand.isEnabled = false
        #expect(playing.commands == [.play])
    }

    @Test("how commands can be given is told with them")
    func details() {
        for command in [center.skipForwardCommand, center.likeCommand, center.changeVolumeCommand] {
            fixture.handle(command, "any")
        }
        center.skipForwardCommand.preferredIntervals = [15, 30]
        center.changePlaybackRateCommand.supportedPlaybackRates = [0.5, 2]
        center.changeRepeatModeCommand.currentRepeatType = .one
        center.changeShuffleModeCommand.currentShuffleType = .collections
        center.changeVolumeCommand.currentVolume = 0.25
        center.likeCommand.localizedTitle = "Love it"
        center.likeCommand.localizedShortTitle = "Love"
        center.likeCommand.isActive = true
        #expect(playing.skipForwardIntervals == [15, 30] && playing.supportedRates == [0.5, 2])
        #expect(playing.repeatMode == 1 && playing.shuffleMode == 2 && playing.volume == 0.25)
        #expect(playing.feedback[.like]?.title == "Love it" && playing.feedback[.like]?.shortTitle == "Love")
        #expect(playing.feedback[.like]?.isActive == true && playing.feedback[.dislike] == nil)
    }
}
