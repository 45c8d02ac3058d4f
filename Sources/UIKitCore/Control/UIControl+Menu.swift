// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// E50: the menu of a control.
extension UIControl {
    func setMenuInteraction(_ isEnabled: Bool) {
        guard isEnabled != (menuInteraction != nil) else { return }
        if let menuInteraction {
            self.menuInteraction = nil
            removeInteraction(menuInteraction)
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            interaction.takesLongPresses = !showsMenuAsPrimaryAction
            menuInteraction = interaction
            addInteraction(interaction)
        }
    }

    /// Opens the menu, if that is the control's purpose. False when it is not, or when there is no menu to show.
    func showMenuAsPrimaryAction(for touch: UITouch? = nil) -> Bool {
        guard showsMenuAsPrimaryAction, let menuInteraction else { return false }
        let point = touch?.location(in: nil) ?? convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        return menuInteraction.present(at: point)
    }

    /// The control looks pressed as long as its menu is open.
    func menuDidEnd() {
        if isHighlighted, !isTracking { isHighlighted = false }
    }
}
