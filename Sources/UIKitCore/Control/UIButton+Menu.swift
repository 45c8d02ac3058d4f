import CoreGraphics

// A button's menu, and the button that shows what is chosen in it.
extension UIButton {
    func menuConfiguration() -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration { _ in menu }
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    private var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// The title of what is chosen in the menu: of the first element that is on, else of the first.
    var popUpTitle: String? {
        guard isPopUp, let menu else { return nil }
        return menu.selectedElements.first?.title ?? Self.leaves(menu).first?.title
    }

    /// Turns on what was chosen and everything else off.
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
