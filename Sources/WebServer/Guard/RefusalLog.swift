// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Synchronization

/// Passes refusals on to the log, a few of each kind in a window of time, and counts the rest: a flood must not flood it.
final class RefusalLog: Sendable {
    private struct Window {
        var end: NIODeadline
        var logged = 0
        var suppressed = 0
    }

    private let burst: Int
    private let length: TimeAmount
    private let log: @Sendable (WebServer.Notice) -> Void
    private let windows = Mutex<[Refusal.Kind: Window]>([:])

    init(limits: WebServer.Limits, log: @escaping @Sendable (WebServer.Notice) -> Void) {
        burst = limits.refusalLogBurst
        length = TimeAmount(limits.refusalLogWindow)
        self.log = log
    }

    /// Reports a refusal now, or counts it. The end of the window reports the count.
    func record(_ refusal: Refusal, peer: String, on eventLoop: any EventLoop) {
        // Of the loop that ends the window.
        let now = eventLoop.now
        let kind = refusal.kind
        let (isLogged, startsCount, end) = windows.withLock { windows in
            var window = windows[kind] ?? Window(end: now + length)
            // The report of its count ends a window, so that no count is lost.
            if now >= window.end, window.suppressed == 0 { window = Window(end: now + length) }
            let isLogged = window.logged < burst
            if isLogged { window.logged += 1 } else { window.suppressed += 1 }
            windows[kind] = window
            return (isLogged, !isLogged && window.suppressed == 1, window.end)
        }
        if isLogged { log(.refused(refusal, peer: peer)) }
        if startsCount { eventLoop.scheduleTask(deadline: end) { self.report(kind) } }
    }

    private func report(_ kind: Refusal.Kind) {
        if let window = windows.withLock({ $0.removeValue(forKey: kind) }) {
            log(.repeated(kind, count: window.suppressed))
        }
    }
}
