// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// The way in. Every step calls user code, which may dismiss, close the window or present more. After each step the
// presentation goes on only if nothing else began (J6).
//
//     idle -- begin --> presenting -- clock --> arriving -- did-calls --> presented
//                           |                       |                        |
//                           +------ dismiss --------+------- dismiss --------+--> dismissing -- clock --> leaving --> idle
extension UIPresentationController {
    var isUnderWay: Bool { phase != .idle && phase != .presented }

    /// Adds the container to its window and the presented view to the container, and makes all calls.
    func beginPresenting(
        animated: Bool, by presenter: UIViewController, source: UIViewController, completion: (() -> Void)?
    ) {
        let run = start(.presenting)
        let presented = presentedViewController
        presentingStorage = presenter
        hold(true)
        presenter.presentation = self
        presented.presenter = presenter
        presented.activePresentation = self
        presented.cachedPresentation = nil
        if let completion { completions.append(completion) }
        note(.presented)
        let animation = animated ? ApplicationTransition.ofPresentation(presented, presenter, source) : nil
        guard isCurrent(run) else { return }
        let duration = duration(of: animation, animated: animated)
        let container = placeContainer(over: presenter)
        container.isInTransition = true
        let coordinator = TransitionCoordinator(
            duration: duration, style: presentationStyle, in: container, from: presenter, to: presented,
            isInteractive: animation?.startsInteractively ?? false)
        self.coordinator = coordinator
        // J19: before the presenter hears anything.
        presented.loadViewIfNeeded()
        guard isCurrent(run) else { return }
        endEditingBelow()
        guard isCurrent(run) else { return }
        presentationTransitionWillBegin()
        guard isCurrent(run) else { return }
        coversPresenter = shouldRemovePresentersView
        if coversPresenter { presenter.appearance.beginDisappearing(animated: animated) }
        guard isCurrent(run) else { return }
        presented.appearance.beginAppearing(animated: animated)
        guard isCurrent(run), let view = presentedView else { return }
        presentedViewWillEnter()
        presentersHome = coversPresenter ? presenter.viewIfLoaded?.superview : nil
        if let animation {
            begin(animation, coordinator)
        } else {
            view.frame = frameOfPresentedViewInContainerView
            if !view.isDescendant(of: container) { container.addSubview(view) }
        }
        guard isCurrent(run) else { return }
        presented.appearance.arrive()
        guard isCurrent(run), animation == nil else { return }
        moveIn(duration)
        coordinator.runAlongside()
        guard isCurrent(run) else { return }
        if duration > 0 {
            deadline = application?.clock.schedule(after: duration) { [weak self] in self?.endPresenting() }
        } else {
            endPresenting()
        }
    }

    /// VT1, VT3: the application adds the presented view to the container, and reports when it has arrived.
    private func begin(_ animation: ApplicationTransition, _ coordinator: TransitionCoordinator) {
        let presenter = presentingViewController
        let own = shouldRemovePresentersView ? presenter.viewIfLoaded : nil
        let context = TransitionContext(
            // VT10: the frame is known also where the presenter's view is not the animator's.
            from: .init(
                presenter, view: own, initialFrame: presenter.viewIfLoaded?.frame ?? .zero, finalFrame: .zero),
            to: .init(presentedViewController, view: presentedView, finalFrame: frameOfPresentedViewInContainerView),
            coordinator: coordinator, animator: animation.animator, interaction: animation.interaction
        ) { [weak self] completed in
            guard let self, phase == .presenting else { return }
            transition = nil
            if completed { endPresenting() } else { beginDismissing(animated: false, completion: nil) }
        }
        transition = context
        context.begin()
    }

    /// J7, J12: the presented view has arrived. Only now the content that it covers is removed.
    func endPresenting() {
        guard phase == .presenting else { return }
        deadline?.cancel()
        transition = nil
        let run = start(.arriving)
        let presented = presentedViewController
        endMotion()
        container?.isInTransition = false
        takePresentersViewHome()
        if coversPresenter { removePresentersContent() }
        guard isCurrent(run) else { return }
        presented.appearance.endAppearing()
        guard isCurrent(run) else { return }
        if coversPresenter { presentingViewController.appearance.endDisappearing() }
        guard isCurrent(run) else { return }
        presentationTransitionDidEnd(true)
        guard isCurrent(run) else { return }
        phase = .presented
        let coordinator = coordinator
        self.coordinator = nil
        let waiting = completions
        completions = []
        coordinator?.complete()
        for completion in waiting { completion() }
    }

    /// Seconds: as long as the application's animation takes, or the system's.
    func duration(of animation: ApplicationTransition?, animated: Bool) -> TimeInterval {
        animation?.duration ?? (animated ? application?.interactionConstants.presentationDuration ?? 0 : 0)
    }

    func note(_ change: PresentationNote.Change) {
        guard let application = UIApplication.current, let tracer = application.tracer else { return }
        tracer.record(
            .presentation(
                PresentationNote(
                    controller: tracer.subject(of: presentedViewController),
                    presenter: presentingStorage.map(tracer.subject(of:)), change: change)))
    }

    func start(_ newPhase: Phase) -> Int {
        phase = newPhase
        generation += 1
        return generation
    }

    func isCurrent(_ run: Int) -> Bool { generation == run }

    // MARK: Views

    private func placeContainer(over presenter: UIViewController) -> UITransitionView {
        let made: UITransitionView
        if !shouldPresentInFullscreen, let view = presenter.viewIfLoaded, let parent = view.superview {
            made = UITransitionView(frame: view.frame)
            made.presentation = self
            made.traitOverrides = traitOverrides
            container = made
            parent.insertSubview(made, aboveSubview: view)
        } else {
            let window = presenter.viewIfLoaded?.window
            made = UITransitionView(frame: window?.bounds ?? .zero)
            made.presentation = self
            made.traitOverrides = traitOverrides
            container = made
            window?.addSubview(made)
        }
        return made
    }

    /// J17: the removal cancels the touches in the content, and makes its first responder resign.
    func removePresentersContent() {
        guard let content = contentOfPresenter, let parent = content.superview else { return }
        removedContent = content
        removedContentSuperview = parent
        content.removeFromSuperview()
    }

    /// The content that the presentation covers: the container with the presenter's view, or that view alone.
    private var contentOfPresenter: UIView? {
        let presenter = presentingViewController
        guard shouldPresentInFullscreen else { return presenter.viewIfLoaded }
        if let outer = presenter.activePresentation?.container { return outer }
        if let window = presenter.rootWindow { return window.content.container }
        return presenter.viewIfLoaded
    }

    /// VT9: an animator that put the presenter's view into the container, or took it away, leaves it to the presentation,
    /// which removes that view from the window, or gives it back.
    func takePresentersViewHome() {
        guard coversPresenter, let home = presentersHome, let view = presentingStorage?.viewIfLoaded,
            view.superview !== home, container.map({ view.superview == nil || view.isDescendant(of: $0) }) == true
        else { return }
        if let container, container.superview === home {
            home.insertSubview(view, belowSubview: container)
        } else {
            home.insertSubview(view, at: 0)
        }
    }

    func restorePresentersContent() {
        guard let content = removedContent else { return }
        removedContent = nil
        guard let parent = removedContentSuperview, content.superview == nil else { return }
        if content is UITransitionView { content.frame = parent.bounds }
        if let container, container.superview === parent {
            parent.insertSubview(content, belowSubview: container)
        } else {
            parent.insertSubview(content, at: 0)
        }
    }
}
