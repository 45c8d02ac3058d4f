// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// Stands for a storyboard of Interface Builder, which cannot be read here (PO2). The application makes its controllers.
///
/// ```swift
/// UIStoryboard.setContents(named: "Main", ["Card": { CardController() }], initial: "Card")
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Makes a controller anew.
    public typealias Contents = @MainActor () -> UIViewController

    private struct Entry {
        let contents: [String: Contents]
        let initial: String?
    }

    private static var entries: [String: Entry] = [:]
    private let name: String

    /// Sets the controllers of storyboards with a name, by identifiers, and the identifier of the initial one.
    public static func setContents(named name: String, _ contents: [String: Contents], initial: String? = nil) {
        entries[name] = Entry(contents: contents, initial: initial)
    }

    /// A storyboard with a name. Its contents are looked up when a controller is made.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
    }

    /// A new initial controller of the storyboard; `nil` when it has none.
    open func instantiateInitialViewController() -> UIViewController? {
        Self.entries[name]?.initial.map(instantiateViewController)
    }

    /// A new controller. An unknown identifier ends the program, as on iOS.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let make = Self.entries[name]?.contents[identifier] else {
            brokenRule(
                "There is no \(identifier) in a storyboard \(name): say what is in it with UIStoryboard.setContents(named:)."
            )
        }
        let controller = make()
        controller.storyboard = self
        controller.awakeFromNib()
        return controller
    }
}
