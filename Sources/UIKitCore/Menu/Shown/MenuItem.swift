// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One line of a shown menu, in its present state.
@MainActor
struct MenuItem {
    enum Kind {
        /// An action or a command.
        case leaf
        case submenu(UIMenu)
        /// A deferred element whose elements have not come yet.
        case waiting
        /// The line that leads back to the menu around this one.
        case back
    }

    let kind: Kind
    let element: UIMenuElement
    var title: String
    var subtitle: String?
    var image: UIImage?
    var attributes: UIMenuElement.Attributes = []
    var state = UIMenuElement.State.off

    var isEnabled: Bool {
        if case .waiting = kind { return false }
        return !attributes.contains(.disabled)
    }

    /// An action or a command; nil for other elements.
    init?(_ element: UIMenuElement, from start: UIResponder) {
        let shown: any UIMenuLeaf
        switch element {
        case let action as UIAction: shown = action
        case let command as UICommand: shown = CommandResolution(command, from: start).command
        default: return nil
        }
        kind = .leaf
        self.element = element
        title = shown.title
        subtitle = element.subtitle
        image = shown.state == .on ? shown.selectedImage ?? shown.image : shown.image
        attributes = shown.attributes
        state = shown.state
    }

    init(submenu menu: UIMenu) {
        kind = .submenu(menu)
        element = menu
        title = menu.title
        subtitle = menu.subtitle
        image = menu.image
        if menu.options.contains(.destructive) { attributes = .destructive }
        if menu.options.contains(.singleSelection), subtitle == nil { subtitle = menu.selectedElements.first?.title }
    }

    init(waitingFor element: UIDeferredMenuElement) {
        kind = .waiting
        self.element = element
        title = "Loading…"
    }

    init(backFrom menu: UIMenu) {
        kind = .back
        element = menu
        title = menu.title
        image = menu.image
    }
}

/// Lines of a menu that stand together.
@MainActor
struct MenuSection {
    /// The title over the lines; nil for none.
    var title: String?
    var size = UIMenu.ElementSize.large
    var items: [MenuItem] = []
}
