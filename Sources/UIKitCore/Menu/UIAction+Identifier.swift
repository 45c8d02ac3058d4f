// SPDX-License-Identifier: Apache-2.0

extension UIAction {
    /// An action's name among its siblings.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// The identifier of that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Pastes.
        public static let paste = Identifier("responder.action.paste")

        /// Pastes, in the style of the surrounding text.
        public static let pasteAndMatchStyle = Identifier("responder.action.paste-and-match-style")

        /// Pastes an address and goes there.
        public static let pasteAndGo = Identifier("responder.action.paste-and-go")

        /// Pastes text and searches for it.
        public static let pasteAndSearch = Identifier("responder.action.paste-and-search")
    }
}
