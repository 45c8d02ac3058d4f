// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A sample and when the device took it.
struct TimedSample {
    var sample: PointerSample
    /// Seconds on the host's monotonic clock.
    var time: TimeInterval
}

extension UITouch {
    /// Takes a new sample. Allocates nothing once the history has room.
    func update(_ sample: PointerSample, time: TimeInterval, phase: Phase, location: CGPoint) {
        prepare(for: phase, at: location, time: time)
        self.sample = sample
    }

    /// Takes the values of a new sample that are kept beside the sample.
    @inline(__always)
    func prepare(for phase: Phase, at location: CGPoint, time: TimeInterval) {
        // A view is told only of the last sample of an event. So the previous location is the location in the event before,
        // not in the sample before. Otherwise the sum of the movements that a view sees would be wrong.
        if hasNewSample {
            keepInHistory()
        } else {
            hasNewSample = true
            previousLocationInWindow = locationInWindow
            locationBeforeHistory = locationInWindow
        }
        locationInWindow = location
        currentPhase = phase
        currentTime = time
        if !predictions.isEmpty { predictions.removeAll(keepingCapacity: true) }
    }

    @inline(never)
    private func keepInHistory() { history.append(TimedSample(sample: sample, time: currentTime)) }

    /// The samples have been delivered. A40: predictions are dropped at the next event.
    @inline(__always)
    func forgetSamples() {
        hasNewSample = false
        if !history.isEmpty { history.removeAll(keepingCapacity: true) }
        if !predictions.isEmpty { predictions.removeAll(keepingCapacity: true) }
    }

    /// The samples since the last delivery as touches of their own (A37, A38).
    func makeCoalescedTouches() -> [UITouch] {
        let newest = TimedSample(sample: sample, time: currentTime)
        var previous = hasNewSample ? locationBeforeHistory : previousLocationInWindow
        return (history + [newest]).map { sample in
            let touch = makeAuxiliary(sample, previous: previous)
            previous = touch.locationInWindow
            return touch
        }
    }

    func makePredictedTouches() -> [UITouch] {
        var previous = locationInWindow
        return predictions.map { sample in
            let touch = makeAuxiliary(sample, previous: previous)
            touch.sample.estimated.insert(.location)
            previous = touch.locationInWindow
            return touch
        }
    }

    /// An object of its own for one sample; it is never delivered (A38).
    func makeAuxiliary(_ timed: TimedSample, previous: CGPoint) -> UITouch {
        let location = window?.node.pointee.fromParent(timed.sample.location) ?? timed.sample.location
        let touch = UITouch(
            identifier: identifier, sample: timed.sample, time: timed.time, window: window, location: location)
        touch.phase = phase
        touch.tapCount = tapCount
        touch.view = view
        touch.previousLocationInWindow = previous
        return touch
    }

    /// Stores corrected values in a sample.
    static func apply(_ estimate: PointerEstimate, to sample: inout PointerSample) {
        if let force = estimate.force { sample.force = force }
        if let altitude = estimate.altitude { sample.altitude = altitude }
        if let azimuth = estimate.azimuth { sample.azimuth = azimuth }
        if let roll = estimate.roll { sample.roll = roll }
        if let location = estimate.location { sample.location = location }
        let corrected = sample.expectingUpdates.subtracting(estimate.stillExpecting)
        sample.estimated.subtract(corrected)
        sample.expectingUpdates = estimate.stillExpecting
    }
}
