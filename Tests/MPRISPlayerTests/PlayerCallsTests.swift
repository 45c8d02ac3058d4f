// SPDX-License-Identifier: Apache-2.0

import DesktopBus
import Testing
import UIKitCore

@testable import MPRISPlayer

@Suite("MPRIS: calls")
struct PlayerCallsTests {
    private var everything: NowPlaying {
        var playing = NowPlaying()
        playing.commands = Set(RemoteCommand.Kind.allCases)
        playing.item.title = "Title"
        playing.item.duration = 100
        playing.state = .playing
        playing.rate = 1
        playing.elapsed = 10
        playing.measuredAt = 1000
        playing.volume = 0.5
        return playing
    }

    /// The answer five seconds after the position was measured.
    private func answer(_ member: String, _ arguments: DBusValue..., playing: NowPlaying? = nil) -> DBusAnswer {
        call(PlayerProperties.player, member, arguments, playing)
    }

    private func call(
        _ interface: String?, _ member: String, _ arguments: [DBusValue] = [], _ playing: NowPlaying? = nil
    ) -> DBusAnswer {
        let state = PlayerProperties(identity: "Test", playing: playing ?? everything)
        return PlayerCalls(state: state, now: 1005).answer(
            DBusCall(interface: interface, member: member, arguments: arguments))
    }

    private func set(_ name: String, _ value: DBusValue, playing: NowPlaying? = nil) -> DBusAnswer {
        call(
            "org.freedesktop.DBus.Properties", "Set",
            [.string(PlayerProperties.player), .string(name), .variant(value)], playing)
    }

    private func get(_ name: String, of interface: String = PlayerProperties.player) -> DBusAnswer {
        call("org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)])
    }

    private func isError(_ answer: DBusAnswer, _ name: String) -> Bool {
        guard case .error(let found, _) = answer.reply else { return false }
        return found == "org.freedesktop.DBus.Error.\(name)" && answer.command == nil
    }

    @Test("the methods without arguments are commands")
    func methods() {
        let kinds: [(String, RemoteCommand.Kind)] = [
            ("Next", .nextTrack), ("Previous", .previousTrack), ("Pause", .pause), ("Play", .play), ("Stop", .stop),
            ("PlayPause", .togglePlayPause),
        ]
        for (method, kind) in kinds {
            #expect(answer(method) == .command(kind))
            #expect(call(nil, method) == .command(kind))
        }
    }

    @Test("what the application does not take has no effect, except that PlayPause fails")
    func unavailable() {
        for method in ["Next", "Previous", "Pause", "Play", "Stop"] {
            #expect(answer(method, playing: NowPlaying()) == .nothing)
        }
        #expect(isError(answer("PlayPause", playing: NowPlaying()), "NotSupported"))
    }

    @Test("where there is only play or pause in one, Play and Pause are that when it changes something")
    func onlyToggle() {
        var playing = everything
        playing.commands = [.togglePlayPause]
        #expect(answer("Pause", playing: playing) == .command(.togglePlayPause))
        #expect(answer("Play", playing: playing) == .nothing)
        playing.state = .paused
        #expect(answer("Pause", playing: playing) == .nothing)
        #expect(answer("Play", playing: playing) == .command(.togglePlayPause))
    }

    @Test("Seek moves from where it plays now, ends at the start, and past the end goes on to the next")
    func seek() {
        #expect(answer("Seek", .int64(5_000_000)) == .command(.changePlaybackPosition, value: 20))
        #expect(answer("Seek", .int64(-60_000_000)) == .command(.changePlaybackPosition, value: 0))
        #expect(answer("Seek", .int64(90_000_000)) == .command(.nextTrack))
        var playing = everything
        playing.commands = [.skipForward, .skipBackward]
        #expect(answer("Seek", .int64(-5_000_000), playing: playing) == .command(.skipBackward, value: 5))
        playing.commands = [.skipForward]
        #expect(answer("Seek", .int64(5_000_000), playing: playing) == .nothing)
    }

    @Test("SetPosition is about the track it names, and places within it")
    func setPosition() {
        let track = DBusValue.objectPath(PlayerProperties(identity: "Test", playing: everything).trackPath)
        #expect(
            answer("SetPosition", track, .int64(30_000_000)) == .command(.changePlaybackPosition, value: 30))
        #expect(answer("SetPosition", track, .int64(-1)) == .nothing)
        #expect(answer("SetPosition", track, .int64(101_000_000)) == .nothing)
        #expect(answer("SetPosition", .objectPath("/other"), .int64(30_000_000)) == .nothing)
    }

