// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@Suite struct VelocityEstimateTests {
    @Test("G79: the velocity is that of the last two samples of different times")
    func lastTwo() {
        var estimate = VelocityEstimate()
        #expect(estimate.velocity(at: 0, pause: 0.1) == 0)
        estimate.add(5, at: 1)
        #expect(estimate.velocity(at: 1, pause: 0.1) == 0)
        estimate.add(6, at: 1.5)
        #expect(estimate.velocity(at: 1.5, pause: 0.1) == 2)
        estimate.add(8, at: 1.5)
        #expect(estimate.velocity(at: 1.5, pause: 0.1) == 6)
        estimate.add(8, at: 2)
        #expect(estimate.velocity(at: 2, pause: 0.1) == 0)
    }

    @Test("G79: a rest longer than the pause leaves none; one as long does")
    func pause() {
        var estimate = VelocityEstimate()
        estimate.add(0, at: 0)
        estimate.add(1, at: 1)
        #expect(estimate.velocity(at: 1.125, pause: 0.125) == 1)
        #expect(estimate.velocity(at: 1.126, pause: 0.125) == 0)
    }

    @Test("A time that goes back, and one that hardly goes on, give nothing infinite")
    func strangeTimes() {
        var estimate = VelocityEstimate()
        estimate.add(0, at: 1)
        estimate.add(1, at: 0.5)
        #expect(estimate.velocity(at: 1, pause: 1) == 0)
        estimate.add(1e300, at: (1.0).nextUp)
        #expect(estimate.velocity(at: 1, pause: 1) == 0)
    }

    @Test("G84: a value that is set begins the estimate anew")
    func restart() {
        var estimate = VelocityEstimate()
        estimate.restart(at: 3)
        estimate.add(0, at: 0)
        estimate.add(1, at: 1)
        estimate.restart(at: 10)
        #expect(estimate.velocity(at: 1, pause: 1) == 0)
        estimate.add(12, at: 2)
        #expect(estimate.velocity(at: 2, pause: 1) == 2)
        estimate.reset()
        estimate.add(1, at: 3)
        #expect(estimate.velocity(at: 3, pause: 1) == 0)
    }
}
