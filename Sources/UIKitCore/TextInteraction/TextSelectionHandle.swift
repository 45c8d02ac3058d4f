// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A handle at an end of a selection: a bar beside the text, with a knob above the beginning or below the end.
final class TextSelectionHandle: UIView, UITextSelectionHandleView {
    private static let knob: CGFloat = 12
    /// How far a finger may miss the handle, in points on each side.
    private static let reach: CGFloat = 16

    private let bar = UIView()
    private let ball = UIView()

    var direction: NSDirectionalRectEdge {
        didSet {
            accessibilityLabel = direction == .leading ? "Selection start" : "Selection end"
            setNeedsLayout()
        }
    }

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        ball.layer.cornerRadius = Self.knob / 2
        for part in [bar, ball] {
            part.isUserInteractionEnabled = false
            part.backgroundColor = tintColor
            addSubview(part)
        }
        accessibilityLabel = direction == .leading ? "Selection start" : "Selection end"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for part in [bar, ball] { part.backgroundColor = tintColor }
    }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let top = direction == .leading ? rect.minY - Self.knob : rect.minY
        return CGRect(x: rect.midX - Self.knob / 2, y: top, width: Self.knob, height: rect.height + Self.knob)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isStart = direction == .leading
        let height = max(0, bounds.height - Self.knob)
        bar.frame = CGRect(
            x: bounds.midX - TextCaretView.width / 2, y: isStart ? Self.knob : 0, width: TextCaretView.width,
            height: height)
        ball.frame = CGRect(
            x: bounds.midX - Self.knob / 2, y: isStart ? 0 : height, width: Self.knob, height: Self.knob)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach / 2).holds(point)
    }
}
