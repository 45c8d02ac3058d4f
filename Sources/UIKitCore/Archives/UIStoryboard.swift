// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// What an application makes in the place of a storyboard of Interface Builder's: there are none to read here (PO2).
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

    /// Says which controllers stand in a storyboard of a name, by their identifiers, and with which one it begins.
    public static func setContents(named name: String, _ contents: [String: Contents], initial: String? = nil) {
        entries[name] = Entry(contents: contents, initial: initial)
    }

    /// A storyboard of a name. That it has contents is looked for when a controller is made.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
    }

    /// The controller that the storyboard begins with; `nil` where there is none.
    open func instantiateInitialViewController() -> UIViewController? {
        Self.entries[name]?.initial.map(instantiateViewController)
    }

    /// A controller made anew. Without one of the identifier the program ends, as on iOS.
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
