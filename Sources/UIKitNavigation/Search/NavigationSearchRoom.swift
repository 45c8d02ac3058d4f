// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The room of a search bar in a navigation bar: when content scrolls up, it is clipped from below (SB11).
final class NavigationSearchRoom: UIView {
    private(set) var search: UISearchController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another search's bar, or none.
    func show(_ new: UISearchController?, of item: UINavigationItem?, on bar: UINavigationBar) {
        if let new {
            new.navigationBar = bar
            new.itemOwner = bar.owner?.stack.last { $0.navigationItemIfMade === item }
        }
        guard new !== search || new?.searchBar.superview !== self else { return }
        if let search, search.searchBar.superview === self { search.searchBar.removeFromSuperview() }
        search = new
        guard let new else { return }
        new.searchBar.isInNavigationBar = true
        addSubview(new.searchBar)
        setNeedsLayout()
    }

    /// The full height, in points; 0 without a search.
    var fullHeight: CGFloat { search?.searchBar.fittingHeight ?? 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        search?.searchBar.frame = CGRect(x: 0, y: bounds.height - fullHeight, width: bounds.width, height: fullHeight)
    }
}
