// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// One change of a navigation controller's shown controller, and its calls (N10).
///
///     idle -- start --> telling -- views in place --> moving -- clock --> over
///                          |                            |  ^
///                          +-- another change ----------+  +-- the finger, in a back swipe
///
/// Every step calls user code, which may change the stack again. Such a change first ends this transition, and the step stops.
@MainActor
final class NavigationTransition {
    private enum State {
        case idle, telling, moving, over
    }

    private unowned let container: UINavigationController
    private let from: UIViewController?
    private let to: UIViewController?
    private let operation: UINavigationController.Operation
    private let isAnimated: Bool
    let isInteractive: Bool
    /// The stack as it was.
    private let old: [UIViewController]
    private let removed: [UIViewController]
    private let added: [UIViewController]
    private var state = State.idle
    private var coordinator: TransitionCoordinator?
    /// The application's animation, if it has one (N37).
    private var animation: NavigationAnimation?
    private var deadline: EventClock.Deadline?
    /// Whether this transition makes the appearance calls: not while the container is invisible or itself appearing.
    private var tells = false
    private var appearsWithContainer = false
    private var hold: TransitionHold?

    init(
        in container: UINavigationController, from: UIViewController?, to: UIViewController?,
        _ operation: UINavigationController.Operation, animated: Bool, interactive: Bool = false,
        replacing old: [UIViewController], removed: [UIViewController], added: [UIViewController]
    ) {
        self.container = container
        self.from = from
        self.to = to
        self.operation = operation
        isInteractive = interactive
        self.old = old
        self.removed = removed
        self.added = added
        let state = container.appearance.state
        let isSeen = container.viewIfLoaded?.window != nil
        tells = isSeen && (state == .appeared || state == .appearing)
        appearsWithContainer = state == .appearing
        isAnimated = animated && tells && state == .appeared && from !== to && from != nil
    }

    private var isCurrent: Bool { container.transition === self && state != .over }

    /// N67: a change of what is shown begins with the next layout.
    var waitsForLayout: Bool { tells && !appearsWithContainer && !isInteractive && from !== to }
    var isWaiting: Bool { state == .idle }

    // MARK: Start

    func start() {
        guard from !== to else { return finishNow() }
        guard tells else { return exchangeUnseen() }
        state = .telling
        makeCoordinator()
        guard isCurrent else { return }
        if let to {
            to.loadViewIfNeeded()
            guard isCurrent else { return }
        }
        from?.appearance.beginDisappearing(animated: isAnimated)
        guard isCurrent else { return }
        if let to {
            to.appearance.beginAppearing(animated: isAnimated)
            guard isCurrent else { return }
            container.delegate?.navigationController(container, willShow: to, animated: isAnimated)
            guard isCurrent else { return }
        }
        if let animation, let from, let to { return begin(animation, from, to) }
        putViewsInPlace()
        to?.appearance.arrive()
        guard isCurrent else { return }
        state = .moving
        if isInteractive { return beginDriving() }
        guard isAnimated else {
            coordinator?.runAlongside()
            return finishNow()
        }
        move()
    }

    private func makeCoordinator() {
        if isAnimated, !isInteractive, operation != .none, let from, let to {
            animation = NavigationAnimation.asked(of: container, for: operation, from: from, to: to)
            guard isCurrent else { return }
        }
        let duration = animation?.duration ?? NavigationConstants.duration
        let made = TransitionCoordinator(
            duration: isAnimated ? duration : 0, in: animation?.room ?? container.view, from: from, to: to,
            isInteractive: isInteractive || animation?.startsInteractively == true)
        coordinator = made
        container.containerTransition = made
    }

    /// The container is invisible, so there are no appearance calls: the views are exchanged if they are loaded.
    private func exchangeUnseen() {
        if let from, from !== to { container.remove(from) }
        if container.shown !== to, container.isViewLoaded { container.isShowPending = true }
        container.shown = nil
        finishMoves()
        container.transition = nil
        container.showBarItems(animated: false)
        container.viewIfLoaded?.setNeedsLayout()
        container.tabBarController?.updateBar(animated: false)
    }

    private func putViewsInPlace() {
        guard let to else { return }
        container.place(to, below: operation == .pop ? from : nil)
        container.shown = to
        container.layoutContent()
        container.showBarItems(animated: isAnimated, isDriven: isInteractive)
        // In a swipe, the tab bar waits for the result.
        if !isInteractive { container.tabBarController?.updateBar(animated: isAnimated) }
        if isAnimated || isInteractive { holdTouches() }
    }

    /// J18: moving views take no touches, and neither does the bar above them.
    private func holdTouches() {
        let wrappers = [from, to].compactMap { $0.flatMap(container.wrapper(of:)) }
        hold = TransitionHold(wrappers + [container.navigationBar] + (animation.map { [$0.room] } ?? []))
    }

    // MARK: The application's motion

