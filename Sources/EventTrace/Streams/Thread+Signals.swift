// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Thread {
    /// Starts a thread that takes no signals.
    ///
    /// A thread inherits what signals are blocked. One that takes signals would get those that end the program, which others
    /// wait for in order to end it well, and the system would then end it at once. A write to a pipe without a reader is then
    /// an error and no signal.
    package static func detachWithoutSignals(named name: String, _ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = name
        #if os(Windows)
            thread.start()
        #else
            var all = sigset_t()
            var before = sigset_t()
            sigfillset(&all)
            pthread_sigmask(SIG_SETMASK, &all, &before)
            thread.start()
            pthread_sigmask(SIG_SETMASK, &before, nil)
        #endif
    }
}
