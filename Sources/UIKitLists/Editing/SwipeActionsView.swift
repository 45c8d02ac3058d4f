// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The buttons behind a row that was swiped.
final class SwipeActionsView: UIView {
    private let isOnLeft: Bool
    private var buttons: [UIButton] = []

    init(
        _ actions: [UIContextualAction], isLeading isOnLeft: Bool,
        perform: @escaping @MainActor (UIContextualAction) -> Void
    ) {
        self.isOnLeft = isOnLeft
        super.init(frame: .zero)
        clipsToBounds = true
        for action in actions {
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { _ in perform(action) }, for: .primaryActionTriggered)
            addSubview(button)
            buttons.append(button)
        }
    }

    required init?(coder: NSCoder) {
        isOnLeft = false
        super.init(coder: coder)
    }

    /// Places the buttons in the uncovered part of the row, `distance` points from the edge; the first one is at the edge.
    func uncover(_ distance: CGFloat) {
        let width = max(distance / CGFloat(max(buttons.count, 1)), 0)
        for (place, button) in buttons.enumerated() {
            let start = CGFloat(place) * width
            button.frame = CGRect(
                x: isOnLeft ? start : bounds.width - start - width, y: 0, width: width, height: bounds.height)
        }
    }
}
