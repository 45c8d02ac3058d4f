// SPDX-License-Identifier: Apache-2.0

import Foundation

// The types that applications copy and paste most. `String` and `URL` are supported by bridging.

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text in UTF-8 first, then text of other names, UTF-16 last.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.strings }

    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.utf8Text] }

    /// The text of bytes in UTF-8, or in UTF-16 (little end first) where the type says so. Throws
    /// `NSItemProvider.LoadError.unreadable` for bytes that are no text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let encoding: String.Encoding = typeIdentifier == PasteboardType.utf16Text ? .utf16LittleEndian : .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw NSItemProvider.LoadError.unreadable(typeIdentifier: typeIdentifier)
        }
        return try fit(NSString(string: text), typeIdentifier)
    }

    /// Gives the text in UTF-8 at once; there is no progress to watch.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// `public.url`.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.urls }

    /// `public.url`, then plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [PasteboardType.url, PasteboardType.utf8Text]
    }

    /// The URL whose text the bytes are in UTF-8. Throws `NSItemProvider.LoadError.unreadable` for bytes that are none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) else {
            throw NSItemProvider.LoadError.unreadable(typeIdentifier: typeIdentifier)
        }
        return try fit(url, typeIdentifier)
    }

    /// Gives the whole address in UTF-8 at once; there is no progress to watch.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// PNG, then JPEG.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.images }

    /// PNG, then JPEG; an image writes only the one that it is encoded in.
    public static var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.images }

    /// The one type that the picture is encoded in; none for an image of no size.
    public var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.of(self).map { [$0] } ?? [] }

    /// The picture that the bytes encode, one pixel to the point. Throws for bytes that are none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
        try UIImage(checking: data, scale: 1)
    }

    /// Gives the encoded bytes at once, whatever the type; an image that was drawn has none, and gives
    /// `NSItemProvider.LoadError.unavailable`.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        if let encoded {
            completionHandler(encoded.data, nil)
        } else {
            completionHandler(nil, NSItemProvider.LoadError.unavailable(typeIdentifier: typeIdentifier))
        }
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// The color type of UIKit.
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.colors }

    /// The color type of UIKit.
    public static var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.colors }

    /// The color that the bytes are. Throws `NSItemProvider.LoadError.unreadable` for bytes that are none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor {
        guard let color = ColorData.color(of: data) else {
            throw NSItemProvider.LoadError.unreadable(typeIdentifier: typeIdentifier)
        }
        return color
    }

    /// Gives the color, resolved for the current traits, at once; there is no progress to watch.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(ColorData.data(of: self), nil)
        return nil
    }
}

extension NSItemProviderReading {
    /// The object as the class that was asked to read it. Throws for a subclass, which cannot be made from an object of its
    /// parent class.
    fileprivate static func fit(_ object: AnyObject, _ typeIdentifier: String) throws -> Self {
        guard let object = object as? Self else {
            throw NSItemProvider.LoadError.unreadable(typeIdentifier: typeIdentifier)
        }
        return object
    }
}
