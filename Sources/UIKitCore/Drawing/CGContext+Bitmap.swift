// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Where a pixel's opacity is, and whether its colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none = 0
    case premultipliedLast = 1
    case premultipliedFirst = 2
    case last = 3
    case first = 4
    case noneSkipLast = 5
    case noneSkipFirst = 6
    case alphaOnly = 7
}

/// How a pixel's components are kept: a ``CGImageAlphaInfo`` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits of all values.
    public var rawValue: UInt32

    /// Values by their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits of the ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16 bits, the lower byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// 32 bits, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 16 bits, the higher byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// 32 bits, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGContext {
    /// A context of a size in pixels, one unit each, with y pointing up as in Core Graphics. The drawing is kept as steps,
    /// for ``makeImage()`` (W49). The format of pixels does not affect it.
    ///
    /// If the application passes memory, each drawing fills it, each pixel with the color at its middle, so that a few pixels
    /// can be read. Without memory, the context makes its own when ``data`` is first read. `nil` for components that are no bytes, and for a context without pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(size: CGSize(width: width, height: height))
        makePixels = {
            PixelMemory(
                $0, width: width, height: height, bits: bitsPerComponent, bytesPerRow: bytesPerRow, space, bitmapInfo)
        }
        if let data {
            pixels = makePixels?(data)
            guard pixels != nil else { return nil }
        }
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// In pixels of an image that is made of the drawing, a point to each.
    public var width: Int { Int(size.width.rounded(.up)) }
    /// In pixels of an image that is made of the drawing, a point to each.
    public var height: Int { Int(size.height.rounded(.up)) }
    /// The pixels: the application's memory, or the context's own. `nil` for a context that was not made for pixels, and for a
    /// format that is not known.
    public var data: UnsafeMutableRawPointer? {
        if pixels == nil, let makePixels {
            ownMemory = PixelBuffer(byteCount: bytesPerRow * height)
            pixels = ownMemory.flatMap { makePixels($0.memory) }
            for command in commands { pixels?.take(command) }
        }
        return pixels?.memory
    }
    /// The bytes of a line of pixels.
    public var bytesPerRow: Int { pixels?.bytesPerRow ?? width * 4 }

    /// Has no effect: edges are always smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect: edges are always smoothed.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Steps wait for nothing.
    public func flush() {}
    /// Steps wait for nothing.
    public func synchronize() {}
}

/// Memory of a context's own, all zeros at first.
final class PixelBuffer {
    let memory: UnsafeMutableRawPointer

    init(byteCount: Int) {
        memory = UnsafeMutableRawPointer.allocate(byteCount: max(byteCount, 1), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(byteCount, 1))
    }

    deinit { memory.deallocate() }
}
