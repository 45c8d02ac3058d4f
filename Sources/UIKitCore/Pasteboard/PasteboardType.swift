// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Uniform type identifiers whose values the pasteboard knows.
enum PasteboardType {
    static let utf8Text = "public.utf8-plain-text"
    static let utf16Text = "public.utf16-plain-text"
    static let plainText = "public.plain-text"
    static let text = "public.text"
    static let url = "public.url"
    static let png = "public.png"
    static let jpeg = "public.jpeg"
    static let color = "com.apple.uikit.color"

    /// The types from which a string is read, the best first.
    static let strings = [utf8Text, text, plainText, utf16Text]
    static let urls = [url]
    static let images = [png, jpeg]
    static let colors = [color]

    /// The type of an image's bytes; `nil` for an image of no size.
    static func of(_ image: UIImage) -> String? {
        switch image.encoded?.header.format {
        case .png: png
        case .jpeg: jpeg
        case nil: nil
        }
    }

    /// The type of a value that was given without one (F6); `nil` for values without a type.
    static func automatic(for value: Any) -> String? {
        switch value {
        case is String: utf8Text
        case is URL: url
        case let image as UIImage: of(image)
        case is UIColor: color
        default: nil
        }
    }
}
