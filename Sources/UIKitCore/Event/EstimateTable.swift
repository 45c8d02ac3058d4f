// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The samples whose values are still to be corrected (A36). Corrections may come after their touch is over.
@MainActor
struct EstimateTable {
    private struct Outstanding {
        var scene: SceneIdentifier
        var pointer: UInt64
        var touch: UITouch
        var sample: TimedSample
    }

    /// How many samples are kept, in case a host never corrects them. The oldest go first.
    private static let limit = 512
    private var outstanding: [Outstanding] = []

    mutating func note(_ touch: UITouch, _ sample: PointerSample, time: TimeInterval, in scene: SceneIdentifier) {
        guard !sample.expectingUpdates.isEmpty else { return }
        if outstanding.count == Self.limit { outstanding.removeFirst() }
        outstanding.append(
            Outstanding(
                scene: scene, pointer: sample.pointer, touch: touch, sample: TimedSample(sample: sample, time: time)))
    }

    /// Applies a correction. Returns the touch to tell responders of: the touch itself while the corrected sample
    /// is its newest, else an object of its own for that sample.
    mutating func apply(
        _ estimate: PointerEstimate, in scene: SceneIdentifier
    ) throws(InputFault) -> (touch: UITouch, isNewest: Bool) {
        let place = outstanding.firstIndex {
            $0.scene == scene && $0.pointer == estimate.pointer
                && $0.sample.sample.estimateIndex == estimate.estimateIndex
        }
        guard let place else {
            throw .unknownEstimate(pointer: estimate.pointer, index: estimate.estimateIndex)
        }
        UITouch.apply(estimate, to: &outstanding[place].sample.sample)
        let entry = outstanding[place]
        if estimate.stillExpecting.isEmpty { outstanding.remove(at: place) }
        let touch = entry.touch
        if touch.sample.estimateIndex == estimate.estimateIndex, !touch.sample.expectingUpdates.isEmpty {
            touch.sample = entry.sample.sample
            return (touch, true)
        }
        let copy = touch.makeAuxiliary(entry.sample, previous: touch.previousLocationInWindow)
        copy.receivers = touch.receivers
        copy.ledger = touch.ledger
        return (copy, false)
    }

    /// The scene is gone: no host will correct its samples any more.
    mutating func forget(_ scene: SceneIdentifier) { outstanding.removeAll { $0.scene == scene } }
}

extension TouchTable {
    /// A36: corrected values of an earlier sample reach the touch's view and recognizers.
    func accept(_ estimate: PointerEstimate, in scene: SceneIdentifier) throws(InputFault) {
        dispatch()
        let (touch, newest) = try estimates.apply(estimate, in: scene)
        if newest, let window = touch.window {
            touch.locationInWindow = window.node.pointee.fromParent(touch.sample.location)
        }
        touch.isEstimateUpdate = true
        for recognizer in touch.receivers { recognizer.touchesEstimatedPropertiesUpdated([touch]) }
        if let view = touch.currentView, touch.ledger.state != .withheld, touch.ledger.state != .beginningHeld {
            application.delivery.send(.touchesEstimatedPropertiesUpdated, [touch], with: event, to: view)
        }
        // A copy keeps that one update for good.
        if newest { touch.isEstimateUpdate = false }
    }
}
