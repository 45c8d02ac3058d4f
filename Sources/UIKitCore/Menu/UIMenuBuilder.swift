import Foundation

/// Changes a menu system's menus while they are built (F17).
///
/// An operation on something that is not there, or one that would give two menus the same identifier, does nothing (F18).
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// Whose menus are built.
    var system: UIMenuSystem { get }

    /// A copy of the menu, or nil (F18).
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// The command with the action and the same property list, or nil.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    func replace(action replacedIdentifier: UIAction.Identifier, with elements: [UIMenuElement])

    func replace(command replacedAction: Selector, propertyList: Any?, with elements: [UIMenuElement])

    /// Replaces a menu's children by what the closure makes of them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    func insertElements(_ elements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)

    func insertElements(_ elements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)

    func insertElements(_ elements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)

    func insertElements(_ elements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)

    func insertElements(_ elements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?)

    func insertElements(_ elements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?)

    func insertElements(_ elements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)

    func insertElements(_ elements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

    func remove(menu removedIdentifier: UIMenu.Identifier)

    func remove(action removedIdentifier: UIAction.Identifier)

    func remove(command removedAction: Selector, propertyList: Any?)
}

extension UIMenuBuilder {
    /// The command with the action and no property list, or nil.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
