// SPDX-License-Identifier: Apache-2.0

/// A class that performs actions by name, and is no responder.
///
/// Swift has no way to find a method by its name. Responders list their methods in ``UIResponder/selectors``. Another class
/// that performs `Selector("save:")` conforms to this protocol. The build plugin `PortSources` writes both lists.
///
/// ```swift
/// final class Model: NSObject, SelectorListing {
///     class var selectors: [Selector] { [Selector("save:", on: Model.self) { $0.save($1 as Any?) }] }
/// }
/// ```
public protocol SelectorListing: AnyObject {
    /// The selectors that instances perform by name. A subclass adds its own to those of its superclass.
    static var selectors: [Selector] { get }
}

extension Selector {
    /// The selector of this name that an object performs. If this selector carries a method of the object's class, it is this
    /// one; otherwise it is the selector that the class lists.
    @MainActor
    func listed(by object: AnyObject) -> Selector? {
        if canPerform(on: object) { return self }
        let list: [Selector]
        if let responder = object as? UIResponder {
            list = type(of: responder).selectors
        } else if let listing = type(of: object) as? any SelectorListing.Type {
            list = listing.selectors
        } else {
            return nil
        }
        return list.first { $0 == self && $0.canPerform(on: object) }
    }

    /// Performs the method that an object has under this name; a responder performs it as an action.
    @MainActor
    package func performNamed(on object: AnyObject, sender: Any?, event: Any? = nil) -> PerformResult {
        let result = performByItself(object, sender: sender, event: event)
        guard result != .performed, let own = object as? any MessageForwarding,
            let target = own.ownForwardingTarget(for: self).map(ObjectCast.object), target !== object
        else { return result }
        return performNamed(on: target, sender: sender, event: event)
    }

    @MainActor
    private func performByItself(_ object: AnyObject, sender: Any?, event: Any?) -> PerformResult {
        if let responder = object as? UIResponder {
            return responder.performAction(self, sender: sender, event: event)
        }
        // The selector's own method comes first. The list is searched only if the object does not have that method.
        let result = perform(on: object, sender: sender, event: event)
        if case .performed = result { return result }
        if name == "removeAllObjects", let own = object as? any EmptiedObjects {
            own.removeAllObjects()
            return .performed
        }
        guard let listed = listed(by: object), listed.performer !== performer else { return result }
        return listed.perform(on: object, sender: sender, event: event)
    }
}

/// Foundation's objects that a notification of little memory empties, by their method's name.
private protocol EmptiedObjects: AnyObject {
    func removeAllObjects()
}

extension NSCache: EmptiedObjects {}
extension NSMutableArray: EmptiedObjects {}
extension NSMutableDictionary: EmptiedObjects {}
