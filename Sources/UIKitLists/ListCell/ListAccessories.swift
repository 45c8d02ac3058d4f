// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The views of a row's accessories: made when they become visible, and placed from the row's edges inwards.
@MainActor
final class ListAccessories {
    /// Between accessories, and from the row's edges; in points.
    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 16

    private struct Shown {
        let accessory: UICellAccessory
        let view: UIView
    }

    private unowned let cell: UICollectionViewListCell
    private var leading: [Shown] = []
    private var trailing: [Shown] = []
    /// Whether a line stands before the grip.
    private var separatesGrip = false
    /// Takes the touches of a whole row that expands and collapses.
    private var cover: UIButton?

    init(_ cell: UICollectionViewListCell) {
        self.cell = cell
    }

    // MARK: Which

    /// Shows new accessories, or a new state of editing.
    func show(_ accessories: [UICellAccessory], isEditing: Bool) {
        for old in leading + trailing { old.view.removeFromSuperview() }
        let seen = accessories.filter { accessory in
            guard !accessory.options.isHidden else { return false }
            switch accessory.displayed {
            case .always: return true
            case .whenEditing: return isEditing
            case .whenNotEditing: return !isEditing
            }
        }
        let hasOthers = seen.contains { !$0.isLeading && $0.accessoryType != .reorder }
        separatesGrip = hasOthers && seen.contains { $0.accessoryType == .reorder && $0.showsSeparator }
        leading = ordered(seen.filter(\.isLeading)).map { Shown(accessory: $0, view: makeView($0)) }
        trailing = ordered(seen.filter { !$0.isLeading }).map { Shown(accessory: $0, view: makeView($0)) }
        for part in leading + trailing { cell.addSubview(part.view) }
        showCover()
    }

