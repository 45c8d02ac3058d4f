// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes animations that run with a menu's appearance and disappearance.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Runs changes together with the menu's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Runs a closure when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens to a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes with the menu.
    case dismiss = 0
    /// It grows into the view that the application shows next. Here it disappears with the menu, too.
    case pop = 1
}

/// Takes animations that run after a tap on a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What happens to the preview. It has no effect: here the preview disappears with the menu.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
    /// That of the configuration's provider.
    var previewViewController: UIViewController? { get }
}

/// Collects animations and completions for a tap on a preview.
final class PreviewCommit: NSObject, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    let previewViewController: UIViewController?
    private let animator = MenuAnimator()

    init(_ controller: UIViewController?) {
        previewViewController = controller
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { animator.addCompletion(completion) }
    func run() { animator.run() }
}
