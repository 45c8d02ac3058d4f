import CoreGraphics
import EventTrace

/// Looks at the touches of a view and everything below it, before the views do (G20, G21), and reports a gesture.
///
/// A subclass overrides the touch methods and assigns `state`.
///
///     possible --> began --> changed* --> ended | cancelled        continuous
///     possible --> ended                                           discrete
///     possible --> failed
@MainActor
open class UIGestureRecognizer: NSObject {
    var participantNumber: UInt32 = 0
    var targets = ActionTargets()
    /// The touches that the recognizer follows, in the order in which they came down.
    var followedTouches: [UITouch] = []
    /// Touches that are not the recognizer's business any longer (G10, G35).
    var ignoredTouches: Set<ObjectIdentifier> = []
    private var stateStorage = State.possible
    /// States that were assigned while an event was handed around, to be acted on when all recognizers have seen it (G7).
    var pendingStates: [State] = []
    private var lastLocationInWindow = CGPoint.zero

    /// Makes a recognizer that sends an action; both may be `nil`.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Targets

    /// Adds a pair of target and action. The target is not retained (G14).
    open func addTarget(_ target: Any, action: Selector) { targets.add(target as AnyObject, action) }

    /// Removes pairs; `nil` stands for any target or action (G15).
    open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target as AnyObject?, action) }

    // MARK: State

    /// Where the recognizer is in its gesture. Assigned by subclasses; a step that the diagram above does not have is
    /// reported and ignored (G4).
    open var state: State {
        get { pendingStates.last ?? stateStorage }
        set { UIApplication.shared.gestures.assign(newValue, to: self) }
    }

    /// The state that has taken effect.
    var settledState: State {
        get { stateStorage }
        set { stateStorage = newValue }
    }

    /// Whether the recognizer gets touches; turned off in the middle of a gesture, it cancels it (G13).
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { UIApplication.shared.gestures.abandon(self) } }
    }

    /// The view the recognizer is attached to.
    open private(set) weak var view: UIView?

    func didAttach(to view: UIView) { self.view = view }

    func didDetach() {
        view = nil
        UIApplication.shared.gestures.abandon(self)
    }

    /// Whether recognizing takes the touches away from their views (G39, G41); true at first.
    open var cancelsTouchesInView = true

    /// A name for traces and descriptions (G18).
    open var name: String?

    /// Of the last event that the recognizer saw (G19).
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: Where

    /// The middle of the followed touches in a view's coordinates, in the window's when `nil` (G36); where it was last
    /// when no touch is left (G38).
    open func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window else { return .zero }
        return window.convert(lastLocationInWindow, to: view ?? window)
    }

    open var numberOfTouches: Int { followedTouches.count }

    /// A touch's location by its index in `0..<numberOfTouches`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            followedTouches.indices.contains(touchIndex),
            "The recognizer follows \(followedTouches.count) touches; there is none at \(touchIndex).")
        return followedTouches[touchIndex].location(in: view)
    }

    /// A pointer without a touch is where the gesture is, in the window's coordinates.
    func noteLocation(_ location: CGPoint) { lastLocationInWindow = location }

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
    private(set) var failure: GestureFailure?

    /// Finds that it is not the gesture, and says why.
    func fail(_ reason: GestureFailure) {
        failure = reason
        state = .failed
    }

    /// Drops a touch: the recognizer sees no more of it, and recognizing does not take it from its view (G35).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        ignoredTouches.insert(ObjectIdentifier(touch))
        followedTouches.removeAll { $0 === touch }
    }

    /// Called when a gesture is over, before the state is `possible` again (G9–G11). Overrides call `super`.
    open func reset() {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Pointers without a button down

    /// Whether the recognizer wants to hear of pointers that hover over its view (G91).
    var receivesHover: Bool { false }

    /// A pointer entered the recognizer's view, moved over it or left it: one of the phases `regionEntered`, `regionMoved`
    /// and `regionExited`.
    func hover(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {}

    /// Whether the recognizer takes part in what a wheel or trackpad scrolls.
    func wantsScroll(_ event: LocatedEvent) -> Bool { false }

    /// A wheel or trackpad scrolled over the recognizer's view.
    func scroll(_ event: LocatedEvent) {}

    /// Whether the recognizer takes part in a trackpad's pinch and turn.
    func wantsTransform(_ event: LocatedEvent) -> Bool { false }

    /// A trackpad pinched or turned over the recognizer's view.
    func transform(_ event: LocatedEvent) {}

    // MARK: Text for people

    /// The recognizer in one line, as a device prints it (K25, K26).
    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            var items = ["state = \(stateStorage.name)"]
            if !isEnabled { items.append("enabled = NO") }
            if !cancelsTouchesInView { items.append("cancelsTouchesInView = NO") }
            let place = view.map { "<\(printedClassName(of: $0)): \(printedAddress(of: $0))>" } ?? "(nil)"
            items.append("view = \(place)")
            let pairs = targets.pairs.map {
                "(action=\($0.action), target=<\(printedClassName(of: $0.target)) \(printedAddress(of: $0.target))>)"
            }
            if !pairs.isEmpty { items.append("target= <\(pairs.joined(separator: ", "))>") }
            let title = name.map { " (\($0))" } ?? ""
            return "<\(printedClassName(of: self)): \(printedAddress(of: self))\(title); "
                + items.joined(separator: "; ")
                + ">"
        }
    }

    /// G1.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static var recognized: State { .ended }

        /// The recognizer has recognized something that goes on.
        var isActive: Bool { self == .began || self == .changed }

        var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

        var name: String {
            switch self {
            case .possible: "Possible"
            case .began: "Began"
            case .changed: "Changed"
            case .ended: "Ended"
            case .cancelled: "Cancelled"
            case .failed: "Failed"
            }
        }

        /// G2–G4, G8.
        func mayBecome(_ next: State) -> Bool {
            switch (self, next) {
            case (.possible, .began), (.possible, .ended), (.possible, .failed), (.began, .changed), (.began, .ended),
                (.began, .cancelled), (.changed, .changed), (.changed, .ended), (.changed, .cancelled):
                true
            default: false
            }
        }
    }
}