    /// The application's own views stand where their closure places them.
    private func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var result = accessories.filter { $0.position == nil }
        for own in accessories {
            guard let position = own.position else { continue }
            result.insert(own, at: min(max(position(result), 0), result.count))
        }
        return result
    }

    private func showCover() {
        let outline = trailing.first { $0.accessory.accessoryType == .outlineDisclosure }?.accessory
        let isHeader = cell.listPlace?.role == .header
        let coversRow = outline.map { $0.outlineStyle == .header || $0.outlineStyle == .automatic && isHeader } ?? false
        guard coversRow, let outline else {
            cover?.removeFromSuperview()
            return cover = nil
        }
        let button = cover ?? UIButton(type: .custom)
        if button.superview == nil {
            button.accessibilityLabel = "Expand or collapse"
            button.addAction(UIAction { [weak self] _ in self?.toggle(outline) }, for: .primaryActionTriggered)
        }
        cell.addSubview(button)
        cover = button
    }

    private func toggle(_ accessory: UICellAccessory) {
        if let handler = accessory.handler { handler() } else { cell.toggleOutline() }
    }

    // MARK: Views

    private func makeView(_ accessory: UICellAccessory) -> UIView {
        let tint = accessory.options.tintColor
        switch accessory.accessoryType {
        case .customView: return custom(accessory)
        case .disclosureIndicator:
            return symbol("chevron.forward", tint ?? .tertiaryLabel, CGSize(width: 10, height: 16))
        case .checkmark: return symbol("checkmark", tint, CGSize(width: 16, height: 18))
        case .multiselect:
            return symbol(cell.isSelected ? "checkmark.circle.fill" : "circle", tint, CGSize(width: 22, height: 22))
        case .label:
            let label = UILabel(frame: .zero)
            label.text = accessory.text
            label.font = accessory.font
            label.textColor = tint ?? .secondaryLabel
            label.frame.size = label.sizeThatFits(.zero)
            return label
        case .detail: return button("info.circle", "More Info", tint, accessory) { $0.handler?() }
        case .outlineDisclosure:
            let made = button("chevron.forward", cell.isExpanded ? "Collapse" : "Expand", tint, accessory) { _ in }
            made.addAction(UIAction { [weak self] _ in self?.toggle(accessory) }, for: .primaryActionTriggered)
            if cell.isExpanded {
                let isRightToLeft = cell.isRightToLeft
                made.transform = CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2)
            }
            made.accessibilityIdentifier = cell.accessibilityIdentifier.map { "\($0).outline" }
            return made
        case .reorder:
            let grip = ReorderGrip { [weak cell] in cell?.reorder(by: $0) }
            grip.tint = tint ?? .tertiaryLabel
            grip.frame.size = CGSize(width: UICellAccessory.standardDimension, height: cell.bounds.height)
            if separatesGrip { grip.showSeparator() }
            return grip
        case .delete, .insert:
            let isDelete = accessory.accessoryType == .delete
            var look = UIButton.Configuration.filled()
            look.baseBackgroundColor = tint ?? (isDelete ? .systemRed : .systemGreen)
            look.cornerStyle = .capsule
            look.contentInsets = .zero
            look.image = UIImage(systemName: isDelete ? "minus" : "plus")
            let made = UIButton(configuration: look)
            made.accessibilityLabel = isDelete ? "Remove" : "Insert"
            made.frame.size = CGSize(width: 22, height: 22)
            made.addAction(
                UIAction { [weak self] _ in
                    if let handler = accessory.handler { handler() } else if isDelete { self?.cell.openSwipeActions() }
                }, for: .primaryActionTriggered)
            return made
        }
    }

    /// The application's own view gets the size it needs, unless it keeps its present size.
    private func custom(_ accessory: UICellAccessory) -> UIView {
        let view = accessory.view ?? UIView(frame: .zero)
        guard !accessory.keepsSize else { return view }
        let size = view.sizeThatFits(.zero)
        if size.width > 0, size.height > 0 { view.bounds.size = size }
        return view
    }

    private func symbol(_ name: String, _ tint: UIColor?, _ size: CGSize) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.frame.size = size
        view.contentMode = .center
        view.isUserInteractionEnabled = false
        if let tint { view.tintColor = tint }
        return view
    }

    private func button(
        _ name: String, _ label: String, _ tint: UIColor?, _ accessory: UICellAccessory,
        _ tapped: @escaping @MainActor (UICellAccessory) -> Void
    ) -> UIButton {
        let made = UIButton(type: .system)
        made.setImage(UIImage(systemName: name), for: .normal)
        made.accessibilityLabel = label
        made.frame.size = CGSize(width: 28, height: 28)
        if let tint { made.tintColor = tint }
        made.addAction(UIAction { _ in tapped(accessory) }, for: .primaryActionTriggered)
        return made
    }

    // MARK: Places

    private func room(of part: Shown) -> CGFloat {
        switch part.accessory.options.reservedLayoutWidth {
        case .actual: part.view.bounds.width
        case .standard: max(part.view.bounds.width, UICellAccessory.standardDimension)
        case .custom(let width): width
        }
    }

    private func room(of parts: [Shown]) -> CGFloat {
        parts.isEmpty ? 0 : parts.reduce(Self.margin) { $0 + room(of: $1) + Self.gap } - Self.gap
    }

    /// The room of the accessories at the row's beginning and its end.
    var width: (leading: CGFloat, trailing: CGFloat) { (room(of: leading), room(of: trailing)) }

    func place(in size: CGSize, indentation: CGFloat, isRightToLeft: Bool) {
        func put(_ part: Shown, _ start: CGFloat, _ width: CGFloat) {
            var own = part.view.bounds.size
            // The finger can use the whole height of the row.
            if part.accessory.accessoryType == .reorder { own.height = size.height }
            var center = CGPoint(x: start + width / 2, y: size.height / 2)
            if isRightToLeft { center.x = size.width - center.x }
            part.view.bounds.size = own
            part.view.center = center
        }
        var start = Self.margin + indentation
        for part in leading {
            put(part, start, room(of: part))
            start += room(of: part) + Self.gap
        }
        var end = size.width - Self.margin
        for part in trailing.reversed() {
            end -= room(of: part)
            put(part, end, room(of: part))
            end -= Self.gap
        }
        cover?.frame = CGRect(origin: .zero, size: size)
    }
}
