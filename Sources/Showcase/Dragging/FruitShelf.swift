// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Words in a row, each of which can be dragged.
final class FruitShelf: UIView {
    static let height: CGFloat = 56

    private let labels = ["Pear", "Plum", "Fig"].map { FruitLabel($0) }

    init() {
        super.init(frame: .zero)
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - CGFloat(labels.count - 1) * Spacing.gap) / CGFloat(labels.count)
        for (place, label) in labels.enumerated() {
            label.frame = CGRect(
                x: CGFloat(place) * (width + Spacing.gap), y: 0, width: max(0, width), height: bounds.height)
        }
    }
}

/// A word that can be dragged: by a finger that rests on it, or by a mouse at once.
final class FruitLabel: UILabel, UIDragInteractionDelegate, UIPointerInteractionDelegate {
    convenience init(_ word: String) {
        self.init(frame: .zero)
        text = word
        accessibilityIdentifier = "dragging.\(word)"
        textAlignment = .center
        font = .systemFont(ofSize: 17, weight: .medium)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        isUserInteractionEnabled = true
        addInteraction(UIDragInteraction(delegate: self))
        addInteraction(UIPointerInteraction(delegate: self))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text ?? "")))] }

    /// A tap of another finger adds the word to the drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text ?? "")))] }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { UIPointerStyle(effect: .lift(UITargetedPreview(view: self))) }
}
