// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Shows the topmost of a stack of controllers under a bar, and goes back by the bar's button or by a finger from the edge.
///
/// The rules, N1 to N60, are in `Documentation/Navigation.md`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ControllerStack {
    /// Seconds in which bars appear and disappear.
    public static let hideShowBarDuration: CGFloat = NavigationConstants.hideShowBarDuration

    var stack: [UIViewController] = []
    /// The controller whose view is in this controller's view.
    var shown: UIViewController?
    /// The push or pop in progress.
    var transition: NavigationTransition?
    /// Whether a controller was shown before this one appeared: the delegate gets the call later.
    var isShowPending = false
    /// Whether the stack appears with motion, while its view is on its way to a window (N63).
    private var waitingAppearance: Bool?
    let transitionView = UINavigationTransitionView(frame: .zero)
    var wrappers: [ObjectIdentifier: UIViewControllerWrapperView] = [:]
    private let bar: UINavigationBar
    private var toolbarStorage: UIToolbar?
    private let toolbarClass: AnyClass?
    private(set) lazy var backSwipe = BackSwipe(self)
    private(set) lazy var tracker = ScrollTracker { [weak self] in self?.contentScrolled() }
    /// The hidden bars at the last layout.
    var hiddenBars = HiddenBars()

    // MARK: Life

    /// Makes a stack with one controller, its root.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        toolbarClass = nil
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes an empty stack with bars of the given classes, made by `init(frame:)`; `nil` for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = BarClasses.make(Self.checked(navigationBarClass, UINavigationBar.self))
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        toolbarClass = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.owner = self
    }

    /// A controller with an empty stack and the standard bars.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with an empty stack and the standard bars. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        toolbarClass = nil
        super.init(coder: coder)
        bar.owner = self
        coder.archive?.finish(self, as: UINavigationController.self)
    }

    /// The requested class, if it is a class of such bars.
    private static func checked<Bar: UIView>(_ asked: AnyClass?, _ base: Bar.Type) -> Bar.Type {
        guard let asked else { return base }
        if let type = asked as? Bar.Type { return type }
        UIApplication.shared.report("\(asked) is no class of \(base)s; the system's is used.")
        return base
    }

    /// Held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Stack

    /// From the root to the top (N1). Setting it changes the stack without motion.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller that is shown, or about to be; `nil` for an empty stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that the top controller presents, or the top controller itself.
    open var visibleViewController: UIViewController? {
        guard var visible = presentedViewController ?? topViewController else { return nil }
        while let next = visible.presentedViewController, next !== visible { visible = next }
        return visible
    }

    /// Puts a controller on top (N5). A controller that is in the stack already is reported, and nothing changes.
    open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the top controller off, and returns it; `nil` if it is the root (N6).
    @discardableResult
    open dynamic func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return popStack(to: stack.count - 1, animated: animated).last
    }

    /// Pops all controllers above the root, and returns them from bottom to top; `nil` if there are none.
    @discardableResult
    open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        return popStack(to: 1, animated: animated)
    }

    /// Pops to the controller that the segue comes back to, or that contains its destination (IB14).
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        if stack.contains(where: { $0 === subsequentVC }) {
            popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Pops all controllers above a controller, and returns them from bottom to top; `nil` if there are none. A controller
    /// outside of the stack is reported.
    @discardableResult
    open dynamic func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }) else {
            UIApplication.shared.report("\(viewController) is not on the stack of \(self): nothing is popped.")
            return nil
        }
        guard place + 1 < stack.count else { return nil }
        return popStack(to: place + 1, animated: animated)
    }

    /// Changes the whole stack (N8): animated as a push if the new top was not in the stack, as a pop if it was.
    open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes; presents another navigation controller, which no stack takes (N12).
    open override func show(_ vc: UIViewController, sender: Any?) {
        if vc is UINavigationController { return present(vc, animated: UIView.areAnimationsEnabled) }
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bars

    /// The bar, which shows the navigation items of the stack and follows it (N30).
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar is hidden; false at first.
    open var isNavigationBarHidden: Bool {
        get { hiddenBars.navigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    private var barHiding: BarHiding?

    private var hiding: BarHiding {
        if let barHiding { return barHiding }
        let made = BarHiding(self)
        barHiding = made
        return made
    }

    /// Whether a swipe upwards hides the bar, and one downwards shows it (N49); false at first.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding?.swipe.isEnabled ?? false }
        set { if newValue || barHiding != nil { hiding.swipe.isEnabled = newValue } }
    }

    /// Whether a tap beside controls hides the bar, and another shows it (N49); false at first.
    open var hidesBarsOnTap: Bool {
        get { barHiding?.onTap ?? false }
        set { if newValue || barHiding != nil { hiding.onTap = newValue } }
    }

    /// Whether the bars are hidden while the height is compact, and taps beside controls show and hide them there (N60); false at first.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding?.inCompactHeight ?? false }
        set { if newValue || barHiding != nil { hiding.inCompactHeight = newValue } }
    }

    /// Whether a keyboard that appears hides the bars, until a tap beside controls shows them (N60); false at first.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding?.forKeyboard ?? false }
        set { if newValue || barHiding != nil { hiding.forKeyboard = newValue } }
    }

    /// The recognizer of ``hidesBarsOnSwipe``.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }

    /// The recognizer of ``hidesBarsOnTap``.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

    /// Hides or shows the bar, animated if requested.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hiddenBars.navigationBar else { return }
        hiddenBars.navigationBar = hidden
        layoutBars(animated: animated)
    }

    /// Shows the top controller's `toolbarItems`.
    open var toolbar: UIToolbar! {
        if let toolbarStorage { return toolbarStorage }
        let made = BarClasses.make(Self.checked(toolbarClass, UIToolbar.self))
        toolbarStorage = made
        return made
    }

    var toolbarIfMade: UIToolbar? { toolbarStorage }

    /// Whether the toolbar is hidden; true at first.
    open var isToolbarHidden: Bool {
        get { hiddenBars.toolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar, animated if requested.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hiddenBars.toolbar else { return }
        hiddenBars.toolbar = hidden
        if !hidden { installToolbar() }
        layoutBars(animated: animated)
    }

    /// Recognizes a finger from the leading edge that takes the top controller back (N20). `nil` before the view is loaded.
    ///
    /// Its delegate lets it begin while there is a back button. An application that sets its own delegate decides itself.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? backSwipe.recognizer : nil }

    /// A further controller goes onto the stack, without motion (N69). A search lies over what it searches (SB23).
    open override func addChild(_ childController: UIViewController) {
        guard !stack.contains(where: { $0 === childController }), !(childController is UISearchController) else {
            return super.addChild(childController)
        }
        setViewControllers(stack + [childController], animated: false)
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.container = self
        transitionView.frame = container.bounds
        container.addSubview(transitionView)
        // N80: what a controller makes as its title measures the bar before it is laid out.
        bar.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: bar.baseHeight)
        container.addSubview(bar)
        view = container
        if !isToolbarHidden { installToolbar() }
        container.addGestureRecognizer(backSwipe.recognizer)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        barHiding?.heightChanged()
        if isOnItsWay { waitingAppearance = animated } else { appearWithTop(animated) }
    }

    /// Whether the stack shows its first controller with all that is around it, and none of it is in a window yet.
    private var isOnItsWay: Bool {
        shown !== topViewController && selfAndAncestors.last?.viewIfLoaded?.window == nil
    }

    /// N63: the shown controller is loaded, and appears, once the stack's view is in a window. So it can present.
    func comeToWindow() {
        guard let animated = waitingAppearance else { return }
        waitingAppearance = nil
        appearWithTop(animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        waitingAppearance = nil
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        barHiding?.heightChanged()
    }

    /// The content has its final safe area before it gets the appearance calls (J9).
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        // A parent may let it appear outside of any window.
        comeToWindow()
        layoutContent()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tellPendingShow(animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        transition?.finishNow()
    }

    /// The root controller's item, as long as this one has none of its own (N46).
    open override var tabBarItem: UITabBarItem! {
        get { hasTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
        set {
            hasTabBarItem = newValue != nil
            super.tabBarItem = newValue
        }
    }

    private var hasTabBarItem = false

    // MARK: The system's parts around the view

    open dynamic override var childForStatusBarStyle: UIViewController? {
        // With a bar, the bar decides the look of the status bar.
        isNavigationBarHidden ? topViewController : nil
    }
    open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The stack's size, not its own.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        guard let top = topViewController, container === top else { return }
        preferredContentSize = top.preferredContentSize
    }

    // MARK: Keys and assistive technology

    /// Goes back (N14); false at the root.
    open override func accessibilityPerformEscape() -> Bool {
        guard stack.count > 1, !navigationBarHidesBack else { return super.accessibilityPerformEscape() }
        goBack()
        return true
    }
}

/// The bars that are hidden.
struct HiddenBars {
    var navigationBar = false
    var toolbar = true
}
