// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view that a control is made of: it takes no touches and is silent for assistive technology, because the control acts and
/// speaks.
class ControlPart: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the part a frame and corners that are half circles at its shorter sides.
    func place(_ frame: CGRect, cornerRadius: CGFloat? = nil) {
        if self.frame != frame { self.frame = frame }
        let radius = cornerRadius ?? min(frame.width, frame.height) / 2
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
    }
}

/// A text that a control is made of.
class ControlLabel: UILabel {
    override var accessibilityDefaults: DisplayAccessibility { .controlPart }
}

/// The label of a text field's placeholder: the field decides where the text is shown in it.
final class PlaceholderLabel: ControlLabel {
    /// In the field's bounds.
    var shownArea: CGRect?

    override func drawText(in rect: CGRect) {
        guard let field = superview as? UITextField else { return super.drawText(in: rect) }
        shownArea = nil
        field.drawPlaceholder(in: frame)
        if let area = shownArea { super.drawText(in: area.offsetBy(dx: -frame.minX, dy: -frame.minY)) }
    }
}

/// An image that a control is made of.
class ControlImageView: UIImageView {
    override var accessibilityDefaults: DisplayAccessibility { .controlPart }
}

extension DisplayAccessibility {
    /// The accessibility of a part whose control speaks for it.
    fileprivate static var controlPart: DisplayAccessibility {
        var accessibility = DisplayAccessibility(
            role: .none, label: nil, value: nil, identifier: nil, isEnabled: true, isSelected: false)
        accessibility.isHidden = true
        return accessibility
    }
}

/// The label of a button: a change by the application makes the button lay itself out.
final class UIButtonLabel: ControlLabel {
    override var text: String? { didSet { if text != oldValue { tellButton() } } }
    override var font: UIFont! { didSet { if font != oldValue { tellButton() } } }
    override var numberOfLines: Int { didSet { if numberOfLines != oldValue { tellButton() } } }

    /// Whether the shadow is at the other side of the text.
    var isShadowReversed = false { didSet { markChanged(.content) } }

    override var shownShadowOffset: CGSize {
        isShadowReversed ? CGSize(width: -shadowOffset.width, height: -shadowOffset.height) : shadowOffset
    }

    private func tellButton() { superview?.setNeedsLayout() }

    /// AX33: takes as many lines as the width requires.
    func wrap(at alignment: NSTextAlignment, _ mode: NSLineBreakMode) {
        let isOneLine = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping].contains(mode)
        if numberOfLines != (isOneLine ? 1 : 0) { numberOfLines = isOneLine ? 1 : 0 }
        if lineBreakMode != mode { lineBreakMode = mode }
        if textAlignment != alignment { textAlignment = alignment }
    }
}
