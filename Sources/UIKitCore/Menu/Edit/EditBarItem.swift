// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A button of the editing menu's bar.
@MainActor
struct EditBarItem {
    let element: UIMenuElement
    let title: String
    let image: UIImage?
    let attributes: UIMenuElement.Attributes

    var isEnabled: Bool { !attributes.contains(.disabled) }

    /// The bar has one level. Sections are flattened, menus become buttons that open a list, and hidden elements are left out.
    static func items(of elements: [UIMenuElement], from start: UIResponder) -> [EditBarItem] {
        elements.flatMap { element -> [EditBarItem] in
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline) || menu.title.isEmpty:
                return items(of: menu.children, from: start)
            case let menu as UIMenu:
                return menu.children.isEmpty
                    ? [] : [EditBarItem(element: menu, title: menu.title + " ›", image: menu.image, attributes: [])]
            case is UIDeferredMenuElement:
                return [EditBarItem(element: element, title: "…", image: nil, attributes: [])]
            default:
                guard let item = MenuItem(element, from: start), !item.attributes.contains(.hidden) else { return [] }
                return [
                    EditBarItem(
                        element: element, title: item.title, image: item.image, attributes: item.attributes)
                ]
            }
        }
    }
}
