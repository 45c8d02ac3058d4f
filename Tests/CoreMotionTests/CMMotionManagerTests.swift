// SPDX-License-Identifier: Apache-2.0

import CoreMotion
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("C29: Core Motion")
struct CMMotionManagerTests {
    let screen = TestScreen()

    @Test("C29: readings pass no responder and no event")
    func apart() {
        let application = CountingApplication()
        let screen = TestScreen(application: application)
        let manager = CMMotionManager()
        var count = 0
        manager.startAccelerometerUpdates(to: .main) { _, _ in count += 1 }
        for _ in 0..<3 { screen.move() }
        #expect(count == 3)
        #expect(application.count == 0)
    }

    @Test("a handler gets every sample with its time, in g, and no error")
    func handler() {
        _ = screen.application
        let manager = CMMotionManager()
        var readings: [CMAccelerometerData] = []
        manager.startAccelerometerUpdates(to: .main) { data, error in
            if let data, error == nil { readings.append(data) }
        }
        screen.advance(by: 1)
        screen.move(MotionVector(x: 0.1, y: 0.2, z: -0.9))
        screen.advance(by: 0.5)
        screen.move()
        #expect(readings.map(\.timestamp) == [1, 1.5])
        #expect(
            readings.map(\.acceleration) == [
                CMAcceleration(x: 0.1, y: 0.2, z: -0.9), CMAcceleration(x: 0, y: 0, z: -1),
            ])
    }

    @Test("without a handler the newest sample is there to be read, from the start to the stop")
    func pull() {
        _ = screen.application
        let manager = CMMotionManager()
        #expect(!manager.isAccelerometerAvailable && !manager.isAccelerometerActive)
        screen.move()
        #expect(manager.isAccelerometerAvailable)
        #expect(manager.accelerometerData == nil)
        manager.startAccelerometerUpdates()
        screen.move(MotionVector(x: 1, y: 0, z: 0))
        #expect(manager.isAccelerometerActive)
        #expect(manager.accelerometerData?.acceleration.x == 1)
        manager.stopAccelerometerUpdates()
        screen.move(MotionVector(x: 2, y: 0, z: 0))
        #expect(manager.accelerometerData == nil && !manager.isAccelerometerActive)
    }

    @Test("an interval leaves out what comes sooner, on the application's clock")
    func interval() {
        _ = screen.application
        let manager = CMMotionManager()
        manager.accelerometerUpdateInterval = 0.1
        var times: [Double] = []
        manager.startAccelerometerUpdates(to: .main) { data, _ in
            if let data { times.append((data.timestamp * 100).rounded() / 100) }
        }
        for _ in 0..<10 {
            screen.move()
            screen.advance(by: 0.04)
        }
        #expect(times == [0, 0.12, 0.24, 0.36])
    }

    @Test("a gyroscope is available where rotation is measured, and gives radians per second")
    func gyro() {
        _ = screen.application
        let manager = CMMotionManager()
        manager.startGyroUpdates()
        screen.move()
        #expect(!manager.isGyroAvailable && manager.gyroData == nil)
        screen.move(rotation: MotionVector(x: 1, y: -2, z: 3))
        #expect(manager.isGyroAvailable && manager.isGyroActive)
        #expect(manager.gyroData?.rotationRate == CMRotationRate(x: 1, y: -2, z: 3))
        manager.stopGyroUpdates()
        #expect(!manager.isGyroActive)
    }

    @Test("device motion tells gravity and the rest apart")
    func deviceMotion() throws {
        _ = screen.application
        let manager = CMMotionManager()
        manager.startDeviceMotionUpdates()
        screen.move(MotionVector(x: 2, y: 0, z: -1), user: MotionVector(x: 2, y: 0, z: 0))
        let motion = try #require(manager.deviceMotion)
        #expect(motion.gravity == CMAcceleration(x: 0, y: 0, z: -1))
        #expect(motion.userAcceleration == CMAcceleration(x: 2, y: 0, z: 0))
        #expect(manager.isDeviceMotionAvailable && manager.isDeviceMotionActive)
        manager.stopDeviceMotionUpdates()
        #expect(manager.deviceMotion == nil)
    }

    @Test("a handler for another queue runs there")
    func otherQueue() {
        _ = screen.application
        let manager = CMMotionManager()
        let queue = OperationQueue()
        // Safe: nothing but the queue's one operation writes it, and it is read after that has finished.
        nonisolated(unsafe) var isOnMain: Bool?
        let handler: CMAccelerometerHandler = { @Sendable _, _ in isOnMain = Thread.isMainThread }
        manager.startAccelerometerUpdates(to: queue, withHandler: handler)
        screen.move()
        queue.waitUntilAllOperationsAreFinished()
        #expect(isOnMain == false)
    }

    @Test("a second device's samples are left out while the first is there")
    func oneDevice() {
        let second = screen.connectScreen()
        let manager = CMMotionManager()
        manager.startAccelerometerUpdates()
        screen.move(MotionVector(x: 1, y: 0, z: 0))
        screen.move(MotionVector(x: 2, y: 0, z: 0), on: second)
        #expect(manager.accelerometerData?.acceleration.x == 1)
        screen.disconnect()
        #expect(!manager.isAccelerometerAvailable)
        screen.move(MotionVector(x: 2, y: 0, z: 0), on: second)
        #expect(manager.accelerometerData?.acceleration.x == 2)
    }

    @Test("a manager that is gone gets nothing, and its handler goes with it")
    func gone() {
        _ = screen.application
        var manager: CMMotionManager? = CMMotionManager()
        var count = 0
        manager?.startAccelerometerUpdates(to: .main) { _, _ in count += 1 }
        screen.move()
        manager = nil
        screen.move()
        #expect(count == 1)
        #expect(!screen.application.motionFeed.isObserved)
    }
}

private final class CountingApplication: UIApplication {
    var count = 0

    override func sendEvent(_ event: UIEvent) {
        count += 1
        super.sendEvent(event)
    }
}
