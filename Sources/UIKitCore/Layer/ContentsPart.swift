// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The part of a layer's content that `contentsRect` shows (W41).
extension DisplayContent {
    /// The part in a rectangle, in parts of the content's size, placed as the whole would be. Texts, shapes and gradients are not cut.
    @MainActor
    func part(_ rect: CGRect) -> DisplayContent {
        guard rect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return self }
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

extension UIView {
    /// The part of the view's own image or drawing that its layer shows.
    func shownPart(of content: DisplayContent) -> DisplayContent {
        guard let layer = extras?.layer else { return content }
        return content.part(layer.contentsRect)
    }
}
