// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Synchronization

/// The bytes of a picture's pixels.
public final class CGDataProvider: Sendable {
    /// All bytes.
    public let data: CFData?

    private init(bytes: Data) {
        data = bytes
    }

    /// Provides these bytes.
    public convenience init?(data: CFData) { self.init(bytes: data) }

    /// Provides a copy of these bytes.
    public convenience init?(data: CFMutableData) { self.init(bytes: Data(referencing: data)) }

    /// Provides a copy of the bytes. The callback is called at once, because they are no longer needed.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        self.init(bytes: Data(bytes: data, count: max(size, 0)))
        releaseData(info, data, size)
    }
}

/// Bytes that change, as C functions of Apple's take them.
public typealias CFMutableData = NSMutableData

/// Bytes from memory, copied.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: Int) -> CFData! {
    Data(bytes: bytes, count: length)
}

/// Bytes that change. A capacity is not needed.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: Int) -> CFMutableData! { NSMutableData() }

/// Makes the bytes longer, with zeros, or shorter.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: Int) { theData.length = length }

/// The first of the bytes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.count }

/// The first of the bytes. They stay where they are until the main queue's next turn.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { BytesInUse.first(of: theData) }

/// Bytes whose memory sources read by its address, after they have let go of the bytes.
private enum BytesInUse {
    private static let kept = Mutex<[Buffer]>([])

    static func first(of data: Data) -> UnsafePointer<UInt8> {
        let buffer = Buffer(data)
        let isFirst = kept.withLock { list in
            list.append(buffer)
            return list.count == 1
        }
        if isFirst { DispatchQueue.main.async { kept.withLock { $0 = [] } } }
        return UnsafePointer(buffer.memory)
    }

    // Unchecked, and safe: the memory is filled before anyone else has the buffer, and only read afterwards.
    private final class Buffer: @unchecked Sendable {
        let memory: UnsafeMutablePointer<UInt8>

        init(_ data: Data) {
            memory = .allocate(capacity: max(data.count, 1))
            data.copyBytes(to: memory, count: data.count)
        }

        deinit { memory.deallocate() }
    }
}

/// How colors that a screen does not have are replaced. Screens here have all colors.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}

/// The order of a pixel's bytes, for the bits of a ``CGBitmapInfo``.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

extension CGImage {
    /// A picture of pixels. Their colors have a byte each, with opacity or without (W55). `nil` for other formats, and for too few
    /// bytes. `decode` and the intent have no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, let data = provider.data,
            let layout = PixelLayout(space, bits: bitsPerComponent, pixelBits: bitsPerPixel, bitmapInfo.rawValue),
            bytesPerRow >= width * layout.size, data.count >= bytesPerRow * (height - 1) + width * layout.size
        else { return nil }
        let picture = data.withUnsafeBytes { bytes in
            bytes.baseAddress.flatMap { layout.picture($0, width: width, height: height, bytesPerRow: bytesPerRow) }
        }
        guard let image = picture.flatMap({ UIImage(data: $0) }) else { return nil }
        self.init(image)
    }

    /// The pixels of a picture that was drawn: red, green, blue and opacity, a byte each, colors multiplied by the opacity. Only
    /// some drawing counts (W49). `nil` for encoded pictures, which the screen decodes (W55).
    public var dataProvider: CGDataProvider? {
        guard let drawing = image.drawing, image.encoded == nil, width > 0, height > 0 else { return nil }
        var bytes = Data(count: width * height * 4)
        bytes.withUnsafeMutableBytes { bytes in
            let pixels = bytes.baseAddress.flatMap {
                PixelMemory(
                    $0, width: width, height: height, bits: 8, bytesPerRow: bytesPerRow, CGColorSpaceCreateDeviceRGB(),
                    alphaInfo.rawValue)
            }
            for command in drawing.commands { pixels?.take(command) }
        }
        return CGDataProvider(data: bytes)
    }
}
