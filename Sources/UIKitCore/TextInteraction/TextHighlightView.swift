// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The colored areas behind or above selected text.
final class TextHighlightView: UIView, UITextSelectionHighlightView {
    /// The opacity of the tint color in the areas.
    private static let strength: CGFloat = 0.25
    private var areas: [UIView] = []

    var selectionRects: [UITextSelectionRect] = [] {
        didSet { showAreas() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for area in areas { area.backgroundColor = tintColor.withAlphaComponent(Self.strength) }
    }

    /// A drag changes the selection with every move of a finger, so the areas are kept and moved.
    private func showAreas() {
        let rects = selectionRects.map(\.rect).filter { $0.width > 0 && $0.height > 0 }
        while areas.count > rects.count { areas.removeLast().removeFromSuperview() }
        while areas.count < rects.count {
            let area = UIView()
            area.isUserInteractionEnabled = false
            area.backgroundColor = tintColor.withAlphaComponent(Self.strength)
            addSubview(area)
            areas.append(area)
        }
        for (area, rect) in zip(areas, rects) { area.frame = rect }
    }
}
