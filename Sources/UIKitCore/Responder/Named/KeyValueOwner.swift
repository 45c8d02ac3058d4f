// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object of the application's, and no responder, that says itself what its keys are (PO47).
///
/// On iOS these are overrides of methods of `NSObject`, which has none to override here. The build plugin `PortSources` lets a class with
/// such overrides conform, and writes what it does not override. The methods belong to no actor, as the objects that have them: they are
/// called where the keys are set.
public protocol KeyValueOwner: NSObject {
    /// The value under a key.
    func value(forKey key: String) -> Any?
    /// Sets the value under a key.
    func setValue(_ value: Any?, forKey key: String)
    /// The value under a key that the object does not have.
    func value(forUndefinedKey key: String) -> Any?
    /// Sets the value under a key that the object does not have.
    func setValue(_ value: Any?, forUndefinedKey key: String)
    /// Sets a property that has to have a value to none.
    func setNilValueForKey(_ key: String)
}

/// What an object does with keys without overrides of its own (PO9, PO47). Stands for `super` in a class whose superclass is `NSObject`.
public struct KeyValueDefaults {
    private let object: NSObject

    /// What the object does without its overrides.
    public init(_ object: NSObject) { self.object = object }

    /// The value of a property; another key is undefined.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? { KeyedProperties.value(key, of: object) }

    /// Sets a property; another key is undefined.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) { KeyedProperties.set(value, key, of: object) }

    /// Reports the key, and has no value. iOS ends the program.
    @preconcurrency @MainActor
    public func value(forUndefinedKey key: String) -> Any? {
        UIApplication.shared.report("\(type(of: object)) has nothing under the key \"\(key)\".")
        return nil
    }

    /// Reports the key, and sets nothing. iOS ends the program.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        UIApplication.shared.report("\(type(of: object)) cannot be set under the key \"\(key)\".")
    }

    /// Reports the key, and sets nothing. iOS ends the program.
    @preconcurrency @MainActor
    public func setNilValueForKey(_ key: String) {
        UIApplication.shared.report("\(type(of: object)) cannot be set to nothing under the key \"\(key)\".")
    }
}

extension NSObject {
    /// Sets a value for each key of a dictionary (PO47). `NSNull` is none. The keys come in the order of the alphabet.
    @preconcurrency @MainActor
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValueOfAnyKind(value is NSNull ? nil : value, key)
        }
    }

    /// The values under keys; `NSNull` is none (PO47).
    @preconcurrency @MainActor
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, valueOfAnyKind($0) ?? NSNull()) }) { first, _ in first }
    }
}
