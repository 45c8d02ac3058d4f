// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bytes of an item that a provider is made of.
@MainActor
enum ItemBytes {
    static func give(
        _ item: Any, _ typeIdentifier: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        switch item {
        case let data as Data: completion(data, nil)
        case let data as NSData: completion(Data(referencing: data), nil)
        case let text as String: completion(Data(text.utf8), nil)
        case let text as NSString: completion(Data(String(describing: text).utf8), nil)
        case let url as URL: completion(Data(url.absoluteString.utf8), nil)
        case let object as any NSItemProviderWriting:
            let types = object.writableTypeIdentifiersForItemProvider
            let written = types.first { TypeTable.conforms($0, to: typeIdentifier) } ?? types.first
            guard let written else { break }
            return object.loadData(withTypeIdentifier: written, forItemProviderCompletionHandler: completion)
        default: break
        }
        if !hasBytes(item) {
            completion(nil, NSItemProvider.LoadError.unavailable(typeIdentifier: typeIdentifier))
        }
        return nil
    }

    private static func hasBytes(_ item: Any) -> Bool {
        item is Data || item is NSData || item is String || item is NSString || item is URL
    }

    /// The item as the object that Objective-C has for it; `nil` for a value that has none.
    static func object(_ item: Any) -> (any NSSecureCoding)? {
        switch item {
        case let data as Data: NSData(data: data)
        case let text as String: NSString(string: text)
        case let url as URL: NSURL(string: url.absoluteString)
        default: item as? any NSSecureCoding
        }
    }
}
