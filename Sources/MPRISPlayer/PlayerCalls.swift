// SPDX-License-Identifier: Apache-2.0

import DesktopBus
import Foundation
import UIKitCore

extension DBusCall {
    /// A call of one of the player's methods.
    init(interface: String?, member: String, arguments: [DBusValue] = []) {
        self.init(path: Introspection.path, interface: interface, member: member, arguments: arguments)
    }
}

/// The answer to a call, and its command for the application.
struct DBusAnswer: Hashable, Sendable {
    enum Reply: Hashable, Sendable {
        case values([DBusValue])
        case error(name: String, message: String)
    }

    var reply = Reply.values([])
    var command: RemoteCommand?

    static func values(_ values: DBusValue...) -> DBusAnswer { DBusAnswer(reply: .values(values)) }
    static func command(_ kind: RemoteCommand.Kind, value: Double = 0) -> DBusAnswer {
        DBusAnswer(command: RemoteCommand(kind, value: value))
    }
    static func error(_ kind: String, _ message: String) -> DBusAnswer {
        DBusAnswer(reply: .error(name: "org.freedesktop.DBus.Error.\(kind)", message: message))
    }
    static let nothing = DBusAnswer()
}

/// Answers calls from the known state of the player, without waiting for the application.
struct PlayerCalls {
    private static let properties = "org.freedesktop.DBus.Properties"
    private static let introspectable = "org.freedesktop.DBus.Introspectable"

    var state: PlayerProperties
    /// On the application's clock.
    var now: TimeInterval

    func answer(_ call: DBusCall) -> DBusAnswer {
        if call.member == "Introspect", call.interface ?? Self.introspectable == Self.introspectable,
            let xml = Introspection.xml(at: call.path)
        {
            return .values(.string(xml))
        }
        guard call.path == Introspection.path else {
            return .error("UnknownObject", "there is no object at \(call.path)")
        }
        switch call.interface {
        case Self.properties: return property(call)
        case PlayerProperties.root: return root(call)
        case PlayerProperties.player: return player(call)
        case nil:
            return ["Get", "GetAll", "Set"].contains(call.member)
                ? property(call) : ["Raise", "Quit"].contains(call.member) ? root(call) : player(call)
        case let other?: return .error("UnknownInterface", "the player has no interface \(other)")
        }
    }

    private func unknown(_ call: DBusCall) -> DBusAnswer {
        .error("UnknownMethod", "the player has no method \(call.member)")
    }

    /// Neither is possible, and the properties say so: no effect, as the specification requires.
    private func root(_ call: DBusCall) -> DBusAnswer {
        ["Raise", "Quit"].contains(call.member) ? .nothing : unknown(call)
    }

    // MARK: Player

    private func player(_ call: DBusCall) -> DBusAnswer {
        switch call.member {
        case "Next": return give(.nextTrack)
        case "Previous": return give(.previousTrack)
        case "Play": return state.takes(.play) ? .command(.play) : toggle(unless: .playing)
        case "Pause": return state.takes(.pause) ? .command(.pause) : toggle(unless: .paused)
        case "Stop": return give(.stop)
        case "PlayPause":
            guard state.takes(.togglePlayPause) else {
                return .error("NotSupported", "the application does not pause")
            }
            return .command(.togglePlayPause)
        case "Seek":
            guard case .int64(let offset)? = call.arguments.first else { return badArguments(call, "x") }
            return seek(by: Double(offset) / 1_000_000)
        case "SetPosition":
            guard call.arguments.count == 2, case .objectPath(let track) = call.arguments[0],
                case .int64(let position) = call.arguments[1]
            else { return badArguments(call, "ox") }
            return setPosition(Double(position) / 1_000_000, of: track)
        case "OpenUri": return .error("NotSupported", "the application opens no media")
        default: return unknown(call)
        }
    }

    private func badArguments(_ call: DBusCall, _ expected: String) -> DBusAnswer {
        let found = call.arguments.map(\.signature).joined()
        return .error("InvalidArgs", "\(call.member) takes arguments of type \(expected), and got \"\(found)\"")
    }

