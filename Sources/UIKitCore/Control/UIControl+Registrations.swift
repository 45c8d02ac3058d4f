// SPDX-License-Identifier: Apache-2.0

import Foundation

// A method reference has no identity in Swift: each registration made here stays separate (E41 cannot merge them). It ends
// when `removeTarget` names the target, or when the target has gone.
extension UIControl {
    /// Calls a method without arguments of a target for events. Without a target, the first responder of the chain that has
    /// the method performs it (E30).
    ///
    /// ```swift
    /// button.addTarget(self, action: ViewController.save, for: .touchUpInside)
    /// ```
    public func addTarget<Target: AnyObject, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result, for controlEvents: Event
    ) {
        addTarget(target, action: Selector(unnamed: action), for: controlEvents)
    }

    /// Calls a method that takes the sender, of a target for events. Without a target, the first responder of the chain that
    /// has the method performs it (E30).
    public func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        for controlEvents: Event
    ) {
        addTarget(target, action: Selector(unnamed: action), for: controlEvents)
    }

    /// Calls a method that takes the sender and the event, of a target for events. Without a target, the first responder of
    /// the chain that has the method performs it (E30).
    public func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result,
        for controlEvents: Event
    ) {
        addTarget(target, action: Selector(unnamed: action), for: controlEvents)
    }

    /// Calls a closure with every registration, in order. The closure gets an action, or a target (`nil` for the responder
    /// chain) and a selector; then the events. It may stop the iteration and change the registrations meanwhile (E46).
    public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for entry in registrations.entries {
            switch entry.handler {
            case .chain(let action): iterator(nil, (nil, action), entry.events, &stop)
            case .target(let target, let action):
                guard let object = target.object else { continue }
                iterator(nil, (object, action), entry.events, &stop)
            case .action(let action): iterator(action, nil, entry.events, &stop)
            }
            if stop { return }
        }
    }
}
