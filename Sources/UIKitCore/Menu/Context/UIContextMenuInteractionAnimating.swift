// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes changes that go along with a menu's coming and going.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Runs changes together with the menu's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Runs a closure when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes with the menu.
    case dismiss = 0
    /// It grows into what the application shows then. Here it goes with the menu, too.
    case pop = 1
}

/// Takes changes that go along with the tap on a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What the application would like to become of the preview; here it goes with the menu.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
    /// That of the configuration's provider.
    var previewViewController: UIViewController? { get }
}

/// Collects what goes along with the tap on a preview.
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
