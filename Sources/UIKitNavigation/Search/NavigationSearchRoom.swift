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
        isInline = item?.isSearchInline == true && new != nil
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

    /// Whether the search bar stands beside the title (N58).
    var isInline = false { didSet { if isInline != oldValue { setNeedsLayout() } } }

    /// The full height below the title, in points; 0 without a search there.
    var fullHeight: CGFloat { isInline ? 0 : search?.searchBar.fittingHeight ?? 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isInline else {
            let height = search?.searchBar.fittingHeight ?? 0
            search?.searchBar.frame = CGRect(
                x: 0, y: (bounds.height - SearchMetrics.fieldHeight) / 2 - 1, width: bounds.width, height: height)
            return
        }
        search?.searchBar.frame = CGRect(x: 0, y: bounds.height - fullHeight, width: bounds.width, height: fullHeight)
    }
}
