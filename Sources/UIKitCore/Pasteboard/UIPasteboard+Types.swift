// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIPasteboard {
    /// A pasteboard's name within its application.
    public struct Name: Hashable, RawRepresentable, Sendable {
        /// The name as text.
        public let rawValue: String

        /// The name of that text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of that text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard of cut, copy and paste.
        public static let general = Name("responder.pasteboard.general")
    }

    /// Conditions under which items are put on a pasteboard.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the condition.
        public let rawValue: String

        /// The condition of that name; only the two below have an effect.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")

        /// A `Bool`: whether the items stay in the application, and its host's clipboard does not get them.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted when a pasteboard's items changed, with the pasteboard as object.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// Posted when a pasteboard's name was given up, with the pasteboard as object.
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    /// The types that no item had before, as `[String]`.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"

    /// The types that no item has any more, as `[String]`.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"

    /// Stands for the value's own type.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
}
