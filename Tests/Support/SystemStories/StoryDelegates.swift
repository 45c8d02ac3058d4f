// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension StoryWorld: UIScrollViewDelegate, UITextFieldDelegate, UITextViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { happened(.scrolled) }

    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        happened(.editingShouldBegin)
        return true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        check.editing(textField, name(of: textField), began: true)
        happened(.editingBegan)
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        check.editing(textField, name(of: textField), began: false)
        happened(.editingEnded)
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        happened(.textShouldChange)
        return true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        check.editing(textView, name(of: textView), began: true)
        happened(.editingBegan)
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        check.editing(textView, name(of: textView), began: false)
        happened(.editingEnded)
    }

    public func textViewDidChange(_ textView: UITextView) { happened(.textChanged) }
    public func textViewDidChangeSelection(_ textView: UITextView) { happened(.selectionChanged) }
}

/// Furnishes a scene, and tells when it comes and goes.
final class StorySceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var world: StoryWorld? { UIApplication.shared.delegate as? StoryWorld }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        if let scene = scene as? UIWindowScene { world?.furnish(scene) }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { world?.happened(.sceneActive) }
    func sceneWillResignActive(_ scene: UIScene) { world?.happened(.sceneInactive) }
}

/// The delegate and target of a recognizer.
@MainActor
final class RecognizerWitness: UIResponder, UIGestureRecognizerDelegate {
    private unowned let world: StoryWorld
    let name: String
    static let acts = Selector("acts:", RecognizerWitness.acts(_:))

    init(_ world: StoryWorld, _ name: String) {
        self.world = world
        self.name = name
    }

    override class var selectors: [Selector] { super.selectors + [acts] }

    private func acts(_ recognizer: UIGestureRecognizer) {
        world.check.recognizer(recognizer, name)
        world.outcome?.acts(recognizer, name)
        world.happened(.gestureAction)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        world.happened(.gestureShouldReceive)
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        world.happened(.gestureShouldBegin)
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        world.happened(.gestureSimultaneously)
        return false
    }
}
