// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Performs a method with every picture, on the application's clock: 60 times a second unless it is told otherwise.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    /// When the picture that is shown was due, in seconds on the application's clock.
    open private(set) var timestamp: TimeInterval = 0
    /// When the next picture is due.
    open var targetTimestamp: TimeInterval { timestamp + interval }
    /// Seconds between pictures of the screen.
    open var duration: TimeInterval { Self.pictureInterval }
    /// How many times a second the method is performed; 0 means with every picture. Other rates are rounded to a whole number
    /// of pictures.
    open var preferredFramesPerSecond = 0
    /// How many pictures pass from one performance to the next. 1 unless the link has a rate of its own. Setting it sets the
    /// rate; less than 1 counts as 1.
    open var frameInterval: Int {
        get { Int((interval * Self.rate).rounded()) }
        set { preferredFramesPerSecond = newValue > 1 ? max(1, Int(Self.rate) / newValue) : 0 }
    }
    /// Whether it waits.
    open var isPaused = false {
        didSet { if isPaused != oldValue { isPaused ? stop() : start() } }
    }

    private static let rate: TimeInterval = 60
    /// Seconds between pictures that the program makes by itself.
    static let pictureInterval = 1 / rate
    private var target: AnyObject?
    private let selector: Selector
    private var deadline: EventClock.Deadline?
    /// It runs once it was added to a run loop.
    private var isAdded = false
    private var isValid = true

    /// - Parameter target: kept alive until the link is invalid.
    public init(target: Any, selector sel: Selector) {
        self.target = ObjectCast.object(target)
        selector = sel
    }

    /// Begins to perform. The run loop and the mode make no difference: there is one run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        start()
    }

    /// Takes the link out of the run loop. It performs nothing until it is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        stop()
    }

    /// Ends the link for good, and releases the target.
    open func invalidate() {
        isValid = false
        isAdded = false
        stop()
        target = nil
    }

    private var interval: TimeInterval {
        guard preferredFramesPerSecond > 0 else { return Self.pictureInterval }
        return max(1, (Self.rate / TimeInterval(preferredFramesPerSecond)).rounded(.down)) / Self.rate
    }

    private func start() {
        guard isValid, isAdded, !isPaused, deadline == nil else { return }
        timestamp = UIApplication.shared.clock.now
        schedule(after: timestamp)
    }

    private func schedule(after time: TimeInterval) {
        deadline = UIApplication.shared.clock.schedule(at: time + interval) { [self] in tick() }
    }

    private func stop() {
        deadline?.cancel()
        deadline = nil
    }

    private func tick() {
        let clock = UIApplication.shared.clock
        timestamp = clock.now
        deadline = nil
        if let target {
            let result = selector.performNamed(on: target, sender: self)
            if result != .performed {
                UIApplication.shared.report("A display link's target was not called. \(result)")
            }
        }
        if isValid, isAdded, !isPaused, deadline == nil { schedule(after: timestamp) }
    }
}

/// Seconds on the application's clock, which animations and display links use.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval { UIApplication.shared.clock.now }

extension RunLoop.Mode {
    /// While fingers are followed. Timers and display links on the application's clock run in every mode (PO6).
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
