// SPDX-License-Identifier: Apache-2.0

/// The result of a handler for a command (I25).
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    /// The requested content does not exist (any more).
    case noSuchContent = 100
    /// No item plays that the command could affect.
    case noActionableNowPlayingItem = 110
    /// A device that the command needs is not connected.
    case deviceNotFound = 120
    case commandFailed = 200

    /// Its name in traces.
    var name: String {
        switch self {
        case .success: "success"
        case .noSuchContent: "noSuchContent"
        case .noActionableNowPlayingItem: "noActionableNowPlayingItem"
        case .deviceNotFound: "deviceNotFound"
        case .commandFailed: "commandFailed"
        }
    }
}
