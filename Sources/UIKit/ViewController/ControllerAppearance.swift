/// Where a controller is between not being seen and being seen, and the calls that go with each step (J3, J6).
///
///     disappeared -- begin --> appearing -- arrive --> appearing -- end --> appeared
///         ^                       |                                            |
///         |                       v (J6: the opposite call, without a did)     |
///         +------- end ------- disappearing <-------------- begin -------------+
@MainActor
final class ControllerAppearance {
    enum State: String {
        case disappeared, appearing, appeared, disappearing
    }

    unowned(unsafe) var controller: UIViewController!
    private(set) var state = State.disappeared
    private var isAnimated = false
    private var hasArrived = false

    func beginAppearing(animated: Bool) {
        guard state == .disappeared || state == .disappearing else { return }
        state = .appearing
        isAnimated = animated
        hasArrived = false
        controller.loadViewIfNeeded()
        controller.viewWillAppear(animated)
        forEachChild { $0.beginAppearing(animated: animated) }
    }

    /// J9: the view is in the window, with its size and safe area. Once per appearance.
    func arrive() {
        guard state == .appearing, !hasArrived, let view = controller.viewIfLoaded, let window = view.window else { return }
        hasArrived = true
        window.updateSafeAreaIfNeeded()
        controller.viewIsAppearing(isAnimated)
        forEachChild { $0.arrive() }
        view.layoutIfNeeded()
    }

    func endAppearing() {
        guard state == .appearing else { return }
        arrive()
        state = .appeared
        controller.viewDidAppear(isAnimated)
        forEachChild { $0.endAppearing() }
    }

    func beginDisappearing(animated: Bool) {
        guard state == .appeared || state == .appearing else { return }
        state = .disappearing
        isAnimated = animated
        UIApplication.current?.appearances.remove(controller)
        controller.viewWillDisappear(animated)
        forEachChild { $0.beginDisappearing(animated: animated) }
    }

    func endDisappearing() {
        guard state == .disappearing else { return }
        state = .disappeared
        controller.viewDidDisappear(isAnimated)
        forEachChild { $0.endDisappearing() }
    }

    /// Both steps at once.
    func disappear(animated: Bool) {
        beginDisappearing(animated: animated)
        endDisappearing()
    }

    func endTransition() {
        switch state {
        case .appearing: endAppearing()
        case .disappearing: endDisappearing()
        case .appeared, .disappeared: break
        }
    }

    /// Children whose views are below the controller's hear of it too, unless the controller forwards by hand.
    private func forEachChild(_ body: (ControllerAppearance) -> Void) {
        guard controller.shouldAutomaticallyForwardAppearanceMethods, let view = controller.viewIfLoaded else { return }
        for child in controller.children where child.viewIfLoaded?.isDescendant(of: view) == true {
            body(child.appearance)
        }
    }
}
