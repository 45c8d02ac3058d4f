// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// How a page went away.
enum Departure: Hashable, Sendable {
    /// It was closed, or loads again.
    case left
    /// Its connection broke.
    case lost
    /// It broke the protocol, or a limit.
    case refused

    /// The trace's reason for the touches that it cancels.
    var reason: String {
        switch self {
        case .left: "page left"
        case .lost: "connection lost"
        case .refused: "connection refused"
        }
    }

    /// What happens to the scene after it has waited in vain. A closed page never returns; a page whose connection broke
    /// may return hours later.
    var ending: Input {
        switch self {
        case .lost: .suspend
        case .left, .refused: .disconnect
        }
    }

    /// How long the scene waits for the page to come back.
    func grace(_ settings: BrowserHost.Settings) -> Duration {
        switch self {
        case .refused: .zero
        case .left: settings.departureGrace
        case .lost: settings.reconnectionGrace
        }
    }
}
