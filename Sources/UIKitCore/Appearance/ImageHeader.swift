// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The facts in the first bytes of an encoded image. The screen decodes its pixels.
package struct ImageHeader: Hashable, Sendable {
    package enum Format: String, Hashable, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
    }

    package var format: Format
    /// The size of the stored rows and columns, before the orientation is applied.
    package var pixelWidth: Int
    package var pixelHeight: Int
    package var orientation: UIImage.Orientation

    /// Reads the header of `data`, whose indices may begin anywhere.
    package init(_ data: Data) throws(UIImageError) {
        let bytes = ByteReader(data)
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            try self.init(png: bytes)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            try self.init(jpeg: bytes)
        } else {
            throw .unknownFormat(found: bytes.prefix(8))
        }
    }

    private init(png bytes: ByteReader) throws(UIImageError) {
        try bytes.expect(13, as: try bytes.bigEndian32(at: 8), at: 8, "the 13 bytes of an IHDR chunk")
        try bytes.expect(0x4948_4452, as: try bytes.bigEndian32(at: 12), at: 12, "an IHDR chunk")
        format = .png
        pixelWidth = try bytes.side(try bytes.bigEndian32(at: 16), at: 16)
        pixelHeight = try bytes.side(try bytes.bigEndian32(at: 20), at: 20)
        orientation = .up
        _ = try bytes.bigEndian32(at: 29)  // the check sum: the chunk is whole
    }

    private init(jpeg bytes: ByteReader) throws(UIImageError) {
        var orientation = UIImage.Orientation.up
        var offset = 2
        while true {
            let lead = try bytes.byte(at: offset)
            try bytes.expect(0xFF, as: Int(lead), at: offset, "a JPEG marker (FF)")
            let marker = try bytes.byte(at: offset + 1)
            switch marker {
            case 0xFF:
                // Any number of FF may fill the room before a marker.
                offset += 1
                continue
            case 0x01, 0xD0...0xD7:
                offset += 2
                continue
            case 0xD9, 0xDA:
                throw .malformed(
                    offset: offset, found: "the image data", expected: "a frame header with the size before it")
            default:
                break
            }
            let length = try bytes.bigEndian16(at: offset + 2)
            guard length >= 2 else {
                throw .malformed(offset: offset + 2, found: "\(length)", expected: "a segment length of 2 or more")
            }
            if Self.isFrameHeader(marker) {
                format = .jpeg
                pixelHeight = try bytes.side(try bytes.bigEndian16(at: offset + 5), at: offset + 5)
                pixelWidth = try bytes.side(try bytes.bigEndian16(at: offset + 7), at: offset + 7)
                self.orientation = orientation
                return
            }
            if marker == 0xE1, let stored = Self.orientation(exif: bytes, at: offset + 4, count: length - 2) {
                orientation = stored
            }
            offset += 2 + length
        }
    }

    /// Whether `marker` begins a frame; the three left out of the range mean tables.
    private static func isFrameHeader(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// The orientation in an Exif segment. Damaged Exif data gives no orientation, and no error.
    private static func orientation(exif bytes: ByteReader, at offset: Int, count: Int) -> UIImage.Orientation? {
        guard count >= 14, let segment = bytes.slice(offset, count),
            segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]), let tiff = segment.slice(6, count - 6)
        else { return nil }
        let isLittle = tiff.starts(with: [0x49, 0x49, 0x2A, 0])
        guard isLittle || tiff.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
        do throws(UIImageError) {
            let directory = try tiff.integer32(at: 4, isLittle: isLittle)
            let entries = try tiff.integer16(at: directory, isLittle: isLittle)
            for entry in 0..<entries {
                let place = directory + 2 + entry * 12
                if try tiff.integer16(at: place, isLittle: isLittle) == 0x0112 {
                    return UIImage.Orientation(exif: try tiff.integer16(at: place + 8, isLittle: isLittle))
                }
            }
        } catch {
            return nil
        }
        return nil
    }
}

/// The bytes of an image as they came, with their header. Copies of a `UIImage` share them.
package final class EncodedImage: Sendable {
    package let data: Data
    package let header: ImageHeader

    package init(_ data: Data) throws(UIImageError) {
        header = try ImageHeader(data)
        self.data = data
    }
}
