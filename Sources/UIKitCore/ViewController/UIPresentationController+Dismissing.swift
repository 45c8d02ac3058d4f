// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The way out.
extension UIPresentationController {
    /// Ends this presentation and all above it. Only the topmost content was visible, and only this one's presenter comes back.
    func beginDismissing(animated: Bool, presenterReturns: Bool = true, completion: (() -> Void)?) {
        if let completion { completions.append(completion) }
        // A dismissal that is under way also takes the new completion.
        guard phase != .dismissing, phase != .leaving else { return }
        note(.dismissed)
        var together = [self]
        while let above = together[0].presentedViewController.presentation { together.insert(above, at: 0) }
        // The transition under way is over.
        transition = nil
        // VT2: if several disappear together, the topmost one's controller decides how.
        let animation = animated ? ApplicationTransition.ofDismissal(together[0].presentedViewController) : nil
        let duration = duration(of: animation, animated: animated)
        dismissedTogether = together
        returnsToPresenter = presenterReturns
        var run = generation
        for presentation in together {
            presentation.prepareToLeave(
                animated: animated, duration, isInteractive: animation?.startsInteractively ?? false)
            if presentation === self { run += 1 }
            guard isCurrent(run) else { return }
        }
        if presenterReturns { bringPresenterBack(animated: animated, run) }
        guard isCurrent(run) else { return }
        if let animation, let coordinator { return begin(animation, coordinator, leaving: together[0]) }
        for presentation in together { presentation.moveOut(duration) }
        coordinator?.runAlongside()
        guard isCurrent(run) else { return }
        if duration > 0 {
            deadline = application?.clock.schedule(after: duration) { [weak self] in self?.endDismissing() }
        } else {
            endDismissing()
        }
    }

    /// VT2, VT3: the application moves the topmost view away, and reports when it is gone.
    private func begin(
        _ animation: ApplicationTransition, _ coordinator: TransitionCoordinator, leaving top: UIPresentationController
    ) {
        let presenter = presentingViewController
        let own = coversPresenter ? presenter.viewIfLoaded : nil
        let leaving = top.presentedView
        let context = TransitionContext(
            from: .init(top.presentedViewController, view: leaving, initialFrame: leaving?.frame ?? .zero),
            to: .init(
                presenter, view: own, initialFrame: own?.frame ?? .zero,
                finalFrame: presenter.viewIfLoaded?.frame ?? .zero),
            coordinator: coordinator, animator: animation.animator, interaction: animation.interaction
        ) { [weak self] completed in
            guard let self, phase == .dismissing else { return }
            transition = nil
            if completed { endDismissing() } else { cancelDismissing() }
        }
        transition = context
        context.begin()
    }

    /// VT3: the dismissal was given up. Everything is presented as before, and all controllers hear the opposite of the
    /// former calls.
    private func cancelDismissing() {
        let together = dismissedTogether
        dismissedTogether = []
        if coversPresenter, returnsToPresenter, let presenter = presentingStorage {
            presenter.appearance.beginDisappearing(animated: true)
            takePresentersViewHome()
            removePresentersContent()
            presenter.appearance.endDisappearing()
        }
        for presentation in together {
            presentation.phase = .presented
            presentation.container?.isInTransition = false
            presentation.completions = []
            presentation.presentedViewController.appearance.beginAppearing(animated: true)
            presentation.presentedViewController.appearance.arrive()
            presentation.presentedViewController.appearance.endAppearing()
            presentation.dismissalTransitionDidEnd(false)
            let coordinator = presentation.coordinator
            presentation.coordinator = nil
            coordinator?.complete(cancelled: true)
        }
    }

