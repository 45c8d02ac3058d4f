// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A way from one controller to another. Without storyboards an application makes it and performs it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name by which `prepare(for:sender:)` tells the ways apart; `nil` for none.
    public let identifier: String?
    /// The controller that the way leads away from.
    public let source: UIViewController
    /// The controller that the way leads to.
    public let destination: UIViewController
    private let performHandler: (() -> Void)?

    /// A way whose ``perform()`` does nothing unless a subclass overrides it.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
    }

    /// A way whose ``perform()`` calls the handler.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
    }

    /// Calls the handler; subclasses show the destination as they like.
    open func perform() { performHandler?() }
}
