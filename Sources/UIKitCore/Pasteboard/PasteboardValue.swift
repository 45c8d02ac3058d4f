// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One representation of a pasteboard's item: kept as it was given, and turned into bytes or an object when asked.
@MainActor
enum PasteboardValue {
    case data(Data)
    case text(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
    /// Numbers, dates, arrays and dictionaries.
    case propertyList(Any)
    /// Bytes that an item provider has still to deliver.
    case promised(Promise)

    /// Bytes that come later, or never.
    @MainActor
    final class Promise {
        var data: Data?
    }

    /// A value as an application gives it; `nil` when it is nothing that a pasteboard can keep.
    init?(_ value: Any) {
        switch value {
        case let data as Data: self = .data(data)
        case let text as String: self = .text(text)
        case let url as URL: self = .url(url)
        case let image as UIImage: self = .image(image)
        case let color as UIColor: self = .color(color)
        default:
            guard Self.bytes(ofPropertyList: value) != nil else { return nil }
            self = .propertyList(value)
        }
    }

    /// The bytes, for a type: a text's in the encoding that the type names.
    func data(for type: String) -> Data? {
        switch self {
        case .data(let data): data
        case .text(let text): text.data(using: type == PasteboardType.utf16Text ? .utf16LittleEndian : .utf8)
        case .url(let url): Data(url.absoluteString.utf8)
        case .image(let image): image.encoded?.data
        case .color(let color): ColorData.data(of: color)
        case .propertyList(let value): Self.bytes(ofPropertyList: value)
        case .promised(let promise): promise.data
        }
    }

    /// The value as an object of its type: a string, a URL, an image, a color; bytes for other types.
    func object(for type: String) -> Any? {
        switch self {
        case .text(let text): text
        case .url(let url): url
        case .image(let image): image
        case .color(let color): color
        case .propertyList(let value): value
        case .data(let data): Self.object(of: data, type)
        case .promised(let promise): promise.data.flatMap { Self.object(of: $0, type) }
        }
    }

    private static func object(of data: Data, _ type: String) -> Any? {
        switch type {
        case PasteboardType.utf16Text: String(data: data, encoding: .utf16LittleEndian)
        case _ where PasteboardType.strings.contains(type): String(data: data, encoding: .utf8)
        case PasteboardType.url: String(data: data, encoding: .utf8).flatMap(URL.init(string:))
        case PasteboardType.png, PasteboardType.jpeg: UIImage(data: data)
        case PasteboardType.color: ColorData.color(of: data)
        default: data
        }
    }

    private static func bytes(ofPropertyList value: Any) -> Data? {
        guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }
}

/// A color's bytes on a pasteboard: a property list of its four components. Only this package reads them.
enum ColorData {
    static func data(of color: UIColor) -> Data? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return try? PropertyListSerialization.data(
            fromPropertyList: [red, green, blue, alpha] as [Double], format: .binary, options: 0)
    }

    static func color(of data: Data) -> UIColor? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let components = list as? [Double], components.count == 4, components.allSatisfy(\.isFinite)
        else { return nil }
        return UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}
