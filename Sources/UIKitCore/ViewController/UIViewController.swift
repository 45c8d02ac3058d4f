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
    /// The controller's content of bars; `nil` for a controller that no bar knows.
    var bars: ControllerBars?
    /// The size that constraints gave the view last, if somebody hears of it (J43).
    var fittingSize: CGSize?

    // MARK: Life

    /// The name that was passed to `init(nibName:bundle:)`: that of a nib which has the view (PO2).
    open private(set) var nibName: String?
    /// The bundle that was passed to `init(nibName:bundle:)`: that of the nib.
    open private(set) var nibBundle: Bundle?

    /// A controller whose view is in a nib of that name, or of its class's name without one; else ``loadView()`` makes it (PO2).
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        appearance = ControllerAppearance()
        super.init()
        appearance.controller = self
    }

    /// Makes a controller whose view is made at the first request. A storyboard's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        appearance = ControllerAppearance()
        super.init()
        appearance.controller = self
        coder.archive?.finish(self, as: UIViewController.self)
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    @MainActor deinit {
        viewStorage?.viewController = nil
    }

    // MARK: View

    /// The controller's view, loaded at the first request (J1).
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

    /// Makes `view`: that of the controller's storyboard (IB4), or of its nib (PO2), else a plain one (J2). Overrides assign
    /// `view` and do not call `super`.
    open func loadView() {
        if loadArchivedView() { return }
        if UINib.loadView(of: self) { return }
        view = UIView(frame: UIApplication.shared.mainScreen.bounds)
    }

    /// Called once, when the view has been loaded (J1).
    open dynamic func viewDidLoad() {}

    /// Loads the view, unless it is loaded or being loaded (J1). The program ends if `loadView()` assigned no view.
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

    /// The controller's title, on bars too.
    open var title: String? { didSet { titleDidChange() } }

    /// The controller's name in the older form of state restoration; `nil` at first. It has no effect: scenes restore their
    /// state by activities here.
    open var restorationIdentifier: String?

    /// Writes the controller's state in the older form of state restoration. Never called here.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads the controller's state in the older form of state restoration. Never called here.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// All state was restored in the older form of state restoration. Never called here.
    open func applicationFinishedRestoringState() {}

    /// The methods that make the controllers which segues of a storyboard lead to: `@IBSegueAction` (PO35).
    open class var segueActions: [SegueAction] { [] }

    /// The actions below the controller's preview after a hard press; none at first. Never used here: no screen's touches
    /// count as hard presses.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: What bars show

    /// The controller's content of a container's navigation bar; made with the controller's title at the first request.
    open var navigationItem: UINavigationItem {
        let bars = makeBars()
        if let item = bars.navigationItem { return item }
        let made = UINavigationItem()
        made.title = title
        bars.navigationItem = made
        return made
    }

    /// The controller's content of a tab bar; made with the controller's title at the first request.
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

    /// The items of a container's toolbar while the controller is on top of its stack.
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

    /// Whether the bar at the bottom disappears while the controller, or one pushed over it, is shown; false at first.
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

    /// Whether the view also reaches under opaque bars; false at first.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { bars?.extendedLayoutIncludesOpaqueBars ?? false }
        set {
            makeBars().extendedLayoutIncludesOpaqueBars = newValue
            parentStorage?.viewStorage?.setNeedsLayout()
        }
    }

    /// The scroll view that a bar at an edge follows; `nil` if the container has to look for it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { bars?.contentScrollView }

    /// Sets the scroll view that bars at the edges follow.
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

    /// Whether the status bar is hidden; the controller that fills the screen is asked, or the child that it names.
    open dynamic var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar. The controller that fills the screen is asked, or the child that it names.
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// How the status bar changes. Never used here.
    open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that is asked instead of the controller; `nil` in this class.
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    /// The child that is asked for the status bar's style instead of the controller; `nil` in this class.
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    /// Lets the status bar be updated. The controllers are asked at each look, so this only asks for a turn.
    open func setNeedsStatusBarAppearanceUpdate() { windowScene?.surroundingsChanged() }

    /// Whether the controller decides about the status bar when it is presented over a part of the screen; false at first.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Whether the home indicator fades.
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that is asked about the home indicator instead of the controller; `nil` in this class.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Lets the host check again whether the home indicator fades.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { windowScene?.surroundingsChanged() }

    /// The edges at which the application's gestures go before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that is asked about gestures at edges instead of the controller; `nil` in this class.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Lets the host check again at which edges the application's gestures go first.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { windowScene?.surroundingsChanged() }

    /// The orientations that the interface may have; in this class all, except upside down on an interface for a phone.
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// The interface's orientation when it is presented. Never used here: hosts do not turn interfaces.
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the interface turns with the device. Never used here: hosts do not turn interfaces.
    open dynamic var shouldAutorotate: Bool { true }
    /// Asks all controllers again for their orientations.
    open class func attemptRotationToDeviceOrientation() {
        for scene in UIApplication.shared.connectedScenes { (scene as? UIWindowScene)?.surroundingsChanged() }
    }
    /// Lets the host check the orientations of the interface again.
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

    /// Insets that are added to the view's safe area (points).
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { viewStorage?.window?.setNeedsSafeAreaUpdate() }
    }

    /// The traits in force here: those around the view, or the parent's while there is no view, with the controller's overrides.
    open var traitCollection: UITraitCollection {
        viewStorage?.inheritedTraits
            ?? traitSettings.applied(to: parentStorage?.traitCollection ?? UITraitCollection.current)
    }

    /// The traits of the view have changed; told before the next layout, or by `updateTraitsIfNeeded()`.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that override the inherited ones, in the controller's view and below it.
    open var traitOverrides: UITraitOverrides {
        get { traitSettings.overrides }
        set { changeTraitSettings { $0.overrides = newValue } }
    }

    /// Light or dark for this controller's view and below; unspecified, the value at first, follows the views around it. It
    /// comes before `traitOverrides`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitSettings.style }
        set { changeTraitSettings { $0.style = newValue } }
    }

    /// Reports changed traits at once to the views that wait for the report.
    open func updateTraitsIfNeeded() { viewStorage?.updateTraitsIfNeeded() }

    // MARK: Margins

    /// The least margins at the sides of the controller's view, in points: 16, or 20 where it is at least 414 wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SideMargin.inWidth(viewStorage?.bounds.width ?? 0)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view has at least these margins; true at first.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewStorage?.updateMargins() }
    }

    /// The view's margins have changed.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Editing

    /// Whether the controller shows its content for editing; false at first. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Editing of the content begins or ends. Overrides call `super`.
    open dynamic func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStorage = editing
        editingDidChange()
    }

    private var isEditingStorage = false

    // MARK: Memory

    /// The system is short of memory: free what you can make again. The inherited method does nothing.
    open func didReceiveMemoryWarning() {}

    // MARK: Constraints

    /// Brings the constraints of the controller's view up to date: the system calls it instead of the view's
    /// `updateConstraints`, which the inherited method calls. Overrides call `super` last.
    override func accessibilityChanged() { viewIfLoaded?.accessibilityChanged() }

    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    // MARK: Properties

    /// Asks for `updateProperties` before the next layout.
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }

    /// Updates the view's content from the application's data. The system calls it before layout, for the first time when the
    /// view appears.
    open func updateProperties() {}

    /// Calls a waiting `updateProperties` at once.
    open func updatePropertiesIfNeeded() {
        guard needsUpdateProperties, isViewLoaded else { return }
        needsUpdateProperties = false
        updateProperties()
    }

    // MARK: Size

    /// The preferred size (points), for containers that let the controller choose, such as form sheets.
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
    }

    /// A child wants another size. Does nothing in this class.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that constraints give a child's view changed (J43). Does nothing in this class.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// All of the parent's size in this class.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The view is about to get another size (points). The inherited method tells children whose size changes with it, and
    /// the presented controller.
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellOfTurn(with: coordinator)
        tellContent(of: size, with: coordinator)
    }

    // MARK: Turning, as it was told before sizes were

    /// The screen is about to be turned (J20). ``viewWillTransition(to:with:)`` calls it, before the view has its new size.
    /// - Parameter duration: seconds that the turn takes.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// The screen was turned, and the view has its new size. Changes here are animated with it (J20).
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

    /// The traits are about to change. The inherited method tells children and the presented controller.
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

    /// Removes the controller from its parent (J10). The container calls `willMove(toParent: nil)` before.
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

    /// The controller has a new parent, or no parent any more. The container calls it (J10). Overrides call `super`.
    open dynamic func didMove(toParent parent: UIViewController?) {
        if appearance.state == .disappeared || parent == nil { isMovingToParentStorage = false }
    }

    /// Whether the controller appears because it was added to a parent; valid in the appearance callbacks.
    open var isMovingToParent: Bool { isMovingToParentStorage }

    /// Whether the controller disappears because it is removed from its parent; valid in the appearance callbacks.
    open var isMovingFromParent: Bool { isMovingFromParentStorage }

    /// Exchanges the views of two children, and tells both that they appear and disappear.
    ///
    /// `animations` runs when both views are in place. Its changes take effect at once. `duration` is in seconds on the
    /// application's clock; until it has passed, both views take no touches (J18) unless `options` allow them.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration, options, animations, completion)
    }

    /// Whether children hear of this controller's appearance by themselves, without calls of the controller.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it is about to appear or disappear; for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            appearance.beginAppearing(animated: animated)
        } else {
            appearance.beginDisappearing(animated: animated)
        }
    }

    /// Ends the transition that `beginAppearanceTransition` began.
    open func endAppearanceTransition() { appearance.endTransition() }

    // MARK: Presentation

    /// How the controller is presented. Reading `automatic` returns the style that it stands for (J14).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentationStyleStorage.resolved }
        set {
            presentationStyleStorage = newValue
            cachedPresentation = nil
        }
    }

    /// How the view appears and disappears.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether presentations in a context cover this controller, when it or a controller inside it presents.
    open var definesPresentationContext = false

    /// Whether a presentation in the context that this controller defines has this controller's transition style.
    open var providesPresentationContextTransitionStyle = false

    /// Whether a touch beside the presented controller must not dismiss it (J13).
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

    /// Whether the keyboard stays when the first responder needs none; true for form sheets (D44).
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// Presents a controller over this one, or over the ancestor that the style asks for.
    ///
    /// The completion runs after the presented controller's `viewDidAppear` (J7), within the call when not animated, else
    /// after `interactionConstants.presentationDuration` seconds. If the presentation is given up on the way, it runs when
    /// the dismissal is over. An impossible presentation is reported, changes nothing, and has no completion. It is
    /// impossible if this controller presents already or is in no visible window, and if the other one has a parent, a
    /// presenter or a window.
    open dynamic func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        PresentationRequest(source: self, presented: viewControllerToPresent).perform(animated: flag, completion)
    }

    /// Dismisses the controller that this one presents, or its nearest ancestor that presents, with everything above it. If
    /// there is none, dismisses this controller itself.
    ///
    /// The completion runs after `viewDidDisappear` (J7); at once when there is nothing to dismiss.
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presentation = presentationToDismiss else {
            completion?()
            return
        }
        presentation.beginDismissing(animated: flag, completion: completion)
    }

    /// The storyboard that made the controller; `nil` for most.
    open internal(set) var storyboard: UIStoryboard? {
        get { bars?.storyboard }
        set { makeBars().storyboard = newValue }
    }

    /// A segue is about to be performed from this controller.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue may be performed that a control, a cell or a recognizer begins (IB12). True in this class.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a segue of the controller's storyboard, without asking ``shouldPerformSegue(withIdentifier:sender:)`` (IB12). An
    /// unknown identifier is reported. iOS ends the program instead.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        if bars?.archive?.performSegue(withIdentifier: identifier, from: self, sender: sender) == true { return }
        UIApplication.shared.report("\(self) has no segue \(identifier).")
    }

    /// Whether a segue may come back to this controller by one of its methods (IB14): in this class, if it has the method and is
    /// not the controller that the segue leads away from.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { fromViewController !== self && responds(to: action) }

    /// A segue comes back through this controller to another one, which it contains or is: in this class, what the controller
    /// presents is dismissed (IB14).
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard let presentedViewController, !presentedViewController.isBeingDismissed else { return }
        dismiss(animated: UIView.areAnimationsEnabled)
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

    /// The nearest controller with the action, among this one, its ancestors and their presenters. For
    /// `showViewController:sender:` and `showDetailViewController:sender:` it is one that overrides the method; for other
    /// actions, one that can perform it.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        controllersOutwards.first { ShowOverrides.has(action, $0, sender: sender) }
    }

    /// The controller that this one, or its nearest presenting ancestor, presents (J8).
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

    /// Manages the presentation of this controller or its nearest presented ancestor; `nil` without one.
    open var activePresentationController: UIPresentationController? {
        selfAndAncestors.lazy.compactMap(\.activePresentation).first
    }

    /// The transition of the controller, of the controller that it presents, or of its container; `nil` between transitions.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in selfAndAncestors {
            (controller as? any ControllerStack)?.startWaitingTransition()
            if let own = controller.activePresentation?.coordinator ?? controller.presentation?.coordinator
                ?? controller.containerTransition
            {
                return own
            }
        }
        return nil
    }

    // MARK: Focus

    /// Whether focus returns to its former item when the controller appears again (H25); true at first.
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

    /// The view, if it is loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewStorage }

    /// Asks for an update of focus with the end of this turn (H12).
    open func setNeedsFocusUpdate() { setNeedsUpdateOfFocus() }

    /// Performs a waiting update of focus now (H12).
    open func updateFocusIfNeeded() { updateFocusIfWaiting() }

    /// True in this class.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Overrides call `super`.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Previews

    /// Registers a view that shows previews when it is pressed hard. As on a device without such a screen, nothing ever asks
    /// for a preview.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

    /// Ends a registration of ``registerForPreviewing(with:sourceView:)``.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    // MARK: Responder

    /// The presenting controller of a presented one; else the view's superview; else the parent (C5).
    open override var next: UIResponder? {
        if let presenter, parentStorage == nil { return presenter }
        return viewStorage?.superview ?? parentStorage
    }

    override var responderWindow: UIWindow? { viewStorage?.responderWindow }

    /// Whether actions of presented content may come to the controller (C30); true in this class.
    open var performsActionsWhilePresentingModally: Bool { true }

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands added by `addKeyCommand`; overrides may add to `super`'s (F34).
    open dynamic override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command to those that the controller has for the key walk (F34).
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    /// Removes an added command: this same object.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
