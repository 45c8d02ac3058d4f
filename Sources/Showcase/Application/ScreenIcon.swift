// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen's sign, put together from a few shapes in one color; 24 points wide and high.
final class ScreenIcon: UIView {
    static let side: CGFloat = 24

    private let filled: [UIView]

    var color: UIColor = .label { didSet { updateColor() } }

    init(_ screen: Screen) {
        filled = Self.shapes(of: screen).map { frame, radius in
            let shape = UIView(frame: frame)
            shape.layer.cornerRadius = radius
            return shape
        }
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        for shape in filled { addSubview(shape) }
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        for shape in filled { shape.backgroundColor = color }
        // The outermost shape of nested ones is lighter, so that the inner ones show.
        if filled.count > 1 { filled[0].alpha = 0.4 }
    }

    private static func shapes(of screen: Screen) -> [(CGRect, CGFloat)] {
        switch screen {
        case .hitTesting:
            [(CGRect(x: 2, y: 3, width: 20, height: 18), 5), (CGRect(x: 10, y: 9, width: 9, height: 9), 3)]
        case .chain:
            [
                (CGRect(x: 11, y: 4, width: 2, height: 16), 1), (CGRect(x: 9, y: 2, width: 6, height: 6), 3),
                (CGRect(x: 9, y: 9, width: 6, height: 6), 3), (CGRect(x: 9, y: 16, width: 6, height: 6), 3),
            ]
        case .controls:
            [(CGRect(x: 1, y: 6, width: 22, height: 12), 6), (CGRect(x: 12, y: 7, width: 10, height: 10), 5)]
        case .shake:
            [
                (CGRect(x: 6, y: 2, width: 12, height: 20), 3), (CGRect(x: 1, y: 8, width: 3, height: 8), 1.5),
                (CGRect(x: 20, y: 8, width: 3, height: 8), 1.5),
            ]
        case .player:
            [
                (CGRect(x: 2, y: 3, width: 20, height: 18), 5), (CGRect(x: 8, y: 8, width: 3, height: 8), 1),
                (CGRect(x: 13, y: 8, width: 3, height: 8), 1),
            ]
        case .drawing:
            [
                (CGRect(x: 2, y: 9, width: 20, height: 6), 3), (CGRect(x: 9, y: 2, width: 6, height: 20), 3),
                (CGRect(x: 9, y: 9, width: 6, height: 6), 3),
            ]
        case .dragging:
            [(CGRect(x: 2, y: 10, width: 20, height: 12), 3), (CGRect(x: 7, y: 3, width: 10, height: 10), 5)]
        case .navigation:
            [
                (CGRect(x: 2, y: 2, width: 16, height: 20), 3), (CGRect(x: 9, y: 5, width: 13, height: 2), 1),
                (CGRect(x: 9, y: 9, width: 13, height: 10), 2),
            ]
        case .lists:
            [
                (CGRect(x: 2, y: 2, width: 20, height: 20), 4), (CGRect(x: 5, y: 6, width: 3, height: 3), 1.5),
                (CGRect(x: 10, y: 6, width: 9, height: 3), 1), (CGRect(x: 5, y: 11, width: 3, height: 3), 1.5),
                (CGRect(x: 10, y: 11, width: 9, height: 3), 1), (CGRect(x: 5, y: 16, width: 3, height: 3), 1.5),
                (CGRect(x: 10, y: 16, width: 9, height: 3), 1),
            ]
        case .layout:
            [
                (CGRect(x: 2, y: 2, width: 20, height: 20), 4), (CGRect(x: 5, y: 5, width: 5, height: 14), 1),
                (CGRect(x: 12, y: 5, width: 7, height: 6), 1), (CGRect(x: 12, y: 13, width: 7, height: 6), 1),
            ]
        case .choices:
            [
                (CGRect(x: 2, y: 2, width: 20, height: 20), 4), (CGRect(x: 5, y: 9, width: 14, height: 6), 2),
                (CGRect(x: 8, y: 5, width: 8, height: 2), 1), (CGRect(x: 8, y: 17, width: 8, height: 2), 1),
            ]
        case .outcomes:
            [
                (CGRect(x: 2, y: 2, width: 20, height: 20), 10), (CGRect(x: 11, y: 6, width: 2, height: 8), 1),
                (CGRect(x: 11, y: 16, width: 2, height: 2), 1),
            ]
        case .fingers:
            [
                (CGRect(x: 7, y: 10, width: 11, height: 11), 5.5), (CGRect(x: 2, y: 6, width: 5, height: 5), 2.5),
                (CGRect(x: 9, y: 2, width: 5, height: 5), 2.5), (CGRect(x: 17, y: 5, width: 5, height: 5), 2.5),
            ]
        case .gestures:
            [
                (CGRect(x: 2, y: 4, width: 20, height: 4), 2), (CGRect(x: 2, y: 10, width: 8, height: 4), 2),
                (CGRect(x: 8, y: 16, width: 14, height: 4), 2),
            ]
        case .cards:
            [(CGRect(x: 2, y: 3, width: 14, height: 12), 3), (CGRect(x: 8, y: 9, width: 14, height: 12), 3)]
        case .form:
            [
                (CGRect(x: 2, y: 3, width: 20, height: 18), 4), (CGRect(x: 5, y: 7, width: 14, height: 3), 1),
                (CGRect(x: 5, y: 13, width: 9, height: 3), 1),
            ]
        case .editor:
            [
                (CGRect(x: 2, y: 4, width: 20, height: 3), 1.5), (CGRect(x: 2, y: 10, width: 15, height: 3), 1.5),
                (CGRect(x: 19, y: 8, width: 2, height: 7), 1), (CGRect(x: 2, y: 16, width: 9, height: 3), 1.5),
            ]
        case .focus:
            [
                (CGRect(x: 1, y: 1, width: 12, height: 12), 4), (CGRect(x: 4, y: 4, width: 6, height: 6), 2),
                (CGRect(x: 15, y: 4, width: 6, height: 6), 2), (CGRect(x: 4, y: 15, width: 6, height: 6), 2),
                (CGRect(x: 15, y: 15, width: 6, height: 6), 2),
            ]
        case .board:
            [
                (CGRect(x: 2, y: 2, width: 20, height: 20), 4), (CGRect(x: 5, y: 5, width: 6, height: 6), 1.5),
                (CGRect(x: 13, y: 8, width: 6, height: 6), 1.5), (CGRect(x: 7, y: 14, width: 6, height: 5), 1.5),
            ]
        case .scrolling:
            [
                (CGRect(x: 4, y: 2, width: 13, height: 20), 3), (CGRect(x: 7, y: 6, width: 7, height: 2), 1),
                (CGRect(x: 7, y: 11, width: 7, height: 2), 1), (CGRect(x: 19, y: 5, width: 2, height: 8), 1),
            ]
        }
    }
}
