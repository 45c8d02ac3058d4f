// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// W72: an image in an archive: its bytes, its scale and how it is painted. A drawing of shapes is there as
/// the PNG file of W58; a symbol, and a drawing that has no such file, come back as an image of no size.
extension UIImage: NSSecureCoding {
    /// True.
    public static var supportsSecureCoding: Bool { true }

    private enum Key {
        static let data = "UIImageData"
        static let scale = "UIScale"
        static let renderingMode = "UIRenderingMode"
    }

    /// Writes the bytes, the scale and how the image is painted (W72).
    public func encode(with coder: NSCoder) {
        if let data = encoded?.data ?? drawnFile {
            coder.encode(data as NSData, forKey: Key.data)
        }
        coder.encode(Double(scale), forKey: Key.scale)
        coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
    }

    /// Reads what ``encode(with:)`` wrote; `nil` for bytes that are no picture.
    public convenience init?(coder: NSCoder) {
        let data =
            coder.containsValue(forKey: Key.data) ? coder.decodeObject(of: NSData.self, forKey: Key.data) : nil
        let encoded = data.flatMap { try? EncodedImage(Data(referencing: $0)) }
        if data != nil, encoded == nil { return nil }
        self.init(
            encoded: encoded, scale: CGFloat(coder.decodeDouble(forKey: Key.scale)),
            renderingMode: RenderingMode(rawValue: coder.decodeInteger(forKey: Key.renderingMode)) ?? .automatic)
    }

    /// The core makes it, also where the painter makes the files of all images.
    private var drawnFile: Data? {
        guard encoded == nil, symbol == nil, size.width > 0, size.height > 0,
            let drawn = cgImage.flatMap({ DrawnPixels($0) })
        else { return nil }
        return PNGWriter(width: drawn.width, height: drawn.height).file(of: drawn.components)
    }
}
