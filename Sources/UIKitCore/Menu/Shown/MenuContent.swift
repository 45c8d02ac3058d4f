// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The shown content of a menu: without hidden elements, with inline menus as sections, and with deferred elements that have come.
@MainActor
struct MenuContent {
    private(set) var sections: [MenuSection] = []
    private let start: UIResponder
    private let elements: (UIDeferredMenuElement) -> [UIMenuElement]?

    /// - Parameters:
    ///   - start: where the search for a command's target begins.
    ///   - elements: the elements of a deferred element; nil while they are waited for.
    init(_ menu: UIMenu, from start: UIResponder, elements: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?) {
        self.start = start
        self.elements = elements
        add(menu, title: nil)
        sections.removeAll { $0.items.isEmpty }
    }

    /// The menu's children, in sections of their own.
    private mutating func add(_ menu: UIMenu, title: String?) {
        let size = menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
        sections.append(MenuSection(title: title, size: size))
        add(menu.children, title: title, size)
    }

    private mutating func add(_ children: [UIMenuElement], title: String?, _ size: UIMenu.ElementSize) {
        for child in children {
            switch child {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                add(menu, title: menu.title.isEmpty ? nil : menu.title)
                // The elements after the section stand apart from it.
                sections.append(MenuSection(size: size))
            case let menu as UIMenu: append(MenuItem(submenu: menu))
            case let deferred as UIDeferredMenuElement:
                if let elements = elements(deferred) {
                    add(elements, title: nil, size)
                } else {
                    append(MenuItem(waitingFor: deferred))
                }
            default:
                guard let item = MenuItem(child, from: start), !item.attributes.contains(.hidden) else { continue }
                append(item)
            }
        }
    }

    private mutating func append(_ item: MenuItem) {
        sections[sections.count - 1].items.append(item)
    }

    /// Turns the lines around.
    mutating func reverse() {
        sections.reverse()
        for place in sections.indices { sections[place].items.reverse() }
    }

    /// In a menu with one selected element, turns the chosen element on and all others off.
    static func select(_ chosen: UIMenuElement, in menu: UIMenu) {
        for child in menu.children {
            if let submenu = child as? UIMenu, submenu.options.contains(.displayInline) { select(chosen, in: submenu) }
        }
        guard menu.options.contains(.singleSelection), contains(chosen, menu) else { return }
        for case let leaf as any UIMenuLeaf in leaves(menu) { leaf.state = leaf === chosen ? .on : .off }
    }

    private static func contains(_ element: UIMenuElement, _ menu: UIMenu) -> Bool {
        leaves(menu).contains { $0 === element }
    }

    /// The elements of which one is selected: the menu's own, and those of its sections.
    private static func leaves(_ menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            if let submenu = child as? UIMenu {
                return submenu.options.contains(.displayInline) ? leaves(submenu) : []
            }
            return [child]
        }
    }
}
