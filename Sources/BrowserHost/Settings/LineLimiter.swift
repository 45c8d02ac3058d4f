// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Counts lines of the log that pages cause, and says which are too many.
final class LineLimiter: Sendable {
    /// The subject of a line, as a count names it.
    enum Kind: String, CaseIterable {
        case protocolError = "closed a page for what it sent"
        case inputFault = "refused input of a page"
        case tooManyTabs = "refused a page, for as many tabs are open as may be"
        case foreignSession = "a page named a session of another visitor"
        case companion = "a line of a page beside the screen"
        case lostState = "the state of a scene cannot be kept"
        case longState = "the state of a scene is too long for its page to keep"
    }

    /// Lines of a kind in each ``window``.
    static let burst = 5
    /// In seconds.
    static let window = 10.0

    private struct Window {
        var end: TimeInterval
        var written = 0
        var leftOut = 0
    }

    private let windows = Mutex<[Kind: Window]>([:])

    /// Whether the line is to be written; else it is counted.
    func admits(_ kind: Kind, at now: TimeInterval) -> Bool {
        windows.withLock { windows in
            var window = windows[kind] ?? Window(end: now + Self.window)
            // A window with a count ends when that is taken, so that no count is lost.
            if now >= window.end, window.leftOut == 0 { window = Window(end: now + Self.window) }
            defer { windows[kind] = window }
            guard window.written < Self.burst else {
                window.leftOut += 1
                return false
            }
            window.written += 1
            return true
        }
    }

    /// How many lines were left out in the windows that are over.
    func takeCounts(at now: TimeInterval) -> [(kind: Kind, count: Int)] {
        windows.withLock { windows in
            let over = windows.filter { now >= $1.end && $1.leftOut > 0 }
            for kind in over.keys { windows[kind] = nil }
            return Kind.allCases.compactMap { kind in over[kind].map { (kind, $0.leftOut) } }
        }
    }
}