    private func begin(_ animation: NavigationAnimation, _ from: UIViewController, _ to: UIViewController) {
        guard let coordinator else { return }
        container.shown = to
        container.layoutContent()
        container.showBarItems(animated: false, isDriven: true)
        container.tabBarController?.updateBar(animated: true)
        holdTouches()
        state = .moving
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                self?.container.navigationBar.drive(to: 1)
                self?.container.layoutBarsInAnimation()
            }, completion: nil)
        animation.begin(in: container, from: from, to: to, coordinator) { [weak self] completed in
            if completed { self?.finishNow() } else { self?.giveUp() }
        }
        guard isCurrent else { return }
        to.appearance.arrive()
    }

    // MARK: Motion

    /// Places both views, `part` of the way from the start to the end.
    private func place(at part: CGFloat) {
        let width = container.transitionView.bounds.width
        let side: CGFloat = container.isRightToLeft ? -1 : 1
        let isPop = operation == .pop
        let upper = isPop ? from : to
        let lower = isPop ? to : from
        let seen = isPop ? 1 - part : part
        if let upper { shift(upper, by: side * width * (1 - seen)) }
        if let lower { shift(lower, by: -side * width * NavigationConstants.parallax * seen) }
    }

    private func shift(_ controller: UIViewController, by distance: CGFloat) {
        guard let wrapper = container.wrapper(of: controller) else { return }
        wrapper.frame = container.contentFrame(of: controller).offsetBy(dx: distance, dy: 0)
    }

    private func move() {
        UIView.performWithoutAnimation { place(at: 0) }
        UIView.animate(
            withDuration: NavigationConstants.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
        ) {
            self.place(at: 1)
            self.container.layoutBarsInAnimation()
            self.coordinator?.runAlongside()
        }
        schedule(after: NavigationConstants.duration) { $0.finishNow() }
    }

    private func schedule(after duration: TimeInterval, _ step: @escaping @MainActor (NavigationTransition) -> Void) {
        deadline?.cancel()
        deadline = container.view.windowApplication.clock.schedule(after: duration) { [weak self] in
            if let self { step(self) }
        }
    }

    // MARK: Driven by a finger

    private func beginDriving() {
        UIView.performWithoutAnimation {
            place(at: 0)
            coordinator?.runAlongside()
        }
        container.navigationBar.drive(to: 0)
    }

    func drive(to part: CGFloat) {
        guard state == .moving, isInteractive else { return }
        let part = min(1, max(0, part))
        guard part != coordinator?.percentComplete else { return }
        coordinator?.percentComplete = part
        place(at: part)
        container.navigationBar.drive(to: part)
    }

    /// The finger lifted: completes the change, or goes back.
    func release(finishing: Bool) {
        guard state == .moving, isInteractive, let coordinator else { return }
        from?.noteContainment(finishing ? .popped : .stayed, by: container)
        coordinator.endInteraction(cancelled: !finishing)
        guard isCurrent else { return }
        let part = coordinator.percentComplete
        let rest = NavigationConstants.duration * Double(finishing ? 1 - part : part)
        UIView.animate(withDuration: rest, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.place(at: finishing ? 1 : 0)
            self.container.navigationBar.drive(to: finishing ? 1 : 0)
        }
        schedule(after: rest) { finishing ? $0.finishNow() : $0.giveUp() }
    }

    // MARK: End

    /// Ends the transition now, as its clock would.
    func finishNow() {
        if isWaiting, waitsForLayout { start() }
        guard state != .over else { return }
        // A released swipe ends as the user wanted it.
        if isInteractive || animation != nil, coordinator?.isCancelled == true { return giveUp() }
        let wasTelling = state == .telling
        state = .over
        deadline?.cancel()
        animation?.end()
        if wasTelling { putViewsInPlace() } else if animation != nil, let to { container.place(to) }
        hold?.release()
        if container.transition === self { container.transition = nil }
        container.containerTransition = nil
        container.navigationBar.endDriving(finished: true)
        if let from, from !== to { container.remove(from) }
        animation?.clear()
        if let to { shift(to, by: 0) }
        container.layoutContent()
        if isInteractive { container.tabBarController?.updateBar(animated: true) }
        from.map { if $0 !== to { $0.appearance.endDisappearing() } }
        // During the first steps nothing has appeared: the next change continues from here (J6).
        if !wasTelling, !appearsWithContainer { to?.appearance.endAppearing() }
        finishMoves()
        if tells, !wasTelling, let to, from !== to {
            if appearsWithContainer {
                container.isShowPending = true
            } else {
                container.delegate?.navigationController(container, didShow: to, animated: isAnimated)
            }
        }
        coordinator?.complete()
    }

    /// J10: completes the parent changes of the appeared and the disappeared controllers.
    private func finishMoves() {
        for controller in removed where controller.parent === container {
            controller.observeToolbarItems(nil)
            controller.removeFromParent()
        }
        for controller in added where controller.parent === container { controller.didMove(toParent: container) }
    }

    /// N22: the swipe was cancelled, and the stack is restored.
    private func giveUp() {
        guard state != .over, let from, let to else { return }
        state = .over
        deadline?.cancel()
        hold?.release()
        animation?.end()
        container.stack = old
        if animation != nil { container.place(from) }
        container.shown = from
        if container.transition === self { container.transition = nil }
        container.containerTransition = nil
        container.navigationBar.endDriving(finished: false)
        shift(from, by: 0)
        for controller in removed { controller.setMovingFromParent(false) }
        for controller in added {
            controller.willMove(toParent: nil)
            controller.observeToolbarItems(nil)
        }
        to.appearance.beginDisappearing(animated: true)
        from.appearance.beginAppearing(animated: true)
        from.appearance.arrive()
        container.remove(to)
        animation?.clear()
        container.showBarItems(animated: false)
        container.layoutContent()
        to.appearance.endDisappearing()
        for controller in added where controller.parent === container { controller.removeFromParent() }
        from.appearance.endAppearing()
        coordinator?.complete(cancelled: true)
    }
}
