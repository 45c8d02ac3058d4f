// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Shows one of several controllers, over a bar with a tab for each.
///
/// The rules, N40 to N46 and N61, are in `Documentation/Navigation.md`.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, LayoutContainer {
    private var controllers: [UIViewController] = []
    private weak var selected: UIViewController?
    /// The controller whose view is in this controller's view.
    private weak var shown: UIViewController?
    private let bar = UITabBar(frame: .zero)
    private let contentView = UITransitionView(frame: .zero)
    private var wrapper: UIViewControllerWrapperView?
    private var isHiddenStorage = false
    /// The change that the application animates (N79).
    private var transition: TabTransition?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller without tabs.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller without tabs. A storyboard's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.archive?.finish(self, as: UITabBarController.self)
    }

    /// Shows the tab that the segue comes back to, or that contains its destination (IB14).
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
        if controllers.contains(subsequentVC) { selectedViewController = subsequentVC }
    }

    /// Held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar with a tab for each controller; it follows the controllers.
    open var tabBar: UITabBar { bar }

    // MARK: Controllers

    /// In the order of their tabs. Setting them keeps the selected one if it is among them; otherwise it selects the first.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Changes the controllers, without motion. The selected one stays selected if it is among them, else the first
    /// is (N45). If they are more than five and the width is compact, the last ones are under "More" (N61).
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        endTransition()
        let front = selectedViewController
        let removed = controllers.filter { old in !new.contains { $0 === old } }
        let added = new.filter { controller in !controllers.contains { $0 === controller } }
        controllers = new
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        updateMore(keeping: front)
        bar.show(tabs.map(\.tabBarItem))
        if selected.map({ one in tabs.contains { $0 === one } }) != true { show(tabs.first) }
        for controller in removed where controller.parent === self { controller.removeFromParent() }
        for controller in added where controller.parent === self { controller.didMove(toParent: self) }
        bar.selectedItem = selected?.tabBarItem
    }

    /// A further controller gets a tab (N69).
    open override func addChild(_ childController: UIViewController) {
        guard !controllers.contains(where: { $0 === childController }) else { return super.addChild(childController) }
        setViewControllers(controllers + [childController], animated: false)
    }

    /// Setting it does not ask or tell the delegate (N41). A controller without a tab is reported.
    open var selectedViewController: UIViewController? {
        get { selected === more && more != nil ? more?.shownController ?? more : selected }
        set {
            guard let newValue, newValue === more || controllers.contains(where: { $0 === newValue }) else {
                return UIApplication.shared.report("\(self) can select its own controllers only.")
            }
            select(newValue)
        }
    }

    /// `NSNotFound` if nothing is selected, or the list of "More" is (N61). An index out of range is reported.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set {
            guard controllers.indices.contains(newValue) else {
                return UIApplication.shared.report("\(self) has no tab \(newValue).")
            }
            select(controllers[newValue])
        }
    }

    // MARK: More

    private var more: UIMoreNavigationController?
    private var hasMore = false
    private var isUpdatingMore = false

    /// The stack under the tab "More" (N61). It is in the bar if there are more than five controllers and the width is compact.
    open var moreNavigationController: UINavigationController { makeMore() }

    private func makeMore() -> UIMoreNavigationController {
        if let more { return more }
        let made = UIMoreNavigationController(self)
        more = made
        return made
    }

    /// The controllers with a tab.
    private var tabs: [UIViewController] {
        hasMore ? controllers.prefix(TabMetrics.greatestCount - 1) + [makeMore()] : controllers
    }

    /// The controllers in the list of "More".
    var furtherControllers: [UIViewController] {
        hasMore ? Array(controllers.dropFirst(TabMetrics.greatestCount - 1)) : []
    }

    private func select(_ controller: UIViewController) {
        guard furtherControllers.contains(where: { $0 === controller }) else { return show(controller) }
        // Its view leaves the place of a tab before it has one above the list.
        if shown === controller { takeOut(controller, unless: nil) }
        makeMore().show(controller, animated: false)
        show(more)
    }

    /// A row of "More" was chosen.
    func rowWasChosen(_ controller: UIViewController) {
        controller.noteContainment(.selected, by: self)
        more?.show(controller, animated: true)
    }

    /// N61: "More" comes and goes with the number of controllers and the width; the selection stays.
    private func updateMore(keeping front: UIViewController?) {
        // A change of the stack lays out views.
        guard !isUpdatingMore else { return }
        isUpdatingMore = true
        defer { isUpdatingMore = false }
        let isWanted = controllers.count > TabMetrics.greatestCount && traitCollection.horizontalSizeClass != .regular
        let further = isWanted ? controllers.dropFirst(TabMetrics.greatestCount - 1) : []
        if let more, let shown = more.shownController, !further.contains(where: { $0 === shown }) {
            let page = more.viewControllers[1] as? MorePage
            more.setViewControllers([more.list], animated: false)
            page?.giveBack()
        }
        takeBack()
        defer { more?.list.showRows() }
        guard isWanted != hasMore else { return }
        hasMore = isWanted
        if isWanted {
            let made = makeMore()
            super.addChild(made)
            made.didMove(toParent: self)
        } else if let more {
            more.willMove(toParent: nil)
            takeOut(more, unless: nil)
            more.removeFromParent()
        }
        guard let front, front !== more || isWanted, controllers.contains(where: { $0 === front }) || front === more
        else { return show(tabs.first) }
        if front !== selected || further.contains(where: { $0 === front }) { select(front) }
    }

    /// Controllers that the list showed are children of this one again.
    func takeBack() {
        for controller in controllers where controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    // MARK: Selecting

    /// The person chose the item of a tab, which is shown after this (N81). Does nothing; overrides need not call `super`.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The person chose a tab (N41, N42).
    func tabWasChosen(_ item: UITabBarItem) {
        guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) != false else {
            return controller.noteContainment(.notSelected, by: self)
        }
        let isAgain = controller === selected
        bar.selectedItem = item
        tabBar(bar, didSelect: item)
        show(controller)
        if isAgain { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Exchanges the visible controller, at once unless the delegate has an animator (N79).
    private func show(_ controller: UIViewController?) {
        if controller !== selected { endTransition() }
        let old = shown
        guard controller !== selected || controller !== old else { return }
        if controller !== selected { controller?.noteContainment(.selected, by: self) }
        selected = controller
        bar.selectedItem = controller?.tabBarItem
        guard isViewLoaded, view.window != nil, appearance.state == .appeared || appearance.state == .appearing else {
            return takeOut(old, unless: controller)
        }
        controller?.loadViewIfNeeded()
        guard selected === controller, shown === old else { return }
        if let old, let controller, appearance.state == .appeared {
            let change = TabTransition.asked(of: self, from: old, to: controller)
            guard selected === controller, shown === old else { return }
            if let change { return run(change) }
        }
        old?.appearance.beginDisappearing(animated: false)
        guard selected === controller else { return }
        controller?.appearance.beginAppearing(animated: false)
        guard selected === controller else { return }
        takeOut(old, unless: controller)
        putIn(controller)
        controller?.appearance.arrive()
        old?.appearance.endDisappearing()
        if appearance.state == .appeared, selected === controller { controller?.appearance.endAppearing() }
    }

    /// The application's animator exchanges the views. Calls of the application's may change the tab, which ends the change.
    private func run(_ change: TabTransition) {
        transition = change
        containerTransition = change.coordinator
        change.from.appearance.beginDisappearing(animated: true)
        guard transition === change else { return }
        change.to.appearance.beginAppearing(animated: true)
        guard transition === change else { return }
        change.begin(in: contentView, frame: contentFrame, insets: contentInsets) { [weak self] completed in
            self?.end(change, completed: completed)
        }
        guard transition === change else { return }
        wrapper?.removeFromSuperview()
        wrapper = nil
        change.to.appearance.arrive()
    }

    /// Another change, or a change of the controllers, is too early for the animator.
    private func endTransition() {
        if let transition { end(transition, completed: !transition.coordinator.isCancelled) }
    }

    private func end(_ change: TabTransition, completed: Bool) {
        guard transition === change else { return }
        transition = nil
        containerTransition = nil
        change.end()
        let (gone, stays) = completed ? (change.from, change.to) : (change.to, change.from)
        if !completed {
            selected = stays
            bar.selectedItem = stays.tabBarItem
            gone.appearance.beginDisappearing(animated: true)
            stays.appearance.beginAppearing(animated: true)
        }
        wrapper?.removeFromSuperview()
        wrapper = nil
        shown = nil
        putIn(stays)
        if !completed { stays.appearance.arrive() }
        change.clear()
        gone.appearance.endDisappearing()
        if appearance.state == .appeared { stays.appearance.endAppearing() }
        change.coordinator.complete(cancelled: !completed)
    }

    private func takeOut(_ old: UIViewController?, unless kept: UIViewController?) {
        guard let old, old !== kept, shown === old else { return }
        shown = nil
        old.viewIfLoaded?.removeFromSuperview()
        wrapper?.removeFromSuperview()
        wrapper = nil
    }

    private func putIn(_ controller: UIViewController?) {
        guard let controller, shown !== controller, let content = controller.view else { return }
        shown = controller
        let made = UIViewControllerWrapperView(frame: contentFrame)
        wrapper = made
        made.containerSafeAreaInsets = contentInsets
        // A view that an animator has brought moves over at once, and does not disappear in between.
        if content.window == nil { made.hold(content) }
        contentView.addSubview(made)
        if content.superview !== made { made.hold(content) }
        layoutContent()
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.container = self
        contentView.frame = container.bounds
        container.addSubview(contentView)
        bar.owner = self
        container.addSubview(bar)
        view = container
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let selected else { return }
        takeOut(shown, unless: selected)
        selected.loadViewIfNeeded()
        putIn(selected)
    }

    /// As a navigation controller's.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        layoutContent()
    }

    // MARK: Layout

    /// Whether the application hides the bar; false at first.
    open var isTabBarHidden: Bool {
        get { isHiddenStorage }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, animated if requested.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isHiddenStorage else { return }
        isHiddenStorage = hidden
        updateBar(animated: animated)
    }

    /// N43: a contained stack may hide the bar.
    private var isBarShown: Bool {
        !isHiddenStorage && (selected as? UINavigationController)?.hidesBottomBars != true
    }

    func updateBar(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layoutContent() }
        UIView.animate(withDuration: NavigationConstants.duration) { self.layoutContent() }
    }

    func layoutContent() {
        guard let view = viewIfLoaded else { return }
        updateMore(keeping: selectedViewController)
        // A controller may have got another item meanwhile.
        bar.show(tabs.map(\.tabBarItem))
        bar.selectedItem = selected?.tabBarItem
        contentView.frame = view.bounds
        let safe = view.safeAreaInsets
        // N73: the bar reaches to the end of the view, below its tabs too.
        let height = BarMetrics.tabBarHeight(in: view) + safe.bottom
        let top = isBarShown ? view.bounds.height - height : view.bounds.height
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        bar.alpha = isBarShown ? 1 : 0
        wrapper?.frame = contentFrame
        wrapper?.containerSafeAreaInsets = contentInsets
    }

    private var isUnderBar: Bool {
        selected?.reachesUnder(.bottom, isTranslucent: bar.isTranslucent) ?? true
    }

    /// Content ends above an opaque bar (N35).
    private var contentFrame: CGRect {
        var frame = contentView.bounds
        if isBarShown, !isUnderBar {
            frame.size.height = max(0, frame.height - view.safeAreaInsets.bottom - BarMetrics.tabBarHeight(in: view))
        }
        return frame
    }

    private var contentInsets: UIEdgeInsets {
        var insets = view.safeAreaInsets
        if isBarShown { insets.bottom = isUnderBar ? insets.bottom + BarMetrics.tabBarHeight(in: view) : 0 }
        return insets
    }

    // MARK: The system's parts around the view

    open dynamic override var childForStatusBarStyle: UIViewController? { selected }
    open dynamic override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selected?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

extension UIViewController {
    /// The nearest tab bar controller around this one.
    public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
}
