// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Takes remote commands before they become events. The module MediaPlayer does, if an application uses it.
@preconcurrency @MainActor
public protocol RemoteCommandTaker: AnyObject {
    /// The application's playing item, and the commands that have handlers and are enabled.
    var nowPlaying: NowPlaying { get }

    /// Gives a command to its handlers (I26).
    func take(_ command: RemoteCommand, at time: TimeInterval) -> RemoteCommandAnswer
}

/// The result of a command.
public enum RemoteCommandAnswer: Sendable, Hashable {
    /// No handler is registered for it: responders may have it.
    case notRegistered
    /// A handler is registered, but the command is disabled.
    case disabled
    /// Handlers were called; the status is the worst that one of them gave, by its name.
    case handled(status: String, handlers: Int)
}
