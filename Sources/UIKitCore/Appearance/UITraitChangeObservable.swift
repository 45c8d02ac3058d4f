// SPDX-License-Identifier: Apache-2.0

/// A part of the interface whose traits can be observed: scenes, views, view controllers, presentation controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// Is called with the part of the interface and its traits before the change.
    typealias TraitChangeHandler<Environment> =
        @MainActor (_ environment: Environment, _ previous: UITraitCollection) -> Void
}

/// Stands for a registration. `unregisterForTraitChanges(_:)` ends it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// One registration for changes of traits.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (any UITraitChangeObservable, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (any UITraitChangeObservable, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    /// Calls the handler when one of its traits changed.
    func tell(_ environment: any UITraitChangeObservable, from old: UITraitCollection, to new: UITraitCollection) {
        let (oldValues, newValues) = (UITraitCollection.Values(old), UITraitCollection.Values(new))
        if traits.contains(where: { $0.differs(oldValues, newValues) }) { handler(environment, old) }
    }
}

/// An object that keeps registrations. Every observable part of the interface is one.
@MainActor
protocol TraitRegistering: UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistering {
    func tellRegistrations(from old: UITraitCollection, to new: UITraitCollection) {
        // A snapshot: a handler may end its registration.
        for registration in traitRegistrations { registration.tell(self, from: old, to: new) }
    }
}

extension UITraitChangeObservable {
    /// Calls a closure whenever one of the traits has changed here.
    ///
    /// The closure gets the part of the interface, which it need not capture. The registration lasts as long as that part does.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        add(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Performs an action of a target whenever one of the traits has changed here. The action gets this part of the interface
    /// and the former traits, if it has parameters for them. The target is not kept alive.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        add(traits) { [weak target = target as AnyObject] environment, previous in
            guard let target else { return }
            let result = action.performNamed(on: target, sender: environment, event: previous)
            if result != .performed { UIApplication.shared.report("registerForTraitChanges: \(result)") }
        }
    }

    /// The same with an action of this part of the interface.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        add(traits) { environment, previous in
            let result = action.performNamed(on: environment, sender: environment, event: previous)
            if result != .performed { UIApplication.shared.report("registerForTraitChanges: \(result)") }
        }
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
    }

    private func add(
        _ traits: [UITrait], _ handler: @escaping (any UITraitChangeObservable, UITraitCollection) -> Void
    ) -> TraitRegistration {
        let registration = TraitRegistration(traits, handler)
        (self as? any TraitRegistering)?.traitRegistrations.append(registration)
        return registration
    }
}

/// A part of the interface that has traits and hears when they change: screens, windows, views, view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }

    /// Called after ``traitCollection`` has changed, with the traits before, or `nil` if there were none.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
