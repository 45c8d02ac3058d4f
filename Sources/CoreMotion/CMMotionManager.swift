// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Takes a reading of the accelerometer. Every call has a reading, and a `nil` error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Takes a reading of the gyroscope. Every call has a reading, and a `nil` error.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Takes a reading of the device's motion. Every call has a reading, and a `nil` error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Readings of a device's motion sensors, by handler or on demand. They are no events and pass no responder (C29).
///
/// Readings come from the same samples as shakes, at the rate of the device: an update interval can make them fewer, not
/// more. Handlers for the main queue run at once, in the turn in which the sample came, so that tests and replays need not
/// wait; those for another queue run there. The error is always `nil`.
@preconcurrency @MainActor
open class CMMotionManager: NSObject {
    private let feed: MotionFeed
    private var accelerometer = SensorUpdates<CMAccelerometerData>()
    private var gyro = SensorUpdates<CMGyroData>()
    private var motion = SensorUpdates<CMDeviceMotion>()
    private var isObserving = false
    /// The turn around the vertical axis since the updates of the device's motion began, in radians.
    private var yaw = 0.0
    private var lastTime: TimeInterval?

    public override init() {
        feed = UIApplication.shared.motionFeed
        super.init()
    }

    private func update() {
        let isNeeded = accelerometer.isActive || gyro.isActive || motion.isActive
        guard isNeeded != isObserving else { return }
        isObserving = isNeeded
        if isNeeded {
            feed.addObserver(self) { [weak self] in self?.take($0) }
        } else {
            feed.removeObserver(self)
        }
    }

    private func take(_ reading: MotionReading) {
        accelerometer.take(at: reading.time) { CMAccelerometerData(reading) }
        gyro.take(at: reading.time) { CMGyroData(reading) }
        let yaw = followYaw(reading)
        motion.take(at: reading.time) { CMDeviceMotion(reading, yaw: yaw) }
    }

    /// Adds the turn around the vertical axis since the reading before (I29).
    private func followYaw(_ reading: MotionReading) -> Double {
        guard motion.isActive else { return 0 }
        defer { lastTime = reading.time }
        let (rate, gravity) = (reading.rotationRate ?? .zero, reading.gravity)
        let length = (gravity.x * gravity.x + gravity.y * gravity.y + gravity.z * gravity.z).squareRoot()
        guard let lastTime, length > 0 else { return yaw }
        let around = -(rate.x * gravity.x + rate.y * gravity.y + rate.z * gravity.z) / length
        yaw = (yaw + around * (reading.time - lastTime)).remainder(dividingBy: 2 * .pi)
        return yaw
    }

    // MARK: Accelerometer

    /// Whether a device sent readings: only readings show which sensors a device has.
    open var isAccelerometerAvailable: Bool { feed.latest != nil }
    /// Whether updates were started and not stopped.
    open var isAccelerometerActive: Bool { accelerometer.isActive }
    /// The last reading while updates run; `nil` before the first.
    open var accelerometerData: CMAccelerometerData? { accelerometer.latest }

    /// The least seconds between readings; 0 takes all.
    open var accelerometerUpdateInterval: TimeInterval {
        get { accelerometer.interval }
        set { accelerometer.interval = newValue }
    }

    /// Begins to keep readings in `accelerometerData`.
    open func startAccelerometerUpdates() {
        accelerometer.start()
        update()
    }

    /// Begins to give every reading to a handler on a queue.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        accelerometer.start(on: queue, handler)
        update()
    }

    /// Ends the updates: the handler is released, and `accelerometerData` is `nil`.
    open func stopAccelerometerUpdates() {
        accelerometer.stop()
        update()
    }

    // MARK: Gyroscope

    /// Whether a device gave rotation rates.
    open var isGyroAvailable: Bool { feed.latest?.rotationRate != nil }
    /// Whether updates were started and not stopped.
    open var isGyroActive: Bool { gyro.isActive }
    /// The last reading while updates run; `nil` before the first.
    open var gyroData: CMGyroData? { gyro.latest }

    /// The least seconds between readings; 0 takes all.
    open var gyroUpdateInterval: TimeInterval {
        get { gyro.interval }
        set { gyro.interval = newValue }
    }

    /// Begins to keep readings in `gyroData`.
    open func startGyroUpdates() {
        gyro.start()
        update()
    }

    /// Begins to give every reading to a handler on a queue.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        gyro.start(on: queue, handler)
        update()
    }

    /// Ends the updates: the handler is released, and `gyroData` is `nil`.
    open func stopGyroUpdates() {
        gyro.stop()
        update()
    }

    // MARK: Device motion

    /// Whether a device gave readings.
    open var isDeviceMotionAvailable: Bool { feed.latest != nil }
    /// Whether updates were started and not stopped.
    open var isDeviceMotionActive: Bool { motion.isActive }
    /// The last reading while updates run; `nil` before the first.
    open var deviceMotion: CMDeviceMotion? { motion.latest }

    /// The least seconds between readings; 0 takes all.
    open var deviceMotionUpdateInterval: TimeInterval {
        get { motion.interval }
        set { motion.interval = newValue }
    }

    /// The frame of reference of attitudes that was asked for last.
    open private(set) var attitudeReferenceFrame: CMAttitudeReferenceFrame = .xArbitraryZVertical

    /// The frames of reference that attitudes can have here.
    public nonisolated class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
        [.xArbitraryZVertical, .xArbitraryCorrectedZVertical]
    }

    private func beginMotion(_ frame: CMAttitudeReferenceFrame) {
        attitudeReferenceFrame = frame
        if !motion.isActive { (yaw, lastTime) = (0, nil) }
    }

    /// Begins to keep readings in `deviceMotion`.
    open func startDeviceMotionUpdates() { startDeviceMotionUpdates(using: .xArbitraryZVertical) }

    /// Begins to keep readings in `deviceMotion`, with attitudes against a frame of reference.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
        beginMotion(referenceFrame)
        motion.start()
        update()
    }

    /// Begins to give every reading to a handler on a queue, with attitudes against a frame of reference.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        beginMotion(referenceFrame)
        motion.start(on: queue, handler)
        update()
    }

    /// Begins to give every reading to a handler on a queue.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        startDeviceMotionUpdates(using: .xArbitraryZVertical, to: queue, withHandler: handler)
    }

    /// Ends the updates: the handler is released, and `deviceMotion` is `nil`.
    open func stopDeviceMotionUpdates() {
        motion.stop()
        update()
    }
}
