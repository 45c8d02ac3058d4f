// SPDX-License-Identifier: Apache-2.0

/// A member's whole name, `touchesBegan(_:with:)` or `next`, taken apart.
struct MemberName {
    let full: String
    let base: String
    /// `nil` of a property.
    let labels: [String]?

    init(_ full: String) {
        self.full = full
        base = String(full.prefix { $0 != "(" })
        let list = full.dropFirst(base.count)
        labels = list.isEmpty ? nil : list.dropFirst().dropLast().split(separator: ":").map(String.init)
    }

    init(_ base: String, labels: [String]) {
        self.base = base
        self.labels = labels
        full = base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// The name that UIKit's member has in Objective-C.
    var ofUIKit: String {
        UIKitNames.methods[full] ?? labels.map { ObjectiveCName.method(base, labels: $0) } ?? base
    }
}
