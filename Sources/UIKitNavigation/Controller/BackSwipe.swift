// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// A finger from the leading edge, which goes back in a stack (N20).
final class BackSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {}

/// Follows the finger that goes back, and decides whether it may.
@MainActor
final class BackSwipe: NSObject, UIGestureRecognizerDelegate, BackSwipeJudge, SelectorListing {
    let recognizer = BackSwipeGestureRecognizer()
    private unowned let container: UINavigationController
    private var transition: NavigationTransition?

    init(_ container: UINavigationController) {
        self.container = container
        super.init()
        recognizer.delegate = self
        // N23: a button at the edge gets the finger only after it is decided that the finger does not go back.
        recognizer.delaysTouchesBegan = true
        recognizer.edges = .left
        recognizer.addTarget(self, action: Self.following)
    }

    private nonisolated static let following = Selector("handleNavigationTransition:", BackSwipe.handle(_:))

    // N51: an application's own recognizer performs it by its name.
    nonisolated static var selectors: [Selector] { [following] }

    func directionDidChange() { recognizer.edges = container.isRightToLeft ? .right : .left }

    // MARK: Whether

    /// N21.
    var obstacle: BackSwipeObstacle? {
        if container.transition != nil { return .transition }
        guard container.stack.count > 1, let top = container.topViewController else { return .rootController }
        if container.isNavigationBarHidden { return .hiddenBar }
        let item = top.navigationItem
        if item.hidesBackButton { return .hiddenBackButton }
        if item.leftBarButtonItems?.isEmpty == false, !item.leftItemsSupplementBackButton { return .replacedBackButton }
        return item.backAction == nil ? nil : .backAction
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { obstacle == nil }

    // MARK: Following

    private func handle(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: begin(recognizer)
        case .changed: transition?.drive(to: part(of: recognizer))
        case .ended: end(finishing: isFinishing(recognizer))
        case .cancelled, .failed: end(finishing: false)
        case .possible: break
        }
    }

    private func begin(_ recognizer: UIPanGestureRecognizer) {
        // An application's delegate may let it begin although there is nothing to go back to, or in the middle of a push.
        guard container.stack.count > 1, container.transition == nil else {
            let why = container.transition == nil ? "there is nothing below its root" : "a push or a pop is under way"
            UIApplication.shared.report("The back swipe of \(container) began although \(why); it does nothing.")
            return
        }
        transition = container.beginBackSwipe()
        transition?.drive(to: part(of: recognizer))
    }

    private func end(finishing: Bool) {
        transition?.release(finishing: finishing)
        transition = nil
    }

    /// The finger's progress, as a part of the width.
    private func part(of recognizer: UIPanGestureRecognizer) -> CGFloat {
        let width = container.transitionView.bounds.width
        return width > 0 ? inward(recognizer.translation(in: container.view)) / width : 0
    }

    private func isFinishing(_ recognizer: UIPanGestureRecognizer) -> Bool {
        let velocity = inward(recognizer.velocity(in: container.view))
        if abs(velocity) > NavigationConstants.decidingVelocity { return velocity > 0 }
        return part(of: recognizer) > NavigationConstants.finishingPart
    }

    private func inward(_ vector: CGPoint) -> CGFloat { container.isRightToLeft ? -vector.x : vector.x }
}

extension UINavigationController {
    /// The top controller leaves the stack; its view stays while the finger moves it.
    func beginBackSwipe() -> NavigationTransition? {
        guard stack.count > 1, let top = stack.last else { return nil }
        let old = stack
        stack.removeLast()
        top.willMove(toParent: nil)
        let made = NavigationTransition(
            in: self, from: top, to: stack.last, .pop, animated: true, interactive: true, replacing: old,
            removed: [top], added: [])
        transition = made
        made.start()
        return transition === made ? made : nil
    }

    var isRightToLeft: Bool { viewIfLoaded?.isRightToLeft == true }
}
