// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The words of `UIFocusDebugger`, line by line.
@MainActor
enum FocusReport {
    static let help = [
        "UIFocusDebugger.status(): which item has focus, and what is around it",
        "UIFocusDebugger.checkFocusability(for: item): whether an item can have focus, and what is in its way",
        "UIFocusDebugger.simulateFocusUpdateRequest(from: environment): where focus would go if it came there",
        "UIFocusDebugger.focusGroups(for: environment): the groups in it, their items and priorities",
        "UIFocusDebugger.preferredFocusEnvironments(for: environment): what it prefers, and what that prefers",
        "A program that is run with -UIFocusLoggingEnabled YES tells of every update of focus.",
    ]

    private static func name(_ object: AnyObject) -> String { UIApplication.shared.subject(of: object).description }

    // MARK: Status

    static func status(_ application: UIApplication) -> [String] {
        var lines: [String] = []
        for (identifier, scene) in application.scenes {
            let prefix = application.scenes.count > 1 ? "Scene \(identifier.number): " : ""
            guard let item = scene.focusStorage?.focusedItem else {
                let isAwake = scene.focusStorage?.isAwake == true
                lines.append(
                    prefix
                        + (isAwake
                            ? "No item has focus."
                            : "Focus is not in use: Tab, the arrows of a gamepad or an update request wake it."))
                continue
            }
            lines.append("\(prefix)Focus is on \(name(item)).")
            for environment in FocusTree.path(from: item).dropFirst() { lines.append("    in \(name(environment))") }
        }
        return lines.isEmpty ? ["There is no scene."] : lines
    }

    // MARK: Focusability

    static func focusability(of item: any UIFocusItem) -> [String] {
        guard let system = UIFocusSystem.focusSystem(for: item) else {
            return ["\(name(item)) cannot have focus:", "    - \(FocusObstacle.notInWindow)"]
        }
        var obstacles: [FocusObstacle] = []
        if let own = FocusObstacles.ownObstacle(of: item) { obstacles.append(own) }
        if let other = FocusObstacles.lastingObstacle(of: item, in: system)
            ?? FocusObstacles.obstacle(of: item, in: system),
            !obstacles.contains(other)
        {
            obstacles.append(other)
        }
        if obstacles.isEmpty { return ["\(name(item)) can have focus."] }
        return ["\(name(item)) cannot have focus:"] + obstacles.map { "    - \($0)" }
    }

    // MARK: Updates

    static func update(from environment: any UIFocusEnvironment) -> [String] {
        guard let window = FocusTree.window(of: environment), let system = window.windowScene?.focusSystem else {
            return ["An update to \(name(environment)) does nothing: it is in no window."]
        }
        var preference = FocusPreference(system, in: window)
        guard let found = preference.search(environment) else {
            return ["An update to \(name(environment)) finds no item that can have focus."]
                + preferences(of: environment)
        }
        var lines = ["An update to \(name(environment)) moves focus to \(name(found.item))."]
        if found.item === system.focusedItem {
            lines = ["An update to \(name(environment)) leaves focus on \(name(found.item))."]
        }
        return lines + preferences(of: environment)
    }

    // MARK: Preferences

    static func preferences(of environment: any UIFocusEnvironment) -> [String] {
        var visited: Set<ObjectIdentifier> = []
        return preferences(of: environment, depth: 0, &visited)
    }

    private static func preferences(
        of environment: any UIFocusEnvironment, depth: Int, _ visited: inout Set<ObjectIdentifier>
    ) -> [String] {
        let indent = String(repeating: "    ", count: depth)
        guard visited.insert(ObjectIdentifier(environment)).inserted else {
            return ["\(indent)\(name(environment)), which is above"]
        }
        let preferred = environment.preferredFocusEnvironments.filter { $0 !== environment }
        guard !preferred.isEmpty else { return ["\(indent)\(name(environment)) prefers itself and what is in it"] }
        var lines = ["\(indent)\(name(environment)) prefers:"]
        for candidate in preferred { lines += preferences(of: candidate, depth: depth + 1, &visited) }
        return lines
    }

    // MARK: Groups

    static func groups(in environment: any UIFocusEnvironment) -> [String] {
        guard let window = FocusTree.window(of: environment), let system = window.windowScene?.focusSystem else {
            return ["\(name(environment)) is in no window, and has no groups."]
        }
        let regions = FocusMap(of: environment, in: window, system).items()
        guard !regions.isEmpty else { return ["\(name(environment)) has no items that can have focus."] }
        let order = ReadingOrder.sorted(regions.map(\.frame), isRightToLeft: window.isRightToLeft)
        var groups: [(name: String, items: [any UIFocusItem])] = []
        for index in order {
            guard let item = regions[index].item else { continue }
            if let place = groups.firstIndex(where: { $0.name == regions[index].group }) {
                groups[place].items.append(item)
            } else {
                groups.append((regions[index].group, [item]))
            }
        }
        return groups.flatMap { group in
            [group.name.isEmpty ? "In no group:" : "Group \"\(group.name)\":"]
                + group.items.map { "    \(name($0))\(suffix(of: $0, system))" }
        }
    }

    private static func suffix(of item: any UIFocusItem, _ system: UIFocusSystem) -> String {
        switch UIFocusGroupPriority(system.priority(of: item)) {
        case .ignored: ""
        case .previouslyFocused: ", had focus last"
        case .currentlyFocused: ", has focus"
        case .prioritized: ", prioritized"
        case let other: ", priority \(other.rawValue)"
        }
    }
}
