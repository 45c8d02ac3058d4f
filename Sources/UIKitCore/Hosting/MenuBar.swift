// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The main menu, for a host that shows it outside of the application's screen.
public struct MenuBar: Sendable, Hashable, Codable {
    /// A line of a menu.
    public struct Item: Sendable, Hashable, Codable {
        /// The kind of a line: a command to choose, a menu that opens, or a separator between groups.
        public enum Kind: UInt8, Sendable, Hashable, Codable {
            case command, menu, separator
        }

        /// The mark beside a command.
        public enum State: UInt8, Sendable, Hashable, Codable {
            case off, on, mixed
        }

        /// The line's kind.
        public var kind: Kind
        /// The number by which a choice names the command; 0 for an item that is no command.
        public var number: UInt32 = 0
        /// The line's title; empty for a separator.
        public var title = ""
        /// The keys of the command as people read them; empty when it has none.
        public var shortcut = ""
        /// Whether the line can be chosen.
        public var isEnabled = true
        /// Whether choosing it destroys something.
        public var isDestructive = false
        /// The mark beside a command; off for an item that is no command.
        public var state = State.off
        /// Of a menu, from the top.
        public var children: [Item] = []

        /// A line without a title.
        public init(_ kind: Kind) {
            self.kind = kind
        }
    }

    /// Changes when the application builds its menus again. The numbers of commands belong to one generation.
    public var generation: UInt32
    /// The menus from the beginning of the bar.
    public var menus: [Item]

    /// A bar of a generation, with its menus from the beginning.
    public init(generation: UInt32, menus: [Item] = []) {
        self.generation = generation
        self.menus = menus
    }
}

/// A user's action in the menu bar that a host shows.
public enum MenuBarInput: Sendable, Hashable, Codable {
    /// A menu was opened: its commands are to be validated (F20).
    case opened(generation: UInt32)
    /// A command was chosen.
    case chose(generation: UInt32, item: UInt32)
}
