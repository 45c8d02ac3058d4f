// SPDX-License-Identifier: Apache-2.0

extension UndoManager {
    /// One action to perform when its group is undone or redone.
    struct Action {
        /// The receiver; when it is gone, the action does nothing.
        weak var target: AnyObject?

        /// Finds the actions of a target that is being deinitialized: its weak reference is `nil` already.
        let targetIdentifier: ObjectIdentifier

        let perform: @MainActor (AnyObject) -> Void
        var isDiscardable = false
    }

    /// Actions and closed nested groups in the order of their registration; undone from the last to the first.
    @MainActor
    final class Group {
        enum Entry {
            case action(Action)
            case group(Group)
        }

        var entries: [Entry] = []
        var name = ""
        var userInfo: [UserInfoKey: Any] = [:]
        /// The bytes that its actions keep, as far as they were reported.
        var bytes = 0

        /// Whether the manager opened the group by itself, to last for the current event.
        let closesWithEvent: Bool

        init(closesWithEvent: Bool = false) {
            self.closesWithEvent = closesWithEvent
        }

        /// Whether all actions, those of nested groups included, are discardable; false for an empty group.
        var isDiscardable: Bool {
            !entries.isEmpty
                && entries.allSatisfy { entry in
                    switch entry {
                    case .action(let action): action.isDiscardable
                    case .group(let group): group.isDiscardable
                    }
                }
        }

        func perform() {
            for entry in entries.reversed() {
                switch entry {
                case .action(let action):
                    if let target = action.target { action.perform(target) }
                case .group(let group):
                    group.perform()
                }
            }
        }

        /// Marks the action registered last, also in a nested group.
        func setLastActionIsDiscardable(_ isDiscardable: Bool) {
            if case .action(var action) = entries.last {
                action.isDiscardable = isDiscardable
                entries[entries.count - 1] = .action(action)
            } else if case .group(let group) = entries.last {
                group.setLastActionIsDiscardable(isDiscardable)
            }
        }

        func makeDiscardable() {
            entries = entries.map { entry in
                switch entry {
                case .action(var action):
                    action.isDiscardable = true
                    return .action(action)
                case .group(let group):
                    group.makeDiscardable()
                    return entry
                }
            }
        }

        /// Removes the target's actions, and the nested groups that this leaves empty.
        func removeActions(of target: ObjectIdentifier) {
            entries.removeAll { entry in
                switch entry {
                case .action(let action):
                    return action.targetIdentifier == target
                case .group(let group):
                    group.removeActions(of: target)
                    return group.entries.isEmpty
                }
            }
        }
    }
}
