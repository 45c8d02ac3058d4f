// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Dispatch
import Foundation

/// The file descriptors of the main run loop and of libdispatch's clocks, which these open when they first need them.
///
/// Without a free descriptor they end the program. So the program opens them before a host lets anybody in, who might hold all others.
enum EventSources {
    /// Once it has returned, timers and turns need no further descriptor.
    @MainActor
    static func open() {
        // The run loop's own, and those of its mode. A timer that never fires opens them.
        let timer = Timer(timeInterval: 1, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        timer.invalidate()
        let clocks = DispatchGroup()
        let queue = DispatchQueue.global(qos: .userInteractive)
        clocks.enter()
        queue.asyncAfter(deadline: .now() + .milliseconds(1)) { clocks.leave() }
        clocks.enter()
        queue.asyncAfter(wallDeadline: .now() + .milliseconds(1)) { clocks.leave() }
        clocks.enter()
        // The clock that goes on while the machine sleeps is the concurrency library's.
        Task.detached {
            try? await Task.sleep(for: .milliseconds(1), clock: .continuous)
            clocks.leave()
        }
        // Milliseconds, before the program has begun.
        clocks.wait()
    }
}
