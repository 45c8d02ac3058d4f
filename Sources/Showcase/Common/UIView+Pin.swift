// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An object with edges for constraints.
@MainActor
protocol EdgeAnchors {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension EdgeAnchors {
    /// Pins edges to those of a view or guide.
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

    /// Adds a view that constraints lay out, at an inset from the sides, and with the full height.
    func addSubview(_ view: UIView, inset: CGFloat) {
        addSubview(view, pinnedTo: self, edges: [.top, .bottom])
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset).isActive = true
        trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset).isActive = true
    }

    /// The view is no higher than its content, if another one can take the remaining room. Otherwise the layout would be ambiguous.
    /// - Parameter priority: of several such views, the one with the least priority gets the rest.
    func hugHeight(_ priority: UILayoutPriority = .fittingSizeLevel) {
        heightAnchor.constraint(equalToConstant: 0).with(priority).isActive = true
    }
}

extension UIScrollView {
    /// Adds a view whose constraints make the content, which scrolls along one axis only.
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
    /// Weaker than the sizes of contents: a view without content takes the remaining room.
    static let belowContent = UILayoutPriority(200)
    /// Weaker than the needs of contents (750), for which a screen grows beyond the window, and stronger than their preferences.
    static let screenHeight = UILayoutPriority(600)
}

extension NSLayoutConstraint {
    /// This constraint with a priority, which it needs before it is active.
    func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
