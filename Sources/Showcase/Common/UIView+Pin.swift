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

extension EdgeAnchors {
    /// Keeps edges at those of a view or guide.
    func pin(_ edges: NSDirectionalRectEdge = .all, to other: some EdgeAnchors) {
        if edges.contains(.leading) { leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true }
        if edges.contains(.trailing) { trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true }
        if edges.contains(.top) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
        if edges.contains(.bottom) { bottomAnchor.constraint(equalTo: other.bottomAnchor).isActive = true }
    }
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

    /// Adds a view that constraints lay out, so far from the sides, and as high.
    func addSubview(_ view: UIView, inset: CGFloat) {
        addSubview(view, pinnedTo: self, edges: [.top, .bottom])
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset).isActive = true
        trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset).isActive = true
    }

    /// The view is no higher than what is in it needs, where another one can take the room that is left: what is neither said leaves the
    /// layout ambiguous.
    /// - Parameter priority: of several such views the one with the least gets what nobody else takes.
    func hugHeight(_ priority: UILayoutPriority = .fittingSizeLevel) {
        heightAnchor.constraint(equalToConstant: 0).with(priority).isActive = true
    }
}

extension UIScrollView {
    /// Adds a view whose constraints make the content, which scrolls along an axis alone.
    func addSubview(_ view: UIView, filling axis: NSLayoutConstraint.Axis) {
        addSubview(view, pinnedTo: contentLayoutGuide)
        if axis == .vertical {
            view.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true
        } else {
            view.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor).isActive = true
        }
    }
}

extension UILayoutPriority {
    /// Weaker than the sizes that contents ask for: what has no content takes the room that is left.
    static let belowContent = UILayoutPriority(200)
    /// Weaker than what contents need (750), and stronger than what they would like: a screen grows beyond the window for the former.
    static let screenHeight = UILayoutPriority(600)
}

extension NSLayoutConstraint {
    /// This constraint with a priority, which it needs before it is active.
    func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
