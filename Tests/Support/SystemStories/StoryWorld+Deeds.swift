// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What application code does in the middle of callbacks.
extension StoryWorld {
    private func view(_ index: Int) -> UIView? { views.indices.contains(index) ? views[index] : nil }

    private func recognizer(_ index: Int) -> UIGestureRecognizer? {
        recognizers.indices.contains(index) ? recognizers[index] : nil
    }

    private var root: UIViewController? { windows.first?.rootViewController }

    func perform(_ deed: SystemStory.Deed) {
        switch deed {
        case .removeView(let index): view(index)?.removeFromSuperview()
        case .addView(let index, let home):
            if let view = view(index), let home = self.view(home), !home.isDescendant(of: view), !holdsController(view)
            {
                home.addSubview(view)
            }
        case .hideView(let index): view(index)?.isHidden.toggle()
        case .toggleInteraction(let index): view(index)?.isUserInteractionEnabled.toggle()
        case .toggleEnabled(let index): (view(index) as? UIControl)?.isEnabled.toggle()
        case .setFrame(let index, let frame): view(index)?.frame = frame
        case .inset(let index, let margin):
            if let view = view(index), let home = view.superview {
                view.frame = home.bounds.insetBy(dx: margin, dy: margin)
            }
        case .setAlpha(let index): view(index)?.alpha = 0
        case .reorder(let index): if let view = view(index) { view.superview?.bringSubviewToFront(view) }
        case .forget(let index):
            if views.indices.contains(index) {
                views[index]?.removeFromSuperview()
                views[index] = nil
            }
        case .removeRecognizer(let index):
            if let recognizer = recognizer(index) { recognizer.view?.removeGestureRecognizer(recognizer) }
        case .addRecognizer(let index, let view):
            if let recognizer = recognizer(index) { self.view(view)?.addGestureRecognizer(recognizer) }
        case .toggleRecognizer(let index): recognizer(index)?.isEnabled.toggle()
        case .removeTargets(let index):
            (view(index) as? UIControl)?.removeTarget(nil, action: nil, for: .allEvents)
        case .becomeFirst(let index): view(index)?.becomeFirstResponder()
        case .resignFirst(let index): view(index)?.resignFirstResponder()
        case .endEditing: windows.forEach { $0.endEditing(true) }
        case .setText(let index):
            (view(index) as? UITextField)?.text = "new"
            (view(index) as? UITextView)?.text = "new\ntext"
        case .undo(let index):
            // In the middle of an undo it would be a mistake, which ends a program with its rule.
            guard let manager = view(index)?.undoManager, !manager.isUndoing, !manager.isRedoing else { return }
            manager.undo()
        case .setNext(let index, let other):
            if let view = view(index) { detours[ObjectIdentifier(view)] = other }
        case .resend:
            if let event = (application as? StoryApplication)?.current { application.sendEvent(event) }
        case .sendAction(let index):
            application.sendAction(Selector("copy:"), to: nil, from: view(index), for: nil)
        case .ignoreInteraction: application.beginIgnoringInteractionEvents()
        case .stopIgnoring: if application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
        case .hideWindow: windows.last?.isHidden.toggle()
        case .removeWindow: removeWindow()
        case .addWindow: addWindow()
        case .makeKey: windows.last?.makeKey()
        case .replaceRoot: replaceRoot()
        case .present: present()
        case .dismiss: root?.dismiss(animated: story.seed.isMultiple(of: 2))
        case .destroyScene:
            application.eventQueue.submit(
                InputRecord(scene: SceneIdentifier(2), time: application.clock.now, input: .disconnect))
        case .animate(let index):
            guard let view = view(index) else { return }
            UIView.animate(withDuration: 0.3) {
                view.center.x += 20
            } completion: { [weak self] _ in
                self?.happened(.timer)
            }
        case .scroll(let index):
            (view(index) as? UIScrollView)?.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        case .layoutNow: windows.forEach { $0.layoutIfNeeded() }
        case .runTurn: application.runTurn()
        case .showMenu(let index):
            if let view = view(index) { UIMenuController.shared.showMenu(from: view, rect: view.bounds) }
        }
    }

    /// UIKit ends a program that moves a child controller's view out of its parent's.
    private func holdsController(_ view: UIView) -> Bool {
        zip(story.parts, views).contains { part, child in
            part.kind == .controller && child?.isDescendant(of: view) == true
        }
    }

    /// In every other story nobody takes the window off its scene: it goes because nobody keeps it.
    private func removeWindow() {
        guard windows.count > 1 else { return }
        let window = windows.removeLast()
        if story.seed.isMultiple(of: 2) { window.windowScene = nil }
    }

    private func addWindow() {
        guard let scene = windows.first?.windowScene else { return }
        let window = StoryWindow(self, scene)
        note(window, "window of a deed")
        window.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
        window.isHidden = false
        windows.append(window)
    }

    private func replaceRoot() {
        let controller = StoryController(self)
        note(controller, "new root")
        windows.first?.rootViewController = controller
    }

    private func present() {
        guard var top = root else { return }
        while let presented = top.presentedViewController { top = presented }
        let controller = StoryController(self)
        note(controller, "presented")
        controller.modalPresentationStyle = story.seed.isMultiple(of: 3) ? .pageSheet : .fullScreen
        top.present(controller, animated: story.seed.isMultiple(of: 2))
    }
}
