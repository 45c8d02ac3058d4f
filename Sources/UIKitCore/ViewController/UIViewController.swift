// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// Manages a view and its part of the responder chain.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIContentContainer,
    UIFocusEnvironment
{
    private var viewStorage: UIView?
    private var isLoadingView = false
    package let appearance: ControllerAppearance
    /// The window whose root controller this is.
    weak var rootWindow: UIWindow?
    var childStorage: [UIViewController] = []
    private weak var parentStorage: UIViewController?
    /// The presentation of another controller by this one; held while it lasts.
    var presentation: UIPresentationController?
    /// The presentation of this controller, while it lasts.
    weak var activePresentation: UIPresentationController?
    /// Made when the application asked for `presentationController` before a presentation; used by the next one.
    var cachedPresentation: UIPresentationController?
    private var presentationStyleStorage = UIModalPresentationStyle.automatic
    var isMovingToParentStorage = false
    var isMovingFromParentStorage = false
    var needsUpdateProperties = true
    var traitSettings = UIView.TraitSettings()
    var traitRegistrations: [TraitRegistration] = []
    /// The controller that presents this one.
    weak var presenter: UIViewController?
    /// What bars show of the controller; `nil` for one that no bar knows.
    var bars: ControllerBars?

    // MARK: Life

    /// The name that `init(nibName:bundle:)` was given. Nothing is loaded by it: there are no interface archives here.
    open private(set) var nibName: String?
    /// The bundle that `init(nibName:bundle:)` was given. Nothing is loaded from it.
    open private(set) var nibBundle: Bundle?

    /// The name and bundle of an interface archive are kept, and nothing is loaded by them: there are none here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        appearance = ControllerAppearance()
        super.init()
        appearance.controller = self
    }

    /// A controller whose view is made when it is first asked for: the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        appearance = ControllerAppearance()
        super.init()
        appearance.controller = self
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    @MainActor deinit {
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
    open dynamic func viewDidLoad() {}

    /// Loads the view, unless it is loaded or being loaded (J1). The program ends where `loadView()` assigned none.
    open func loadViewIfNeeded() {
        guard viewStorage == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        enforce(viewStorage != nil, "\(printedClassName(of: self)).loadView() did not assign a view.")
        viewDidLoad()
    }

    /// The view, if it is loaded (J1).
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// What the controller is called, on bars too.
    open var title: String? { didSet { titleDidChange() } }

    /// The name under which the older form of state restoration keeps the controller; `nil` at first. Scenes restore their state by activities here.
    open var restorationIdentifier: String?

    /// Would write down the controller's state in the older form of state restoration. Nobody calls it.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Would read the controller's state in the older form of state restoration. Nobody calls it.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Would say that all state was restored in the older form of state restoration. Nobody calls it.
    open func applicationFinishedRestoringState() {}

    /// What a hard press would offer below the controller's preview; nothing at first. No screen's touches count as hard presses.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: What bars show

    /// What the navigation bar of a container shows of the controller; made with its title when first asked for.
    open var navigationItem: UINavigationItem {
        let bars = makeBars()
        if let item = bars.navigationItem { return item }
        let made = UINavigationItem()
        made.title = title
        bars.navigationItem = made
        return made
    }

    /// What a tab bar shows of the controller; made with its title when first asked for.
    open var tabBarItem: UITabBarItem! {
        get {
            let bars = makeBars()
            if let item = bars.tabBarItem { return item }
            let made = UITabBarItem(title: title, image: nil, selectedImage: nil)
            bars.tabBarItem = made
            return made
        }
        set {
            makeBars().tabBarItem = newValue
            for controller in selfAndAncestors { controller.viewStorage?.setNeedsLayout() }
        }
    }

    /// What a container's toolbar shows while the controller is on top of its stack.
    open var toolbarItems: [UIBarButtonItem]? {
        get { bars?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the items of the toolbar, at once or animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        let bars = makeBars()
        bars.toolbarItems = toolbarItems
        bars.toolbarObserver?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the bar at the bottom goes while the controller, and what is pushed over it, is shown; false at first.
    open var hidesBottomBarWhenPushed: Bool {
        get { bars?.hidesBottomBarWhenPushed ?? false }
        set { makeBars().hidesBottomBarWhenPushed = newValue }
    }

    /// A bar button that turns `isEditing` on and off.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    /// The edges at which the view reaches under a container's bars; all at first.
    open var edgesForExtendedLayout: UIRectEdge {
        get { bars?.edgesForExtendedLayout ?? .all }
        set {
            makeBars().edgesForExtendedLayout = newValue
            parentStorage?.viewStorage?.setNeedsLayout()
        }
    }

    /// Whether the view reaches under bars that nothing is seen through as well; false at first.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { bars?.extendedLayoutIncludesOpaqueBars ?? false }
        set {
            makeBars().extendedLayoutIncludesOpaqueBars = newValue
            parentStorage?.viewStorage?.setNeedsLayout()
        }
    }

    /// The scroll view that a bar at an edge follows; `nil` where the container looks for it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { bars?.contentScrollView }

    /// Names the scroll view that bars follow, at whichever edges.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        makeBars().contentScrollView = scrollView
        parentStorage?.viewStorage?.setNeedsLayout()
    }

    /// Whether the safe area counts as content inset of the controller's view, or of a scroll view directly in it; true at first. A
    /// scroll view whose `contentInsetAdjustmentBehavior` is not `automatic` decides by itself.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { bars?.adjustsScrollViewInsets ?? true }
        set { if newValue != automaticallyAdjustsScrollViewInsets { makeBars().adjustsScrollViewInsets = newValue } }
    }

    // MARK: What the system shows around the view

    /// Whether the status bar is hidden; asked of the controller that fills the screen, or of the child that it names.
    open dynamic var prefersStatusBarHidden: Bool { false }
    /// How the status bar looks; asked of the controller that fills the screen, or of the child that it names.
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// How the status bar changes. Nothing here asks.
    open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that is asked in the controller's place; `nil` in this class.
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    /// The child that is asked in the controller's place how the status bar looks; `nil` in this class.
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    /// Has the status bar ask again. It is asked whenever somebody wants to know, so nothing waits for it.
    open func setNeedsStatusBarAppearanceUpdate() { windowScene?.surroundingsChanged() }

    /// Whether the controller, presented over a part of the screen, says how the status bar is; false at first.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Whether the home indicator fades.
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that is asked in the controller's place about the home indicator; `nil` in this class.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Has the host look anew whether the home indicator fades.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { windowScene?.surroundingsChanged() }

    /// The edges at which the application's gestures go before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that is asked in the controller's place about gestures at edges; `nil` in this class.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Has the host look anew at which edges the application's gestures go first.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { windowScene?.surroundingsChanged() }

    /// How the interface may be turned: not upside down in this class, on an interface for a phone.
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// How the interface is turned when it is presented. Nothing here asks: hosts turn nothing.
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the interface turns with the device. Nothing here asks: hosts turn nothing.
    open dynamic var shouldAutorotate: Bool { true }
    /// Asks all controllers anew how their interfaces may be turned.
    open class func attemptRotationToDeviceOrientation() {
        for scene in UIApplication.shared.connectedScenes { (scene as? UIWindowScene)?.surroundingsChanged() }
    }
    /// Has the host look anew how the interface may be turned.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { windowScene?.surroundingsChanged() }

    private var windowScene: UIWindowScene? { viewIfLoaded?.window?.windowScene }

    // MARK: Appearance, in the order of J3

    /// The view is about to appear; it is in no window yet (J5). Overrides call `super`.
    open dynamic func viewWillAppear(_ animated: Bool) {}
    /// The view is in the window with its traits and its size, and not laid out yet (J9). Overrides call `super`.
    open dynamic func viewIsAppearing(_ animated: Bool) {}
    /// The view has appeared, and animations are over. Overrides call `super`.
    open dynamic func viewDidAppear(_ animated: Bool) {}
    /// The view is about to disappear; it may yet stay (J6). Overrides call `super`.
    open dynamic func viewWillDisappear(_ animated: Bool) {}
    /// The view has disappeared. Overrides call `super`.
    open dynamic func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews. Does nothing in this class.
    open dynamic func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews. Does nothing in this class.
    open dynamic func viewDidLayoutSubviews() {}
    /// The view's `safeAreaInsets` changed. Does nothing in this class.
    open dynamic func viewSafeAreaInsetsDidChange() {}

    /// Added to what the screen's furniture covers of the view (points).
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { viewStorage?.window?.setNeedsSafeAreaUpdate() }
    }

    /// The traits in force here: those around the view, or the parent's while there is no view, under those that the controller
    /// overrides.
    open var traitCollection: UITraitCollection {
        viewStorage?.inheritedTraits
            ?? traitSettings.applied(to: parentStorage?.traitCollection ?? UITraitCollection.current)
    }

    /// The traits of the view have changed; told before the next layout, or by `updateTraitsIfNeeded()`.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that take the place of inherited ones, in the controller's view and below it.
    open var traitOverrides: UITraitOverrides {
        get { traitSettings.overrides }
        set { changeTraitSettings { $0.overrides = newValue } }
    }

    /// Light or dark, whatever the surroundings are; unspecified, as at first, follows them. It comes before `traitOverrides`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitSettings.style }
        set { changeTraitSettings { $0.style = newValue } }
    }

    /// Tells at once of changed traits what waits to be told.
    open func updateTraitsIfNeeded() { viewStorage?.updateTraitsIfNeeded() }

    // MARK: Margins

    /// The least margins at the sides of the controller's view, in points: 16, or 20 where it is at least 414 wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        viewStorage?.systemMinimumMargins ?? NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }

    /// Whether the view has at least these margins; true at first.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewStorage?.updateMargins() }
    }

    /// The view's margins have changed.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Editing

    /// Whether the controller shows its content to be edited; false at first. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// The content is to be edited, or no longer. Overrides call `super`.
    open dynamic func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStorage = editing
        editingDidChange()
    }

    private var isEditingStorage = false

    // MARK: Memory

    /// The system is short of memory: let go of what can be made again. The inherited method does nothing.
    open func didReceiveMemoryWarning() {}

    // MARK: Constraints

    /// Brings the constraints of the controller's view up to date: called by the system in the place of the view's `updateConstraints`, which the
    /// inherited method calls. Overrides call `super` last.
    override func accessibilityChanged() { viewIfLoaded?.accessibilityChanged() }

    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    // MARK: Properties

    /// Asks for `updateProperties` before the next layout.
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }

    /// Brings what the view shows in line with the application's data; called by the system before layout, the first time
    /// when the view appears.
    open func updateProperties() {}

    /// Calls `updateProperties` at once if it waits to be called.
    open func updatePropertiesIfNeeded() {
        guard needsUpdateProperties, isViewLoaded else { return }
        needsUpdateProperties = false
        updateProperties()
    }

    // MARK: Size

    /// The size (points) that the controller would like to have where its container lets it choose, as in form sheets.
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
    }

    /// A child wants another size. Does nothing in this class.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// All of the parent's size in this class.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The view is about to get another size (points). The inherited method tells children whose size changes with it, and
    /// what the controller presents.
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellOfTurn(with: coordinator)
        tellContent(of: size, with: coordinator)
    }

    // MARK: Turning, as it was told before sizes were

    /// The screen is about to lie otherwise (J20): told by ``viewWillTransition(to:with:)``, before the view has another size.
    /// - Parameter duration: seconds that the turn takes.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// The screen lies otherwise, and the view has its other size; what changes here moves with it (J20).
    /// - Parameter duration: seconds that the turn takes.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// The turn is over (J20).
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    private func tellOfTurn(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let turn = windowScene?.turn else { return }
        willRotate(to: turn.to, duration: coordinator.transitionDuration)
        coordinator.animate { [weak self] context in
            self?.willAnimateRotation(to: turn.to, duration: context.transitionDuration)
        } completion: { [weak self] _ in
            self?.didRotate(from: turn.from)
        }
    }

    /// The traits are about to change. The inherited method tells children and what the controller presents.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
        presentation?.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Containment

    /// The controller that this one is a child of; `nil` for none.
    open weak var parent: UIViewController? { parentStorage }

    /// The children in the order in which they were added.
    open var children: [UIViewController] { childStorage }

    /// Makes a controller a child of this one (J10); it leaves its old parent first. The container calls `didMove`.
    open func addChild(_ childController: UIViewController) {
        enforce(childController !== self, "A controller cannot be its own child.")
        childController.parentStorage?.removeChildStorage(childController)
        childController.willMove(toParent: self)
        childStorage.append(childController)
        childController.parentStorage = self
        childController.isMovingToParentStorage = true
    }

    /// Takes the controller out of its parent (J10). The container calls `willMove(toParent: nil)` before.
    open func removeFromParent() {
        appearance.endAppearingWithoutParent()
        guard let parent = parentStorage else { return }
        parent.removeChildStorage(self)
        didMove(toParent: nil)
        isMovingFromParentStorage = false
    }

    private func removeChildStorage(_ child: UIViewController) {
        childStorage.removeAll { $0 === child }
        child.parentStorage = nil
    }

    /// The controller is about to get a parent or to lose the one it has (`nil`). Overrides call `super`.
    open dynamic func willMove(toParent parent: UIViewController?) { isMovingFromParentStorage = parent == nil }

    /// The controller has got a parent, or has none any more; called by the container (J10). Overrides call `super`.
    open dynamic func didMove(toParent parent: UIViewController?) {
        if appearance.state == .disappeared || parent == nil { isMovingToParentStorage = false }
    }

    /// Whether the controller appears because it was added to a parent; valid in the appearance callbacks.
    open var isMovingToParent: Bool { isMovingToParentStorage }

    /// Whether the controller disappears because its parent gives it up; valid in the appearance callbacks.
    open var isMovingFromParent: Bool { isMovingFromParentStorage }

    /// Exchanges the views of two children, and tells both that they appear and disappear.
    ///
    /// `animations` runs when both views are in place; what it sets holds at once. `duration` is in seconds on the
    /// application's clock; until it has passed, both views take no touches (J18) unless `options` allow them.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration, options, animations, completion)
    }

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

    // MARK: Presentation

    /// How the controller is presented; read, `automatic` is the style it stands for (J14).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentationStyleStorage.resolved }
        set {
            presentationStyleStorage = newValue
            cachedPresentation = nil
        }
    }

    /// How the view comes and goes.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether presentations in a context cover this controller, when it or a controller inside it presents.
    open var definesPresentationContext = false

    /// Whether a presentation in the context that this controller defines has this controller's transition style.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the user may not get rid of the presented controller by touching beside it (J13).
    open var isModalInPresentation = false

    /// The older name of ``isModalInPresentation``.
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// Arranges the presentation of the style `custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { if oldValue !== transitioningDelegate { cachedPresentation = nil } }
    }

    /// Whether the keyboard stays when the focus goes to something that needs none; true for form sheets (D44).
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// Presents a controller over this one, or over the ancestor that the style asks for.
    ///
    /// The completion runs after the presented controller's `viewDidAppear` (J7), within the call when not animated, else
    /// after `interactionConstants.presentationDuration` seconds. If the presentation is given up on the way, it runs
    /// when the dismissal is over. A presentation that is not possible is reported, changes nothing, and has no
    /// completion: from a controller that presents already or is in no visible window, or of one that has a parent, a
    /// presenter or a window.
    open dynamic func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        PresentationRequest(source: self, presented: viewControllerToPresent).perform(animated: flag, completion)
    }

    /// Dismisses what this controller, or the nearest ancestor that does, presents, with everything above it; where nothing
    /// is presented, this controller itself.
    ///
    /// The completion runs after `viewDidDisappear` (J7); at once when there is nothing to dismiss.
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presentation = presentationToDismiss else {
            completion?()
            return
        }
        presentation.beginDismissing(animated: flag, completion: completion)
    }

    /// The storyboard that the controller came out of; `nil` for most.
    open internal(set) var storyboard: UIStoryboard? {
        get { bars?.storyboard }
        set { makeBars().storyboard = newValue }
    }

    /// A segue is about to be performed from this controller.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue may be performed; asked by nobody but code of one's own, since there are no storyboards.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// There are no storyboards, so no segue has the identifier: reported, where iOS ends the program.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        UIApplication.shared.report("\(self) has no segue \(identifier): there are no storyboards.")
    }

    /// Shows a controller in the nearest container that overrides this method, else presents it.
    open dynamic func show(_ vc: UIViewController, sender: Any?) {
        if let target = containerToShow(ShowOverrides.show, sender: sender) {
            target.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows a controller as detail in the nearest container that overrides this method, else presents it.
    open dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let target = containerToShow(ShowOverrides.showDetail, sender: sender) {
            target.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// The nearest of this controller, its ancestors and their presenters that has the action: for `showViewController:sender:`
    /// and `showDetailViewController:sender:` one that overrides the method, for others one that can perform it.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        controllersOutwards.first { ShowOverrides.has(action, $0, sender: sender) }
    }

    /// The controller that this one, or its nearest ancestor that does, presents (J8).
    open var presentedViewController: UIViewController? { nearestPresentation?.presentedViewController }

    /// The controller that presents this one or its farthest ancestor (J8).
    open var presentingViewController: UIViewController? { selfAndAncestors.last { $0.presenter != nil }?.presenter }

    /// Whether the controller appears because it is presented; valid in the appearance callbacks.
    open var isBeingPresented: Bool {
        activePresentation?.phase == .presenting || activePresentation?.phase == .arriving
    }

    /// Whether the controller disappears because it is dismissed; valid in the appearance callbacks.
    open var isBeingDismissed: Bool {
        activePresentation?.phase == .dismissing || activePresentation?.phase == .leaving
    }

    /// What manages the presentation of this controller or its nearest presented ancestor, or will manage this one's.
    open var presentationController: UIPresentationController? {
        if let active = activePresentationController { return active }
        if let cachedPresentation { return cachedPresentation }
        let made = PresentationRequest.makeController(for: self, presenting: nil, source: self)
        cachedPresentation = made
        return made
    }

    /// What manages the presentation of this controller or its nearest presented ancestor; `nil` without one.
    open var activePresentationController: UIPresentationController? {
        selfAndAncestors.lazy.compactMap(\.activePresentation).first
    }

    /// The transition in which the controller, what it presents or its container is; `nil` between transitions.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in selfAndAncestors {
            if let own = controller.activePresentation?.coordinator ?? controller.presentation?.coordinator
                ?? controller.containerTransition
            {
                return own
            }
        }
        return nil
    }

    // MARK: Focus

    /// Whether focus comes back to the item that had it when the controller does (H25); true at first.
    open var restoresFocusAfterTransition = true

    /// The group of the controller's items that have none of their own (H23).
    open var focusGroupIdentifier: String?

    /// The controller's view, once it is loaded (H10).
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewStorage.map { [$0] } ?? [] }

    /// The presentation of a presented controller; else the superview of its view; else the parent.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        if let activePresentation, parentStorage == nil { return activePresentation }
        return viewStorage?.superview ?? parentStorage
    }

    /// The view, where it is loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewStorage }

    /// Asks for an update of focus with the end of this turn (H12).
    open func setNeedsFocusUpdate() { setNeedsUpdateOfFocus() }

    /// Makes an update of focus that waits happen now (H12).
    open func updateFocusIfNeeded() { updateFocusIfWaiting() }

    /// True in this class.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Overrides call `super`.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Previews

    /// Has a view show previews when it is pressed hard, as on a device without such a screen: nobody is asked for one.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

    /// Ends what ``registerForPreviewing(with:sourceView:)`` began.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    // MARK: Responder

    /// The presenting controller of a presented one; else the view's superview; else the parent (C5).
    open dynamic override var next: UIResponder? {
        if let presenter, parentStorage == nil { return presenter }
        return viewStorage?.superview ?? parentStorage
    }

    override var responderWindow: UIWindow? { viewStorage?.responderWindow }

    /// Whether actions of what the controller presents may come to it (C30); true in this class.
    open var performsActionsWhilePresentingModally: Bool { true }

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands added by `addKeyCommand`; overrides may add to `super`'s (F34).
    open dynamic override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command to those that the controller has for the key walk (F34).
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    /// Takes away a command that was added, this very object.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
