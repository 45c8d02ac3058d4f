// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes a menu system's menus while they are built (F17).
///
/// An operation on a missing element does nothing, and neither does one that would give two menus the same identifier (F18).
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }

    /// A copy of the menu, or nil (F18).
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// The action of an identifier, or nil.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// The command with the action and the same property list, or nil.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu by another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Replaces an action by elements.
    func replace(action replacedIdentifier: UIAction.Identifier, with elements: [UIMenuElement])

    /// Replaces the command with the action and the same property list by elements.
    func replace(command replacedAction: Selector, propertyList: Any?, with elements: [UIMenuElement])

    /// Replaces a menu's children by the closure's result.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Puts a menu right before another one, into the same menu.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu right behind another one, into the same menu.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu at the beginning of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Puts a menu at the end of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Puts elements right before a menu, into the same menu.
    func insertElements(_ elements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts elements right behind a menu, into the same menu.
    func insertElements(_ elements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts elements right before an action.
    func insertElements(_ elements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)

    /// Puts elements right behind an action.
    func insertElements(_ elements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)

    /// Puts elements right before the command with the action and the same property list.
    func insertElements(_ elements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?)

    /// Puts elements right behind the command with the action and the same property list.
    func insertElements(_ elements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?)

    /// Puts elements at the beginning of a menu.
    func insertElements(_ elements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Puts elements at the end of a menu.
    func insertElements(_ elements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu, with all its elements.
    func remove(menu removedIdentifier: UIMenu.Identifier)

    /// Takes an action away.
    func remove(action removedIdentifier: UIAction.Identifier)

    /// Removes the command with the action and the same property list.
    func remove(command removedAction: Selector, propertyList: Any?)
}

extension UIMenuBuilder {
    /// The command with the action and no property list, or nil.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
