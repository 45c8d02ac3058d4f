// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Shows the topmost of a stack of controllers under a bar, and goes back by the bar's button or by a finger from the edge.
///
/// The rules, N1 to N38, are in `Documentation/Navigation.md`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// Seconds in which bars come and go.
    public static let hideShowBarDuration: CGFloat = NavigationConstants.hideShowBarDuration

    var stack: [UIViewController] = []
    /// Whose view is among this controller's.
    var shown: UIViewController?
    /// The push or pop under way.
    var transition: NavigationTransition?
    /// Shown before this controller had appeared: the delegate is told with it.
    var isShowPending = false
    let transitionView = UINavigationTransitionView(frame: .zero)
    var wrappers: [ObjectIdentifier: UIViewControllerWrapperView] = [:]
    private let bar: UINavigationBar
    private var toolbarStorage: UIToolbar?
    private let toolbarClass: AnyClass?
    private(set) lazy var backSwipe = BackSwipe(self)
    private(set) lazy var tracker = ScrollTracker { [weak self] in self?.contentScrolled() }
    /// The scene's furniture and the bars, as they were laid out last.
    var hiddenBars = HiddenBars()

    // MARK: Life

    /// Makes a stack of one controller, which it begins with.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        toolbarClass = nil
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes an empty stack with bars of one's own classes, made by `init(frame:)`; `nil` for the system's.
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

    /// Makes a controller with an empty stack and the standard bars; the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        toolbarClass = nil
        super.init(coder: coder)
        bar.owner = self
    }

    /// The class that was asked for, if it is one of such bars.
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

    /// What the top controller presents, or the top controller.
    open var visibleViewController: UIViewController? {
        guard var visible = presentedViewController ?? topViewController else { return nil }
        while let next = visible.presentedViewController, next !== visible { visible = next }
        return visible
    }

    /// Puts a controller on top (N5). One that is in the stack already is reported, and nothing changes.
    open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the top controller off, and returns it; `nil` where it is the root (N6).
    @discardableResult
    open dynamic func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return popStack(to: stack.count - 1, animated: animated).last
    }

    /// Takes off what is above the root, and returns it from bottom to top; `nil` when there is nothing.
    @discardableResult
    open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        return popStack(to: 1, animated: animated)
    }

    /// Takes off what is above a controller, and returns it from bottom to top; `nil` when there is nothing. One that is not
    /// in the stack is reported.
    @discardableResult
    open dynamic func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }) else {
            UIApplication.shared.report("\(viewController) is not on the stack of \(self): nothing is popped.")
            return nil
        }
        guard place + 1 < stack.count else { return nil }
        return popStack(to: place + 1, animated: animated)
    }

    /// Changes the whole stack (N8): with motion a push where the new top was not in the stack, a pop where it was.
    open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes (N12).
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bars

    /// The bar, which shows the navigation items of the stack and follows it (N30).
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar is out of the way; false at first.
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

    /// Whether a swipe upwards takes the bar out of the way, and one downwards brings it back (N49); false at first.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding?.swipe.isEnabled ?? false }
        set { if newValue || barHiding != nil { hiding.swipe.isEnabled = newValue } }
    }

    /// Whether a tap beside controls takes the bar out of the way, and another brings it back (N49); false at first.
    open var hidesBarsOnTap: Bool {
        get { barHiding?.tap.isEnabled ?? false }
        set { if newValue || barHiding != nil { hiding.tap.isEnabled = newValue } }
    }

    /// The recognizer of ``hidesBarsOnSwipe``.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }

    /// The recognizer of ``hidesBarsOnTap``.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

    /// Takes the bar out of the way or brings it back, moving if asked to.
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

    /// Whether the toolbar is out of the way; true at first.
    open var isToolbarHidden: Bool {
        get { hiddenBars.toolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Takes the toolbar out of the way or brings it back, moving if asked to.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hiddenBars.toolbar else { return }
        hiddenBars.toolbar = hidden
        if !hidden { installToolbar() }
        layoutBars(animated: animated)
    }

    /// Recognizes a finger from the leading edge that takes the top controller back (N20). `nil` before the view is loaded.
    ///
    /// Its delegate lets it begin while there is a back button to do the same. An application that sets a delegate of its own decides
    /// by itself.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? backSwipe.recognizer : nil }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.container = self
        transitionView.frame = container.bounds
        container.addSubview(transitionView)
        container.addSubview(bar)
        view = container
        if !isToolbarHidden { installToolbar() }
        container.addGestureRecognizer(backSwipe.recognizer)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearWithTop(animated)
    }

    /// The content's safe area is what it will be before the content hears that it appears (J9).
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
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

    /// The root controller's, as long as it has none of its own (N46).
    open override var tabBarItem: UITabBarItem! {
        get { hasTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
        set {
            hasTabBarItem = newValue != nil
            super.tabBarItem = newValue
        }
    }

    private var hasTabBarItem = false

    // MARK: What the system shows around the view

    open dynamic override var childForStatusBarStyle: UIViewController? {
        // Under a bar, the bar says how the status bar looks.
        isNavigationBarHidden ? topViewController : nil
    }
    open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The stack's wish, and not one of its own.
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

/// Which bars are out of the way.
struct HiddenBars {
    var navigationBar = false
    var toolbar = true
}
