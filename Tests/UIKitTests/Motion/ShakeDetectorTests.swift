// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

@Suite("I8: the detector of shakes")
struct ShakeDetectorTests {
    /// What a detector says of samples, with the times at which it says it.
    struct Record {
        var detector = ShakeDetector()
        var said: [String] = []

        mutating func take(_ sample: MotionSample, at time: Double) {
            // Deadlines come when they are due, as on a clock.
            while let due = detector.nextDeadline, due <= time {
                guard let change = detector.advance(to: due) else { continue }
                say(change, due)
            }
            for change in detector.take(sample, at: time) { say(change, time) }
        }

        mutating func wait(until time: Double) {
            while let due = detector.nextDeadline, due <= time {
                if let change = detector.advance(to: due) { say(change, due) }
            }
        }

        private mutating func say(_ change: ShakeDetector.Change, _ time: Double) {
            let word =
                switch change {
                case .began: "began"
                case .ended: "ended"
                case .cancelled: "cancelled"
                }
            said.append("\(word) \((time * 100).rounded() / 100)")
        }
    }

    private func sample(_ user: Double) -> MotionSample {
        MotionSample(
            acceleration: MotionVector(x: user, y: 0, z: -1), userAcceleration: MotionVector(x: user, y: 0, z: 0))
    }

    @Test("more than 1.5 g beside gravity begins a shake, and exactly that does not")
    func threshold() {
        var record = Record()
        record.take(sample(1.5), at: 0)
        record.take(sample(-1.5), at: 0.1)
        #expect(record.said == [])
        record.take(sample(-1.51), at: 0.2)
        #expect(record.said == ["began 0.2"])
        #expect(record.detector.isShaking)
    }

    @Test("it ends after half a second without, with samples or without any")
    func end() {
        var record = Record()
        record.take(sample(2), at: 1)
        record.take(sample(2), at: 1.4)
        record.take(sample(0), at: 1.6)
        record.take(sample(0.2), at: 1.89)
        #expect(record.said == ["began 1.0"])
        record.take(sample(0), at: 1.91)
        #expect(record.said == ["began 1.0", "ended 1.9"])
        record.take(sample(2), at: 2)
        record.wait(until: 9)
        #expect(record.said == ["began 1.0", "ended 1.9", "began 2.0", "ended 2.5"])
    }

    @Test("I3: what goes on for three seconds is cancelled once, and nothing begins before it was quiet")
    func tooLong() {
        var record = Record()
        for step in 0..<50 { record.take(sample(2), at: Double(step) * 0.1) }
        #expect(record.said == ["began 0.0", "cancelled 3.0"])
        record.wait(until: 6)
        record.take(sample(2), at: 6)
        #expect(record.said == ["began 0.0", "cancelled 3.0", "began 6.0"])
    }

    @Test("without a measured user acceleration gravity is what stays: turning the device over is no shake")
    func gravityIsFiltered() {
        var record = Record()
        for step in 0...120 {
            let angle = Double(step) / 120 * .pi
            record.take(
                MotionSample(acceleration: MotionVector(x: sin(angle), y: 0, z: -cos(angle))), at: Double(step) / 60)
        }
        #expect(record.said == [])
        let gravity = record.detector.reading?.gravity
        #expect(gravity.map { $0.z > 0.7 } == true)
    }

    /// Samples as a telephone gives them at 60 Hz while it is shaken by hand: five swings a second, three g strong, with gravity.
    private func shakenByHand(_ time: Double, from start: Double, to end: Double) -> MotionSample {
        let isShaken = time >= start && time < end
        let swing = isShaken ? 3 * sin((time - start) * 10 * .pi) : 0
        let tremble = 0.02 * sin(time * 91)
        return MotionSample(acceleration: MotionVector(x: swing + tremble, y: 0.3 * swing, z: -0.98 + 0.2 * swing))
    }

    @Test("a hand's shake of a second is one shake, from its first swing to half a second after its last")
    func shakenByHand() {
        var record = Record()
        for step in 0..<240 {
            let time = Double(step) / 60
            record.take(shakenByHand(time, from: 1, to: 2), at: time)
        }
        #expect(record.said.count == 2)
        #expect(record.said.first == "began 1.03")
        #expect(record.said.last?.hasPrefix("ended 2.4") == true)
    }

    /// The vertical acceleration of a walk, in g at 60 Hz: a heel's strike twice a second.
    @Test("walking is no shake")
    func walking() {
        var record = Record()
        for step in 0..<300 {
            let time = Double(step) / 60
            let phase = (time * 2).truncatingRemainder(dividingBy: 1)
            let strike = phase < 0.1 ? 1.1 * sin(phase * 10 * .pi) : 0.15 * sin(phase * 2 * .pi)
            record.take(MotionSample(acceleration: MotionVector(x: 0.1 * strike, y: -0.9 - strike, z: -0.3)), at: time)
        }
        #expect(record.said == [])
    }

    @Test("every constant can be set")
    func constants() {
        var record = Record()
        record.detector.constants.threshold = 0.5
        record.detector.constants.quietInterval = 1
        record.detector.constants.longestDuration = 2
        record.take(sample(0.6), at: 0)
        record.wait(until: 0.99)
        #expect(record.said == ["began 0.0"])
        record.take(sample(0.6), at: 0.99)
        record.take(sample(0.6), at: 1.9)
        record.wait(until: 5)
        #expect(record.said == ["began 0.0", "cancelled 2.0"])
    }
}
