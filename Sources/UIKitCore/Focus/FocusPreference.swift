// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Finds the item that focus goes to when it comes to an environment (H10, H22, H25).
@MainActor
struct FocusPreference {
    private let system: UIFocusSystem
    private let window: UIWindow
    /// Whether controllers give focus back to the item that had it (H25).
    private let restores: Bool
    private var visited: Set<ObjectIdentifier> = []

    typealias Found = (item: any UIFocusItem, choice: FocusChoice)

    init(_ system: UIFocusSystem, in window: UIWindow, restores: Bool = false) {
        self.system = system
        self.window = window
        self.restores = restores
    }

    /// H10: depth first through what environments prefer, in order, until an item can have focus.
    mutating func search(_ environment: any UIFocusEnvironment) -> Found? {
        guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
        if restores, let controller = environment as? UIViewController, controller.restoresFocusAfterTransition,
            let item = system.memory.item(of: controller), canHaveFocus(item)
        {
            return (item, .restored)
        }
        let preferred = environment.preferredFocusEnvironments
        for candidate in preferred.isEmpty ? [environment] : preferred {
            let found = candidate === environment ? searchInside(environment) : search(candidate)
            if let found { return found }
        }
        return nil
    }

    /// The environment itself, or the best item in it.
    func searchInside(_ environment: any UIFocusEnvironment) -> Found? {
        if let item = environment as? any UIFocusItem, canHaveFocus(item) {
            return (item, .preferred(by: subject(environment)))
        }
        let items = FocusMap(of: environment, in: window, system).items()
        return best(of: items).map { ($0, .preferred(by: subject(environment))) }
    }

    /// H22: of the highest priority, the first in reading order.
    func best(of regions: [FocusMap.Region]) -> (any UIFocusItem)? {
        let order = ReadingOrder.sorted(regions.map(\.frame), isRightToLeft: window.isRightToLeft)
        var best: (item: any UIFocusItem, priority: Int)?
        for index in order {
            guard let item = regions[index].item else { continue }
            let priority = system.priority(of: item)
            if priority > best?.priority ?? .min { best = (item, priority) }
        }
        return best?.item
    }

    private func canHaveFocus(_ item: any UIFocusItem) -> Bool {
        FocusObstacles.obstacle(of: item, in: system) == nil
    }

    private func subject(_ environment: any UIFocusEnvironment) -> Subject {
        system.application.subject(of: environment)
    }
}
