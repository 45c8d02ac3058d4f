// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A class whose objects can be made of a pasteboard's bytes.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types it reads, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// An object of bytes of one of the readable types; throws when the bytes are none.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that can give itself as bytes.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types it writes, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this object writes, the best first; by default those of its class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Gives the bytes of one of the writable types to the handler, once, from any thread.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types that the class writes.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}
