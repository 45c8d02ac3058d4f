// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Hidden views that wait for reuse, by their identifiers.
@MainActor
struct ReuseQueue<Element: UIView> {
    private var waiting: [String: [Element]] = [:]

    mutating func take(_ identifier: String) -> Element? { waiting[identifier]?.popLast() }

    mutating func put(_ view: Element, _ identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(view)
    }

    mutating func removeAll() { waiting = [:] }
}
