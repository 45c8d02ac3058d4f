// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The images that an image shows in turn.
struct ImageFrames: Hashable, Sendable {
    let images: [UIImage]
    /// Of one round, in seconds.
    let duration: TimeInterval
}

extension UIImage {
    /// An image made of several images. Image views show them in turn, without end (W48); everything else shows the first
    /// one. Without a duration each is shown for a thirtieth of a second. `nil` without images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let length = duration > 0 ? duration : Double(images.count) / 30
        return first.changed(frames: ImageFrames(images: images, duration: length), flips: false)
    }

    /// As ``animatedImage(with:duration:)``, of the images in the main bundle whose names are the name with 0, 1, 2 … up to 1024 at its end.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0...1024 {
            guard let image = UIImage(named: "\(name)\(number)") else {
                if number == 0 { continue }
                break
            }
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The images that it shows in turn; `nil` for a still image.
    public var images: [UIImage]? { frames?.images }

    /// Seconds of one round of its images; 0 for a still image.
    public var duration: TimeInterval { frames?.duration ?? 0 }

    /// This image, which image views mirror where text reads from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed(flips: true) }

    /// This image, mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage { drawn(by: .upMirrored, of: size) }
}

// MARK: Pixels

extension UIImage {
    /// A stored picture with a scale in pixels to a point. It is turned before it is shown.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let stored = cgImage.image
        let own = stored.imageOrientation
        guard orientation != own else {
            self.init(
                encoded: stored.encoded, scale: scale, renderingMode: .automatic, kept: stored.kept?.scaled(1 / scale))
            return
        }
        let pixels = CGSize(width: cgImage.width, height: cgImage.height)
        let turned = orientation.swapsSides ? CGSize(width: pixels.height, height: pixels.width) : pixels
        let context = CGContext(size: turned)
        context.concatenate(orientation.showing(pixels))
        context.drawStored(stored)
        let kept = KeptDrawing(context.drawing)
        self.init(encoded: nil, scale: scale, renderingMode: .automatic, kept: kept.scaled(1 / scale))
    }

    /// This image as steps, turned.
    fileprivate func drawn(by orientation: Orientation, of size: CGSize) -> UIImage {
        let context = CGContext(size: size)
        context.concatenate(orientation.showing(size))
        context.draw(self, in: CGRect(origin: .zero, size: size), tint: nil)
        return UIImage(
            encoded: nil, scale: scale, renderingMode: renderingMode, kept: KeptDrawing(context.drawing),
            ownTint: ownTint)
    }

    /// The image that an image view shows when text reads from right to left.
    var mirroredForRightToLeft: UIImage {
        // A symbol is a letter, not a drawing.
        flipsForRightToLeftLayoutDirection && symbol == nil ? withHorizontallyFlippedOrientation() : self
    }
}

extension CGImage {
    /// A part of the picture, in pixels from its upper left corner; `nil` for a part that is not in it.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let context = CGContext(size: part.size)
        context.translateBy(x: -part.minX, y: -part.minY)
        context.drawStored(image)
        return UIImage(drawing: context.drawing, scale: 1).cgImage
    }

    /// Another object of the same picture.
    public func copy() -> CGImage? { CGImage(image) }

    /// 8: a screen's pictures have bytes for each component.
    public var bitsPerComponent: Int { 8 }
    /// 32: red, green, blue and opacity.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a line of pixels.
    public var bytesPerRow: Int { width * 4 }
    /// The colors of a screen.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Opacity comes last; colors of drawn pictures are multiplied by it, those of encoded ones are not.
    public var alphaInfo: CGImageAlphaInfo { image.encoded == nil ? .premultipliedLast : .last }
    /// The opacity's place, as ``alphaInfo``.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

extension CGContext {
    /// Draws a picture as it is stored, a point to the pixel, and not turned by its orientation.
    fileprivate func drawStored(_ image: UIImage) {
        guard let header = image.encoded?.header else {
            return draw(image, in: CGRect(origin: .zero, size: image.size), tint: nil)
        }
        let pixels = CGSize(width: header.pixelWidth, height: header.pixelHeight)
        let shown =
            image.imageOrientation.swapsSides ? CGSize(width: pixels.height, height: pixels.width) : pixels
        saveGState()
        concatenate(image.imageOrientation.showing(pixels).inverted())
        draw(image, in: CGRect(origin: .zero, size: shown), tint: nil)
        restoreGState()
    }
}

extension KeptDrawing {
    /// The same drawing, larger or smaller.
    func scaled(_ factor: CGFloat) -> KeptDrawing {
        guard factor != 1, factor.isFinite, factor > 0 else { return self }
        let size = CGSize(width: drawing.size.width * factor, height: drawing.size.height * factor)
        let transform = CGAffineTransform(scaleX: factor, y: factor)
        return KeptDrawing(DisplayDrawing(size: size, commands: [.concatenate(transform)] + drawing.commands))
    }
}

extension UIImage.Orientation {
    /// The transform from a stored picture of a size to the shown picture.
    fileprivate func showing(_ size: CGSize) -> CGAffineTransform {
        let (width, height) = (size.width, size.height)
        switch self {
        case .up: return .identity
        case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        }
    }
}
