// SPDX-License-Identifier: Apache-2.0

import Dispatch
import EventTrace
import Foundation

/// The signals that a program takes: an interrupt, a request to end, a terminal that goes away, and `SIGUSR1`, which revokes
/// everybody's access.
///
///     first ending signal ──> scenes ended, applicationWillTerminate, recording closed, host stopped ──> exit
///         └──patience over, or a second signal──> ended as if nobody had asked
@MainActor
enum EndingSignals {
    /// Seconds that a program may take to end in good order. Code that hangs in the main thread, or in a stream that nobody
    /// empties, must not keep it alive.
    private nonisolated static let patience = 5.0

    /// Ends the program in good order from now on, on the first of the signals.
    ///
    /// A thread waits for the signals. They are blocked in all other threads: threads that are made later inherit that. A
    /// dispatch source would make the process ignore the signals, and on Linux an ignored signal never reaches it. For the
    /// same reason a program that `nohup` started hears nothing of its terminal.
    ///
    /// - Parameter takesAccessBack: whether the host handles `SIGUSR1`; otherwise this signal ends the program.
    static func watch(takesAccessBack: Bool) {
        #if !os(Windows)
            var signals = Self.signals
            if takesAccessBack { sigaddset(&signals, SIGUSR1) }
            let taken = signals
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            let waits = DispatchSemaphore(value: 0)
            Thread.detachWithoutSignals(named: "signals") {
                waits.signal()
                var first = receive(taken)
                while first == SIGUSR1 {
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated { UIApplication.current?.hostCan.access?.takeAccessBack() }
                    }
                    first = receive(taken)
                }
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { UIApplication.current?.terminate() }
                    exit(0)
                }
                end(by: another(taken) ?? first)
            }
            // Without memory there may be no thread. A program that nobody can end is worse than one that ends without a word.
            if waits.wait(timeout: .now() + patience) == .timedOut { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
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

        private nonisolated static func receive(_ taken: sigset_t) -> Int32 {
            var signals = taken
            var received: Int32 = 0
            while sigwait(&signals, &received) != 0 {}
            return received
        }

        /// The next ending signal; `nil` when none came before patience was over.
        private nonisolated static func another(_ taken: sigset_t) -> Int32? {
            #if os(Linux)
                var signals = taken
                let end = ProcessInfo.processInfo.systemUptime + patience
                while true {
                    let left = end - ProcessInfo.processInfo.systemUptime
                    guard left > 0 else { return nil }
                    var time = timespec(tv_sec: Int(left), tv_nsec: Int((left - left.rounded(.down)) * 1e9))
                    let received = sigtimedwait(&signals, nil, &time)
                    if received > 0, received != SIGUSR1 { return received }
                }
            #else
                Thread.detachWithoutSignals(named: "end") {
                    Thread.sleep(forTimeInterval: patience)
                    end(by: SIGTERM)
                }
                var received = receive(taken)
                while received == SIGUSR1 { received = receive(taken) }
                return received
            #endif
        }

        /// Ends the program as the signal does by default, so that its parent sees which signal it was.
        private nonisolated static func end(by received: Int32) {
            signal(received, SIG_DFL)
            var signals = Self.signals
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            kill(getpid(), received)
        }
    #endif
}
