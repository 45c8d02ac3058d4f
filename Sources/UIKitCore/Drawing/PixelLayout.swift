// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Where the components of a pixel are in its bytes, each of them a byte.
struct PixelLayout {
    /// In bytes.
    private(set) var size: Int
    /// Red, green, blue, opacity; `nil` for one that a pixel does not have.
    private(set) var places: [Int?]
    private(set) var isGray = false
    /// Whether colors are multiplied by the opacity.
    private let isMultiplied: Bool

    /// `nil` for components that are no bytes, and for colors of a wider gamut (W61).
    init?(_ space: CGColorSpace, bits: Int, _ info: UInt32) {
        guard bits == 8, space.storesPixels,
            let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        isMultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
        if alpha == .alphaOnly {
            (size, places) = (1, [nil, nil, nil, 0])
        } else if space.componentCount == 2 {
            (size, places, isGray) = (1, [0, nil, nil, nil], true)
        } else {
            size = 4
            switch alpha {
            case .first, .premultipliedFirst: places = [1, 2, 3, 0]
            case .noneSkipFirst: places = [1, 2, 3, nil]
            case .none, .noneSkipLast: places = [0, 1, 2, nil]
            default: places = [0, 1, 2, 3]
            }
            let order = info & CGBitmapInfo.byteOrderMask.rawValue
            if order == CGBitmapInfo.byteOrder32Little.rawValue { places = places.map { $0.map { 3 - $0 } } }
        }
    }

    /// Of pixels that are given with their own size in bits; 24 bits are three colors without opacity.
    init?(_ space: CGColorSpace, bits: Int, pixelBits: Int, _ info: UInt32) {
        self.init(space, bits: bits, info)
        if pixelBits == 24, !isGray {
            guard places[3] == nil else { return nil }
            (size, places) = (3, [0, 1, 2, nil])
        }
        guard pixelBits == size * 8 else { return nil }
    }

    /// A color's part that was multiplied by the opacity, as it was before; both 0 to 255.
    static func plain(_ value: Int, _ alpha: Int) -> UInt8 {
        UInt8(alpha > 0 ? min(255, (value * 255 + alpha / 2) / alpha) : value)
    }

    /// A PNG file of pixels, without compression.
    func picture(_ pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) -> Data? {
        guard width > 0, height > 0, bytesPerRow >= width * size else { return nil }
        var bytes = [UInt8]()
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = (pixels + y * bytesPerRow + x * size).assumingMemoryBound(to: UInt8.self)
                let alpha = places[3].map { Int(pixel[$0]) } ?? 255
                for component in 0..<3 {
                    guard let place = places[isGray ? 0 : component] else {
                        bytes.append(0)
                        continue
                    }
                    let value = Int(pixel[place])
                    // A picture's colors are not multiplied.
                    bytes.append(isMultiplied ? Self.plain(value, alpha) : UInt8(value))
                }
                bytes.append(UInt8(alpha))
            }
        }
        return PNGWriter(width: width, height: height).file(of: bytes)
    }
}
