// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A focused item that steps through its values with the arrows up and down. At the last value, focus moves on.
@MainActor
package protocol ArrowStepping: AnyObject {
    /// Steps on, or back. False when there is no further value.
    func step(forward: Bool) -> Bool
}

// Movement by keys and gamepads (H22–H24).
extension UIFocusSystem {
    /// Moves focus in a direction, or wakes it. False when focus does not use the key.
    ///
    /// - Parameter staysInGroup: H23: whether arrows stay in the group of the focused item, as those of a keyboard do. A
    ///   gamepad has no Tab, and its arrows go everywhere.
    func move(_ direction: FocusDirection, staysInGroup: Bool) -> Bool {
        guard let window = scene?.keyWindow, let scope else { return false }
        guard let item = focusedItem, FocusTree.window(of: item) === window else {
            return wake(direction, in: window, scope)
        }
        if let control = item as? UIControl, control.adjust(direction) { return true }
        if let stepped = item as? any ArrowStepping, direction == .up || direction == .down {
            if stepped.step(forward: direction == .down) { return true }
        }
        return switch direction {
        case .next, .previous: moveToStop(direction, from: item, in: window, scope)
        case .first, .last: moveToEnd(direction, from: item, in: window, scope)
        case .up, .down, .left, .right: move(direction, from: item, in: window, scope, staysInGroup)
        }
    }

    /// The first key shows focus at its place: at the first responder, or at its former item, or at the preferred item.
    private func wake(_ direction: FocusDirection, in window: UIWindow, _ scope: any UIFocusEnvironment) -> Bool {
        if let item = window.firstResponder as? any UIFocusItem, FocusObstacles.obstacle(of: item, in: self) == nil {
            guard update(to: item, .woke, .firstResponder) else { return false }
            // A user who types knows the place of the text: Tab goes on from there.
            if direction == .next || direction == .previous {
                _ = moveToStop(direction, from: item, in: window, scope)
            }
            return true
        }
        if let item = itemBeforeSleep, FocusObstacles.obstacle(of: item, in: self) == nil {
            return update(to: item, .woke, .restored)
        }
        guard let found = defaultItem(in: window, scope) else {
            note(.woke, .nothingFound)
            return leave(direction)
        }
        return update(to: found.item, .woke, found.choice)
    }

    /// H20: there is no such item.
    private func fail(
        _ direction: FocusDirection, from item: any UIFocusItem, _ candidates: [FocusCandidate] = []
    ) -> Bool {
        note(.movement(direction), .nothingFound, candidates)
        let context = UIFocusUpdateContext(from: item, to: nil, heading: UIFocusHeading(direction))
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context])
        return false
    }

    // MARK: Tab

    /// A stop of Tab: a group, or an item without a group.
    private struct Stop {
        let group: String
        var regions: [FocusMap.Region]

        func contains(_ item: any UIFocusItem) -> Bool { regions.contains { $0.item === item } }
    }

    /// H23: each group is one stop, and its item with the highest priority gets focus. Items without a group are stops of
    /// their own. The stops are in reading order, and the first follows the last.
    private func moveToStop(
        _ direction: FocusDirection, from item: any UIFocusItem, in window: UIWindow, _ scope: any UIFocusEnvironment
    ) -> Bool {
        let regions = FocusMap(of: scope, in: window, self).items()
        var stops: [Stop] = []
        for index in ReadingOrder.sorted(regions.map(\.frame), isRightToLeft: window.isRightToLeft) {
            let region = regions[index]
            if !region.group.isEmpty, let place = stops.firstIndex(where: { $0.group == region.group }) {
                stops[place].regions.append(region)
            } else {
                stops.append(Stop(group: region.group, regions: [region]))
            }
        }
        guard let current = stops.firstIndex(where: { $0.contains(item) }) else { return fail(direction, from: item) }
        if current == (direction == .next ? stops.count - 1 : 0), leave(direction) { return true }
        guard stops.count > 1 else { return fail(direction, from: item) }
        let step = direction == .next ? 1 : stops.count - 1
        let stop = stops[(current + step) % stops.count]
        guard let next = FocusPreference(self, in: window).best(of: stop.regions) else {
            return fail(direction, from: item)
        }
        update(
            to: next, .movement(direction), .primary(group: stop.group, priority: priority(of: next)),
            heading: UIFocusHeading(direction))
        return true
    }

    /// AX9: if the host has something beside the application, Tab leaves the application after the last stop, also from a
    /// presentation that confines focus. False when there is nothing beside it; then the first stop follows the last.
    private func leave(_ direction: FocusDirection) -> Bool {
        guard direction == .next || direction == .previous, let scene, let host = application.hostCan.leaving,
            host.leavesFocus
        else { return false }
        guard sleep(.leftApplication(direction)) else { return true }
        host.focusLeft(scene.identifier, forward: direction == .next)
        return true
    }

    /// The first or the last item of the group, in reading order.
    private func moveToEnd(
        _ direction: FocusDirection, from item: any UIFocusItem, in window: UIWindow, _ scope: any UIFocusEnvironment
    ) -> Bool {
        let group = FocusTree.group(of: item)
        let regions = FocusMap(of: scope, in: window, self).items().filter { $0.group == group }
        let order = ReadingOrder.sorted(regions.map(\.frame), isRightToLeft: window.isRightToLeft)
        guard let index = direction == .first ? order.first : order.last, let next = regions[index].item,
            next !== item
        else { return fail(direction, from: item) }
        update(to: next, .movement(direction), .readingOrder, heading: UIFocusHeading(direction))
        return true
    }

    // MARK: Arrows

    private func move(
        _ direction: FocusDirection, from item: any UIFocusItem, in window: UIWindow,
        _ scope: any UIFocusEnvironment, _ staysInGroup: Bool
    ) -> Bool {
        guard let origin = FocusTree.frame(of: item, in: window) else { return false }
        let map = FocusMap(of: scope, in: window, self)
        let own = map.regions.first { $0.item === item }
        var movement = FocusMovement(
            item: item, origin: origin, scrolls: own?.scrolls ?? [], group: own?.group ?? FocusTree.group(of: item),
            staysInGroup: staysInGroup)
        movement.consider(map, in: window, self)
        guard let target = movement.search(direction) else {
            return fail(direction, from: item, movement.notes(application, isObserved))
        }
        // H18: an environment may keep focus where it is. The key is used all the same.
        update(
            to: target.item, .movement(direction), target.choice, heading: UIFocusHeading(direction),
            candidates: movement.notes(application, isObserved))
        return true
    }
}
