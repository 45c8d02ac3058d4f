// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIImage {
    /// W93: a drawn picture in one color, as the steps that fill pixels with it. `nil` for other pictures, and without a color.
    func tintedSteps(in rect: CGRect, _ tint: CGColor?) -> [DrawingCommand]? {
        guard let tint, symbol == nil, let drawing, drawing.size.width > 0, drawing.size.height > 0 else { return nil }
        let (across, along) = (rect.width / drawing.size.width, rect.height / drawing.size.height)
        return [
            .save, .concatenate(CGAffineTransform(a: across, b: 0, c: 0, d: along, tx: rect.minX, ty: rect.minY)),
            .clip(CGPath(rect: CGRect(origin: .zero, size: drawing.size), transform: nil), isEvenOdd: false),
            .fillColor(tint), .strokeColor(tint), .line(width: 1, cap: .butt, join: .miter, miterLimit: 10),
            .dashes([], phase: 0),
        ] + drawing.commands.map { $0.colored(tint) } + [.restore]
    }
}

extension DrawingCommand {
    /// The step in another color, as opaque as it is.
    fileprivate func colored(_ tint: CGColor) -> DrawingCommand {
        func colored(_ color: CGColor) -> CGColor { tint.copy(alpha: tint.alpha * color.alpha) ?? tint }
        switch self {
        case .fillColor(let color): return .fillColor(colored(color))
        case .strokeColor(let color): return .strokeColor(colored(color))
        case .shadow(let offset, let blur, let color):
            return .shadow(offset: offset, blur: blur, color: color.map(colored))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { .init(color: colored($0.color), location: $0.location) }
            return .gradient(gradient)
        case .image(let image, let rect, let own): return .image(image, rect, tint: own.map(colored) ?? tint)
        case .text(let text, let face, let size, let color, let place):
            return .text(text, face: face, size: size, color: colored(color), at: place)
        default: return self
        }
    }
}
