// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("W58: files of images")
struct ImageDataTests {
    /// Red beside half opaque blue, at two pixels to a point.
    private func drawing(_ more: (CGContext) -> Void = { _ in }) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: .at(2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.withAlphaComponent(0.5).setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            more(context.cgContext)
        }
    }

    #if !Painting
        @Test("W58: the bytes that an image came in are its file")
        func encoded() throws {
            let png = pngHeader(width: 4, height: 4)
            let image = try #require(UIImage(data: png))
            #expect(image.pngData() == png)
            #expect(image.jpegData(compressionQuality: 0.5) == nil)
            #expect(UIImage().pngData() == nil && UIImage(systemName: "star")?.pngData() == nil)
        }

        @Test("W58: a drawing of shapes has its pixels in the file; texts and pictures need a painter")
        func drawn() throws {
            let image = drawing()
            let file = try #require(image.pngData())
            let header = try ImageHeader(file)
            #expect(header.pixelWidth == 4 && header.pixelHeight == 2 && header.format == .png)
            let line: [UInt8] = [0, 255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 128, 0, 0, 255, 128]
            #expect(file.range(of: Data(line + line)) != nil)
            let size = CGSize(width: 2, height: 1)
            #expect(UIGraphicsImageRenderer(size: size, format: .at(2)).pngData { _ in } != file)
            let encoded = try #require(UIImage(data: pngHeader(width: 4, height: 4)))
            #expect(drawing { _ in encoded.draw(at: .zero) }.pngData() == nil)
            #expect(drawing { _ in image.draw(at: .zero) }.pngData() != nil)
            #expect(drawing { _ in "a".draw(at: .zero, withAttributes: nil) }.pngData() == nil)
            #expect(drawing { $0.setBlendMode(.multiply) }.pngData() == nil)
            let jpeg = try #require(image.jpegData(compressionQuality: 1))
            let found = try ImageHeader(jpeg)
            #expect(found.format == .jpeg && found.pixelWidth == 4 && found.pixelHeight == 2)
        }
    #endif

    /// What stands between the header of the scan and the end.
    private func scan(_ file: Data) throws -> [UInt8] {
        let start = try #require(file.range(of: Data([0xFF, 0xDA, 0, 12])))
        return [UInt8](file[(start.lowerBound + 14)..<(file.count - 2)])
    }

    @Test("W58: a block of one color is its level, and nothing more")
    func flatBlock() throws {
        let gray = [UInt8](repeating: 200, count: 64 * 4)
        let writer = try #require(JPEGWriter(width: 8, height: 8, quality: 49.0 / 99))
        // 72 above the middle are 36 steps of 16: six bits 100100 after their code 0110, the end 00; then two colors of
        // 0 with their ends. Opacity 200 of 255 over white makes 212.
        var opaque = gray
        for place in stride(from: 3, to: 256, by: 4) { opaque[place] = 255 }
        #expect(try scan(writer.file(of: opaque)) == [0b0110_1001, 0b0000_0000, 0])
        // 84 above the middle are 42 steps.
        #expect(try scan(writer.file(of: gray)) == [0b0110_1010, 0b1000_0000, 0])
    }

    @Test("W58: a wave is one frequency; better quality makes a longer file")
    func wave() throws {
        let values = (0..<8).map { UInt8((128 + 100 * cos((2 * Double($0) + 1) * .pi / 16)).rounded()) }
        let pixels: [UInt8] = (0..<256).map { $0 % 4 == 3 ? 255 : values[$0 / 4 % 8] }
        let file = try #require(JPEGWriter(width: 8, height: 8, quality: 49.0 / 99)).file(of: pixels)
        // No level; the first frequency is 566 in steps of 22: 26, five bits 11010 after the code of 05.
        let code = JPEGCodes.frequencies.codes[5]
        var bits = JPEGBits()
        bits.append(0, JPEGCodes.levels)
        bits.append(code)
        bits.append(JPEGCodes.Code(bits: 0b11010, count: 5))
        bits.append(JPEGCodes.frequencies.codes[0])
        for _ in 0..<2 {
            bits.append(0, JPEGCodes.levels)
            bits.append(JPEGCodes.frequencies.codes[0])
        }
        #expect(try scan(file) == bits.finished())
        let noise = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
        let sizes = try [0, 0.5, 1].map { quality in
            try #require(JPEGWriter(width: 32, height: 32, quality: quality)).file(of: noise).count
        }
        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
        #expect(
            JPEGWriter(width: 0, height: 8, quality: 1) == nil
                && JPEGWriter(width: 70_000, height: 8, quality: 1) == nil)
    }

    @Test("W58: no code is the beginning of another one, and none is all ones")
    func codes() {
        for codes in [JPEGCodes.levels, JPEGCodes.frequencies] {
            let used = codes.codes.filter { $0.count > 0 }
            for code in used {
                #expect(code.bits < 1 << UInt32(code.count) - 1)
                for other in used where other.count > code.count {
                    #expect(other.bits >> UInt32(other.count - code.count) != code.bits)
                }
            }
            #expect(codes.table.prefix(16).reduce(0) { $0 + Int($1) } == codes.table.count - 16)
        }
    }

    @Test("A symbol whose whole name has no character shows that of its subject, without the badge")
    func badges() {
        #expect(SymbolNames.text(of: "calendar.badge.plus") == SymbolNames.text(of: "calendar"))
        #expect(SymbolNames.text(of: "calendar.circle.fill") == SymbolNames.text(of: "calendar"))
        #expect(UIImage(systemName: "nothing.badge.plus") == nil)
    }

    @Test("W67: a symbol shows what its name begins with; letters and numbers in forms have characters of their own")
    func names() {
        for (name, text) in [
            ("paperplane.fill", "➣\u{FE0E}"), ("doc.text.magnifyingglass", "🗎\u{FE0E}"),
            ("mic.slash.fill", "🎤\u{FE0E}\u{20E0}"),
            ("wifi.slash", "📶\u{FE0E}\u{20E0}"), ("arrow.trianglehead.clockwise", "↻\u{FE0E}"),
            ("checkmark.circle.fill", "✔\u{FE0E}"), ("a.circle", "Ⓐ"), ("z.circle.fill", "🅩"), ("b.square", "🄱"),
            ("c.square.fill", "🅲"), ("0.circle", "⓪"), ("0.circle.fill", "⓿"), ("7.circle", "⑦"),
            ("10.circle.fill", "❿"),
            ("15.circle.fill", "⓯"), ("33.circle", "33"), ("4.square.fill", "4"),
        ] {
            #expect(SymbolNames.text(of: name) == text, "\(name)")
        }
        for name in ["", ".", "a", "7", "51.circle", "é.circle", "nothing", "nothing.circle", "circled", ".fill"] {
            #expect(SymbolNames.text(of: name) == nil, "\(name)")
        }
    }
}
