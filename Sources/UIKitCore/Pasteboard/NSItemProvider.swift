// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An item to paste or to drag, as bytes that are loaded on demand.
///
/// Foundation has this class on Apple's platforms only. Here everything happens on the main actor: a completion handler is
/// called there, at once if the bytes are available.
@preconcurrency @MainActor
public class NSItemProvider: NSObject {
    /// Gives bytes to a handler that may be called once, from any thread.
    public typealias DataLoader =
        @MainActor (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// Why bytes or an object could not be loaded.
    public enum LoadError: Error, Hashable {
        /// The item has nothing of the type.
        case unavailable(typeIdentifier: String)
        /// The bytes are not what their type says.
        case unreadable(typeIdentifier: String)
    }

    private var loaders: [(typeIdentifier: String, load: DataLoader)] = []

    /// The name that the item would have as a file.
    public var suggestedName: String?

    /// Makes a provider that has nothing yet.
    public override init() { super.init() }

    /// Makes a provider of an item under a type: the bytes of data, a text in UTF-8, the address of a URL, or what an object writes. An
    /// item of another class has no bytes, and is loaded as it is. Without an item or a type the provider has nothing.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        self.item = (typeIdentifier, item)
        registerDataRepresentation(forTypeIdentifier: typeIdentifier) { completion in
            ItemBytes.give(item, typeIdentifier, completion)
        }
    }

    /// The item that the provider was made of.
    private var item: (typeIdentifier: String, value: Any)?

    /// Loads the item that the provider was made of, or the bytes of a type.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@MainActor @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        if let item, item.typeIdentifier == typeIdentifier, let coded = ItemBytes.object(item.value) {
            completionHandler?(coded, nil)
            return
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { NSData(data: $0) }, error)
        }
    }

    /// Makes a provider of an object, in every type that the object writes.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object)
    }

    /// The types the item has, the best first.
    public var registeredTypeIdentifiers: [String] { loaders.map(\.typeIdentifier) }

    /// Adds a representation, or replaces the one of its type.
    public func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping DataLoader)
    {
        if let place = loaders.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) {
            loaders[place].load = loadHandler
        } else {
            loaders.append((typeIdentifier, loadHandler))
        }
    }

    /// Adds every type that the object writes.
    public func registerObject(_ object: any NSItemProviderWriting) {
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Whether the item has the type, or a kind of it (PC6).
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { TypeTable.conforms($0, to: typeIdentifier) }
    }

    /// Loads the bytes of a type; the handler gets an error when there are none.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let loader =
            loaders.first { $0.typeIdentifier == typeIdentifier }
            ?? loaders.first { TypeTable.conforms($0.typeIdentifier, to: typeIdentifier) }
        guard let loader else {
            completionHandler(nil, LoadError.unavailable(typeIdentifier: typeIdentifier))
            return Progress(totalUnitCount: 1)
        }
        let answer = LoadAnswer()
        let progress = loader.load { data, error in
            if answer.take(data, error) { Task { @MainActor in completionHandler(data, error) } }
        }
        if let (data, error) = answer.atOnce() { completionHandler(data, error) }
        return progress ?? Progress(totalUnitCount: 1)
    }

    // MARK: Objects

    /// Whether the item has a type that the class reads.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { type(for: aClass) != nil }

    /// Whether the item has a type that the value's class reads.
    public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    /// Loads an object of the best type that the class reads.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @MainActor @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = type(for: aClass) else {
            let wanted = aClass.readableTypeIdentifiersForItemProvider.first ?? ""
            completionHandler(nil, LoadError.unavailable(typeIdentifier: wanted))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads a value whose class reads one of the item's types, such as a `String`.
    @discardableResult
    public func loadObject<Value: _ObjectiveCBridgeable>(
        ofClass: Value.Type, completionHandler: @escaping @MainActor @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
            guard let object = object as? Value._ObjectiveCType else { return completionHandler(nil, error) }
            completionHandler(Value._unconditionallyBridgeFromObjectiveC(object), nil)
        }
    }

    private func type(for aClass: any NSItemProviderReading.Type) -> String? {
        let types = registeredTypeIdentifiers
        return aClass.readableTypeIdentifiersForItemProvider.first(where: types.contains)
    }
}
