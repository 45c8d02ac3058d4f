// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The colored areas behind selected text.
final class TextHighlightView: TextAreasView, UITextSelectionHighlightView {
    /// The opacity of the tint color in the areas.
    private static let strength: CGFloat = 0.25

    var selectionRects: [UITextSelectionRect] = [] {
        didSet { showAreas() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showAreas()
    }

    private func showAreas() {
        let color: UIColor = tintColor.withAlphaComponent(Self.strength)
        show(selectionRects.map { Area(rect: $0.rect, color: color) })
    }
}
