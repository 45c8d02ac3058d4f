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

    /// `nil` for components that are no bytes.
    init?(_ space: CGColorSpace, bits: Int, _ info: UInt32) {
        guard bits == 8, let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue) else {
            return nil
        }
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
                    let plain = isMultiplied && alpha > 0 ? min(255, (value * 255 + alpha / 2) / alpha) : value
                    bytes.append(UInt8(plain))
                }
                bytes.append(UInt8(alpha))
            }
        }
        return PNGWriter(width: width, height: height).file(of: bytes)
    }
}

/// Writes pictures as PNG files, without compression.
struct PNGWriter {
    let width: Int
    let height: Int

    /// - Parameter pixels: Red, green, blue and opacity of each pixel, row by row.
    func file(of pixels: [UInt8]) -> Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Eight bits of red, green, blue and opacity.
        append("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 6, 0, 0, 0], to: &data)
        append("IDAT", stored(rows(of: pixels)), to: &data)
        append("IEND", [], to: &data)
        return data
    }

    /// Each row after a byte that names its filter: none.
    private func rows(of pixels: [UInt8]) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity((width * 4 + 1) * height)
        for y in 0..<height {
            rows.append(0)
            rows += pixels[y * width * 4..<(y + 1) * width * 4]
        }
        return rows
    }

    /// A zlib stream of blocks that are stored as they are.
    private func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        stream.reserveCapacity(bytes.count + bytes.count / 0xFFFF * 5 + 11)
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, bytes.count)
            let length = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            for part in [length, ~length] { stream += [UInt8(part & 0xFF), UInt8(part >> 8)] }
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        return stream + Self.bytes(Self.adler(bytes))
    }

    private func append(_ name: String, _ content: [UInt8], to data: inout Data) {
        let body = Array(name.utf8) + content
        data += Self.bytes(UInt32(content.count))
        data += body
        data += Self.bytes(Self.check(body))
    }

    /// The highest byte first.
    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func check(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }
}
