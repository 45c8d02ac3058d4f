// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Makes the accessory at the end of a cell.
@MainActor
enum CellAccessory {
    /// The room before and after an accessory, in points.
    static let margin: CGFloat = 16

    /// - Parameter tapped: called by the accessory's button, if it has one.
    static func make(_ type: UITableViewCell.AccessoryType, tapped: @escaping @MainActor () -> Void) -> UIView? {
        switch type {
        case .none: return nil
        case .disclosureIndicator: return chevron()
        case .checkmark: return symbol("checkmark", "Selected", CGSize(width: 16, height: 18), tint: nil)
        case .detailButton: return button(tapped)
        case .detailDisclosureButton:
            let (button, chevron) = (button(tapped), chevron())
            let both = UIView(frame: CGRect(x: 0, y: 0, width: 24 + 8 + chevron.frame.width, height: 24))
            chevron.frame.origin = CGPoint(x: 32, y: 4)
            both.addSubview(button)
            both.addSubview(chevron)
            return both
        }
    }

    private static func chevron() -> UIView {
        let view = symbol("chevron.forward", nil, CGSize(width: 10, height: 16), tint: .tertiaryLabel)
        view.isUserInteractionEnabled = false
        return view
    }

    private static func symbol(_ name: String, _ label: String?, _ size: CGSize, tint: UIColor?) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.frame.size = size
        view.contentMode = .center
        view.accessibilityLabel = label
        if let tint { view.tintColor = tint }
        return view
    }

    private static func button(_ tapped: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .detailDisclosure)
        button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        button.addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
        return button
    }
}
