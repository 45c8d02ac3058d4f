import CoreGraphics

/// Manages a view and its part of the responder chain.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    private var viewStorage: UIView?
    private var isLoadingView = false
    let appearance: ControllerAppearance
    /// The window whose root controller this is.
    weak var rootWindow: UIWindow?
    var childStorage: [UIViewController] = []
    private weak var parentStorage: UIViewController?
    /// The presentation of another controller by this one; held while it lasts.
    var presentation: UIPresentationController?
    /// The controller that presents this one.
    weak var presenter: UIViewController?

    // MARK: Life

    /// The name and bundle of an interface archive are not used: there are none here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        appearance = ControllerAppearance()
        super.init()
        appearance.controller = self
    }

    public required init?(coder: NSCoder) {
        appearance = ControllerAppearance()
        super.init()
        appearance.controller = self
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    isolated deinit {
        viewStorage?.viewController = nil
    }

    // MARK: View

    /// The controller's view, loaded when first asked for (J1).
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set {
            viewStorage?.viewController = nil
            viewStorage = newValue
            newValue?.viewController = self
        }
    }

    /// Makes `view`; a plain view in this class (J2). Overrides assign `view` and do not call `super`.
    open func loadView() {
        view = UIView(frame: UIApplication.shared.mainScreen.bounds)
    }

    /// Called once, when the view has been loaded (J1).
    open func viewDidLoad() {}

    open func loadViewIfNeeded() {
        guard viewStorage == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        precondition(viewStorage != nil, "\(printedClassName(of: self)).loadView() did not assign a view.")
        viewDidLoad()
    }

    open var viewIfLoaded: UIView? { viewStorage }

    open var isViewLoaded: Bool { viewStorage != nil }

    /// What the controller is called.
    open var title: String?

    // MARK: Appearance, in the order of J3

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}

    /// Added to what the screen's furniture covers of the view (points).
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { viewStorage?.window?.setNeedsSafeAreaUpdate() }
    }

    open var traitCollection: UITraitCollection {
        viewStorage?.traitCollection ?? parentStorage?.traitCollection ?? UITraitCollection.current
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Containment

    open weak var parent: UIViewController? { parentStorage }

    open var children: [UIViewController] { childStorage }

    /// Makes a controller a child of this one (J10); it leaves its old parent first. The container calls `didMove`.
    open func addChild(_ childController: UIViewController) {
        precondition(childController !== self, "A controller cannot be its own child.")
        childController.parentStorage?.removeChildStorage(childController)
        childController.willMove(toParent: self)
        childStorage.append(childController)
        childController.parentStorage = self
    }

    /// Takes the controller out of its parent (J10). The container calls `willMove(toParent: nil)` before.
    open func removeFromParent() {
        guard let parent = parentStorage else { return }
        parent.removeChildStorage(self)
        didMove(toParent: nil)
    }

    private func removeChildStorage(_ child: UIViewController) {
        childStorage.removeAll { $0 === child }
        child.parentStorage = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether children hear of this controller's appearance without being told by it.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it is about to appear or disappear; for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            appearance.beginAppearing(animated: animated)
        } else {
            appearance.beginDisappearing(animated: animated)
        }
    }

    /// Finishes what `beginAppearanceTransition` began.
    open func endAppearanceTransition() { appearance.endTransition() }

    // MARK: Responder

    /// The presenting controller of a presented one; else the view's superview; else the parent (C5).
    open override var next: UIResponder? {
        if let presenter, parentStorage == nil { return presenter }
        return viewStorage?.superview ?? parentStorage
    }

    override var responderWindow: UIWindow? { viewStorage?.windowStorage }

    /// Whether actions of what the controller presents may come to it (C30); true in this class.
    open var performsActionsWhilePresentingModally: Bool { true }

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands added by `addKeyCommand`; overrides may add to `super`'s (F34).
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
