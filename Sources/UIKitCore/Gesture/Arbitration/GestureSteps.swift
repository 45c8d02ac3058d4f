// SPDX-License-Identifier: Apache-2.0

/// Assigned states that have not taken effect: a beginning, changes, an end; any of them may be missing.
///
/// A gesture has no other order of steps (G2–G4), so three small values are the whole list.
struct GestureSteps: Equatable {
    typealias State = UIGestureRecognizer.State

    private var begins = false
    private var changes: UInt32 = 0
    private var end: State?

    /// No steps.
    init() {}

    init(_ state: State) { append(state) }

    var isEmpty: Bool { !begins && changes == 0 && end == nil }

    /// The state that is to take effect next.
    var first: State? { begins ? .began : changes > 0 ? .changed : end }

    /// The state that was assigned last.
    var last: State? { end ?? (changes > 0 ? .changed : begins ? .began : nil) }

    /// The caller has made sure that the last state may become this one (`State.mayBecome`).
    mutating func append(_ state: State) {
        switch state {
        case .began: begins = true
        case .changed: changes += 1
        case .ended, .cancelled: end = state
        // `possible` is never a step, nor is `failed`: nothing follows it.
        case .possible, .failed: break
        }
    }

    /// The first step, which is to take effect now; `nil` when there is none.
    mutating func removeFirst() -> State? {
        if begins {
            begins = false
            return .began
        }
        if changes > 0 {
            changes -= 1
            return .changed
        }
        defer { end = nil }
        return end
    }
}
