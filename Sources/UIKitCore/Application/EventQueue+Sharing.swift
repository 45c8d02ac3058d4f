// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Input of scenes that belong to people who share nothing but the program (promise 16).
extension EventQueue {
    /// From now on scenes share the main thread: each call of ``takeShare(into:)`` hands out a little of one scene's input.
    func share() {
        state.withLock { state in
            guard state.lanes == nil else { return }
            var lanes = SceneLanes()
            state.records.forEach(sample: { lanes.append($0.pointee.record) }, other: { lanes.append($0) })
            state.records = WaitingInput()
            state.lanes = lanes
        }
    }

    /// Exchanges the buffer's content for the next scene's share of input. Returns that scene; `nil` when nothing
    /// waits, and for scenes that end.
    func takeShare(into buffer: inout WaitingInput) -> SceneIdentifier? {
        if !buffer.isEmpty { buffer.removeAll() }
        guard isFilled.load(ordering: .acquiring) else { return nil }
        let (scene, taken) = state.withLock { state in
            let scene = state.lanes?.take(into: &buffer)
            if state.isEmpty { isFilled.store(false, ordering: .relaxed) }
            return (scene, state.lanes?.takeCallbacks() ?? [])
        }
        for callback in taken { callback() }
        return scene
    }

    /// Whether anything waits.
    var hasInput: Bool { isFilled.load(ordering: .acquiring) }

    /// Reports how long a scene's input took on the main thread, in seconds. Scenes that took less go before it.
    func charge(_ seconds: Double, to scene: SceneIdentifier) {
        state.withLock { $0.lanes?.charge(seconds, to: scene) }
    }

    /// Calls back once, on the main thread, when no input of the scene waits any more; at once when none waits. A host waits for this
    /// before it reads more from a client that sends faster than its input is handled.
    public func whenTaken(of scene: SceneIdentifier, _ action: @escaping @Sendable () -> Void) {
        let isTaken = state.withLock { state in
            // All of it goes with the next turn.
            guard state.lanes != nil else { return true }
            return state.lanes?.note(action, of: scene) == false
        }
        if isTaken { action() }
    }
}
