// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Which item had focus last: in a group (H22), and in a controller (H25).
@MainActor
struct FocusMemory {
    private struct Entry {
        weak var controller: UIViewController?
        weak var item: (any UIFocusItem)?
    }

    private struct WeakItem {
        weak var item: (any UIFocusItem)?
    }

    private var controllers: [Entry] = []
    private var groups: [String: WeakItem] = [:]

    mutating func note(_ item: any UIFocusItem, path: [any UIFocusEnvironment]) {
        groups[FocusTree.group(of: item)] = WeakItem(item: item)
        controllers.removeAll { $0.controller == nil || $0.item == nil }
        for case let controller as UIViewController in path {
            controllers.removeAll { $0.controller === controller }
            controllers.append(Entry(controller: controller, item: item))
        }
    }

    func item(of controller: UIViewController) -> (any UIFocusItem)? {
        controllers.first { $0.controller === controller }?.item
    }

    func item(ofGroup group: String) -> (any UIFocusItem)? { groups[group]?.item }
}