    /// Commands that the application does not take have no effect.
    private func give(_ kind: RemoteCommand.Kind, value: Double = 0) -> DBusAnswer {
        state.takes(kind) ? .command(kind, value: value) : .nothing
    }

    private func toggle(unless wanted: NowPlaying.State) -> DBusAnswer {
        state.playing.state == wanted || (wanted == .paused && state.playing.state == .stopped)
            ? .nothing : give(.togglePlayPause)
    }

    /// Seeking past the end goes to the next track; seeking before the start stops there.
    private func seek(by seconds: Double) -> DBusAnswer {
        guard state.canSeek else { return .nothing }
        let target = state.playing.position(at: now) + seconds
        if let duration = state.playing.item.duration, target > duration { return give(.nextTrack) }
        if state.takes(.changePlaybackPosition) { return give(.changePlaybackPosition, value: max(0, target)) }
        return give(seconds < 0 ? .skipBackward : .skipForward, value: abs(seconds))
    }

    /// A place of another track, or none of this one, comes too late or was a mistake: no effect.
    private func setPosition(_ seconds: Double, of track: String) -> DBusAnswer {
        guard track == state.trackPath, seconds >= 0, seconds <= state.playing.item.duration ?? .infinity else {
            return .nothing
        }
        return give(.changePlaybackPosition, value: seconds)
    }

    // MARK: Properties

    private func property(_ call: DBusCall) -> DBusAnswer {
        guard case .string(let interface)? = call.arguments.first else { return badArguments(call, "s…") }
        guard let values = values(of: interface) else {
            return .error("UnknownInterface", "the player has no interface \(interface)")
        }
        if call.member == "GetAll" { return .values(.dictionary(values)) }
        guard call.arguments.count >= 2, case .string(let name) = call.arguments[1] else {
            return badArguments(call, "ss…")
        }
        guard let value = values[name] else {
            return .error("UnknownProperty", "\(interface) has no property \(name)")
        }
        switch call.member {
        case "Get": return .values(.variant(value))
        case "Set":
            guard call.arguments.count == 3 else { return badArguments(call, "ssv") }
            return set(name, to: call.arguments[2].plain)
        default: return unknown(call)
        }
    }

    private func values(of interface: String) -> [String: DBusValue]? {
        switch interface {
        case PlayerProperties.root: return state.rootValues
        case PlayerProperties.player:
            var values = state.playerValues
            values["Position"] = .int64(state.position(at: now))
            return values
        default: return nil
        }
    }

    private func set(_ name: String, to value: DBusValue) -> DBusAnswer {
        switch name {
        case "LoopStatus":
            guard case .string(let loop) = value, let mode = PlayerProperties.repeatMode(loop) else {
                return invalid(name, "None, Track or Playlist")
            }
            return change(.changeRepeatMode, Double(mode), name)
        case "Shuffle":
            guard case .boolean(let isOn) = value else { return invalid(name, "a Boolean") }
            return change(.changeShuffleMode, isOn ? 1 : 0, name)
        case "Rate":
            guard let rate = value.number, rate >= 0 else { return invalid(name, "a number, not below 0") }
            // The specification's way to say pause.
            return rate == 0 ? give(.pause) : change(.changePlaybackRate, rate, name)
        case "Volume":
            guard let volume = value.number else { return invalid(name, "a number") }
            return change(.changeVolume, max(0, volume), name)
        default: return .error("PropertyReadOnly", "\(name) can't be set")
        }
    }

    private func invalid(_ name: String, _ expected: String) -> DBusAnswer {
        .error("InvalidArgs", "\(name) takes \(expected)")
    }

    private func change(_ kind: RemoteCommand.Kind, _ value: Double, _ name: String) -> DBusAnswer {
        state.takes(kind)
            ? .command(kind, value: value) : .error("NotSupported", "the application does not change its \(name)")
    }
}
