// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The round button that empties a text field.
final class TextFieldClearButton: UIButton {
    /// The side of the circle, in points.
    static let diameter: CGFloat = 19

    private let circle = ControlPart()
    private let cross = ControlLabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        cross.text = "\u{D7}"
        cross.font = .boldSystemFont(ofSize: 15)
        cross.textColor = .systemBackground
        cross.textAlignment = .center
        addSubview(circle)
        addSubview(cross)
        accessibilityLabel = "Clear text"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.diameter
        let frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        circle.place(frame)
        circle.backgroundColor = isHighlighted ? .systemGray : .systemGray2
        cross.frame = frame
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }
}
