// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Words in a row, each of which can be dragged.
final class FruitShelf: UIStackView {
    private static let leastHeight: CGFloat = 56

    init() {
        super.init(frame: .zero)
        for word in ["Pear", "Plum", "Fig"] { addArrangedSubview(FruitLabel(word)) }
        distribution = .fillEqually
        spacing = Spacing.gap
        heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight).isActive = true
    }

    // Never called: nothing here reads archives.
    required init(coder: NSCoder) { fatalError("Shelves are made in code") }
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
