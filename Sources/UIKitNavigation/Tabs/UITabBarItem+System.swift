// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension UITabBarItem {
    /// Tabs with a title and an image of the system.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed

        /// The title in English, and the name of the symbol.
        fileprivate var look: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star")
            case .featured: ("Featured", "star")
            case .topRated: ("Top Rated", "star")
            case .recents: ("Recents", "clock")
            case .contacts: ("Contacts", "person")
            case .history: ("History", "clock")
            case .bookmarks: ("Bookmarks", "bookmark")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "arrow.down")
            case .mostRecent: ("Most Recent", "clock")
            case .mostViewed: ("Most Viewed", "list.bullet")
            }
        }
    }

    /// A tab with the system's title and image, and a number of the application (N47). The title is in English.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let look = systemItem.look
        self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
    }
}

extension UIImage {
    /// The image as tabs show it: in their color, unless it says that it keeps its own (N76).
    var onTab: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
