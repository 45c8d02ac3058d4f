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
        return awake(make())
    }

    private func awake<Controller: UIViewController>(_ controller: Controller) -> Controller {
        controller.storyboard = self
        controller.awakeFromNib()
        return controller
    }

    /// A new initial controller: the creator's, or else the storyboard's; `nil` without an initial one.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let identifier = Self.entries[name]?.initial else { return nil }
        return instantiateViewController(identifier: identifier, creator: creator)
    }

    /// A new controller: the creator's, or the storyboard's where there is none or it returns `nil`. An unknown identifier ends the
    /// program, and so does a controller of another class. The creator's coder contains nothing (PO2).
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        if Self.entries[name]?.contents[identifier] != nil, let created = creator?(EmptyCoder()) {
            return awake(created)
        }
        let controller = instantiateViewController(withIdentifier: identifier)
        guard let controller = controller as? ViewController else {
            brokenRule(
                "\(identifier) of the storyboard \(name) is a \(type(of: controller)), and no \(ViewController.self).")
        }
        return controller
    }
}

/// A coder without contents, for initializers that take one.
private final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeInteger(forKey key: String) -> Int { 0 }
}
