// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A method `@IBSegueAction` of a controller, which makes the controller that a segue leads to.
///
/// An archive names the method. Controllers list theirs in ``UIViewController/segueActions``; the build plugin `PortSources` writes the list.
///
/// ```swift
/// override class var segueActions: [SegueAction] {
///     super.segueActions + [SegueAction("makeDetail:", on: List.self) { $0.makeDetail($1) }]
/// }
/// ```
@MainActor
public struct SegueAction {
    /// The method's name in Objective-C, with its colons.
    public let name: String
    private let make: (UIViewController, NSCoder, Any?, String?) -> UIViewController?

    /// A method that takes the coder.
    public init<Source: UIViewController>(
        _ name: String, on type: Source.Type,
        _ make: @escaping @MainActor (_ source: Source, _ coder: NSCoder) -> UIViewController?
    ) {
        self.init(name, on: type) { source, coder, _ in make(source, coder) }
    }

    /// A method that takes the coder, and who began the segue.
    public init<Source: UIViewController>(
        _ name: String, on type: Source.Type,
        _ make: @escaping @MainActor (_ source: Source, _ coder: NSCoder, _ sender: Any?) -> UIViewController?
    ) {
        self.init(name, on: type) { source, coder, sender, _ in make(source, coder, sender) }
    }

    /// A method that takes the coder, who began the segue, and the segue's identifier.
    public init<Source: UIViewController>(
        _ name: String, on type: Source.Type,
        _ make:
            @escaping @MainActor (
                _ source: Source, _ coder: NSCoder, _ sender: Any?, _ segueIdentifier: String?
            ) -> UIViewController?
    ) {
        self.name = name
        self.make = { source, coder, sender, identifier in
            (source as? Source).flatMap { make($0, coder, sender, identifier) }
        }
    }

    /// The controller that the source's method makes; `nil` where the storyboard makes it.
    package func makeController(
        from source: UIViewController, coder: NSCoder, sender: Any?, segueIdentifier: String?
    ) -> UIViewController? {
        make(source, coder, sender, segueIdentifier)
    }
}
