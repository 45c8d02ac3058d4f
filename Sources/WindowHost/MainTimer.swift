// SPDX-License-Identifier: Apache-2.0

#if Window
    import Dispatch
    import Foundation

    extension DispatchSource {
        /// A timer that runs, and calls in the main queue until it is cancelled.
        ///
        /// - Parameters:
        ///   - seconds: before the first call and between calls.
        ///   - leeway: the delay that is accepted to save power.
        static func mainTimer(
            every seconds: TimeInterval, flags: TimerFlags = [], leeway: DispatchTimeInterval = .nanoseconds(0),
            call: @escaping @MainActor () -> Void
        ) -> any DispatchSourceTimer {
            let timer = makeTimerSource(flags: flags, queue: .main)
            timer.schedule(deadline: .now() + seconds, repeating: seconds, leeway: leeway)
            timer.setEventHandler { MainActor.assumeIsolated(call) }
            timer.resume()
            return timer
        }
    }
#endif
