// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The part of a layer's content that `contentsRect` shows (W41), and the part that `contentsCenter` stretches (W63).
extension DisplayContent {
    /// The part in a rectangle, in parts of the content's size, placed as the whole would be. Texts, shapes and gradients are not cut.
    @MainActor
    func part(_ rect: CGRect) -> DisplayContent {
        guard rect != LayerRendering.whole else { return self }
        let (size, commands, mode): (CGSize, [DrawingCommand], UIView.ContentMode)
        switch self {
        case .image(let image, let place, let tint):
            let whole = CGRect(origin: .zero, size: image.size)
            (size, commands, mode) = (image.size, [.image(image, whole, tint: tint?.cgColor)], place)
        case .drawing(let drawing, let place): (size, commands, mode) = (drawing.size, drawing.commands, place)
        case .none, .text, .styledText, .shape, .gradient: return self
        }
        let shown = CGSize(width: size.width * rect.width, height: size.height * rect.height)
        guard shown.width > 0, shown.height > 0 else { return .none }
        let moved = CGAffineTransform(translationX: -rect.minX * size.width, y: -rect.minY * size.height)
        let inside: [DrawingCommand] = [
            .concatenate(moved),
            .clip(CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), isEvenOdd: false),
        ]
        return .drawing(DisplayDrawing(size: shown, commands: inside + commands), mode)
    }
}

extension CALayer {
    /// Sets a part of the content, which has a key path of that name. NaN changes nothing.
    func choosePart(_ part: WritableKeyPath<LayerRendering, CGRect>, _ name: String, _ rect: CGRect) {
        guard !rect.hasNaN, rect != rendering[keyPath: part] else { return }
        changing(name) {
            makeLayerExtras().rendering[keyPath: part] = rect.standardized
            contentChanged()
        }
    }

    /// Whether a part of the image is stretched, and the rest is not.
    var hasContentsCenter: Bool { contentsCenter != LayerRendering.whole }

    /// The image with its margins around `contentsCenter` as they are; `nil` where all of it is shown alike.
    func spreadContent(_ image: CGImage) -> DisplayContent? {
        guard hasContentsCenter, contentsGravity == .resize, contentsRect == LayerRendering.whole else { return nil }
        let image = UIImage(cgImage: image, scale: contentsScale, orientation: .up)
        let (center, size) = (contentsCenter.intersection(LayerRendering.whole), image.size)
        guard !center.isNull, bounds.size != size else { return nil }
        let insets = UIEdgeInsets(
            top: center.minY * size.height, left: center.minX * size.width, bottom: (1 - center.maxY) * size.height,
            right: (1 - center.maxX) * size.width)
        let area = bounds
        return .drawing(
            DisplayDrawing(of: area) {
                ImageResizing(insets: insets, mode: .stretch).draw(image, in: area, tint: nil, $0)
            }, .scaleToFill)
    }
}

extension UIView {
    /// The part of the view's own image or drawing that its layer shows.
    func shownPart(of content: DisplayContent) -> DisplayContent {
        guard let layer = extras?.layer else { return content }
        return content.part(layer.contentsRect)
    }
}
