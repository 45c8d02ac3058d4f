// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row that a finger moves aside, like rows with swipe actions; its recognizer competes with the swipe back for the same finger.
final class SlidingRow: UIView {
    private let front = UIView()
    private let label = UILabel()
    private let pan = UIPanGestureRecognizer()

    init(_ text: String) {
        super.init(frame: .zero)
        backgroundColor = .systemOrange
        clipsToBounds = true
        front.backgroundColor = .secondarySystemBackground
        label.text = text
        front.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(front)
        front.addSubview(label, pinnedTo: front.layoutMarginsGuide)
        pan.addTarget(self, action: #selector(slide(_:)))
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    /// Only along the row: the list gets vertical pans.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
    }

    @objc private func slide(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed: front.transform = CGAffineTransform(translationX: pan.translation(in: self).x, y: 0)
        case .ended, .cancelled, .failed:
            UIView.animate(withDuration: 0.25) { self.front.transform = .identity }
        default: break
        }
    }

    override func layoutSubviews() {
        let margin = Spacing.margin(forWidth: bounds.width)
        front.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        super.layoutSubviews()
    }
}
