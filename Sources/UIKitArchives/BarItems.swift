// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitNavigation

/// What an archive says of bars and their items.
@MainActor
struct BarItems {
    private let assembly: Assembly
    private var values: ElementValues { assembly.values }

    init(_ assembly: Assembly) { self.assembly = assembly }

    // MARK: Items

    func navigationItem(_ element: ArchiveElement) -> UINavigationItem {
        let item = UINavigationItem()
        assembly.note(item, element)
        fill(item, element)
        return item
    }

    func fill(_ item: UINavigationItem, _ element: ArchiveElement) {
        if let title = element.string("title") { item.title = title }
        item.prompt = element.string("prompt")
        if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
        if let title = element["backButtonTitle"] { item.backButtonTitle = title }
        if element.bool("leftItemsSupplementBackButton") == true { item.leftItemsSupplementBackButton = true }
        if let view = element.child(key: "titleView") { item.titleView = assembly.makeView(view) }
        if let back = element.child(key: "backBarButtonItem") { item.backBarButtonItem = barButton(back) }
        if let modes = element["largeTitleDisplayMode"] {
            item.largeTitleDisplayMode = modes == "never" ? .never : modes == "always" ? .always : .automatic
        }
        let left = element.list("leftBarButtonItems") + [element.child(key: "leftBarButtonItem")].compactMap { $0 }
        let right = element.list("rightBarButtonItems") + [element.child(key: "rightBarButtonItem")].compactMap { $0 }
        if !left.isEmpty { item.leftBarButtonItems = left.compactMap(barButton) }
        if !right.isEmpty { item.rightBarButtonItems = right.compactMap(barButton) }
    }

    func barButton(_ element: ArchiveElement) -> UIBarButtonItem? {
        guard element.tag == "barButtonItem" else { return nil }
        let own = assembly.document.customClass(element) as? UIBarButtonItem.Type
        let coder = ArchiveCoder(element, UIBarButtonItem.self) { _ in }
        guard let item = (own ?? UIBarButtonItem.self).init(coder: coder) else { return nil }
        assembly.note(item, element)
        assembly.scene?.remember(item, element.id)
        item.systemItem = element["systemItem"].flatMap { Self.systemItems[$0] }
        item.title = element.string("title")
        item.image = values.image("image", in: element)
        item.style =
            element["style"] == "done" ? .done : item.systemItem == .done || item.systemItem == .save ? .done : .plain
        if let width = element.number("width") { item.width = width }
        if let tag = element.integer("tag") { item.tag = tag }
        if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
        if let color = values.color("tintColor", in: element) { item.tintColor = color }
        if let view = element.child(key: "customView") { item.customView = assembly.makeView(view) }
        return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]

    func tabItem(_ element: ArchiveElement) -> UITabBarItem {
        let item: UITabBarItem
        if let system = element["systemItem"].flatMap({ Self.systemTabs[$0] }) {
            item = UITabBarItem(tabBarSystemItem: system, tag: element.integer("tag") ?? 0)
        } else {
            item = UITabBarItem(
                title: element.string("title"), image: values.image("image", in: element),
                selectedImage: values.image("selectedImage", in: element))
            item.tag = element.integer("tag") ?? 0
        }
        assembly.note(item, element)
        assembly.scene?.remember(item, element.id)
        item.badgeValue = element.string("badgeValue")
        if let color = values.color("badgeColor", in: element) { item.badgeColor = color }
        return item
    }

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    // MARK: Bars

    func apply(_ element: ArchiveElement, to bar: UINavigationBar) {
        if element["barStyle"] == "black" { bar.barStyle = .black }
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if let large = element.bool("largeTitles") { bar.prefersLargeTitles = large }
        if let color = values.color("tintColor", in: element) { bar.tintColor = color }
        if let color = values.color("barTintColor", in: element) { bar.barTintColor = color }
        if let attributes = textAttributes(element.child(key: "titleTextAttributes")) {
            bar.titleTextAttributes = attributes
        }
        if let attributes = textAttributes(element.child(key: "largeTitleTextAttributes")) {
            bar.largeTitleTextAttributes = attributes
        }
        if let appearance = element.child(key: "standardAppearance") { bar.standardAppearance = read(appearance) }
        if let appearance = element.child(key: "scrollEdgeAppearance") { bar.scrollEdgeAppearance = read(appearance) }
        let items = element.list("items").filter { $0.tag == "navigationItem" }.map(navigationItem)
        if !items.isEmpty { bar.items = items }
    }

    private func textAttributes(_ element: ArchiveElement?) -> [NSAttributedString.Key: Any]? {
        guard let element else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = values.color("textColor", in: element) { attributes[.foregroundColor] = color }
        if let font = values.font("fontDescription", in: element) { attributes[.font] = font }
        return attributes
    }

    private func read(_ element: ArchiveElement) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        if let color = values.color("backgroundColor", in: element) { appearance.backgroundColor = color }
        if let color = values.color("shadowColor", in: element) { appearance.shadowColor = color }
        if let attributes = textAttributes(element.child(key: "titleTextAttributes")) {
            appearance.titleTextAttributes = attributes
        }
        if let attributes = textAttributes(element.child(key: "largeTitleTextAttributes")) {
            appearance.largeTitleTextAttributes = attributes
        }
        return appearance
    }

    func apply(_ element: ArchiveElement, to bar: UIToolbar) {
        if element["barStyle"] == "black" { bar.barStyle = .black }
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if let color = values.color("barTintColor", in: element) { bar.barTintColor = color }
        let items = element.list("items").compactMap(barButton)
        if !items.isEmpty { bar.items = items }
    }

    func apply(_ element: ArchiveElement, to bar: UITabBar) {
        if element["barStyle"] == "black" { bar.barStyle = .black }
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if let color = values.color("selectedImageTintColor", in: element) ?? values.color("tintColor", in: element) {
            bar.tintColor = color
        }
        if let color = values.color("barTintColor", in: element) { bar.barTintColor = color }
        if let color = values.color("unselectedItemTintColor", in: element) { bar.unselectedItemTintColor = color }
        let items = element.list("items").filter { $0.tag == "tabBarItem" }.map(tabItem)
        if !items.isEmpty { bar.items = items }
    }
}
