// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Finer samples than one per call: for fast digitizers, predicting devices and pens.
extension Finger {
    /// Moves through points of the screen within one frame: one event, with the last point as the touch's location and all
    /// of them as coalesced touches (A37).
    public func move(through points: [CGPoint]) {
        screen.frame(points.map { input(.move, at: $0) }, on: scene)
    }

    /// Moves to a point of the screen, with the device's predictions (A40).
    public func move(to point: CGPoint, predicting points: [CGPoint]) {
        let measured = input(.move, at: point)
        let guesses = points.map { guess in
            var predicted = sample
            predicted.phase = .move
            predicted.role = .predicted
            predicted.location = guess
            return Input.pointer(predicted)
        }
        screen.frame([measured] + guesses, on: scene)
    }

    /// Makes later samples announce corrections (A36), until it is called with an empty set.
    ///
    /// - Parameters:
    ///   - properties: the properties whose values are estimates and will be corrected.
    ///   - index: correlates the correction with the sample; set a new one for each sample with its own correction.
    public func estimate(_ properties: UITouch.Properties, index: Int) {
        sample.estimated = properties
        sample.expectingUpdates = properties
        sample.estimateIndex = index
    }

    /// Sends better values for an earlier sample (A36).
    public func correct(
        _ index: Int, force: CGFloat? = nil, azimuth: CGFloat? = nil, altitude: CGFloat? = nil,
        stillExpecting: UITouch.Properties = []
    ) {
        var estimate = PointerEstimate(pointer: pointer, estimateIndex: index, stillExpecting: stillExpecting)
        estimate.force = force
        estimate.azimuth = azimuth
        estimate.altitude = altitude
        screen.send(.pointerEstimate(estimate), to: scene)
    }
}
