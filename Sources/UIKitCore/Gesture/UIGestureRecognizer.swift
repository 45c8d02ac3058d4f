// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Looks at the touches of a view and everything below it, before the views do (G20, G21), and reports a gesture.
///
/// A subclass overrides the touch methods and assigns `state`. Assigned states are settled after every recognizer has seen
/// the event (G7). A recognizer that requires another to fail waits for it. If two recognizers exclude each other, only one
/// goes on.
///
/// Every event reads the unchecked properties. Swift does not check these for overlapping accesses: they are loaded and
/// stored, and the lists are changed, without a call of application code in between.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    var participantNumber: UInt32 = 0
    /// The recognizer's number in the order in which recognizers are made.
    private final nonisolated let creationNumber: UInt32
    private static var createdCount: UInt32 = 0
    @exclusivity(unchecked) var targets = ActionTargets()
    /// The touches that are down and that the recognizer follows, in the order in which they came down.
    @exclusivity(unchecked) var followedTouches: [UITouch] = []
    /// The presses that are down and that the recognizer follows.
    @exclusivity(unchecked) var followedPresses: [UIPress] = []
    /// The input that the recognizer took since its last reset.
    @exclusivity(unchecked) var attempt = GestureAttempt()
    /// How far it is, between the states that it assigned and those that its targets know (G7).
    @exclusivity(unchecked) var progress = GestureProgress.uninvolved
    /// Why the gesture is about to be cancelled.
    @exclusivity(unchecked) var cancellation: GestureReason?
    /// The touches event that the recognizer saw last.
    @exclusivity(unchecked) var lastTouchesEvent = EventMark()
    /// Recognizers that have to fail first (G54).
    var failureRequirements = WeakRecognizers()
    @exclusivity(unchecked) var lastLocationInWindow = CGPoint.zero

    /// Makes a recognizer that sends an action; both may be `nil`.
    public init(target: Any?, action: Selector?) {
        Self.createdCount &+= 1
        creationNumber = Self.createdCount
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recognizer without a target; nothing is read from the coder.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    /// The recognizer's creation number, not its address: so a set of recognizers has the same order in every run with
    /// deterministic hashing.
    open nonisolated override var hash: Int { Int(creationNumber) }

    // MARK: Application

    /// Leads to the application in which the recognizer took part last.
    @exclusivity(unchecked) var owner: ApplicationReference?

    /// The application that the recognizer takes part in: that of its environment, else of its view's window.
    var application: UIApplication { owner?.object ?? view?.windowApplication ?? .shared }

    // MARK: Targets

    /// Adds a pair of target and action, called in the order of adding. The target is not retained (G14).
    open func addTarget(_ target: Any, action: Selector) { targets.add(ObjectCast.object(target), action) }

    /// Removes pairs; `nil` stands for any target or action (G15).
    open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target.map(ObjectCast.object), action) }

    // MARK: State

    /// Where the recognizer is in its gesture. Subclasses assign it. A step that gestures do not have is reported and ignored
    /// (G4). The recognizer reads the state that it assigned. Actions, delegates and views read the state that has taken
    /// effect.
    open var state: State {
        get {
            guard progress.hasSteps else { return progress.settled }
            return application.gestures.isSettled(self) ? progress.settled : progress.assigned
        }
        set { application.gestures.assign(newValue, to: self) }
    }

    /// Whether the recognizer gets touches. If it is turned off in the middle of a gesture, the gesture is cancelled (G13).
    @exclusivity(unchecked) open var isEnabled = true {
        didSet { if !isEnabled, oldValue { application.gestures.abandon(self, because: .disabled) } }
    }

    /// The view the recognizer is attached to.
    open private(set) weak var view: UIView?

    func didAttach(to view: UIView) {
        self.view = view
        if receivesHover { application.gestures.hoverReceiverCount += 1 }
    }

    func didDetach() {
        let application = application
        view = nil
        if receivesHover { application.gestures.hoverReceiverCount -= 1 }
        application.gestures.abandon(self, because: .removed)
    }

    /// May refuse input and recognition.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    // MARK: Effect on the view

    /// Whether a recognized gesture takes its touches and presses away from their views (G39, G41); true at first.
    @exclusivity(unchecked) open var cancelsTouchesInView = true

    /// Whether the view hears nothing of a touch or press while the recognizer is `possible` (G44, G50); false at first. When
    /// the recognizer fails, the view is told of the beginning, with its original place and time (G45).
    @exclusivity(unchecked) open var delaysTouchesBegan = false

    /// Whether the view is not told of the end of a touch or press while the recognizer is `possible` (G47, G50); true at
    /// first.
    @exclusivity(unchecked) open var delaysTouchesEnded = true

    // MARK: What it receives

    /// The raw values of the touch types it receives (G25); all of them at first.
    open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.allTouchTypes {
        didSet { allowedTouches = Set(allowedTouchTypes.map(\.intValue)) }
    }

    /// The raw values of the press types it receives (G25); at first those of all named buttons. The keys of a keyboard are
    /// not among them.
    open var allowedPressTypes: [NSNumber] = UIGestureRecognizer.allPressTypes {
        didSet { allowedPresses = Set(allowedPressTypes.map(\.intValue)) }
    }

    private(set) var allowedTouches: Set<Int>?
    private(set) var allowedPresses: Set<Int>?

    private static let allTouchTypes = (0...3).map { NSNumber(value: $0) }
    private static let allPressTypes = namedPresses.sorted().map { NSNumber(value: $0) }
    /// F42.
    static let namedPresses: Set = [0, 1, 2, 3, 4, 5, 6, 30, 31]

    /// Whether the first touch of a gesture decides the type of all its touches (G26); true at first.
    open var requiresExclusiveTouchType = true

    /// A name for traces and descriptions (G18).
    open var name: String?

    /// The modifiers of the last event that the recognizer saw (G19).
    @exclusivity(unchecked) open internal(set) var modifierFlags: UIKeyModifierFlags = []
    @exclusivity(unchecked) open internal(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: Others

    /// Makes every recognition wait for another recognizer to fail. When the other recognizes, this one fails (G54). A
    /// requirement that closes a circle is reported and not made.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        application.gestures.require(self, toWaitFor: otherGestureRecognizer)
    }

    /// Whether another recognizer with the same touch fails when this one recognizes (G59); true unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer fails when another one with the same touch recognizes (G59); true unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recognizer has to fail before this one may recognize, for this attempt (G29); false unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether this recognizer has to fail before another one may recognize, for this attempt (G29); false unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer sees the new touches, presses or movements of an event (G28); true unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Where

    /// The middle of the followed touches in a view's coordinates, in the window's when `nil` (G36). Without a touch, the
    /// last middle (G38).
    open dynamic func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window else { return .zero }
        return window.convert(lastLocationInWindow, to: view ?? window)
    }

    /// How many touches of the gesture are down (G36, G38).
    open dynamic var numberOfTouches: Int { followedTouches.count }

    /// A touch's location by its index in `0..<numberOfTouches` (G36).
    open dynamic func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        enforce(
            followedTouches.indices.contains(touchIndex),
            "The recognizer follows \(followedTouches.count) touches; there is none at \(touchIndex).")
        return followedTouches[touchIndex].location(in: view)
    }

    func noteLocation() {
        guard !followedTouches.isEmpty else { return }
        var x: CGFloat = 0
        var y: CGFloat = 0
        for touch in followedTouches {
            x += touch.locationInWindow.x
            y += touch.locationInWindow.y
        }
        let count = CGFloat(followedTouches.count)
        lastLocationInWindow = CGPoint(x: x / count, y: y / count)
    }

    // MARK: For subclasses

    /// Why the recognizer failed last; `nil` where its class gave no reason.
    var failure: GestureFailure?

    /// Drops a touch: the recognizer sees no more of it, and the gesture does not take it from its view (G35).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        attempt.remove(touch)
        touch.receivers.removeAll { $0 === self }
        followedTouches.removeAll { $0 === touch }
    }

    /// Drops a press: the recognizer sees no more of it, and the gesture does not take it from its responder (G35).
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        attempt.remove(button)
        button.receivers.removeAll { $0 === self }
        followedPresses.removeAll { $0 === button }
    }

    /// The number of fingers of its gesture.
    var touchesNeeded: Int { 1 }

    /// Whether the other recognizes exactly the same gesture.
    func isAlike(_ other: UIGestureRecognizer) -> Bool { false }

    /// Whether this recognizer's request goes before the other's request of the same event.
    func goesBefore(_ other: UIGestureRecognizer) -> Bool {
        if view === other.view, isAlike(other) { return true }
        return touchesNeeded > 1 && other.touchesNeeded == 1 && other is UIPanGestureRecognizer
            && other.view is UIScrollView
    }

    /// Whether a recognizer that is `possible` without a touch has not given up, as between two taps (G12).
    var waitsForMoreTouches: Bool { false }

    /// Called when a gesture is over, before the state is `possible` again (G9–G11). Overrides call `super`.
    open func reset() {}

    /// Touches of the recognizer came down; called before the views are told (G21). Overrides call `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches of the recognizer moved; called before the views are told (G21). Overrides call `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches of the recognizer lifted; called before the views are told (G21). Overrides call `super`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches of the recognizer were cancelled; called before the views are told (G21). Overrides call `super`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Better values came for estimated properties of touches (A36). Overrides call `super`.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Presses of the recognizer began; called before the responders are told (H5). Overrides call `super`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses of the recognizer changed: those of analog buttons (H2). Overrides call `super`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses of the recognizer ended. Overrides call `super`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses of the recognizer were cancelled. Overrides call `super`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: Pointers without a button down

    /// Whether the recognizer wants to hear of pointers that hover over its view (G91).
    var receivesHover: Bool { false }

    /// A pointer entered the recognizer's view, moved over it or left it: one of the phases `regionEntered`, `regionMoved`
    /// and `regionExited`.
    func hover(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {}

    /// Whether the recognizer takes part in the scrolling of a wheel or trackpad.
    func wantsScroll(_ event: LocatedEvent) -> Bool { false }

    /// A wheel or trackpad scrolled over the recognizer's view.
    func scroll(_ event: LocatedEvent) {}

    /// Whether the recognizer takes part in a trackpad's pinch and turn.
    func wantsTransform(_ event: LocatedEvent) -> Bool { false }

    /// A trackpad pinched or turned over the recognizer's view.
    func transform(_ event: LocatedEvent) {}

    // MARK: Text for people

    /// A subclass's additions to the description, for properties that differ from their defaults: `numberOfTapsRequired = 2`.
    var descriptionItems: [String] { [] }

    /// The recognizer in one line, as a device prints it (K25, K26).
    nonisolated open override var description: String {
        MainActor.assumeIsolated { RecognizerDescription.text(of: self) }
    }
}
