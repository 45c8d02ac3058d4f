// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension PaintWriter {
    /// The whole menu bar.
    mutating func menuBar(_ bar: MenuBar) {
        kind(.menuBar)
        integer(bar.generation)
        items(bar.menus)
    }

    private mutating func items(_ items: [MenuBar.Item]) {
        let items = items.prefix(Int(UInt16.max))
        integer(UInt16(items.count))
        for item in items {
            integer(WireMenuItem(item.kind).rawValue)
            switch item.kind {
            case .separator: break
            case .menu:
                text(item.title)
                self.items(item.children)
            case .command:
                integer(item.number)
                integer(
                    (item.isEnabled ? WireMenuFlags.enabled : 0)
                        | (item.isDestructive ? WireMenuFlags.destructive : 0))
                integer(WireMenuState(item.state).rawValue)
                text(item.title)
                text(item.shortcut)
            }
        }
    }
}

extension WireMenuItem {
    init(_ kind: MenuBar.Item.Kind) {
        self =
            switch kind {
            case .command: .command
            case .menu: .menu
            case .separator: .separator
            }
    }
}

extension WireMenuState {
    init(_ state: MenuBar.Item.State) {
        self =
            switch state {
            case .off: .off
            case .on: .on
            case .mixed: .mixed
            }
    }
}
