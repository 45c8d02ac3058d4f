// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// The stack changes at once, visible or not; the views follow in a transition (N4).
extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        if let mistake = mistake(of: controller) { return UIApplication.shared.report(mistake) }
        change(to: stack + [controller], animated: animated, .push)
    }

    private func mistake(of controller: UIViewController) -> String? {
        if controller is UINavigationController {
            return "\(controller) cannot be pushed by \(self): navigation controllers are not pushed."
        }
        if stack.contains(where: { $0 === controller }) {
            return "\(controller) cannot be pushed by \(self): it is on the stack already."
        }
        if controller.presentingViewController != nil, controller.parent == nil {
            return "\(controller) cannot be pushed by \(self): it is presented."
        }
        return nil
    }

    /// Keeps the first `count` controllers, and returns the others.
    @discardableResult
    func popStack(to count: Int, animated: Bool) -> [UIViewController] {
        let popped = Array(stack[count...])
        change(to: Array(stack[..<count]), animated: animated, .pop)
        return popped
    }

    func replaceStack(with new: [UIViewController], animated: Bool) {
        var seen = Set<ObjectIdentifier>()
        guard new.allSatisfy({ seen.insert(ObjectIdentifier($0)).inserted }) else {
            return UIApplication.shared.report("\(self) cannot have the same controller on its stack twice.")
        }
        guard !new.elementsEqual(stack, by: ===) else { return }
        let isPop = new.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
        change(to: new, animated: animated, isPop ? .pop : .push)
    }

    /// Takes over a stack, and shows its top.
    private func change(to new: [UIViewController], animated: Bool, _ operation: Operation) {
        // The present transition ends first: one transition at a time (N9).
        transition?.finishNow()
        let old = stack
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        stack = new
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added {
            addChild(controller)
            controller.observeToolbarItems(self)
        }
        // A call may have changed the stack again.
        guard stack.elementsEqual(new, by: ===) else { return abandon(removed, added) }
        if operation == .pop {
            removed.last?.noteContainment(.popped, by: self)
        } else {
            added.last?.noteContainment(.pushed, by: self)
        }
        let change = NavigationTransition(
            in: self, from: shown, to: new.last, operation, animated: animated, replacing: old, removed: removed,
            added: added)
        transition = change
        // N67: what the caller sets after the call is set before the new view is loaded.
        guard change.waitsForLayout else { return change.start() }
        view.setNeedsLayout()
    }

    package func startWaitingTransition() {
        if let transition, transition.isWaiting { transition.start() }
    }

    private func abandon(_ removed: [UIViewController], _ added: [UIViewController]) {
        for controller in removed where controller.parent === self { controller.removeFromParent() }
        for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    }

    // MARK: Views

    /// The wrapper around a controller's view, made and inserted if it is missing.
    func place(_ controller: UIViewController, below other: UIViewController? = nil) {
        guard let content = controller.view else { return }
        // A view that is visible in an animation's container moves over at once, and does not disappear in between.
        if wrapper(of: controller) == nil, content.window != nil, transitionView.window != nil {
            let wrapper = makeWrapper(of: controller)
            wrapper.containerSafeAreaInsets = contentInsets(of: controller)
            transitionView.addSubview(wrapper)
            return wrapper.hold(content)
        }
        let wrapper = wrapper(of: controller) ?? makeWrapper(around: content, of: controller)
        wrapper.containerSafeAreaInsets = contentInsets(of: controller)
        guard wrapper.superview == nil else { return }
        if let other, let above = self.wrapper(of: other), above.superview === transitionView {
            transitionView.insertSubview(wrapper, belowSubview: above)
        } else {
            transitionView.addSubview(wrapper)
        }
    }

    private func makeWrapper(around content: UIView, of controller: UIViewController) -> UIViewControllerWrapperView {
        let made = makeWrapper(of: controller)
        made.hold(content)
        return made
    }

    private func makeWrapper(of controller: UIViewController) -> UIViewControllerWrapperView {
        let made = UIViewControllerWrapperView(frame: contentFrame(of: controller))
        wrappers.updateValue(made, forKey: ObjectIdentifier(controller))?.removeFromSuperview()
        return made
    }

    func wrapper(of controller: UIViewController) -> UIViewControllerWrapperView? {
        guard let wrapper = wrappers[ObjectIdentifier(controller)] else { return nil }
        // The application may have moved the view elsewhere: then it stays there.
        guard let content = controller.viewIfLoaded, content.superview === wrapper else { return nil }
        return wrapper
    }

    func remove(_ controller: UIViewController) {
        guard let wrapper = wrappers.removeValue(forKey: ObjectIdentifier(controller)) else { return }
        wrapper.removeFromSuperview()
        if controller.viewIfLoaded?.superview === wrapper { controller.viewIfLoaded?.removeFromSuperview() }
    }

    /// Removes the wrapper that the controller's view has left.
    func dropWrapper(of controller: UIViewController) {
        wrappers.removeValue(forKey: ObjectIdentifier(controller))?.removeFromSuperview()
    }

    // MARK: Appearing together

    /// This controller appears, and so does its shown controller, which is placed first (N11).
    func appearWithTop(_ animated: Bool) {
        guard let top = topViewController, transition == nil else { return }
        if shown !== top {
            if let shown { remove(shown) }
            shown = top
            isShowPending = true
        }
        top.loadViewIfNeeded()
        guard shown === top, topViewController === top else { return }
        place(top)
        showBarItems(animated: false)
        top.appearance.beginAppearing(animated: animated, withParent: true)
        if isShowPending, shown === top {
            delegate?.navigationController(self, willShow: top, animated: animated)
        }
    }

    func tellPendingShow(_ animated: Bool) {
        guard isShowPending, let shown else { return }
        isShowPending = false
        delegate?.navigationController(self, didShow: shown, animated: animated)
    }
}
