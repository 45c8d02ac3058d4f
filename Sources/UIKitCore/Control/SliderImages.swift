// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The images of a slider for its states.
@MainActor
struct SliderImages {
    var thumb = StateTable<UIImage>()
    var minimumTrack = StateTable<UIImage>()
    var maximumTrack = StateTable<UIImage>()
    /// One for each part, as soon as any part has an image.
    private var views: [ControlImageView] = []

    /// Shows each image over its part: tracks fill it, a thumb is as large as its image. A part with an image loses its own look.
    mutating func show(in content: UIView, _ parts: [ControlPart], _ images: [UIImage?]) {
        if views.isEmpty {
            guard images.contains(where: { $0 != nil }) else { return }
            for part in parts {
                let view = ControlImageView(frame: .zero)
                view.contentMode = .scaleToFill
                content.insertSubview(view, aboveSubview: part)
                views.append(view)
            }
        }
        for ((part, view), image) in zip(zip(parts, views), images) {
            if view.image != image { view.image = image }
            view.isHidden = part.isHidden
            guard let image else { continue }
            // A track keeps its image's height.
            let height = part === parts.last ? part.frame.height : image.size.height
            view.frame = CGRect(
                x: part.frame.minX, y: part.frame.midY - height / 2, width: part.frame.width, height: height)
            part.backgroundColor = nil
        }
    }
}
