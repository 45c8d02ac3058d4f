// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a mask shows, as a path to clip to (W73).
@MainActor
struct MaskOutline {
    /// In the coordinates of the masked box.
    let path: CGPath
    /// Of one shape that says so. Several are joined by the winding rule.
    let isEvenOdd: Bool
    /// Of the part of the mask that shows most, 0 to 1.
    let opacity: CGFloat

    /// The shapes of a mask over a box.
    init(_ mask: DisplayMask, over bounds: CGRect) {
        let whole = CGMutablePath()
        var (count, isEvenOdd, opacity) = (0, false, CGFloat(0))
        for shape in mask.shapes {
            for part in shape.parts where part.opacity > 0 {
                whole.addPath(
                    part.path,
                    transform: shape.transform.concatenating(
                        CGAffineTransform(translationX: bounds.minX, y: bounds.minY)))
                (count, isEvenOdd) = (count + 1, part.isEvenOdd)
                opacity = max(opacity, part.opacity)
            }
        }
        path = whole.copy() ?? whole
        (self.isEvenOdd, self.opacity) = (count == 1 && isEvenOdd, opacity)
    }
}

@MainActor
extension DisplayMask.Shape {
    fileprivate typealias Part = (path: CGPath, isEvenOdd: Bool, opacity: CGFloat)

    /// In the shape's own coordinates. Of a text, a picture, a drawing and a gradient, all of the box is a part.
    fileprivate var parts: [Part] {
        let box = CGRect(origin: .zero, size: size)
        var parts: [Part] = []
        if fill > 0 {
            let outline = UIBezierPath(roundedRect: box, cornerRadius: cornerRadius).cgPath
            parts.append((outline, false, opacity * fill))
        }
        switch content {
        case .none: break
        case .shape(let shape):
            guard let path = shape.path else { break }
            if let color = shape.fillColor { parts.append((path, shape.isEvenOdd, opacity * color.alpha)) }
            guard let color = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart else { break }
            let line = LineStyle(of: shape)
            func outline(_ path: CGPath, phase: CGFloat) -> CGPath {
                let dashed = line.dashes.isEmpty ? path : path.copy(dashingWithPhase: phase, lengths: line.dashes)
                return dashed.copy(
                    strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit)
            }
            guard shape.strokeStart > 0 || shape.strokeEnd < 1 else {
                parts.append((outline(path, phase: line.phase), false, opacity * color.alpha))
                break
            }
            // W90: a part of the line, as one outline.
            let all = CGMutablePath()
            for part in PathPart(of: path, from: shape.strokeStart, to: shape.strokeEnd).lines {
                let piece = CGMutablePath()
                piece.addLines(between: part.points)
                all.addPath(outline(piece, phase: line.phase + part.start))
            }
            parts.append((all, false, opacity * color.alpha))
        case .text, .styledText, .image, .drawing, .gradient:
            parts.append((CGPath(rect: box, transform: nil), false, opacity))
        }
        return parts
    }
}
