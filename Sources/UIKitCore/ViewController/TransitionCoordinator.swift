import CoreGraphics

/// The coordinator of one transition.
///
///     gathering -- runAlongside --> running -- complete --> over
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private enum State {
        case gathering, running, over
    }

    typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let transitionDuration: TimeInterval
    let presentationStyle: UIModalPresentationStyle
    let containerView: UIView
    private(set) var isCancelled = false
    // Not held: a presenter holds its presentation, which holds this.
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var state = State.gathering
    private var animations: [Action] = []
    private var completions: [Action] = []

    init(
        duration: TimeInterval, style: UIModalPresentationStyle = .none, in containerView: UIView,
        from: UIViewController? = nil, to: UIViewController? = nil
    ) {
        transitionDuration = duration
        presentationStyle = style
        self.containerView = containerView
        self.from = from
        self.to = to
    }

    var isAnimated: Bool { transitionDuration > 0 }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    @discardableResult
    func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
        guard state != .over else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if state == .running { animation(self) } else { animations.append(animation) }
        }
        return true
    }

    /// The views are where they will be.
    func runAlongside() {
        guard state == .gathering else { return }
        state = .running
        let waiting = animations
        animations = []
        for animation in waiting { animation(self) }
    }

    func complete(cancelled: Bool = false) {
        guard state != .over else { return }
        runAlongside()
        state = .over
        isCancelled = cancelled
        let waiting = completions
        completions = []
        for completion in waiting { completion(self) }
    }
}
