// SPDX-License-Identifier: Apache-2.0

import Dispatch
import EventTrace
import Foundation

/// The signals that end a program: an interrupt, a request to end, and a terminal that goes away.
///
///     first signal ──> applicationWillTerminate, host stopped, recording closed ──> exit
///         └──patience over, or a second signal──> ended as if nobody had asked
@MainActor
enum EndingSignals {
    /// Seconds in which a program may end in good order. What hangs in the main thread, or in a stream that nobody empties, must
    /// not keep it alive.
    private nonisolated static let patience = 5.0

    /// Ends the program in good order from now on, on the first of the signals.
    ///
    /// A thread waits for them, which are blocked everywhere else: threads that are made later inherit that. A dispatch source
    /// would have the process ignore them, and an ignored signal never reaches it on Linux. For the same reason a program that
    /// was started by `nohup` hears nothing of its terminal.
    static func watch() {
        #if !os(Windows)
            var signals = Self.signals
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            Thread.detachWithoutSignals(named: "signals") {
                let first = receive()
                Thread.detachWithoutSignals(named: "end") {
                    Thread.sleep(forTimeInterval: patience)
                    end(by: first)
                }
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { UIApplication.current?.terminate() }
                    exit(0)
                }
                end(by: receive())
            }
        #endif
    }

    #if !os(Windows)
        private nonisolated static var signals: sigset_t {
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGINT)
            sigaddset(&signals, SIGTERM)
            sigaddset(&signals, SIGHUP)
            return signals
        }

        private nonisolated static func receive() -> Int32 {
            var signals = Self.signals
            var received: Int32 = 0
            while sigwait(&signals, &received) != 0 {}
            return received
        }

        /// Ends the program as the signal does where nobody waits for it, and tells that to who started it.
        private nonisolated static func end(by received: Int32) {
            signal(received, SIG_DFL)
            var signals = Self.signals
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            kill(getpid(), received)
        }
    #endif
}
