// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// A storyboard of Interface Builder: a file `.storyboard` of the module, or the controllers that the application says (PO2).
///
/// The build plugin `PortSources` puts a module's files into the program. Without the plugin an application names the contents:
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
    private let bundle: Bundle?

    /// Sets the controllers of storyboards with a name, by identifiers, and the identifier of the initial one. They go before a
    /// file of that name.
    public static func setContents(named name: String, _ contents: [String: Contents], initial: String? = nil) {
        entries[name] = Entry(contents: contents, initial: initial)
    }

    /// A storyboard with a name. Its contents are looked up when a controller is made. Required, so that a class method's
    /// `Self(name:bundle:)` is one, too (PO51).
    public required init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
    }

    /// A new initial controller of the storyboard; `nil` when it has none.
    open func instantiateInitialViewController() -> UIViewController? { make(nil, creator: nil) }

    /// A new controller. An unknown identifier ends the program, as on iOS.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let made = make(identifier, creator: nil) else { noController(identifier) }
        return made
    }

    /// A new initial controller: the creator's, or else the storyboard's; `nil` without an initial one.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        make(nil, creator: creator).map { checked($0, "The initial controller") }
    }

    /// A new controller: the creator's, or the storyboard's where there is none or it returns `nil`. An unknown identifier ends the
    /// program, and so does a controller of another class. For controllers that the application names itself, the creator's coder
    /// contains nothing (PO2).
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let made = make(identifier, creator: creator) else { noController(identifier) }
        return checked(made, identifier)
    }

    // MARK: Making

    /// A new controller, the initial one without an identifier; `nil` if there is none.
    private func make(_ identifier: String?, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        if let entry = Self.entries[name] {
            guard let identifier = identifier ?? entry.initial, let contents = entry.contents[identifier] else {
                return nil
            }
            let controller = creator?(EmptyCoder()) ?? contents()
            controller.storyboard = self
            controller.awakeFromNib()
            return controller
        }
        let modules = Archives.modules(bundle: bundle)
        return Archives.found?.storyboard(name, in: modules)?.makeController(identifier, of: self, creator: creator)
    }

    private func checked<ViewController: UIViewController>(_ made: UIViewController, _ what: String) -> ViewController {
        guard let controller = made as? ViewController else {
            brokenRule("\(what) of the storyboard \(name) is a \(type(of: made)), and no \(ViewController.self).")
        }
        return controller
    }

    private func noController(_ identifier: String) -> Never {
        brokenRule(
            "There is no \(identifier) in a storyboard \(name): have the plugin PortSources read the module's, or say what is in it "
                + "with UIStoryboard.setContents(named:).")
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
