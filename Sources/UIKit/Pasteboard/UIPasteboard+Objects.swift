import CoreGraphics

// Items as providers: what has still to be loaded can be on a pasteboard already.
extension UIPasteboard {
    /// A provider for each item. Setting it replaces the items; what a provider has still to load is there when it comes.
    public var itemProviders: [NSItemProvider] {
        get { store.items.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the items, under conditions.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        store.set(itemProviders.map(Self.item), localOnly: localOnly, expiration: expirationDate)
    }

    /// Replaces the items by objects, each in every type that it writes.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items by values such as strings, each in every type that its class writes.
    public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value])
    where Value._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items by objects, under conditions.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Replaces the items by values such as strings, under conditions.
    public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value], localOnly: Bool, expirationDate: Date?)
    where Value._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly, expirationDate: expirationDate)
    }

    private static func item(of provider: NSItemProvider) -> PasteboardItem {
        var item = PasteboardItem()
        for type in provider.registeredTypeIdentifiers {
            let promise = PasteboardValue.Promise()
            item.set(.promised(promise), for: type)
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in promise.data = data }
        }
        return item
    }

    private static func provider(for item: PasteboardItem) -> NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in item.representations {
            provider.registerDataRepresentation(forTypeIdentifier: type) { completion in
                let data = value.data(for: type)
                completion(data, data == nil ? NSItemProvider.LoadError.unavailable(typeIdentifier: type) : nil)
                return nil
            }
        }
        return provider
    }
}
