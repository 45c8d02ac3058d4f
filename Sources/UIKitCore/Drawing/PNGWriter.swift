// SPDX-License-Identifier: Apache-2.0

import Foundation

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
