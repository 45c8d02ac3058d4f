// SPDX-License-Identifier: Apache-2.0

// D52: what a presentation covers is not typed into. Its first responder resigns, so that the keyboard goes, and takes its place
// again when the presentation is over.
extension UIPresentationController {
    /// Makes the first responder of what is going to be covered resign, unless the presented controller leaves the keyboard where
    /// it is (D44).
    func endEditingBelow() {
        coveredResponder = nil
        guard !presentedViewController.disablesAutomaticKeyboardDismissal,
            let view = presentingViewController.viewIfLoaded, let window = view.window,
            let responder = window.firstResponder, covers(responder, view)
        else { return }
        coveredResponder = responder
        FirstResponderChange.forceResign(responder, in: window)
    }

    /// The presentation is over. Somebody else who is first responder by now stays it.
    func resumeEditing() {
        guard let responder = coveredResponder else { return }
        coveredResponder = nil
        guard let window = responder.responderWindow, window.firstResponder == nil else { return }
        responder.becomeFirstResponder()
    }

    /// In the window all is covered but what lies in the container; in a context, what the presenter's view contains or vended.
    private func covers(_ responder: UIResponder, _ view: UIView) -> Bool {
        if shouldPresentInFullscreen { return container.map { !responder.isInside($0) } ?? true }
        return responder.isInside(view) || responder.responderChain().contains { $0 === view }
    }
}
