import UIKitCore

/// How a page went away.
enum Departure: Hashable, Sendable {
    /// It was closed, or loads again.
    case left
    /// Its connection broke.
    case lost
    /// It broke the protocol, or a limit.
    case refused

    /// What the trace says of the touches that are cancelled for it.
    var reason: String {
        switch self {
        case .left: "page left"
        case .lost: "connection lost"
        case .refused: "connection refused"
        }
    }

    /// What happens to the scene when it has waited in vain. A page that was closed never returns; one whose connection broke
    /// may, hours later.
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
