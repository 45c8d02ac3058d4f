import Foundation

// What applications copy and paste most. `String` and `URL` come along by bridging.

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.strings }

    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.utf8Text] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let encoding: String.Encoding = typeIdentifier == PasteboardType.utf16Text ? .utf16LittleEndian : .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw NSItemProvider.LoadError.unreadable(typeIdentifier: typeIdentifier)
        }
        return try fit(NSString(string: text), typeIdentifier)
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.urls }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        [PasteboardType.url, PasteboardType.utf8Text]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) else {
            throw NSItemProvider.LoadError.unreadable(typeIdentifier: typeIdentifier)
        }
        return try fit(url, typeIdentifier)
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.images }

    public static var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.images }

    /// The one type that the picture is encoded in; none for an image of no size.
    public var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.of(self).map { [$0] } ?? [] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
        try UIImage(checking: data, scale: 1)
    }

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
    public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.colors }

    public static var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.colors }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor {
        guard let color = ColorData.color(of: data) else {
            throw NSItemProvider.LoadError.unreadable(typeIdentifier: typeIdentifier)
        }
        return color
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(ColorData.data(of: self), nil)
        return nil
    }
}

extension NSItemProviderReading {
    /// The object as the class that was asked for it; throws for a subclass, which cannot be made of a parent's object.
    fileprivate static func fit(_ object: AnyObject, _ typeIdentifier: String) throws -> Self {
        guard let object = object as? Self else {
            throw NSItemProvider.LoadError.unreadable(typeIdentifier: typeIdentifier)
        }
        return object
    }
}
