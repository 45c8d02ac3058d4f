// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Copies the shared items to the general pasteboard (NA27).
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.copied($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.compactMap(Self.copied) }

    override func perform() {
        UIPasteboard.general.items = items.map { [UIPasteboard.typeAutomatic: $0] }
        activityDidFinish(true)
    }

    /// The form of an item that other programs can paste.
    static func copied(_ item: Any) -> Any? {
        switch item {
        case let text as NSAttributedString: text.string
        case is String, is URL, is UIImage, is UIColor: item
        default: nil
        }
    }
}
