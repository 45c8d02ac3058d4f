// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The menus of a system while they are built. Menus never change. So each operation makes new copies of the menus around its
/// place.
@MainActor
final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu
    /// Whether an operation had an effect.
    private(set) var isChanged = false

    init(system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    // MARK: Looking up

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        (first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu).map { $0.replacingChildren($0.children) }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first { Self.is($0, action, propertyList) } as? UICommand
    }

    private func first(where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
        Self.first(in: root, where: matches)
    }

    private static func first(
        in element: UIMenuElement, where matches: (UIMenuElement) -> Bool
    ) -> UIMenuElement? {
        if matches(element) { return element }
        for child in (element as? UIMenu)?.children ?? [] {
            if let found = first(in: child, where: matches) { return found }
        }
        return nil
    }

    private static func `is`(_ element: UIMenuElement, _ action: Selector, _ propertyList: Any?) -> Bool {
        guard let command = element as? UICommand, command.storedAction == action else { return false }
        switch (command.propertyList, propertyList) {
        case (nil, nil): return true
        case (let own?, let wanted?): return PropertyListComparison.areEqual(own, wanted)
        default: return false
        }
    }

    // MARK: Changing

    /// Replaces the first element that matches by the closure's result. The root itself stays.
    private func replace(
        where matches: (UIMenuElement) -> Bool, by replacement: (UIMenuElement) -> [UIMenuElement]
    ) {
        var isDone = false
        let children = Self.replaced(root.children, where: matches, by: replacement, &isDone)
        if isDone { adopt(root.replacingChildren(children)) }
    }

    private static func replaced(
        _ elements: [UIMenuElement], where matches: (UIMenuElement) -> Bool,
        by replacement: (UIMenuElement) -> [UIMenuElement], _ isDone: inout Bool
    ) -> [UIMenuElement] {
        var result: [UIMenuElement] = []
        for element in elements {
            if isDone {
                result.append(element)
            } else if matches(element) {
                isDone = true
                result += replacement(element)
            } else if let menu = element as? UIMenu {
                let children = replaced(menu.children, where: matches, by: replacement, &isDone)
                result.append(isDone ? menu.replacingChildren(children) : menu)
            } else {
                result.append(element)
            }
        }
        return result
    }

    /// Changes a menu's children; the root's as well.
    private func change(
        _ identifier: UIMenu.Identifier, _ change: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        if root.identifier == identifier {
            adopt(root.replacingChildren(change(root.children)))
        } else {
            replace(where: { ($0 as? UIMenu)?.identifier == identifier }) { element in
                (element as? UIMenu).map { [$0.replacingChildren(change($0.children))] } ?? []
            }
        }
    }

    /// F18: refuses a tree in which two menus have the same identifier.
    private func adopt(_ newRoot: UIMenu) {
        var seen: Set<UIMenu.Identifier> = []
        guard Self.areDistinct(newRoot, &seen) else { return }
        root = newRoot
        isChanged = true
    }

    private static func areDistinct(_ menu: UIMenu, _ seen: inout Set<UIMenu.Identifier>) -> Bool {
        guard seen.insert(menu.identifier).inserted else { return false }
        for case let child as UIMenu in menu.children where !areDistinct(child, &seen) { return false }
        return true
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        replace(where: { ($0 as? UIMenu)?.identifier == replacedIdentifier }) { _ in [replacementMenu] }
    }

    func replace(action replacedIdentifier: UIAction.Identifier, with elements: [UIMenuElement]) {
        replace(where: { ($0 as? UIAction)?.identifier == replacedIdentifier }) { _ in elements }
    }

    func replace(command replacedAction: Selector, propertyList: Any?, with elements: [UIMenuElement]) {
        replace(where: { Self.is($0, replacedAction, propertyList) }) { _ in elements }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier, childrenBlock)
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], beforeMenu: siblingIdentifier)
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], afterMenu: siblingIdentifier)
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atStartOfMenu: parentIdentifier)
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atEndOfMenu: parentIdentifier)
    }

    func insertElements(_ elements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
        replace(where: { ($0 as? UIMenu)?.identifier == siblingIdentifier }) { elements + [$0] }
    }

    func insertElements(_ elements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
        replace(where: { ($0 as? UIMenu)?.identifier == siblingIdentifier }) { [$0] + elements }
    }

    func insertElements(_ elements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier) {
        replace(where: { ($0 as? UIAction)?.identifier == siblingIdentifier }) { elements + [$0] }
    }

    func insertElements(_ elements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier) {
        replace(where: { ($0 as? UIAction)?.identifier == siblingIdentifier }) { [$0] + elements }
    }

    func insertElements(_ elements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?) {
        replace(where: { Self.is($0, siblingAction, propertyList) }) { elements + [$0] }
    }

    func insertElements(_ elements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?) {
        replace(where: { Self.is($0, siblingAction, propertyList) }) { [$0] + elements }
    }

    func insertElements(_ elements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { elements + $0 }
    }

    func insertElements(_ elements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        change(parentIdentifier) { $0 + elements }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        replace(where: { ($0 as? UIMenu)?.identifier == removedIdentifier }) { _ in [] }
    }

    func remove(action removedIdentifier: UIAction.Identifier) {
        replace(action: removedIdentifier, with: [])
    }

    func remove(command removedAction: Selector, propertyList: Any?) {
        replace(command: removedAction, propertyList: propertyList, with: [])
    }
}

/// Whether two property lists say the same.
enum PropertyListComparison {
    static func areEqual(_ one: Any, _ other: Any) -> Bool {
        switch (one, other) {
        case (let one as [Any], let other as [Any]):
            return one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
        case (let one as [String: Any], let other as [String: Any]):
            return one.count == other.count
                && one.allSatisfy { key, value in other[key].map { areEqual(value, $0) } ?? false }
        default:
            guard let one = one as? any Hashable, let other = other as? any Hashable else { return false }
            return AnyHashable(one) == AnyHashable(other)
        }
    }
}
