// SPDX-License-Identifier: Apache-2.0

import Foundation

extension EventClock {
    /// Waits until this time has passed on this clock; throws when the task is cancelled.
    ///
    ///     try await UIApplication.shared.clock.sleep(for: 1)
    public func sleep(for seconds: TimeInterval) async throws {
        try Task.checkCancellation()
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.continuation = continuation
                sleeper.deadline = schedule(after: max(0, seconds)) { sleeper.end(nil) }
            }
        } onCancel: {
            Task { @MainActor in sleeper.end(CancellationError()) }
        }
    }

    @MainActor
    private final class Sleeper {
        var continuation: CheckedContinuation<Void, any Error>?
        var deadline: Deadline?

        func end(_ error: (any Error)?) {
            deadline?.cancel()
            let continuation = continuation
            self.continuation = nil
            if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
        }
    }
}
