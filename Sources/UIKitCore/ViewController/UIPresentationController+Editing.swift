// SPDX-License-Identifier: Apache-2.0

// D52: nobody types into the content that a presentation covers. Its first responder resigns, so that the keyboard
// disappears, and becomes first responder again when the presentation is over.
extension UIPresentationController {
    /// Makes the first responder of the covered content resign, unless the presented controller keeps the keyboard (D44).
    func endEditingBelow() {
        coveredResponder = nil
        guard !leavesEditing, !presentedViewController.disablesAutomaticKeyboardDismissal,
            let view = presentingViewController.viewIfLoaded, let window = view.window,
            let responder = window.firstResponder, covers(responder, view)
        else { return }
        coveredResponder = responder
        FirstResponderChange.forceResign(responder, in: window)
    }

    /// The presentation is over. If another responder is first responder by now, it stays.
    func resumeEditing() {
        guard let responder = coveredResponder else { return }
        coveredResponder = nil
        guard let window = responder.responderWindow, window.firstResponder == nil else { return }
        responder.becomeFirstResponder()
    }

    /// In the window, everything is covered except the container's content. In a context, the views that the presenter's view
    /// contains or vended are covered.
    private func covers(_ responder: UIResponder, _ view: UIView) -> Bool {
        if shouldPresentInFullscreen { return container.map { !responder.isInside($0) } ?? true }
        return responder.isInside(view) || responder.responderChain().contains { $0 === view }
    }
}
