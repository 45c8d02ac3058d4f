import UIKitCore

// P9: Escape is the person's wish to be rid of a popover or a sheet.
extension UIViewController {
    private static let escape = Selector("_dismissByEscape", UIViewController.dismissByEscape)

    func installEscape() {
        removeEscape()
        addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escape))
    }

    func removeEscape() {
        for command in keyCommands ?? [] where command.action == Self.escape { removeKeyCommand(command) }
    }

    private func dismissByEscape() { activePresentationController?.userAskedToDismiss() }
}
