// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// A button's menu, and the button that shows the chosen element.
extension UIButton {
    func menuConfiguration() -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration { _ in menu }
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    private var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// The title of the chosen element: the first that is on, else the first.
    var popUpTitle: String? {
        guard isPopUp, let menu else { return nil }
        return menu.selectedElements.first?.title ?? Self.leaves(menu).first?.title
    }

    /// Turns the chosen element on and all others off.
    func select(_ element: UIMenuElement) {
        guard isPopUp, let menu else { return }
        for leaf in Self.leaves(menu) { leaf.state = leaf === element ? .on : .off }
        contentDidChange()
    }

    private static func leaves(_ menu: UIMenu) -> [any UIMenuLeaf] {
        menu.children.flatMap { child -> [any UIMenuLeaf] in
            if let submenu = child as? UIMenu { return leaves(submenu) }
            return (child as? any UIMenuLeaf).map { [$0] } ?? []
        }
    }
}
