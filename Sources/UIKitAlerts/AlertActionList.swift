// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Actions below or beside each other (NA7): a finger may slide from one to another, and chooses the one on which it lifts.
final class AlertActionList: UIView, TouchesForSubviews {
    private(set) var buttons: [AlertActionButton]
    private var lines: [UIView] = []
    private let isSideBySide: Bool
    private let rowHeight: CGFloat
    private let onChoice: @MainActor (UIAlertAction) -> Void
    /// The finger that chooses, and the action under it.
    private var touch: UITouch?

    init(
        _ buttons: [AlertActionButton], width: CGFloat, rowHeight: CGFloat, mayBeSideBySide: Bool,
        onChoice: @escaping @MainActor (UIAlertAction) -> Void
    ) {
        self.buttons = buttons
        self.rowHeight = rowHeight
        self.onChoice = onChoice
        let room = width / 2 - 2 * AlertMetrics.margin
        isSideBySide = mayBeSideBySide && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= room }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons {
            addSubview(button)
            button.addAction(
                UIAction { [weak self] _ in self?.onChoice(button.alertAction) }, for: .primaryActionTriggered)
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            lines.append(line)
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// In points.
    var height: CGFloat { rowHeight * CGFloat(isSideBySide ? 1 : buttons.count) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let count = CGFloat(buttons.count)
        let size =
            isSideBySide
            ? CGSize(width: bounds.width / count, height: rowHeight) : CGSize(width: bounds.width, height: rowHeight)
        for (place, button) in buttons.enumerated() {
            let column = CGFloat(isRightToLeft ? buttons.count - 1 - place : place)
            let origin =
                isSideBySide ? CGPoint(x: size.width * column, y: 0) : CGPoint(x: 0, y: rowHeight * CGFloat(place))
            button.frame = CGRect(origin: origin, size: size)
            let isUpright = isSideBySide && column > 0
            lines[place].frame = CGRect(
                x: origin.x, y: origin.y, width: isUpright ? AlertMetrics.lineWidth : size.width,
                height: isUpright ? size.height : AlertMetrics.lineWidth)
        }
    }

    // MARK: Touches

    /// A finger may begin on any row and go to any other.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first else { return }
        touch = first
        highlight(button(under: first))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch, touches.contains(touch) { highlight(button(under: touch)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        let chosen = button(under: touch)
        self.touch = nil
        highlight(nil)
        if let chosen { onChoice(chosen.alertAction) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        highlight(nil)
    }

    private func button(under touch: UITouch) -> AlertActionButton? {
        let point = touch.location(in: self)
        return buttons.first { $0.isEnabled && $0.frame.contains(point) }
    }

    private func highlight(_ button: AlertActionButton?) {
        for other in buttons where other.isHighlighted != (other === button) { other.isHighlighted = other === button }
    }
}
