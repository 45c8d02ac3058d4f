// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The ring under a finger, with its number above it.
final class FingerMark: OutlinedView {
    private static let smallestRadius: CGFloat = 34
    private let numberLabel = UILabel()

    var number = 0 {
        didSet {
            numberLabel.text = "\(number)"
            accessibilityIdentifier = "finger.mark.\(number)"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        outlineWidth = 3
        numberLabel.textAlignment = .center
        numberLabel.font = .systemFont(ofSize: 17, weight: .bold)
        addSubview(numberLabel)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a touch in a color; a harder press fills the ring more.
    func show(_ touch: UITouch, in view: UIView, color: UIColor) {
        let radius = max(Self.smallestRadius, touch.majorRadius)
        bounds.size = CGSize(width: radius * 2, height: radius * 2)
        center = touch.location(in: view)
        layer.cornerRadius = radius
        outlineColor = color
        let strength = touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 0.2
        backgroundColor = color.withAlphaComponent(0.12 + 0.4 * min(1, max(0, strength)))
        numberLabel.textColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Above the ring, where the finger does not hide it.
        numberLabel.frame = CGRect(x: bounds.midX - 20, y: bounds.minY - 26, width: 40, height: 22)
    }
}
