// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A message from a page.
///
/// Times are the page's own, in milliseconds since it was loaded; `DeviceClock` maps them onto the host's clock.
enum ClientMessage: Hashable {
    case hello(Hello)
    /// The answer to a host's question for the time.
    case clock(request: UInt32, deviceTime: Double)
    /// The page goes away: it is closed, or loads again. Browsers do not say which.
    case leave
    case input(Input, deviceTime: Double)
    case measurements(Measurements)
    /// The point that was picked, in points of the scene; `nil` when picking was ended.
    case picked(CGPoint?)

    /// The first message of every connection.
    struct Hello: Hashable {
        /// The session the page had before its connection was lost; `nil` for a page that is new.
        var session: SessionToken?
        /// The state of that session that a host gave the page to keep, sealed; empty for none.
        var state = Data()
        var deviceTime: Double
        var screen: ScreenDescription
        var activation: SceneActivation
        /// The requests in the page's address to its scene: a link, URLs.
        var request: SceneRequest
        /// Whether the page has told the link before, in the same session.
        var isLinkKnown: Bool
    }

    /// Widths of the graphemes that the host asked for, in the order in which it asked.
    struct Measurements: Hashable {
        var request: UInt32
        /// In units of one em.
        var ascent: Double
        /// In units of one em, positive downwards.
        var descent: Double
        /// In units of one em.
        var lineGap: Double
        /// In units of one em.
        var advances: [Double]
        /// Where the request's number stood in the message.
        var offset: Int
    }
}

/// Names a page across its connections. A client that knows it may take over the scene, so it is as secret as a password.
struct SessionToken: Hashable {
    var high: UInt64
    var low: UInt64

    static func random() -> SessionToken {
        var generator = SystemRandomNumberGenerator()
        return SessionToken(high: generator.next(), low: generator.next())
    }

    /// The application's name for the page's session: 32 hexadecimal digits.
    var name: String {
        [high, low].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
