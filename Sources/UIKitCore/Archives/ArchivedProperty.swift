// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A property that a storyboard or a nib sets by its name: an outlet, a collection of outlets, or a value for `@IBInspectable`.
///
/// Swift has no way to find a property by its name. Responders list theirs in ``UIResponder/archivedProperties``, other classes conform
/// to ``ArchivedPropertyListing``. The build plugin `PortSources` writes both lists.
///
/// ```swift
/// override class var archivedProperties: [ArchivedProperty] {
///     super.archivedProperties + [ArchivedProperty("name", on: Card.self) { $0.name = try $1.read() }]
/// }
/// ```
@MainActor
public struct ArchivedProperty {
    /// The property's name.
    public let name: String
    private let set: (AnyObject, Value) throws -> Bool

    /// A property of a class. The closure assigns the value to the property.
    public init<Target: AnyObject>(
        _ name: String, on type: Target.Type,
        _ set: @escaping @MainActor (_ target: Target, _ value: Value) throws -> Void
    ) {
        self.name = name
        self.set = { target, value in
            guard let target = target as? Target else { return false }
            try set(target, value)
            return true
        }
    }

    /// The properties that the object's class lists.
    package static func list(of object: AnyObject) -> [ArchivedProperty] {
        if let responder = object as? UIResponder { return type(of: responder).archivedProperties }
        return (type(of: object) as? any ArchivedPropertyListing.Type)?.archivedProperties ?? []
    }

    /// Sets the property of an object. False if the object is of another class.
    package func set(_ value: Any?, of target: AnyObject) throws -> Bool {
        try set(target, Value(content: value))
    }

    /// What an archive has for a property.
    public struct Value {
        /// The object, the list of objects, the number or the text; `nil` for nothing.
        let content: Any?

        /// The value as the property's own type.
        ///
        /// - Throws: `Mismatch` if it has another type.
        public func read<Property>(as type: Property.Type = Property.self) throws(Mismatch) -> Property {
            if let value = content as? Property { return value }
            // As on iOS, where a number for any of these is an `NSNumber`.
            if let number = content as? NSNumber ?? (content as? CGFloat).map({ NSNumber(value: Double($0)) }) {
                let real = number.doubleValue
                let (whole, isWhole) = (number.int64Value, real.rounded(.towardZero) == Double(number.int64Value))
                let forms: [Any?] = [
                    real, CGFloat(real), Float(real), isWhole ? Int(whole) : nil, isWhole ? UInt(exactly: whole) : nil,
                    isWhole ? Int32(exactly: whole) : nil, isWhole ? whole : nil, real != 0, number,
                ]
                for form in forms.compactMap({ $0 }) { if let value = form as? Property { return value } }
            }
            // Texts and lists are objects on iOS.
            if let value = (content as? NSObject) as? Property { return value }
            let found = content.map { "a \(Swift.type(of: $0))" } ?? "nothing"
            throw Mismatch(found: found, expected: "\(Property.self)")
        }
    }

    /// The archive has a value of another type than the property.
    public struct Mismatch: Error, CustomStringConvertible {
        let found: String
        let expected: String

        /// What was found, and what was expected.
        public var description: String { "the archive has \(found), and the property is a \(expected)" }
    }
}

/// A class with properties that an archive sets, and which is no responder.
public protocol ArchivedPropertyListing: AnyObject {
    /// The properties that an archive sets by their names. A subclass adds its own to those of its superclass.
    @MainActor static var archivedProperties: [ArchivedProperty] { get }
}

/// The storyboards and nibs of a module, as the build plugin `PortSources` writes them: a class `InterfaceArchives` in the module.
///
/// Who reads an archive looks for a name in the list of the object's class first, and then in the list of the module whose archive it
/// is. The lists here have what the module adds to other modules' classes, which have no list to override: there the first element counts
/// that takes the object.
public protocol InterfaceArchiveListing: AnyObject {
    /// The name of the storyboard that the application begins with, without its ending; `nil` for none (PO33).
    static var main: String? { get }
    /// An archive's elements in JSON, by its file's name with the ending: `Main.storyboard`, `Card.xib`; `nil` if there is none (PO32).
    static func contents(of file: String) -> String?
    /// The text of the application's `Info.plist`; `nil` if the module has none (PO37).
    static var information: String? { get }
    /// Properties in the module's extensions of other modules' classes, such as `@IBInspectable var cornerRadius` of `UIView` (PO31).
    @MainActor static var extensionProperties: [ArchivedProperty] { get }
    /// Actions in the module's extensions of other modules' classes, such as `@IBAction func close` of `UIViewController`. Each
    /// carries its method (PO34).
    @MainActor static var extensionActions: [Selector] { get }
}

extension InterfaceArchiveListing {
    /// No information.
    public static var information: String? { nil }
    /// No properties.
    @MainActor public static var extensionProperties: [ArchivedProperty] { [] }
    /// No actions.
    @MainActor public static var extensionActions: [Selector] { [] }
}
