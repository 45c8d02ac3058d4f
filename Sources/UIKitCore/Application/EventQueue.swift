// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Synchronization

/// The application's event queue (A1): filled from any thread, emptied by the application on the main one.
public final class EventQueue: Sendable {
    struct State {
        var records = WaitingInput()
        /// Replaces `records` where scenes share the main thread.
        var lanes: SceneLanes?
        var wake: (@Sendable () -> Void)?

        var isEmpty: Bool { lanes?.isEmpty ?? records.isEmpty }
    }

    let state = Mutex(State())
    /// Whether records wait. Every turn ends with an empty queue, and sees that without the lock. Written with the lock held.
    let isFilled = Atomic(false)

    init() {}

    /// Adds records at the end. The application handles them in this order, in its next turn.
    ///
    /// Bounded only by memory: hosts limit what their clients may send (``whenTaken(of:_:)``).
    public func submit(_ records: some Collection<InputRecord>) {
        guard !records.isEmpty else { return }
        let wake = state.withLock { state in
            let wasEmpty = state.isEmpty
            if state.lanes == nil {
                state.records.append(contentsOf: records)
            } else {
                for record in records { state.lanes?.append(record) }
            }
            isFilled.store(true, ordering: .releasing)
            return wasEmpty ? state.wake : nil
        }
        wake?()
    }

    /// Adds one record at the end.
    public func submit(_ record: InputRecord) {
        let wake = state.withLock { state in
            let wasEmpty = state.isEmpty
            if state.lanes == nil { state.records.append(record) } else { state.lanes?.append(record) }
            isFilled.store(true, ordering: .releasing)
            return wasEmpty ? state.wake : nil
        }
        wake?()
    }

    /// Adds one sample of a pointer at the end: the same as a record of it, at a lower cost.
    ///
    /// - Parameters:
    ///   - time: the device's own, in seconds on the host's monotonic clock (A7).
    ///   - scene: the scene whose screen has the pointer.
    public func submit(_ sample: PointerSample, at time: TimeInterval, in scene: SceneIdentifier) {
        let wake = state.withLock { state in
            let wasEmpty = state.isEmpty
            if state.lanes == nil {
                state.records.append(sample, at: time, in: scene)
            } else {
                Self.append(sample, at: time, in: scene, to: &state)
            }
            isFilled.store(true, ordering: .releasing)
            return wasEmpty ? state.wake : nil
        }
        wake?()
    }

    /// A function of its own: without lanes, a sample is not copied once more.
    @inline(never)
    private static func append(
        _ sample: borrowing PointerSample, at time: TimeInterval, in scene: SceneIdentifier, to state: inout State
    ) {
        state.lanes?.append(InputRecord(scene: scene, time: time, input: .pointer(copy sample)))
    }

    /// Sets the closure that the submitting thread calls when the queue stops being empty.
    func setWake(_ wake: (@Sendable () -> Void)?) {
        let hasWaiting = state.withLock { state in
            state.wake = wake
            return !state.isEmpty
        }
        if hasWaiting { wake?() }
    }

    /// Exchanges the waiting records for an empty buffer, whose room is used again.
    func take(into buffer: inout WaitingInput) {
        if !buffer.isEmpty { buffer.removeAll() }
        // A record that comes now wakes the main thread.
        guard isFilled.load(ordering: .acquiring) else { return }
        state.withLock {
            swap(&$0.records, &buffer)
            isFilled.store(false, ordering: .relaxed)
        }
    }
}
