// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The pixels of a drawing that has only shapes: each has the color at its middle (W49).
struct DrawnPixels {
    private static let greatestCount = 16_000_000

    let width: Int
    let height: Int
    /// Red, green, blue and opacity of each pixel, row by row; the colors are not multiplied by the opacity.
    let components: [UInt8]

    /// `nil` for a picture that is not drawn, for a drawing with steps that need a painter, and for one that is too large.
    init?(_ picture: CGImage) {
        guard let drawing = picture.image.drawing else { return nil }
        for command in drawing.commands where !command.hasPlainPixels { return nil }
        let area = CGFloat(picture.width) * CGFloat(picture.height)
        guard area <= CGFloat(Self.greatestCount), let bytes = picture.dataProvider?.data.map({ [UInt8]($0) }) else {
            return nil
        }
        (width, height) = (picture.width, picture.height)
        components = bytes.indices.map { index in
            index & 3 == 3 ? bytes[index] : PixelLayout.plain(Int(bytes[index]), Int(bytes[index | 3]))
        }
    }
}

extension DrawingCommand {
    /// Whether ``PixelMemory`` carries the step out as a painter does, but for smooth edges.
    fileprivate var hasPlainPixels: Bool {
        switch self {
        case .image(let image, let rect, let tint):
            image.tintedSteps(in: rect, tint)?.allSatisfy(\.hasPlainPixels) ?? false
        case .text: false
        case .shadow(_, _, let color): color == nil
        case .blendMode(let mode): [.normal, .copy, .clear].contains(mode)
        default: true
        }
    }
}
