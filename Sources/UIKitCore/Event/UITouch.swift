// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A finger, pen or pressed pointer on the screen: one object from touch-down until it lifts or is cancelled (A16).
///
/// The object changes in place. An application may use it as a key while the touch lasts, and must not keep it afterwards.
///
/// Touches come from the event system. Tests make their own, of this class or of subclasses that override its members, and hand
/// them to `touchesBegan(_:with:)`, `beginTracking(_:with:)` and the like. Recognizers follow only touches from the event system.
///
/// The open members are for receivers of touches. The event system reads the stored properties (`current…`), which costs no call.
/// Swift does not check these for overlapping accesses: they are loaded and stored, and the arrays changed, without a call of
/// application code in between.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The touch's number within the run, counted from 1; 0 for a touch that the application made.
    public final let identifier: TouchIdentifier
    /// Seconds on the host's monotonic clock, when the touch last changed (A7, A8).
    open internal(set) var timestamp: TimeInterval {
        get { currentTime }
        set { currentTime = newValue }
    }
    /// What the touch does in the event at hand (A20, A21).
    open internal(set) var phase: Phase {
        get { currentPhase }
        set { currentPhase = newValue }
    }
    /// How many touch-downs in quick succession at about the same place this one makes (A28–A30).
    open internal(set) var tapCount = 1
    /// What touches the screen: a finger, a pen or a pointer (A33).
    open var type: TouchType { originalType }
    /// Where the touch began; never changes (A19).
    open internal(set) var window: UIWindow? {
        get { windowReference?.window }
        set { windowReference = newValue?.reference }
    }
    /// The view that was hit at touch-down (A17); `nil` once it left its window (A47) or a recognizer took the touch (A18).
    open internal(set) var view: UIView? {
        get { currentView }
        set { currentView = newValue }
    }

    @exclusivity(unchecked) final var currentTime: TimeInterval
    @exclusivity(unchecked) final var currentPhase: Phase
    @exclusivity(unchecked) final var currentView: UIView?
    final let originalType: TouchType
    /// The reference to the window.
    @exclusivity(unchecked) private(set) final var windowReference: WindowReference?
    /// The newest sample, as the device gave it.
    @exclusivity(unchecked) var sample: PointerSample
    /// In the window's coordinates.
    @exclusivity(unchecked) var locationInWindow: CGPoint
    /// In the window's coordinates; equal to the location when the touch has just begun (A24).
    @exclusivity(unchecked) var previousLocationInWindow: CGPoint
    /// In the window's coordinates, at touch-down.
    let initialLocationInWindow: CGPoint
    /// Whether a sample came since the last delivery.
    @exclusivity(unchecked) var hasNewSample = false
    /// The samples since the last delivery except the newest, oldest first. Most events have none.
    @exclusivity(unchecked) var history: [TimedSample] = []
    /// In the window's coordinates: where the touch was before the first sample since the last delivery.
    @exclusivity(unchecked) var locationBeforeHistory: CGPoint
    /// The device's predictions after the newest sample.
    @exclusivity(unchecked) var predictions: [TimedSample] = []
    /// The recognizers that receive the touch, fixed at touch-down (G22).
    @exclusivity(unchecked) var receivers: [UIGestureRecognizer] = []
    /// Whether recognizers were asked whether they take the touch (G27).
    @exclusivity(unchecked) var isAdmitted = false
    /// The messages about the touch that the view got.
    @exclusivity(unchecked) var ledger = DeliveryLedger()
    /// Whether the touch carries a correction; also true for the last one (A36).
    @exclusivity(unchecked) var isEstimateUpdate = false
    /// Whether the touch strayed too far for another tap to count up (A30).
    @exclusivity(unchecked) var hasStrayed = false

    init(identifier: TouchIdentifier, sample: PointerSample, time: TimeInterval, window: UIWindow?, location: CGPoint) {
        self.identifier = identifier
        self.sample = sample
        windowReference = window?.reference
        currentTime = time
        currentPhase = .began
        originalType = TouchType(sample.kind)
        locationInWindow = location
        previousLocationInWindow = location
        initialLocationInWindow = location
        locationBeforeHistory = location
        super.init()
    }

    /// Makes a touch that begins, of a finger, in no window and no view, at (0, 0) and at time 0; for tests.
    public override init() {
        identifier = TouchIdentifier(0)
        sample = PointerSample(pointer: 0, phase: .down, location: .zero)
        currentTime = 0
        currentPhase = .began
        originalType = .direct
        locationInWindow = .zero
        previousLocationInWindow = .zero
        initialLocationInWindow = .zero
        locationBeforeHistory = .zero
        super.init()
        tapCount = 0
    }

    /// Whether the finger has lifted or the touch was cancelled.
    @inline(__always)
    final var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }

    /// A30: the touch has strayed once it is farther than some points from its touch-down, also if it comes back.
    final func noteStraying(beyond slop: CGFloat) {
        let (x, y) = (locationInWindow.x - initialLocationInWindow.x, locationInWindow.y - initialLocationInWindow.y)
        if hypot(x, y) > slop { hasStrayed = true }
    }

    // MARK: Where

    /// In a view's coordinates; in the window's when `nil` (A25).
    open func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }

    /// Where the touch was before its last change, in a view's coordinates; in the window's when `nil` (A25).
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }

    /// The location with the device's full precision; not for hit-testing (A26).
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The previous location with the device's full precision (A26).
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return ViewConversion.convert(point, from: window, to: view)
    }

    // MARK: How

    /// 1 is an average touch (A31); 0 without a device that measures it.
    open var force: CGFloat { sample.force }

    /// The largest force the device measures; 0 without one (A31).
    open var maximumPossibleForce: CGFloat { sample.maximumForce }

    /// In points (A32).
    open var majorRadius: CGFloat { sample.majorRadius }

    /// How far off the radius may be, in points (A32).
    open var majorRadiusTolerance: CGFloat { sample.majorRadiusTolerance }

    /// Radians between a pen and the screen; π/2 is upright (A35).
    open var altitudeAngle: CGFloat { sample.altitude }

    /// Radians around a pen's own axis.
    open var rollAngle: CGFloat { sample.roll }

    /// The direction a pen points in, in radians from a view's +X axis; from the window's when `nil` (A35).
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// The direction a pen points in, as a vector of length 1 in a view's coordinates; in the window's when `nil`.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let tip = CGPoint(x: locationInWindow.x + cos(sample.azimuth), y: locationInWindow.y + sin(sample.azimuth))
        let start = convert(locationInWindow, to: view)
        let end = convert(tip, to: view)
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return CGVector(dx: cos(sample.azimuth), dy: sin(sample.azimuth)) }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    // MARK: Estimates

    /// Identifies corrections that will come; `nil` when none will (A36).
    open var estimationUpdateIndex: NSNumber? {
        sample.expectingUpdates.isEmpty && !isEstimateUpdate ? nil : NSNumber(value: sample.estimateIndex)
    }

    /// The properties whose values the device estimated.
    open var estimatedProperties: Properties { sample.estimated }

    /// The properties that will be corrected (A36).
    open var estimatedPropertiesExpectingUpdates: Properties { sample.expectingUpdates }

    // MARK: Recognizers

    /// The recognizers that receive the touch; empty when none does (A27).
    open var gestureRecognizers: [UIGestureRecognizer]? { receivers }

    /// The touch's number, so that a set of touches has the same order in every run with deterministic hashing.
    open nonisolated override var hash: Int { identifier.number > 0 ? Int(identifier.number) : super.hash }

    /// The touch in one line, as a device prints it (A58).
    open nonisolated override var description: String {
        MainActor.assumeIsolated { EventDescription.text(of: self) }
    }
}

extension UITouch {
    /// A20, A21.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// A33.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        /// ``pencil``, by its older name.
        public static var stylus: TouchType { .pencil }

        init(_ kind: PointerSample.Kind) {
            switch kind {
            case .finger: self = .direct
            case .pen: self = .pencil
            case .mouse: self = .indirectPointer
            }
        }
    }

    /// Properties that a device may estimate first and correct later (A34).
    public struct Properties: OptionSet, Sendable, Hashable, Codable {
        /// The bits of all properties in the set.
        public var rawValue: Int

        /// The properties whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// How hard the touch presses (A31).
        public static let force = Properties(rawValue: 1)
        /// Where the pen leans to (A35).
        public static let azimuth = Properties(rawValue: 2)
        /// How upright the pen is (A35).
        public static let altitude = Properties(rawValue: 4)
        /// Only in predicted touches (A34).
        public static let location = Properties(rawValue: 8)
        /// How far the pen is turned around its own axis.
        public static let roll = Properties(rawValue: 16)
    }
}
