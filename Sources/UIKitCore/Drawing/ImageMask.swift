// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The samples of an image mask: how far each pixel is kept out, from 0, which paints it, to 255 (W64).
struct ImageMask: Hashable, Sendable {
    let width: Int
    let height: Int
    let samples: [UInt8]

    /// What the mask leaves of a pixel of a picture of this size, to which it is stretched; 255 for all.
    func opacity(x: Int, y: Int, width: Int, height: Int) -> Int {
        255 - Int(samples[y * self.height / height * self.width + x * self.width / width])
    }
}

extension CGImage {
    /// An image mask: where a sample is 0, what it masks is painted, and where it is the greatest, it is not (W64).
    ///
    /// A pixel's first byte is its sample. `decode` has two numbers, what the least and the greatest sample mean: 1 and 0 turn the mask
    /// around. `nil` for components that are no bytes, and for too few bytes.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let size = bitsPerPixel / 8
        guard width > 0, height > 0, bitsPerComponent == 8, size > 0, bitsPerPixel % 8 == 0, let data = provider.data,
            bytesPerRow >= width * size, data.count >= bytesPerRow * (height - 1) + width * size
        else { return nil }
        let (least, greatest) = decode.map { ($0[0], $0[1]) } ?? (0, 1)
        let meanings = (0...255).map { value -> UInt8 in
            let share = least + CGFloat(value) / 255 * (greatest - least)
            return UInt8((min(max(share.isNaN ? 0 : share, 0), 1) * 255).rounded())
        }
        var samples: [UInt8] = []
        samples.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { samples.append(meanings[Int(data[data.startIndex + y * bytesPerRow + x * size])]) }
        }
        // Shown by itself, it is what it lets through, in black.
        let shown = samples.flatMap { [0, 0, 0, 255 - $0] as [UInt8] }
        guard let image = UIImage(data: PNGWriter(width: width, height: height).file(of: shown)) else { return nil }
        self.init(image, mask: ImageMask(width: width, height: height, samples: samples))
    }

    /// Whether the picture is an image mask.
    public var isMask: Bool { mask != nil }

    /// This picture where a mask lets it through; the mask is stretched to its size (W64). Of a mask that is no image mask, the lightness
    /// of each pixel is what is left.
    ///
    /// `nil` for pictures whose pixels are not known here: encoded ones, which the screen decodes (W55), and drawings with texts, other
    /// pictures or shadows (W49).
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let picture = DrawnPixels(self), let mask = mask.mask ?? DrawnPixels(mask).map(ImageMask.init) else {
            return nil
        }
        var components = picture.components
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let place = (y * picture.width + x) * 4 + 3
                let left = mask.opacity(x: x, y: y, width: picture.width, height: picture.height)
                components[place] = UInt8((Int(components[place]) * left + 127) / 255)
            }
        }
        let file = PNGWriter(width: picture.width, height: picture.height).file(of: components)
        return UIImage(data: file).map { CGImage($0) }
    }
}

extension ImageMask {
    /// Of a gray picture: black keeps a pixel out.
    fileprivate init(_ picture: DrawnPixels) {
        let components = picture.components
        let samples = stride(from: 0, to: components.count, by: 4).map { place -> UInt8 in
            let (red, green, blue) = (
                Int(components[place]), Int(components[place + 1]), Int(components[place + 2])
            )
            return UInt8(255 - (red * 299 + green * 587 + blue * 114) / 1000)
        }
        self.init(width: picture.width, height: picture.height, samples: samples)
    }
}
