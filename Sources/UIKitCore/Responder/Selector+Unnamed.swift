// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Registrations may be made with a method reference alone. A method reference has no identity in Swift: two references to
/// the same method cannot be compared. So each selector made from one is equal to itself and its copies only. To remove a
/// registration, name the target or keep the selector.
extension Selector {
    /// Makes a selector for a method without arguments, named for the target's type and a number: `ViewController.action#1`.
    @inlinable
    public init<Target, Result>(unnamed method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
        self.init(Self.nextName(for: Target.self, argumentCount: 0), method)
    }

    /// Makes a selector for a method that takes the sender, named for the target's type and a number:
    /// `ViewController.action#2:`.
    @inlinable
    public init<Target, Sender, Result>(
        unnamed method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(Self.nextName(for: Target.self, argumentCount: 1), method)
    }

    /// Makes a selector for a method that takes the sender and the event, named for the target's type and a number:
    /// `ViewController.action#3::`.
    @inlinable
    public init<Target, Sender, Event, Result>(
        unnamed method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(Self.nextName(for: Target.self, argumentCount: 2), method)
    }
}

extension Selector {
    @usableFromInline
    static func nextName(for target: Any.Type, argumentCount: Int) -> String {
        unnamedActionNames.next(for: target, argumentCount: argumentCount)
    }
}

/// Numbers the unnamed actions of each type, in the order of their creation, so that an app that registers the same actions in the
/// same order prints the same names in every run.
private final class UnnamedActionNames: Sendable {
    // Counted by printed name, not by type: two types that print alike must not share a name.
    private let counts = Mutex<[String: Int]>([:])

    func next(for target: Any.Type, argumentCount: Int) -> String {
        let typeName = "\(target)"
        let number = counts.withLock { counts in
            let count = (counts[typeName] ?? 0) + 1
            counts[typeName] = count
            return count
        }
        return "\(typeName)\(Selector.unnamedMark)\(number)" + String(repeating: ":", count: argumentCount)
    }
}

private let unnamedActionNames = UnnamedActionNames()
