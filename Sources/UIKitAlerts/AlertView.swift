// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The view of an alert: a card, and below it in an action sheet the card with the cancel action.
final class AlertView: UIView {
    private var cards: [AlertCard] = []

    func show(_ cards: [AlertCard]) {
        for card in self.cards { card.removeFromSuperview() }
        self.cards = cards
        for card in cards { addSubview(card) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// The height that the cards take at a width, in points.
    func height(width: CGFloat) -> CGFloat {
        cards.reduce(0) { $0 + $1.height(width: width) } + CGFloat(max(0, cards.count - 1)) * AlertMetrics.margin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The last card keeps its height: if room is short, the first scrolls.
        var bottom = bounds.maxY
        for card in cards.dropFirst().reversed() {
            let height = card.height(width: bounds.width)
            card.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
            bottom -= height + AlertMetrics.margin
        }
        cards.first?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bottom))
    }
}
