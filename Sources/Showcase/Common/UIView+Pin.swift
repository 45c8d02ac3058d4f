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
    /// Adds a view that constraints lay out, with its four edges at those of a view or guide.
    func addSubview(_ view: UIView, pinnedTo edges: some EdgeAnchors) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
            view.topAnchor.constraint(equalTo: edges.topAnchor),
            view.bottomAnchor.constraint(equalTo: edges.bottomAnchor),
        ])
    }
}
