import Foundation

/// Takes changes that go along with a menu's coming and going.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Runs changes together with the menu's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Runs a closure when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
