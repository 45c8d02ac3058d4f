// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Thread {
    /// Starts a thread that takes no signals.
    ///
    /// A thread inherits the set of blocked signals. Other threads wait for the signals that end the program, in order to end
    /// it well. If this thread took such a signal, the system would end the program at once. With the signals blocked, a
    /// write to a pipe without a reader is an error and no signal.
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
