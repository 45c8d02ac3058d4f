// SPDX-License-Identifier: Apache-2.0

/// The steps of a controller from invisible to visible and back, and the calls of each step (J3, J6).
///
///     disappeared -- begin --> appearing -- arrive --> appearing -- end --> appeared
///         ^                       |                                            |
///         |                       v (J6: the opposite call, without a did)     |
///         +------- end ------- disappearing <-------------- begin -------------+
@MainActor
package final class ControllerAppearance {
    package enum State: String {
        case disappeared, appearing, appeared, disappearing
    }

    unowned(unsafe) var controller: UIViewController!
    package private(set) var state = State.disappeared
    private var isAnimated = false
    private var hasArrived = false
    /// Whether the controller appears because its parent does. The parent will report the next steps.
    private var appearsWithParent = false
    /// Whether the controller appears because its view was added to a window, without a transition.
    private var isArrivingWithView = false
    /// Whether the controller disappears because its view was removed from its window, without a transition.
    private var isLeavingWithView = false

    package func beginAppearing(animated: Bool, withParent: Bool = false) {
        guard state == .disappeared || state == .disappearing else { return }
        state = .appearing
        appearsWithParent = withParent
        isAnimated = animated
        hasArrived = false
        holdingController { controller in
            controller.loadViewIfNeeded()
            controller.viewWillAppear(animated)
            forEachChild(while: .appearing) { $0.beginAppearing(animated: animated, withParent: true) }
        }
    }

    /// J9: the view is in the window, with its size and safe area. Once per appearance.
    package func arrive() {
        guard state == .appearing, !hasArrived, let view = controller.viewIfLoaded, let window = view.window else {
            return
        }
        hasArrived = true
        holdingController { controller in
            window.updateSafeAreaIfNeeded()
            controller.viewIsAppearing(isAnimated)
            forEachChild(while: .appearing) { $0.arrive() }
            controller.updatePropertiesIfNeeded()
            view.layoutIfNeeded()
        }
    }

    package func endAppearing() {
        guard state == .appearing else { return }
        holdingController { controller in
            arrive()
            // The call may have reversed the controller's appearance.
            guard state == .appearing else { return }
            state = .appeared
            controller.viewDidAppear(isAnimated)
            forEachChild(while: .appeared) { $0.endAppearing() }
            endAppearingOfStrays()
            controller.isMovingToParentStorage = false
        }
    }

    package func beginDisappearing(animated: Bool) {
        guard state == .appeared || state == .appearing else { return }
        state = .disappearing
        isAnimated = animated
        holdingController { controller in
            UIApplication.current?.appearances.remove(controller)
            controller.viewWillDisappear(animated)
            forEachChild(while: .disappearing) { $0.beginDisappearing(animated: animated) }
            endAppearingOfStrays()
        }
    }

    package func endDisappearing() {
        guard state == .disappearing else { return }
        state = .disappeared
        // A child that heard of the beginning hears of the end, also if its view left the controller's view meanwhile, or
        // leaves it in one of these calls.
        let children = controller.shouldAutomaticallyForwardAppearanceMethods ? controller.children : []
        controller.viewDidDisappear(isAnimated)
        for child in children { child.appearance.endDisappearing() }
    }

    /// Both steps at once.
    func disappear(animated: Bool) {
        holdingController { _ in
            beginDisappearing(animated: animated)
            endDisappearing()
        }
    }

    /// Runs steps with the controller, and retains it: a step's calls may release the last other reference.
    private func holdingController(_ steps: (UIViewController) -> Void) {
        let controller: UIViewController = controller
        withExtendedLifetime(controller) { steps(controller) }
    }

    func endTransition() {
        switch state {
        case .appearing: endAppearing()
        case .disappearing: endDisappearing()
        case .appeared, .disappeared: break
        }
    }

    /// J6: a child that heard of the beginning hears of the next steps, also if its view was removed from the controller's
    /// view before it was in a window.
    private func endAppearingOfStrays() {
        guard let view = controller.viewIfLoaded else { return }
        for child in controller.children where child.viewIfLoaded?.isDescendant(of: view) != true {
            child.appearance.endAppearingWithoutParent()
        }
    }

    /// The parent with which the controller appears will not report the next steps.
    func endAppearingWithoutParent() {
        guard state == .appearing, appearsWithParent else { return }
        if let window = controller.viewIfLoaded?.window, !window.isHidden {
            UIApplication.current?.appearances.add(controller)
        } else {
            disappear(animated: false)
        }
    }

    // MARK: Views that come and go by themselves

    /// The controller's view is about to enter or leave a window. If no transition has told the controller, this does.
    func viewWillMove(to window: UIWindow?) {
        if let window {
            guard state == .disappeared, !window.isHidden, isForwarding else { return }
            if let parent = controller.parent {
                guard parent.appearance.state == .appeared || parent.appearance.state == .appearing else { return }
            }
            isArrivingWithView = true
            beginAppearing(animated: false)
        } else {
            guard state == .appeared || state == .appearing, isForwarding else { return }
            isLeavingWithView = true
            beginDisappearing(animated: false)
        }
    }

    func viewDidMove(to window: UIWindow?) {
        if window != nil {
            guard isArrivingWithView else { return }
            isArrivingWithView = false
            guard state == .appearing else { return }
            // In the middle of a parent's transition the appearance ends with it.
            appearsWithParent = controller.parent?.appearance.state == .appearing
            if !appearsWithParent { UIApplication.current?.appearances.add(controller) }
        } else if isLeavingWithView || isTakenFromParent {
            isLeavingWithView = false
            endDisappearing()
        }
    }

    /// Whether the parent no longer has the view. The parent disappears, and would report the end. If the child presents in
    /// its own context, the presentation removes its view and reports that.
    private var isTakenFromParent: Bool {
        guard state == .disappearing, controller.presentation == nil, let view = controller.viewIfLoaded,
            let outer = controller.parent?.viewIfLoaded
        else { return false }
        return !view.isDescendant(of: outer)
    }

    /// The view was on its way to a window, and code that heard of it removed the window. The appearance is taken back (J6).
    func viewDidNotArrive() {
        guard isArrivingWithView else { return }
        isArrivingWithView = false
        if state == .appearing { disappear(animated: false) }
    }

    private var isForwarding: Bool { controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

    /// Children whose views are below the controller's hear of it too, unless the controller forwards by hand. A child's call
    /// may reverse the controller's appearance, which then tells the children itself.
    private func forEachChild(while expected: State, _ body: (ControllerAppearance) -> Void) {
        for child in childrenInView where state == expected { body(child.appearance) }
    }

    private var childrenInView: [UIViewController] {
        guard controller.shouldAutomaticallyForwardAppearanceMethods, let view = controller.viewIfLoaded else {
            return []
        }
        return controller.children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}