    private func prepareToLeave(animated: Bool, _ duration: TimeInterval, isInteractive: Bool) {
        // A presentation that is leaving by itself was told already.
        guard phase != .dismissing, phase != .leaving else { return }
        let old = phase
        deadline?.cancel()
        let run = start(.dismissing)
        if old == .presenting || old == .arriving {
            presentationTransitionDidEnd(old == .arriving)
            guard isCurrent(run) else { return }
            coordinator?.complete(cancelled: old == .presenting)
            guard isCurrent(run) else { return }
        }
        if let container {
            container.isInTransition = true
            coordinator = TransitionCoordinator(
                duration: duration, style: presentationStyle, in: container, from: presentedViewController,
                to: presentingViewController, isInteractive: isInteractive)
        }
        dismissalTransitionWillBegin()
        guard isCurrent(run) else { return }
        presentedViewController.appearance.beginDisappearing(animated: animated)
    }

    /// J3: the presenter hears that it will appear before its view is back in the window.
    private func bringPresenterBack(animated: Bool, _ run: Int) {
        guard coversPresenter, let presenter = presentingStorage else { return restorePresentersContent() }
        let window = removedContentSuperview?.window ?? container?.window ?? presenter.viewIfLoaded?.window
        let isSeen = window?.isHidden == false
        if isSeen { presenter.appearance.beginAppearing(animated: animated) }
        guard isCurrent(run) else { return }
        restorePresentersContent()
        guard isCurrent(run), isSeen else { return }
        presenter.appearance.arrive()
    }

    /// J7: the presenter has appeared, the presented ones have disappeared, then the completions.
    func endDismissing() {
        guard phase == .dismissing else { return }
        deadline?.cancel()
        transition = nil
        _ = start(.leaving)
        let together = dismissedTogether
        dismissedTogether = []
        let presenter = presentingStorage
        let presenterReturns = coversPresenter
        // In a window that gets another root, or goes, nobody edits text any more.
        let presentersEdit = returnsToPresenter
        var waiting: [() -> Void] = []
        for presentation in together {
            waiting += presentation.completions
            presentation.completions = []
        }
        takePresentersViewHome()
        for presentation in together { presentation.unlink() }
        if presenterReturns { presenter?.appearance.endAppearing() }
        for presentation in together { presentation.leave() }
        if presentersEdit { resumeEditing() }
        for completion in waiting { completion() }
    }

    /// The controllers may present and be presented again.
    private func unlink() {
        phase = .leaving
        deadline?.cancel()
        coversPresenter = false
        presentersHome = nil
        if presentingStorage?.presentation === self { presentingStorage?.presentation = nil }
        presentedViewController.presenter = nil
    }

    private func leave() {
        guard phase == .leaving else { return }
        let presented = presentedViewController
        endMotion()
        // In a callback, the presenter may have presented the same controller again. Then its view is elsewhere.
        if let container, let view = presentedView, view.isDescendant(of: container) { view.removeFromSuperview() }
        container?.removeFromSuperview()
        presented.appearance.endDisappearing()
        dismissalTransitionDidEnd(true)
        coordinator?.complete()
        coordinator = nil
        container = nil
        removedContent = nil
        _ = start(.idle)
        if presented.activePresentation === self { presented.activePresentation = nil }
        hold(false)
    }

    /// Ends the transition under way now, as its clock would.
    func finishTransition() {
        switch phase {
        case .presenting: endPresenting()
        case .dismissing: endDismissing()
        case .idle, .arriving, .presented, .leaving: break
        }
    }

    // MARK: The user's wish

    /// The user tries to dismiss the presented view, by a tap beside it or by dragging it down (J13).
    package func userAskedToDismiss() {
        guard phase == .presented, presentedViewController.presentation == nil else { return }
        let delegate = delegate
        let isModal = presentedViewController.isModalInPresentation
        let mayDismiss = !isModal && delegate?.presentationControllerShouldDismiss(self) != false
        guard mayDismiss else {
            note(isModal ? .keptModal : .keptByDelegate)
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        guard phase == .presented else { return }
        let presented = presentedViewController as? any UserDismissible
        beginDismissing(animated: true) { [weak delegate] in
            delegate?.presentationControllerDidDismiss(self)
            presented?.userDidDismiss()
        }
    }
}

/// A controller that wants to know when its user, not the program, dismissed it.
@MainActor
package protocol UserDismissible: UIViewController {
    /// It is gone. The presentation controller's delegate was told.
    func userDidDismiss()
}