    @Test("properties that can be set are commands")
    func setting() {
        #expect(set("LoopStatus", .string("Playlist")) == .command(.changeRepeatMode, value: 2))
        #expect(set("LoopStatus", .string("None")) == .command(.changeRepeatMode, value: 0))
        #expect(set("Shuffle", .boolean(true)) == .command(.changeShuffleMode, value: 1))
        #expect(set("Rate", .double(1.5)) == .command(.changePlaybackRate, value: 1.5))
        #expect(set("Rate", .double(0)) == .command(.pause))
        #expect(set("Volume", .double(-2)) == .command(.changeVolume, value: 0))
        #expect(set("Volume", .int32(1)) == .command(.changeVolume, value: 1))
    }

    @Test("bad values, read-only and unknown properties, and what the application does not do, are errors")
    func refusals() {
        #expect(isError(set("LoopStatus", .string("Twice")), "InvalidArgs"))
        #expect(isError(set("Shuffle", .string("yes")), "InvalidArgs"))
        #expect(isError(set("Rate", .double(-1)), "InvalidArgs"))
        #expect(isError(set("Rate", .double(.nan)), "InvalidArgs"))
        #expect(isError(set("Volume", .other), "InvalidArgs"))
        #expect(isError(set("Position", .int64(1)), "PropertyReadOnly"))
        #expect(isError(set("Size", .int64(1)), "UnknownProperty"))
        #expect(isError(set("Volume", .double(1), playing: NowPlaying()), "NotSupported"))
        #expect(isError(get("Size"), "UnknownProperty"))
        #expect(isError(get("Volume", of: "org.example"), "UnknownInterface"))
        #expect(isError(answer("Fly"), "UnknownMethod"))
        #expect(isError(call("org.example", "Fly"), "UnknownInterface"))
        #expect(isError(answer("Seek", .string("far")), "InvalidArgs"))
        #expect(isError(answer("SetPosition", .int64(1)), "InvalidArgs"))
        #expect(isError(answer("OpenUri", .string("file:///a")), "NotSupported"))
    }

    @Test("no argument at all does no harm", arguments: ["Get", "GetAll", "Set", "Seek", "SetPosition", "OpenUri"])
    func empty(member: String) {
        guard case .error = call(nil, member).reply else { return #expect(Bool(false)) }
    }

    @Test("Get and GetAll give values of the right type; Position is where it plays now")
    func reading() {
        #expect(get("Position") == .values(.variant(.int64(15_000_000))))
        #expect(get("PlaybackStatus") == .values(.variant(.string("Playing"))))
        #expect(get("Identity", of: PlayerProperties.root) == .values(.variant(.string("Test"))))
        let all = call("org.freedesktop.DBus.Properties", "GetAll", [.string(PlayerProperties.player)])
        guard case .values(let values) = all.reply, case .dictionary(let properties)? = values.first else {
            return #expect(Bool(false))
        }
        #expect(
            properties.mapValues(\.signature) == [
                "PlaybackStatus": "s", "LoopStatus": "s", "Rate": "d", "Shuffle": "b", "Metadata": "a{sv}",
                "Volume": "d", "Position": "x", "MinimumRate": "d", "MaximumRate": "d", "CanGoNext": "b",
                "CanGoPrevious": "b", "CanPlay": "b", "CanPause": "b", "CanSeek": "b", "CanControl": "b",
            ])
    }

    @Test("Raise and Quit have no effect, as their properties say")
    func root() {
        #expect(call(PlayerProperties.root, "Raise") == .nothing)
        #expect(call(PlayerProperties.root, "Quit") == .nothing)
        #expect(get("CanQuit", of: PlayerProperties.root) == .values(.variant(.boolean(false))))
    }

    @Test("introspection leads from the root to the player, and nowhere else")
    func introspection() {
        func xml(_ path: String) -> String? {
            let state = PlayerProperties(identity: "Test", playing: everything)
            let call = DBusCall(path: path, interface: nil, member: "Introspect")
            guard case .values(let values) = PlayerCalls(state: state, now: 0).answer(call).reply,
                case .string(let text)? = values.first
            else { return nil }
            return text
        }
        #expect(xml("/")?.contains(#"<node name="org"/>"#) == true)
        #expect(xml("/org/mpris")?.contains(#"<node name="MediaPlayer2"/>"#) == true)
        #expect(xml("/org/mpris/MediaPlayer2")?.contains("org.mpris.MediaPlayer2.Player") == true)
        #expect(xml("/elsewhere") == nil)
    }
}
