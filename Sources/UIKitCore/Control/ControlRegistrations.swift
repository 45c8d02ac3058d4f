// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The registered targets and actions for a control's events, in one list (E40).
@MainActor
struct ControlRegistrations {
    struct Entry {
        enum Handler {
            /// The first responder in the chain that performs it (E30).
            case chain(Selector)
            /// E39: the target is not kept alive.
            case target(WeakTarget, Selector)
            case action(UIAction)
        }

        var handler: Handler
        var events: UIControl.Event

        /// Whether the target has gone. Then nothing is sent, not even to the chain.
        var isDead: Bool {
            if case .target(let target, _) = handler { return target.object == nil }
            return false
        }
    }

    struct WeakTarget {
        weak var object: AnyObject?
    }

    private(set) var entries: [Entry] = []

    /// How many actions are sent for any of the events.
    func count(for events: UIControl.Event) -> Int {
        entries.count { !$0.isDead && !$0.events.isDisjoint(with: events) }
    }

    // MARK: Targets

    // Outside of Apple's Foundation each `NSNull()` has a hash of its own. So one object stands for all.
    private static let chainTarget = AnyHashable(NSNull())

    /// E44: the targets, and one `NSNull` for the responder chain. A target that is not `Hashable` is in the set by its identity.
    var targets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in entries {
            switch entry.handler {
            case .chain: targets.insert(Self.chainTarget)
            case .target(let target, _):
                guard let object = target.object else { continue }
                targets.insert(
                    (object as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object)))
            case .action: break
            }
        }
        return targets
    }

    /// E41: the same target and action again only adds events.
    mutating func add(_ target: AnyObject?, _ action: Selector, for events: UIControl.Event) {
        entries.removeAll(where: \.isDead)
        if let index = entries.firstIndex(where: { $0.isFor(target, action) }) {
            entries[index].events.formUnion(events)
        } else if let target {
            entries.append(Entry(handler: .target(WeakTarget(object: target), action), events: events))
        } else {
            entries.append(Entry(handler: .chain(action), events: events))
        }
    }

    /// E42: without an action, removes all actions of the target; without a target, those of all targets.
    mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
        removeEvents(events) { entry in
            switch entry.handler {
            case .chain(let own): target == nil && (action == nil || action == own)
            case .target(let own, let ownAction):
                (target == nil || own.object === target) && (action == nil || action == ownAction)
            case .action: false
            }
        }
    }

    // MARK: Actions

    /// E43: an action replaces an earlier one with its identifier. It is called for the events of both.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.isAction(action.identifier) }) {
            entries[index].handler = .action(action)
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(handler: .action(action), events: events))
        }
    }

    mutating func removeAction(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        removeEvents(events) { $0.isAction(identifier) }
    }

    private mutating func removeEvents(_ events: UIControl.Event, where isMeant: (Entry) -> Bool) {
        for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty || $0.isDead }
    }

    // MARK: Questions

    /// Bits of all living registrations.
    var events: UIControl.Event { entries.reduce(into: []) { if !$1.isDead { $0.formUnion($1.events) } } }

    /// E45: in the order of registration. Without a target, the selectors that go to the chain.
    func selectors(of target: AnyObject?, for events: UIControl.Event) -> [Selector] {
        entries.compactMap { entry in
            guard !entry.events.isDisjoint(with: events) else { return nil }
            switch entry.handler {
            case .chain(let action): return target == nil ? action : nil
            case .target(let own, let action): return target != nil && own.object === target ? action : nil
            case .action: return nil
            }
        }
    }
}

@MainActor
extension ControlRegistrations.Entry {
    fileprivate func isFor(_ target: AnyObject?, _ action: Selector) -> Bool {
        switch handler {
        case .chain(let own): target == nil && own == action
        case .target(let own, let ownAction): target != nil && own.object === target && ownAction == action
        case .action: false
        }
    }

    fileprivate func isAction(_ identifier: UIAction.Identifier) -> Bool {
        if case .action(let action) = handler { return action.identifier == identifier }
        return false
    }
}
