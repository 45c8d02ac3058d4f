// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The editing state and controls of a cell.
@MainActor
struct CellEdit {
    var isEditing = false
    var style = UITableViewCell.EditingStyle.none
    /// Whether the data source lets the row move.
    var canMove = false
    var isSwiped = false
    var isReordering = false
    /// The swipe actions, for assistive technology.
    var spokenActions: [UIAccessibilityCustomAction] = []
    /// The control of the editing style.
    var control: UIButton?
    /// The grip that moves the row.
    var grip: ReorderGrip?

    var showsGrip: Bool { isEditing && canMove }
}

extension UITableViewCell {
    /// Makes the needed controls of editing, and removes the others.
    func makeEditParts() {
        let wantsControl = edit.isEditing && edit.style != .none
        if !wantsControl || edit.control?.tag != edit.style.rawValue {
            edit.control?.removeFromSuperview()
            edit.control = nil
        }
        if wantsControl, edit.control == nil {
            let control = makeEditControl(edit.style)
            addSubview(control)
            edit.control = control
        }
        if !edit.showsGrip || !showsReorderControl {
            edit.grip?.removeFromSuperview()
            edit.grip = nil
        } else if edit.grip == nil {
            let grip = ReorderGrip { [weak self] in self?.reorder(by: $0) }
            addSubview(grip)
            edit.grip = grip
        }
    }

    private func makeEditControl(_ style: EditingStyle) -> UIButton {
        let isDelete = style == .delete
        var look = UIButton.Configuration.filled()
        look.baseBackgroundColor = isDelete ? .systemRed : .systemGreen
        look.cornerStyle = .capsule
        look.contentInsets = .zero
        look.image = UIImage(systemName: isDelete ? "minus" : "plus")
        let control = UIButton(configuration: look)
        control.tag = style.rawValue
        control.accessibilityLabel = isDelete ? "Remove" : "Insert"
        control.addAction(
            UIAction { [weak self] _ in self.map { $0.table?.editControlTapped(in: $0) } }, for: .primaryActionTriggered
        )
        return control
    }
}
