// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Parts of pictures, turned ones, and those that move (W48, W49)")
struct ImagePartTests {
    private func image(_ size: CGSize, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }
    }

    /// Where what was filled ends up.
    private func fills(_ image: UIImage?) -> [CGRect] {
        var transforms = [CGAffineTransform.identity]
        var result: [CGRect] = []
        for command in image?.drawing?.commands ?? [] {
            switch command {
            case .save: transforms.append(transforms[transforms.count - 1])
            case .restore: transforms.removeLast()
            case .concatenate(let transform):
                transforms[transforms.count - 1] = transform.concatenating(transforms[transforms.count - 1])
            case .fill(let path, _): result.append(path.boundingBox.applying(transforms[transforms.count - 1]))
            default: break
            }
        }
        return result
    }

    @Test("A part has the pixels of its rectangle; a rectangle beside the picture has none")
    func cropping() throws {
        let whole = try #require(image(CGSize(width: 10, height: 20), scale: 2).cgImage)
        #expect(whole.width == 20 && whole.height == 40)
        let part = try #require(whole.cropping(to: CGRect(x: 2, y: 4, width: 6, height: 8)))
        #expect(part.width == 6 && part.height == 8)
        let shown = UIImage(cgImage: part, scale: 2, orientation: .up)
        #expect(shown.size == CGSize(width: 3, height: 4))
        #expect(fills(shown) == [CGRect(x: 0, y: 0, width: 3, height: 4)])
        #expect(whole.cropping(to: CGRect(x: 50, y: 0, width: 6, height: 8)) == nil)
    }

    @Test("A turned picture is shown as its orientation says")
    func orientation() throws {
        let whole = try #require(image(CGSize(width: 10, height: 20)).cgImage)
        let right = UIImage(cgImage: whole, scale: 1, orientation: .right)
        #expect(right.size == CGSize(width: 20, height: 10))
        #expect(fills(right) == [CGRect(x: 14, y: 1, width: 4, height: 3)])
        let left = UIImage(cgImage: whole, scale: 1, orientation: .left)
        #expect(fills(left) == [CGRect(x: 2, y: 6, width: 4, height: 3)])
        let down = UIImage(cgImage: whole, scale: 1, orientation: .down)
        #expect(fills(down) == [CGRect(x: 6, y: 14, width: 3, height: 4)])
        let mirrored = image(CGSize(width: 10, height: 20)).withHorizontallyFlippedOrientation()
        #expect(fills(mirrored) == [CGRect(x: 6, y: 2, width: 3, height: 4)])
    }

    @Test("An image view mirrors what asks for it where text reads from right to left")
    func flips() {
        let screen = TestScreen()
        let view = UIImageView(image: image(CGSize(width: 10, height: 20)).imageFlippedForRightToLeftLayoutDirection())
        screen.window.addSubview(view)
        func shown() -> UIImage? { if case .image(let image, _, _) = view.displayContent { image } else { nil } }
        #expect(fills(shown()) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        view.semanticContentAttribute = .forceRightToLeft
        #expect(fills(shown()) == [CGRect(x: 6, y: 2, width: 3, height: 4)])
    }

    @Test("An image of several is shown in turn by an image view, and ends with another image")
    func frames() {
        let screen = TestScreen()
        let (first, second) = (image(CGSize(width: 5, height: 5)), image(CGSize(width: 6, height: 6)))
        let animated = UIImage.animatedImage(with: [first, second], duration: 1)
        #expect(animated?.images?.count == 2 && animated?.duration == 1 && animated?.size == first.size)
        let view = UIImageView(image: animated)
        screen.window.addSubview(view)
        func shown() -> CGFloat? {
            if case .image(let image, _, _) = view.displayContent { image.size.width } else { nil }
        }
        #expect(shown() == 5)
        screen.advance(by: 0.6)
        #expect(shown() == 6)
        screen.advance(by: 0.5)
        #expect(shown() == 5 && view.isAnimating)
        view.image = second
        #expect(shown() == 6 && !view.isAnimating)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("A context of pixels points upwards, and gives an image")
    func bitmap() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        let made = try #require(context.makeImage())
        #expect(made.width == 10 && made.height == 20)
        #expect(fills(UIImage(cgImage: made)) == [CGRect(x: 0, y: 15, width: 10, height: 5)])
    }

    private func color(
        _ info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue, _ draw: (CGContext) -> Void
    ) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
            context.map(draw)
        }
        return bytes
    }

    @Test("Memory of one's own has the color at each pixel's middle, in the order that is asked for")
    func pixels() {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        func fill(_ context: CGContext, _ color: CGColor) {
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(color { fill($0, red) } == [255, 0, 0, 255])
        #expect(color(CGImageAlphaInfo.premultipliedFirst.rawValue) { fill($0, red) } == [255, 255, 0, 0])
        #expect(
            color(CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue) {
                fill($0, red)
            } == [0, 0, 255, 255])
        // Half of a color over another, and outside of what is clipped.
        #expect(
            color {
                fill($0, red)
                fill($0, CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5))
                $0.clip(to: CGRect(x: 5, y: 5, width: 1, height: 1))
                fill($0, .white)
            } == [128, 0, 128, 255])
        #expect(
            color {
                fill($0, red)
                $0.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
            } == [0, 0, 0, 0])
    }

    @Test("The color of a layer at a point is read by a context of one pixel, as pickers of colors do")
    func picking() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        func gray(_ x: CGFloat) -> UInt8 {
            color {
                $0.translateBy(x: -x, y: -5)
                layer.render(in: $0)
            }[0]
        }
        #expect(gray(0) < 5 && (120...135).contains(gray(49)) && gray(99) > 250)
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))
        let radial = color {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endCenter: CGPoint(x: 0.5, y: 0.5),
                endRadius: 10, options: [])
        }
        #expect(radial[0] > 250 && radial[2] < 5)
    }

    @Test("Lines and pixels of larger pictures stand where they are drawn")
    func lines() throws {
        var bytes = [UInt8](repeating: 0, count: 16)
        let space = CGColorSpaceCreateDeviceGray()
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 4, space: space,
                    bitmapInfo: 0))
            context.setStrokeColor(gray: 1, alpha: 1)
            context.setLineWidth(1)
            // y points up: the lowest line is the last.
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 3, y: 0.5)])
            #expect(context.data == memory.baseAddress && context.bytesPerRow == 4)
        }
        #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 0])
        #expect(
            CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 8, space: space, bitmapInfo: 0)
                == nil)
    }
}
