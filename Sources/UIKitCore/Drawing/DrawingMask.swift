// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A picture as far as which shapes are filled. Hosts know no such clip: they paint the picture's shape in the color, inside of each filled
/// shape (W59).
struct DrawingMask {
    let image: UIImage
    let rect: CGRect
    /// In force when the mask was set.
    let ctm: CGAffineTransform

    /// The steps that carry a step out behind the mask.
    func steps(of command: DrawingCommand, color: CGColor, ctm: CGAffineTransform) -> [DrawingCommand] {
        switch command {
        case .fill(let path, let isEvenOdd):
            // As Core Graphics places pictures: with the top at the greatest y.
            let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
            let back = upright.concatenating(self.ctm).concatenating(ctm.inverted())
            return [
                .save, .clip(path, isEvenOdd: isEvenOdd), .concatenate(back), .image(image, rect, tint: color),
                .restore,
            ]
        case .stroke, .gradient, .image, .text, .clear:
            Self.report(
                "Only filled shapes are masked by a picture: \(Self.name(of: command)) is drawn in all of its rectangle."
            )
            return [command]
        default: return [command]
        }
    }

    private static func name(of command: DrawingCommand) -> String {
        switch command {
        case .stroke: "a line"
        case .gradient: "a gradient"
        case .image: "a picture"
        case .text: "a text"
        default: "an erased rectangle"
        }
    }

    static func report(_ fault: String) {
        Task { @MainActor in UIApplication.current?.report(fault) }
    }
}
