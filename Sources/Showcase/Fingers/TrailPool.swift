// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A fixed number of dots for the ways of all fingers: the newest dot replaces the oldest.
@MainActor
final class TrailPool {
    private let capacity: Int
    private var dots: [UIView] = []
    private var next = 0

    init(capacity: Int = 360) {
        self.capacity = capacity
    }

    /// How many dots have been made.
    var count: Int { dots.count }

    /// Puts a dot into a view, behind everything else there.
    func add(at point: CGPoint, radius: CGFloat, color: UIColor, to view: UIView) {
        let dot: UIView
        if dots.count < capacity {
            dot = UIView()
            dot.isUserInteractionEnabled = false
            view.insertSubview(dot, at: 0)
            dots.append(dot)
        } else {
            dot = dots[next]
            next = (next + 1) % capacity
        }
        dot.isHidden = false
        dot.bounds.size = CGSize(width: radius * 2, height: radius * 2)
        dot.center = point
        dot.layer.cornerRadius = radius
        dot.backgroundColor = color
    }

    /// Hides every dot; they are reused.
    func clear() {
        for dot in dots { dot.isHidden = true }
    }
}
