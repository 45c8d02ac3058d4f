// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How much of the waiting input one turn of a live application handles. The rest waits for the next turn, and no scene waits for
/// long (promise 16).
///
///     begin ──> take, take … until the time is up, or enough scenes had their share ──> layout, pictures ──> end
///
/// It decides by real time, so no two runs decide the same. A recording has the decisions: which input each turn handled.
@MainActor
final class TurnBudget {
    /// Seconds that a turn spends on input.
    static let time = 0.008
    /// In seconds. A longer turn has too many scenes that change at once, a shorter one could have more.
    private static let long = 0.016, short = 0.004
    /// Scenes of one turn. Their layout and pictures come at the turn's end, and only then it is known how long those take.
    private static let shares = 4...256

    private let queue: EventQueue
    /// Seconds on a clock that runs.
    private let now: () -> Double
    private var allowed = 16
    private var began = 0.0
    private var taken = 0
    /// Seconds that input took in this turn.
    private var spent = 0.0
    /// The scene whose input is being handled, and since when.
    private var current: (scene: SceneIdentifier, since: Double)?
    private var handled: [SceneIdentifier] = []

    init(_ queue: EventQueue, now: @escaping () -> Double) {
        self.queue = queue
        self.now = now
        queue.share()
    }

    func beginTurn() {
        began = now()
        spent = 0
        taken = 0
    }

    /// Exchanges the buffer's content for the next input. The buffer is empty when the turn has used its time.
    func take(into buffer: inout WaitingInput) {
        let now = now()
        settle(at: now)
        guard queue.hasInput, now - began < Self.time, taken < allowed else { return buffer.removeAll() }
        guard let scene = queue.takeShare(into: &buffer) else { return }
        taken += 1
        current = (scene, now)
        if handled.last != scene { handled.append(scene) }
    }

    /// Whether input waits for another turn.
    func endTurn() -> Bool {
        let end = now()
        settle(at: end)
        let duration = end - began
        // All scenes with input share the time of the work after it.
        let rest = (duration - spent) / Double(max(handled.count, 1))
        for scene in handled { queue.charge(rest, to: scene) }
        if duration > Self.long {
            allowed = max(Self.shares.lowerBound, allowed / 2)
        } else if duration < Self.short {
            allowed = min(Self.shares.upperBound, allowed * 2)
        }
        handled.removeAll(keepingCapacity: true)
        return queue.hasInput
    }

    private func settle(at now: Double) {
        guard let (scene, since) = current else { return }
        current = nil
        spent += now - since
        queue.charge(now - since, to: scene)
    }
}
