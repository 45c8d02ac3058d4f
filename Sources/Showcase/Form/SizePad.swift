// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An input view of four sizes. As with the colors, the edited view takes the buttons' actions.
final class SizePad: UIInputView {
    private static let sizes = ["S", "M", "L", "XL"]

    private let buttons: [UIButton]

    init() {
        buttons = Self.sizes.map { size in
            let button = UIButton(configuration: .gray())
            button.configuration?.title = size
            button.accessibilityIdentifier = "size.\(size)"
            button.addTarget(nil, action: #selector(SizeField.takeSize(_:)), for: .touchUpInside)
            return button
        }
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 96), inputViewStyle: .keyboard)
        accessibilityIdentifier = "sizePad"
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: max(16, (bounds.width - 480) / 2), dy: 24)
        let count = CGFloat(buttons.count)
        let width = (area.width - Spacing.gap * (count - 1)) / count
        for (place, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: area.minX + CGFloat(place) * (width + Spacing.gap), y: area.minY, width: width, height: area.height)
        }
    }
}
