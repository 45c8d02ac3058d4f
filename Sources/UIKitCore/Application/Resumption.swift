// SPDX-License-Identifier: Apache-2.0

/// Lets a task go on when a completion handler is called, or when the handler is freed without a call: an `async` form never
/// waits for a call that cannot come.
@MainActor
final class Resumption<Value: Sendable> {
    private var continuation: CheckedContinuation<Value, Never>?
    private let otherwise: Value

    private init(_ continuation: CheckedContinuation<Value, Never>, otherwise: Value) {
        self.continuation = continuation
        self.otherwise = otherwise
    }

    isolated deinit {
        resume(otherwise)
    }

    private func resume(_ value: Value) {
        continuation?.resume(returning: value)
        continuation = nil
    }

    /// Starts something, and waits until it calls the handler that it is given.
    ///
    /// - Parameter otherwise: the answer when the handler is freed without a call.
    static func wait(otherwise: Value, _ start: (@escaping @MainActor @Sendable (Value) -> Void) -> Void) async -> Value
    {
        await withCheckedContinuation { continuation in
            let resumption = Resumption(continuation, otherwise: otherwise)
            start { resumption.resume($0) }
        }
    }
}
