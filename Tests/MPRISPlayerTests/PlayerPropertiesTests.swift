// SPDX-License-Identifier: Apache-2.0

import DesktopBus
import Testing
import UIKitCore

@testable import MPRISPlayer

@Suite("MPRIS: properties and their changes")
struct PlayerPropertiesTests {
    private func properties(_ change: (inout NowPlaying) -> Void = { _ in }) -> PlayerProperties {
        var playing = NowPlaying()
        playing.item.title = "Title"
        playing.item.duration = 100
        playing.state = .playing
        playing.rate = 1
        playing.commands = [.play, .pause, .nextTrack, .changePlaybackPosition]
        change(&playing)
        return PlayerProperties(identity: "Test", playing: playing)
    }

    @Test("metadata has what the application tells, with the specification's names and types")
    func metadata() {
        let values = properties {
            $0.item.artist = "Artist"
            $0.item.albumTitle = "Album"
            $0.item.trackNumber = 4
        }.playerValues
        guard case .dictionary(let metadata)? = values["Metadata"] else { return #expect(Bool(false)) }
        #expect(
            metadata.filter { $0.key != "mpris:trackid" } == [
                "mpris:length": .int64(100_000_000), "xesam:title": .string("Title"),
                "xesam:artist": .strings(["Artist"]), "xesam:album": .string("Album"), "xesam:trackNumber": .int32(4),
            ])
        guard case .objectPath(let path)? = metadata["mpris:trackid"] else { return #expect(Bool(false)) }
        #expect(path.hasPrefix("/org/responder/track/"))
    }

    @Test("a track's path stays while the track does; no track has the path for none")
    func trackPath() {
        #expect(properties().trackPath == properties { $0.elapsed = 50 }.trackPath)
        #expect(properties().trackPath != properties { $0.item.title = "Other" }.trackPath)
        #expect(
            properties { $0.item = NowPlaying.Item() }.trackPath == "/org/mpris/MediaPlayer2/TrackList/NoTrack")
    }

    @Test("what can be done follows from the commands that are taken")
    func abilities() {
        let values = properties().playerValues
        #expect(values["CanPlay"] == .boolean(true) && values["CanPause"] == .boolean(true))
        #expect(values["CanGoNext"] == .boolean(true) && values["CanGoPrevious"] == .boolean(false))
        #expect(values["CanSeek"] == .boolean(true))
        #expect(values["MinimumRate"] == .double(1) && values["MaximumRate"] == .double(1))
        let rated = properties {
            $0.commands.insert(.changePlaybackRate)
            $0.supportedRates = [0.5, 3]
        }.playerValues
        #expect(rated["MinimumRate"] == .double(0.5) && rated["MaximumRate"] == .double(3))
    }

    @Test("only what differs is a change, and the place is none")
    func changes() {
        #expect(properties().changes(since: properties { $0.elapsed = 50 }).isEmpty)
        #expect(
            properties { $0.state = .paused }.changes(since: properties()) == [
                "PlaybackStatus": .string("Paused")
            ])
        #expect(properties().changes(since: nil).count == properties().playerValues.count)
    }

    @Test("a place that playing does not explain is a seek")
    func seeked() {
        let start = properties()
        func after(_ seconds: Double, at place: Double, _ change: (inout NowPlaying) -> Void = { _ in }) -> Int64? {
            properties {
                $0.measuredAt = seconds
                $0.elapsed = place
                change(&$0)
            }.seeked(since: start)
        }
        #expect(after(10, at: 10.2) == nil)
        #expect(after(10, at: 40) == 40_000_000)
        #expect(after(10, at: 0) == 0)
        #expect(after(10, at: 0) { $0.item.title = "Next" } == nil)
        #expect(after(10, at: 30) { $0.item.title = "Next" } == 30_000_000)
        #expect(start.seeked(since: nil) == nil)
    }
}
