// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What has edges that constraints can be about.
@MainActor
protocol EdgeAnchors {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: EdgeAnchors {}
extension UILayoutGuide: EdgeAnchors {}

extension UIView {
    /// Adds a view that constraints lay out, with its edges, or some of them, at those of a view or guide.
    func addSubview(_ view: UIView, pinnedTo other: some EdgeAnchors, edges: NSDirectionalRectEdge = .all) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        view.pin(edges, to: other)
    }

    /// Keeps edges of this view at those of a view or guide.
    func pin(_ edges: NSDirectionalRectEdge = .all, to other: some EdgeAnchors) {
        if edges.contains(.leading) { leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true }
        if edges.contains(.trailing) { trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true }
        if edges.contains(.top) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
        if edges.contains(.bottom) { bottomAnchor.constraint(equalTo: other.bottomAnchor).isActive = true }
    }
}

extension UILayoutPriority {
    /// Weaker than the sizes that contents ask for: what has no content takes the room that is left.
    static let belowContent = UILayoutPriority(200)
}

extension NSLayoutConstraint {
    /// This constraint with a priority, which it needs before it is active.
    func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
