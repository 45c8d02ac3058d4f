// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Places bars and contents (N35).
extension UINavigationController: LayoutContainer {
    func layoutContent() {
        guard let view = viewIfLoaded else { return }
        backSwipe.directionDidChange()
        transitionView.frame = view.bounds
        placeBars()
        // During a transition, the transition moves it.
        if let shown, let wrapper = wrapper(of: shown) {
            if transition == nil { wrapper.frame = contentFrame(of: shown) }
            wrapper.containerSafeAreaInsets = contentInsets(of: shown)
        }
    }

    /// Moves the bars to their places, animated if requested.
    func layoutBars(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layoutContent() }
        UIView.animate(withDuration: NavigationConstants.hideShowBarDuration) { self.layoutContent() }
    }

    func layoutBarsInAnimation() { placeBars() }

    private func placeBars() {
        guard let view = viewIfLoaded else { return }
        let safe = view.safeAreaInsets
        let bounds = view.bounds
        followContent()
        let (large, search) = shownHeights
        let height = navigationBar.baseHeight + large + search
        let top = isNavigationBarHidden ? -height : safe.top
        navigationBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        navigationBar.backgroundOutset = safe.top
        navigationBar.largeTitleHeight = large
        navigationBar.searchHeight = search
        navigationBar.layoutIfNeeded()
        // A hidden bar is also transparent.
        navigationBar.alpha = isNavigationBarHidden ? 0 : 1
        guard let toolbar = toolbarIfMade else { return }
        let toolbarHeight = BarMetrics.height(in: view)
        let place = isToolbarShown ? bounds.height - safe.bottom - toolbarHeight : bounds.height
        toolbar.frame = CGRect(x: 0, y: place, width: bounds.width, height: toolbarHeight)
        toolbar.backgroundOutset = safe.bottom
        toolbar.alpha = isToolbarShown ? 1 : 0
    }

    var isToolbarShown: Bool { !isToolbarHidden && !hidesBottomBars }

    /// N13: true from the controller that wants it up to the top.
    var hidesBottomBars: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

    func installToolbar() {
        guard isViewLoaded, let toolbar else { return }
        if toolbar.superview !== view { view.addSubview(toolbar) }
        toolbar.items = topViewController?.toolbarItems
    }

    // MARK: Contents

    /// A controller's view reaches under translucent bars, unless the controller says otherwise (N35).
    func contentFrame(of controller: UIViewController) -> CGRect {
        guard let view = viewIfLoaded else { return .zero }
        var edges = UIEdgeInsets.zero
        if !isNavigationBarHidden, !controller.reachesUnder(.top, isTranslucent: navigationBar.isTranslucent) {
            edges.top = view.safeAreaInsets.top + navigationBar.fullHeight
        }
        if isToolbarShown, !controller.reachesUnder(.bottom, isTranslucent: toolbar.isTranslucent) {
            edges.bottom = view.safeAreaInsets.bottom + BarMetrics.height(in: view)
        }
        var frame = view.bounds.inset(by: edges)
        frame.size.height = max(0, frame.height)
        return frame
    }

    /// The parts of the content that the scene's unsafe area and the bars cover.
    func contentInsets(of controller: UIViewController) -> UIEdgeInsets {
        guard let view = viewIfLoaded else { return .zero }
        var insets = view.safeAreaInsets
        if !isNavigationBarHidden {
            let isUnder = controller.reachesUnder(.top, isTranslucent: navigationBar.isTranslucent)
            insets.top = isUnder ? insets.top + navigationBar.fullHeight : 0
        }
        if isToolbarShown {
            let isUnder = controller.reachesUnder(.bottom, isTranslucent: toolbar.isTranslucent)
            insets.bottom = isUnder ? insets.bottom + BarMetrics.height(in: view) : 0
        }
        return insets
    }

    // MARK: Large titles

    private func followContent() {
        guard let shown, navigationBar.window != nil else { return tracker.follow(nil) }
        tracker.follow(ScrollTracker.scrollView(of: shown))
    }

    /// N36, SB11: when the content scrolls up, it takes the room of the search and then of the large title. At its beginning
    /// it gives the room back.
    private var shownHeights: (largeTitle: CGFloat, search: CGFloat) {
        let large = navigationBar.fullLargeTitleHeight
        let search = navigationBar.searchRoom.fullHeight
        guard let scrollView = tracker.scrollView else { return (large, search) }
        let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        let item = navigationBar.topItem
        let hides = item?.hidesSearchBarWhenScrolling == true && item?.searchController?.isActive == false
        let yielding = hides ? search : 0
        navigationBar.isOverContent = scrolled > max(large + yielding, 0.5)
        let isPulled = scrolled < 0
        return (
            isPulled && large > 0 ? large - scrolled : max(0, large - max(0, scrolled - yielding)),
            search - (isPulled ? 0 : min(yielding, scrolled))
        )
    }

    func contentScrolled() { placeBars() }

    // MARK: Items

    func showBarItems(animated: Bool, isDriven: Bool = false) {
        navigationBar.show(stack.map(\.navigationItem), animated: animated, isDriven: isDriven)
        if toolbarIfMade != nil { toolbar.setItems(topViewController?.toolbarItems, animated: animated) }
    }

    // MARK: Going back

    /// The back button was chosen (N7).
    func backButtonWasChosen() {
        guard transition == nil, stack.count > 1, let top = topViewController else { return }
        let judge = self as? any UINavigationBarDelegate ?? navigationBar.delegate
        guard judge?.navigationBar(navigationBar, shouldPop: top.navigationItem) != false else {
            return top.noteContainment(.keptByBar, by: self)
        }
        // The delegate may have popped it while answering.
        guard topViewController === top else { return }
        goBack()
    }

    func goBack() { popViewController(animated: true) }

    func goBack(to item: UINavigationItem) {
        guard let controller = stack.first(where: { $0.navigationItemIfMade === item }) else { return }
        popToViewController(controller, animated: true)
    }

    /// Whether the top controller has no back button to go back by.
    var navigationBarHidesBack: Bool { topViewController?.navigationItem.hidesBackButton ?? true }
}

extension UINavigationController: ToolbarItemsObserver {
    package func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === topViewController, toolbarIfMade != nil else { return }
        toolbar.setItems(controller.toolbarItems, animated: animated)
    }
}
