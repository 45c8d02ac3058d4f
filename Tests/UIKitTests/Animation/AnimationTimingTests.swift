// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitCore

@Suite("Timing of animations")
struct AnimationTimingTests {
    @Test("Every timing begins at 0 and ends at 1, whatever is asked beyond")
    func ends() {
        let spring = SpringTiming(duration: 1, dampingRatio: 0.5, initialVelocity: 3)
        for timing in [.linear, .cubic(.easeIn), .cubic(.easeInOut), .cubic(.easeOut), AnimationTiming.spring(spring)] {
            #expect(timing.progress(at: -1) == 0)
            #expect(timing.progress(at: 0) == 0)
            #expect(timing.progress(at: 1) == 1)
            #expect(timing.progress(at: 2) == 1)
        }
    }

    @Test("The curves are those of their control points")
    func curves() {
        #expect(abs(AnimationTiming.cubic(.easeInOut).progress(at: 0.5) - 0.5) < 1e-9)
        // The parameter 1/2 is at x = 3/8 · (0.42 + 1) + 1/8 and y = 3/8 · (0 + 1) + 1/8.
        #expect(abs(AnimationTiming.cubic(.easeIn).progress(at: 0.6575) - 0.5) < 1e-9)
        #expect(abs(AnimationTiming.cubic(.easeOut).progress(at: 0.3425) - 0.5) < 1e-9)
        #expect(AnimationTiming.linear.progress(at: 0.3) == 0.3)
    }

    @Test("A spring has come to rest with its duration; a damped one never goes beyond, another one does")
    func springs() {
        for ratio in [0.3, 0.7, 0.95, 1.0] {
            let spring = AnimationTiming.spring(SpringTiming(duration: 2, dampingRatio: ratio, initialVelocity: 0))
            #expect(abs(spring.progress(at: 0.9999) - 1) < 0.0011)
            let highest = (0...1000).map { spring.progress(at: Double($0) / 1000) }.max() ?? 0
            #expect((highest > 1.001) == (ratio < 0.9))
        }
    }

    @Test("A spring's initial velocity is in ways a second")
    func velocity() {
        for ratio in [0.5, 1.0] {
            let spring = SpringTiming(duration: 1, dampingRatio: ratio, initialVelocity: 4)
            #expect(abs(spring.progress(at: 1e-6) / 1e-6 - 4) < 0.01)
        }
        let slow = SpringTiming(perceptualDuration: 0.5, bounce: -0.5, initialVelocity: 4)
        #expect(abs(slow.progress(at: 1e-6) / 1e-6 - 4) < 0.01)
        #expect(slow.dampingRatio == 2)
    }

    @Test("A perceptual duration is the undamped swing's; the rest comes later")
    func perceptual() {
        let spring = SpringTiming(perceptualDuration: 0.5, bounce: 0.25, initialVelocity: 0)
        #expect(abs(spring.frequency - 4 * Double.pi) < 1e-12)
        #expect(spring.dampingRatio == 0.75)
        #expect(spring.duration > 0.5)
        #expect(abs(spring.progress(at: spring.duration * 0.9999) - 1) < 0.0011)
    }
}
