// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("W49, W55: pictures and their pixels")
struct PixelDataTests {
    private let space = CGColorSpaceCreateDeviceRGB()

    private func bitmap(_ data: UnsafeMutableRawPointer? = nil, _ width: Int = 4, _ height: Int = 2) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    private func image(_ bytes: [UInt8], width: Int, height: Int, bits: Int, _ info: UInt32) -> CGImage? {
        let provider = CGDataProvider(data: Data(bytes) as CFData)
        return provider.flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits,
                bytesPerRow: bytes.count / height, space: space, bitmapInfo: CGBitmapInfo(rawValue: info), provider: $0,
                decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
        }
    }

    @Test("W55: the pixels of a drawn picture, with the opacity that was erased")
    func reading() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: .at(1)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            $0.cgContext.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let picture = try #require(image.cgImage)
        #expect(picture.alphaInfo == .premultipliedLast && picture.bytesPerRow == 12)
        let data = try #require(picture.dataProvider?.data)
        #expect(CFDataGetLength(data) == 12)
        let bytes = try #require(CFDataGetBytePtr(data))
        #expect((0..<12).map { bytes[$0] } == [255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255])
    }

    @Test("W61: components of Display P3 are the same color in extended sRGB; no pixels are stored in that space")
    func wideColors() throws {
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(wide != space && wide == CGColorSpace(name: CGColorSpace.displayP3))
        #expect(CGColorSpace(name: "unknown" as CFString) == nil)
        #expect(wide.model == .rgb && wide.numberOfComponents == 3)
        let color = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 0.5]))
        #expect(color == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5).cgColor)
        #expect(try #require(color.components)[0] > 1 && color.alpha == 0.5 && color.colorSpace == space)
        #expect(
            CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 1]) == CGColor(gray: 0.25, alpha: 1))
        let gradient = CGGradient(
            colorSpace: wide, colorComponents: [1, 0, 0, 0.5, 0, 0, 0, 1], locations: nil, count: 2)
        let plain = CGGradient(
            colorsSpace: nil, colors: [color, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)], locations: nil)
        #expect(gradient?.stops == plain?.stops)
        func context(_ memory: UnsafeMutableRawPointer?) -> CGContext? {
            CGContext(
                data: memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: wide,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        let drawing = try #require(context(nil))
        #expect(drawing.makeImage() != nil && drawing.data == nil)
        var bytes: [UInt8] = [0, 0, 0, 0]
        #expect(context(&bytes) == nil)
    }

    @Test("W55: a picture of bytes has its size; formats that are not bytes, and too few bytes, make none")
    func making() throws {
        let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
        let picture = try #require(image([255, 0, 0, 255, 0, 0, 64, 128], width: 2, height: 1, bits: 32, rgba))
        #expect(picture.width == 2 && picture.height == 1)
        // An encoded picture: the screen decodes it.
        let file = try #require(picture.image.encoded?.data)
        #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(picture.dataProvider == nil && picture.alphaInfo == .last)
        // Not multiplied: half opaque blue.
        #expect(file.range(of: Data([0, 255, 0, 0, 255, 0, 0, 128, 128])) != nil)
        #expect(image([1, 2, 3, 4, 5, 6], width: 2, height: 1, bits: 24, CGImageAlphaInfo.none.rawValue) != nil)
        #expect(image([1, 2, 3, 4], width: 2, height: 1, bits: 32, rgba) == nil)
        #expect(image([1, 2, 3, 4], width: 1, height: 1, bits: 64, rgba) == nil)
    }

    @Test("A file of pixels is a PNG that other programs read: its checks are those of the format")
    func file() {
        // One black pixel: the checks were computed with zlib.
        let file = [UInt8](PNGWriter(width: 1, height: 1).file(of: [0, 0, 0, 255]))
        #expect(Array(file[29..<33]) == [0x1F, 0x15, 0xC4, 0x89])
        #expect(Array(file.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        // Adler's sum of 0, 0, 0, 0, 255.
        #expect(Array(file.dropLast(16).suffix(4)) == [0x01, 0x04, 0x01, 0x00])
    }

    @Test("W49: a context without memory has its own when it is asked for it, with what was drawn before and after")
    func ownMemory() throws {
        let context = try #require(bitmap())
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect([0, 1, 2, 3].map { pixels[$0] } == [0, 255, 0, 255])
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        #expect((28..<32).map { pixels[$0] } == [0, 255, 0, 255])
        // Nothing was written into the memory: the picture is the steps.
        #expect(context.makeImage()?.image.drawing != nil)
    }

    @Test("W49: a picture shows the pixels that the application wrote into the context's memory")
    func written() throws {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 32)
        defer { memory.deallocate() }
        memory.initialize(repeating: 0, count: 32)
        let context = try #require(bitmap(memory))
        #expect(context.makeImage()?.image.drawing != nil)
        memory[4] = 9
        memory[7] = 255
        let picture = try #require(context.makeImage())
        #expect(picture.image.drawing == nil && picture.width == 4)
        #expect(picture.image.encoded?.data.range(of: Data([0, 0, 0, 0, 9, 0, 0, 255])) != nil)
    }

    @Test("W54: tiles fill the drawing from the rectangle on, in all directions, within a limit")
    func tiles() throws {
        let tile = try #require(bitmap(nil, 2, 2)?.makeImage())
        func count(_ size: CGSize, _ rect: CGRect) -> Int {
            let context = CGContext(size: size)
            context.draw(tile, in: rect, byTiling: true)
            return context.commands.filter { if case .clip = $0 { true } else { false } }.count
        }
        #expect(count(CGSize(width: 20, height: 10), CGRect(x: 0, y: 0, width: 10, height: 10)) == 2)
        #expect(count(CGSize(width: 20, height: 10), CGRect(x: 5, y: 5, width: 10, height: 10)) == 6)
        #expect(count(CGSize(width: 20, height: 10), CGRect(x: 0, y: 0, width: 0, height: 10)) == 0)
        #expect(count(CGSize(width: 1e6, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1)) == 128)
        let plain = CGContext(size: CGSize(width: 20, height: 10))
        plain.draw(tile, in: CGRect(x: 0, y: 0, width: 10, height: 10), byTiling: false)
        let alone = CGContext(size: CGSize(width: 20, height: 10))
        alone.draw(tile, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(plain.commands == alone.commands)
    }

    @Test("W56: a transparency layer keeps its state apart; a rectangle cuts it off")
    func transparencyLayers() {
        let context = CGContext(size: CGSize(width: 20, height: 10))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(UIColor.red.cgColor)
        context.endTransparencyLayer()
        context.beginTransparencyLayer(in: CGRect(x: 1, y: 2, width: 3, height: 4), auxiliaryInfo: nil)
        context.endTransparencyLayer()
        let clip = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(
            context.commands == [
                .alpha(0.5), .save, .fillColor(UIColor.red.cgColor), .restore, .save, .clip(clip, isEvenOdd: false),
                .restore,
            ])
    }

    @Test("W57: a layer is drawn upright with what it has by then, as large as the rectangle")
    func layers() throws {
        let context = try #require(bitmap())
        let layer = try #require(CGLayer(context, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil))
        layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
        let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 4, height: 2))
        // Below in a context whose y axis points up: the second row of its memory.
        #expect((0..<8).map { pixels[4 * $0] } == [0, 0, 0, 0, 255, 255, 255, 255])
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixels[0] == 0)
        context.draw(layer, at: CGPoint(x: 3, y: 1))
        #expect((0..<4).map { pixels[4 * $0] } == [0, 0, 0, 255])
        for side in [0, -1, .infinity] as [CGFloat] {
            #expect(CGLayer(context, size: CGSize(width: side, height: 1), auxiliaryInfo: nil) == nil)
        }
    }

    @Test("An image's format has its scale, and transparent places")
    func formats() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: .at(3)).image { _ in }
        #expect(image.imageRendererFormat.scale == 3 && !image.imageRendererFormat.opaque)
    }

    @Test("Gradients are equal when they are the same object")
    func gradients() throws {
        let make = { CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor], locations: nil) }
        let (one, other) = (try #require(make()), try #require(make()))
        #expect(one == one && one != other && Set([one, other, one]).count == 2)
    }
}

extension UIGraphicsImageRendererFormat {
    static func at(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
