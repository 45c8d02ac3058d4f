// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("W64: image masks")
struct ImageMaskTests {
    private func mask(_ bytes: [UInt8], width: Int, bits: Int = 8, decode: [CGFloat]? = nil) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
        let row = width * bits / 8
        return CGImage(
            maskWidth: width, height: bytes.count / row, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row,
            provider: provider, decode: decode, shouldInterpolate: false)
    }

    /// A red picture of four pixels by one.
    private let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: .at(1)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }

    /// The opacity of each pixel of a picture that was made here.
    private func opacities(_ picture: CGImage?) -> [UInt8]? {
        // A PNG file without compression: one row of four pixels, after the byte for its filter.
        guard let data = picture?.image.encoded?.data, let start = data.firstRange(of: Data([0x78, 0x01])) else {
            return nil
        }
        let row = data[(start.upperBound + 6)...].prefix(16)
        return stride(from: row.startIndex + 3, to: row.endIndex, by: 4).map { row[$0] }
    }

    @Test("A sample of 0 paints a pixel, the greatest does not; a mask is stretched to the picture")
    func samples() throws {
        let picture = try #require(red.cgImage)
        let left = try #require(mask([0, 255], width: 2))
        #expect(left.isMask && !picture.isMask && left.width == 2 && left.height == 1)
        #expect(opacities(picture.masking(left)) == [255, 255, 0, 0])
        let half = try #require(mask([0, 64, 128, 255], width: 4))
        #expect(opacities(picture.masking(half)) == [255, 191, 127, 0])
    }

    @Test("decode turns a mask around; a pixel's first byte is its sample")
    func formats() throws {
        let picture = try #require(red.cgImage)
        let turned = try #require(mask([0, 255], width: 2, decode: [1, 0]))
        #expect(opacities(picture.masking(turned)) == [0, 0, 255, 255])
        let wide = try #require(mask([0, 9, 9, 9, 255, 9, 9, 9], width: 2, bits: 32))
        #expect(opacities(picture.masking(wide)) == [255, 255, 0, 0])
    }

    @Test("Of a gray picture the lightness is what is left")
    func gray() throws {
        let shades = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: .at(1)).image {
            UIColor.white.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.black.setFill()
            $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let lightness = try #require(shades.cgImage)
        #expect(opacities(red.cgImage?.masking(lightness)) == [255, 255, 0, 0])
    }

    @Test("Too few bytes and other formats are no mask, and pixels that only the screen knows are not masked")
    func refusals() throws {
        #expect(mask([0], width: 1, bits: 16) == nil && mask([0, 1, 2, 3], width: 1, bits: 12) == nil)
        let provider = try #require(CGDataProvider(data: Data([0]) as CFData))
        #expect(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false) == nil)
        let whole = try #require(mask([0], width: 1))
        let encoded = try #require(red.cgImage?.masking(whole))
        #expect(encoded.masking(whole) == nil)
    }
}
