// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The main menu as a host's menu bar shows it at present.
@MainActor
struct MenuBarModel {
    private(set) var menus: [MenuBar.Item] = []
    /// The actions and commands by number. A number depends on the place, so that it stays when commands are validated again.
    private(set) var elements: [UInt32: UIMenuElement] = [:]
    private let start: UIResponder
    private let commandKey: CommandKey
    private let deferred: (UIDeferredMenuElement) -> [UIMenuElement]
    private var lastNumber: UInt32 = 0

    /// - Parameters:
    ///   - start: where the search for a command's target begins.
    ///   - commandKey: the key that makes commands.
    ///   - deferred: the elements of a deferred element.
    init(
        _ menu: UIMenu, from start: UIResponder, commandKey: CommandKey,
        deferred: @escaping (UIDeferredMenuElement) -> [UIMenuElement]
    ) {
        self.start = start
        self.commandKey = commandKey
        self.deferred = deferred
        menus = items(of: menu.children).filter { $0.kind == .menu }
    }

    private mutating func items(of elements: [UIMenuElement]) -> [MenuBar.Item] {
        var result: [MenuBar.Item] = []
        for element in elements {
            switch element {
            case let menu as UIMenu:
                let children = items(of: menu.children)
                guard !children.isEmpty else { continue }
                if menu.options.contains(.displayInline) || menu.title.isEmpty {
                    result += [MenuBar.Item(.separator)] + children + [MenuBar.Item(.separator)]
                } else {
                    var item = MenuBar.Item(.menu)
                    item.title = menu.title
                    item.children = children
                    result.append(item)
                }
            case let place as UIDeferredMenuElement: result += items(of: deferred(place))
            default: if let item = item(of: element) { result.append(item) }
            }
        }
        return Self.tidy(result)
    }

    private mutating func item(of element: UIMenuElement) -> MenuBar.Item? {
        lastNumber += 1
        guard let shown = MenuItem(element, from: start), !shown.attributes.contains(.hidden) else { return nil }
        elements[lastNumber] = element
        var item = MenuBar.Item(.command)
        item.number = lastNumber
        item.title = shown.title
        item.shortcut = KeyShortcutText.text(of: element, commandKey)
        item.isEnabled = shown.isEnabled
        item.isDestructive = shown.attributes.contains(.destructive)
        item.state = MenuBar.Item.State(rawValue: UInt8(shown.state.rawValue)) ?? .off
        return item
    }

    /// Without lines at the ends and two lines in a row.
    private static func tidy(_ items: [MenuBar.Item]) -> [MenuBar.Item] {
        var result: [MenuBar.Item] = []
        for item in items where item.kind != .separator || (result.last.map { $0.kind != .separator } ?? false) {
            result.append(item)
        }
        if result.last?.kind == .separator { result.removeLast() }
        return result
    }
}
