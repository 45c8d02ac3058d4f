// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Items as providers. Content that is still to be loaded can be on a pasteboard already.
extension UIPasteboard {
    /// Replaces the items by values such as strings, each in every type that its class writes.
    public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value])
    where Value._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items by values such as strings, under conditions.
    public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value], localOnly: Bool, expirationDate: Date?)
    where Value._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly, expirationDate: expirationDate)
    }

    static func item(of provider: NSItemProvider) -> PasteboardItem {
        var item = PasteboardItem()
        for type in provider.registeredTypeIdentifiers {
            let promise = PasteboardValue.Promise()
            item.set(.promised(promise), for: type)
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in promise.data = data }
        }
        return item
    }

    static func provider(for item: PasteboardItem) -> NSItemProvider {
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
