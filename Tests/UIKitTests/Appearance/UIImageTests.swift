// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
@testable import UIKitCore

@Suite struct UIImageTests {
    /// A JPEG up to the end of its frame header: 0x0140 wide and 0x00F0 high.
    private func jpeg(orientation: UInt8?, isLittle: Bool = false) -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
        if let orientation {
            var tiff: [UInt8] =
                isLittle
                ? [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 2, 0] : [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 2]
            let other: [UInt8] = [1, 0, 0, 3, 0, 0, 0, 1, 0, 7, 0, 0]
            let entry: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            let little: [UInt8] = [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            tiff += isLittle ? other + little : other + entry
            let segment = Array("Exif\0\0".utf8) + tiff
            bytes += [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
        }
        bytes += [0xFF, 0xFF, 0xC4, 0, 3, 9]
        bytes += [0xFF, 0xC2, 0, 11, 8, 0x00, 0xF0, 0x01, 0x40, 1, 1, 0x11, 0]
        return Data(bytes)
    }

    @Test("A PNG's size is read from its header, by the scale")
    func pngSize() throws {
        let image = try #require(UIImage(data: pngHeader(width: 300, height: 200)))
        #expect(image.size == CGSize(width: 300, height: 200))
        #expect(image.scale == 1)
        #expect(image.imageOrientation == .up)
        #expect(image.encoded?.header.format == .png)
        #expect(UIImage(data: pngHeader(width: 300, height: 200), scale: 2)?.size == CGSize(width: 150, height: 100))
        #expect(UIImage(data: pngHeader(width: 300, height: 200), scale: .nan)?.scale == 1)
    }

    @Test("Data that begins in the middle of other data is read all the same")
    func slice() {
        let data = Data([1, 2, 3]) + pngHeader(width: 7, height: 9)
        #expect(UIImage(data: data[3...])?.size == CGSize(width: 7, height: 9))
    }

    @Test("A JPEG's size is read from its frame header, behind other segments and fill bytes")
    func jpegSize() throws {
        let image = try #require(UIImage(data: jpeg(orientation: nil)))
        #expect(image.size == CGSize(width: 320, height: 240))
        #expect(image.encoded?.header.format == .jpeg)
        #expect(image.imageOrientation == .up)
    }

    @Test(
        "Exif's orientation turns a JPEG and swaps its sides, in either byte order",
        arguments: [
            (1, .up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored), (6, .right),
            (7, .rightMirrored), (8, .left), (9, .up), (0, .up),
        ] as [(UInt8, UIImage.Orientation)])
    func orientations(number: UInt8, orientation: UIImage.Orientation) throws {
        let upright = CGSize(width: 320, height: 240)
        let turned = CGSize(width: 240, height: 320)
        for isLittle in [false, true] {
            let image = try #require(UIImage(data: jpeg(orientation: number, isLittle: isLittle)))
            #expect(image.imageOrientation == orientation)
            #expect(image.size == ((5...8).contains(number) ? turned : upright))
        }
    }

    @Test("No beginning of an image is an image, and the error says where it ends")
    func truncated() {
        for whole in [pngHeader(width: 1, height: 1), jpeg(orientation: 6)] {
            for count in 0..<whole.count {
                // The last bytes of a JPEG's frame header do not matter for its size.
                if whole[0] == 0xFF, count >= whole.count - 4 { continue }
                #expect(UIImage(data: whole.prefix(count)) == nil, "after \(count) bytes")
            }
        }
        #expect(throws: UIImageError.truncated(offset: 20, count: 20, expected: "a byte")) {
            try UIImage(checking: pngHeader(width: 1, height: 1).prefix(20), scale: 1)
        }
    }

    @Test("Errors carry the byte, what was found and what was expected")
    func errors() {
        func message(_ data: Data) -> String? {
            do throws(UIImageError) {
                _ = try UIImage(checking: data, scale: 1)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(
            message(Data("GIF89a".utf8))
                == "byte 0: expected the signature of a PNG or a JPEG, found 47 49 46 38 39 61")
        #expect(
            message(pngHeader(width: 0, height: 1))
                == "byte 16: expected a number of pixels above 0 and below 2^31, found 0")
        #expect(
            message(pngHeader(width: 1, height: .max))
                == "byte 20: expected a number of pixels above 0 and below 2^31, found 4294967295")
        #expect(
            message(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1])) == "byte 4: expected a segment length of 2 or more, found 1")
        #expect(message(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0x31])) == "byte 6: expected a JPEG marker (FF), found 31")
        #expect(
            message(Data([0xFF, 0xD8, 0xFF, 0xDA, 0, 2]))
                == "byte 2: expected a frame header with the size before it, found the image data")
        #expect(message(Data([0xFF, 0xD8, 0xFF])) == "byte 3: expected a byte, found the end after 3 bytes")
    }

    @Test("A copy with another rendering mode shares the bytes; equality is by bytes, scale and mode")
    func equality() throws {
        let image = try #require(UIImage(data: pngHeader(width: 1, height: 1)))
        let shape = image.withRenderingMode(.alwaysTemplate)
        #expect(shape.renderingMode == .alwaysTemplate)
        #expect(image.renderingMode == .automatic)
        #expect(shape.encoded === image.encoded)
        #expect(shape != image)
        #expect(image == UIImage(data: pngHeader(width: 1, height: 1)))
        #expect(image.hash == UIImage(data: pngHeader(width: 1, height: 1))?.hash)
        #expect(image != UIImage(data: pngHeader(width: 1, height: 1), scale: 2))
        #expect(UIImage().size == .zero)
        #expect(UIImage() == UIImage())
    }

    @Test("A file's name states its scale, and the display picks among the files of a name")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try pngHeader(width: 10, height: 10).write(to: folder.appendingPathComponent("dot.png"))
        try pngHeader(width: 30, height: 30).write(to: folder.appendingPathComponent("dot@3x.png"))
        let fine = folder.appendingPathComponent("dot@3x.png").path
        #expect(UIImage(contentsOfFile: fine)?.scale == 3)
        #expect(UIImage(contentsOfFile: fine)?.size == CGSize(width: 10, height: 10))
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
        let bundle = try #require(Bundle(path: folder.path))
        func scale(_ name: String, on displayScale: CGFloat) -> CGFloat? {
            UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: displayScale))?.scale
        }
        #expect(scale("dot", on: 1) == 1)
        #expect(scale("dot", on: 2) == 3)
        #expect(scale("dot.png", on: 3) == 3)
        #expect(scale("none", on: 1) == nil)
        #expect(scale("", on: 1) == nil)
    }
}
