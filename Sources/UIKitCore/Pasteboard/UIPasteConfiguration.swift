// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The types that a responder takes when something is pasted.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @MainActor NSCopying {
    /// The types, the best first; none at first, which takes nothing.
    open var acceptableTypeIdentifiers: [String]

    /// Makes a configuration that takes nothing.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Makes a configuration that takes the types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Makes a configuration that takes the types that the class reads.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Makes a configuration that takes the types that the value's class reads, such as a `String`.
    public convenience init<Value: _ObjectiveCBridgeable>(forAccepting _: Value.Type)
    where Value._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: Value._ObjectiveCType.self)
    }

    /// Adds types after the present ones, unless they are in the list already.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
            self.acceptableTypeIdentifiers.append(type)
        }
    }

    /// Adds the types that the class reads.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds the types that the value's class reads, such as a `String`.
    open func addTypeIdentifiers<Value: _ObjectiveCBridgeable>(forAccepting aClass: Value.Type)
    where Value._ObjectiveCType: NSItemProviderReading {
        addTypeIdentifiers(forAccepting: Value._ObjectiveCType.self)
    }

    /// A copy, independent of this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
}

/// An object that takes pasted items by their types instead of reading the pasteboard.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that are taken; `nil` for an object that does not take items this way.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Whether the items may be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool

    /// Takes the items.
    func paste(itemProviders: [NSItemProvider])
}
