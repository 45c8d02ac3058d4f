// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An activity as bytes, for hosts that keep it outside of the program: a property list.
extension NSUserActivity {
    private enum Key: String {
        case type, title, userInfo, page, target
    }

    /// The activity's bytes; nil if its `userInfo` has anything that a property list does not.
    var state: Data? {
        var list: [String: Any] = [Key.type.rawValue: activityType]
        list[Key.title.rawValue] = title
        list[Key.page.rawValue] = webpageURL?.absoluteString
        list[Key.target.rawValue] = targetContentIdentifier
        if let userInfo {
            let entries = userInfo.compactMap { key, value in (key.base as? String).map { ($0, value) } }
            guard entries.count == userInfo.count else { return nil }
            list[Key.userInfo.rawValue] = Dictionary(entries) { first, _ in first }
        }
        guard PropertyListSerialization.propertyList(list, isValidFor: .binary) else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    /// The activity of `state`; nil for other bytes.
    convenience init?(state: Data) {
        guard let list = try? PropertyListSerialization.propertyList(from: state, format: nil) as? [String: Any],
            let type = list[Key.type.rawValue] as? String, !type.isEmpty
        else { return nil }
        self.init(activityType: type)
        title = list[Key.title.rawValue] as? String
        webpageURL = (list[Key.page.rawValue] as? String).flatMap { URL(string: $0) }
        targetContentIdentifier = list[Key.target.rawValue] as? String
        userInfo = list[Key.userInfo.rawValue] as? [String: Any]
    }
}
