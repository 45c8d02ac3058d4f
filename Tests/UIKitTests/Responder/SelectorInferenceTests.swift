// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

/// Stands in for the registration methods of controls and recognizers, which are generic in the same way.
@MainActor private final class Registrar {
    var registered: [String] = []

    func addTarget<Target: AnyObject, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        registered.append("\(Target.self)()")
    }

    func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        registered.append("\(Target.self)(\(Sender.self))")
    }

    func addTarget<Target: AnyObject, Sender, Event, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        registered.append("\(Target.self)(\(Sender.self), \(Event.self))")
    }

    func addTarget(_ target: Any?, action: Selector) {
        registered.append(action.name)
    }
}

@MainActor private class Button {}
@MainActor private class Press {}

@MainActor private class Base {
    func inherited(_ sender: Any?) {}
    @discardableResult func resign() -> Bool { true }
}

@MainActor private final class ViewController: Base {
    let registrar = Registrar()

    private func plain() {}
    func tapped(_ sender: Button) {}
    func anything(_ sender: Any?) {}
    func full(_ sender: Button, _ event: Press?) {}
    func labelled(_ sender: Any, forEvent event: Press) {}

    func register() {
        registrar.addTarget(self, action: ViewController.plain)
        registrar.addTarget(self, action: ViewController.tapped(_:))
        registrar.addTarget(self, action: ViewController.tapped)
        registrar.addTarget(self, action: ViewController.anything(_:))
        registrar.addTarget(self, action: ViewController.full(_:_:))
        registrar.addTarget(self, action: ViewController.labelled(_:forEvent:))
        registrar.addTarget(self, action: ViewController.inherited(_:))
        registrar.addTarget(self, action: Base.inherited(_:))
        registrar.addTarget(nil, action: ViewController.tapped(_:))
        registrar.addTarget(nil, action: Base.resign)
        registrar.addTarget(self, action: "save:")
        registrar.addTarget(nil, action: Selector("tapped:", ViewController.tapped(_:)))
    }
}

@MainActor @Suite("Method references as actions")
struct SelectorInferenceTests {
    @Test("E29: each form of method finds its overload, with a target and without")
    func overloads() {
        let controller = ViewController()
        controller.register()
        #expect(
            controller.registrar.registered == [
                "ViewController()", "ViewController(Button)", "ViewController(Button)", "ViewController(Optional<Any>)",
                "ViewController(Button, Optional<Press>)", "ViewController(Any, Press)",
                "ViewController(Optional<Any>)",
                "Base(Optional<Any>)", "ViewController(Button)", "Base()", "save:", "tapped:",
            ])
    }
}
