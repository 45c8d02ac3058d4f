// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The images of a slider for its states.
@MainActor
struct SliderImages {
    var thumb = StateTable<UIImage>()
    var minimumTrack = StateTable<UIImage>()
    var maximumTrack = StateTable<UIImage>()
    /// At the end of the least value, and of the greatest.
    private(set) var least: ControlImageView?
    private(set) var greatest: ControlImageView?
    private var shown = PartImages()

    /// Shows an image at the end of the least value, or none.
    mutating func setLeast(_ image: UIImage?, in slider: UIView) { Self.replace(&least, image, in: slider) }

    /// Shows an image at the end of the greatest value, or none.
    mutating func setGreatest(_ image: UIImage?, in slider: UIView) { Self.replace(&greatest, image, in: slider) }

    private static func replace(_ view: inout ControlImageView?, _ image: UIImage?, in slider: UIView) {
        view?.removeFromSuperview()
        view = image.map { ControlImageView(image: $0) }
        if let view { slider.addSubview(view) }
    }

    /// Shows each image over its part: tracks fill it, a thumb is as large as its image. A part with an image loses its own look.
    mutating func show(_ parts: [ControlPart], _ images: [UIImage?]) {
        for (part, image) in zip(parts, images) {
            // A track keeps its image's height.
            let height = part === parts.last ? part.frame.height : image?.size.height ?? 0
            let frame = CGRect(
                x: part.frame.minX, y: part.frame.midY - height / 2, width: part.frame.width, height: height)
            shown.show(image, over: part, in: frame)?.isHidden = part.isHidden
            if image != nil { part.backgroundColor = nil }
        }
    }
}
