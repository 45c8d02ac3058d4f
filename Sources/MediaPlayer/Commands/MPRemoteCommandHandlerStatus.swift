// SPDX-License-Identifier: Apache-2.0

/// What a handler made of a command (I25).
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    /// What was asked for does not exist (any more).
    case noSuchContent = 100
    /// Nothing plays that the command could be about.
    case noActionableNowPlayingItem = 110
    /// What it takes to perform the command is not connected.
    case deviceNotFound = 120
    case commandFailed = 200

    /// What traces call it.
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
