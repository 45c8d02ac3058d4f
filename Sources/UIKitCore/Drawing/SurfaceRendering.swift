// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Draws views and layers into a context, as a host would paint them.
@MainActor
struct SurfaceRendering {
    let context: CGContext

    /// Draws a box and its content, in its own coordinates. `strength` is the opacity of the boxes around it.
    func draw(_ picture: ViewPicture, strength: CGFloat = 1) {
        let change = DisplayChange(view: picture, aspects: .all)
        let look = change.look
        let bounds = change.bounds
        let mask = picture.drawnMask.map { MaskOutline($0, over: bounds) }
        guard mask?.opacity != 0 else { return }
        let strength = strength * change.opacity * (mask?.opacity ?? 1)
        context.saveGState()
        if let mask {
            context.addPath(mask.path)
            context.clip(using: mask.isEvenOdd ? .evenOdd : .winding)
        }
        context.setAlpha(strength)
        let outline = Self.outline(bounds, look.cornerRadius, look.maskedCorners)
        if let color = change.backgroundColor {
            context.saveGState()
            if look.shadowOpacity > 0, let shadow = look.shadowColor {
                context.setShadow(
                    offset: look.shadowOffset, blur: look.shadowRadius * 2,
                    color: shadow.copy(alpha: shadow.alpha * CGFloat(look.shadowOpacity)))
            }
            fill(outline, color.resolvedColor(with: change.traitCollection).cgColor)
            context.restoreGState()
        }
        if change.clipsToBounds {
            context.addPath(outline)
            context.clip()
        }
        draw(change.content, in: bounds)
        let children = picture.subviews.compactMap { $0 as? ViewPicture }
        for child in children.sorted(by: { $0.look.zPosition < $1.look.zPosition }) {
            context.saveGState()
            context.concatenate(Self.placing(child))
            draw(child, strength: strength)
            context.restoreGState()
        }
        if look.borderWidth > 0, let color = look.borderColor {
            let inner = bounds.insetBy(dx: look.borderWidth / 2, dy: look.borderWidth / 2)
            context.setStrokeColor(color)
            context.setLineWidth(look.borderWidth)
            context.addPath(
                Self.outline(inner, max(0, look.cornerRadius - look.borderWidth / 2), look.maskedCorners))
            context.strokePath()
        }
        context.restoreGState()
    }

    /// W92: a box with those of its corners round that the layer names.
    private static func outline(_ box: CGRect, _ radius: CGFloat, _ corners: CACornerMask) -> CGPath {
        guard !corners.isSuperset(of: .all) else { return UIBezierPath(roundedRect: box, cornerRadius: radius).cgPath }
        // Both sets have the same bits.
        let rounded = UIRectCorner(rawValue: UInt(corners.rawValue))
        let radii = CGSize(width: radius, height: radius)
        return UIBezierPath(roundedRect: box, byRoundingCorners: rounded, cornerRadii: radii).cgPath
    }

    /// From a box's own coordinates to those of the box around it.
    private static func placing(_ view: UIView) -> CGAffineTransform {
        let bounds = view.bounds
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * view.anchorPoint.x, y: bounds.minY + bounds.height * view.anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(view.transform)
            .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
    }

    private func fill(_ path: CGPath, _ color: CGColor) {
        context.setFillColor(color)
        context.addPath(path)
        context.fillPath()
    }

    private func draw(_ content: DisplayContent, in bounds: CGRect) {
        switch content {
        case .none: break
        case .text(let text):
            for line in text.lines {
                context.drawText(
                    line.text, face: text.face, size: text.size, color: text.color.cgColor, at: line.baseline)
            }
        case .styledText(let text):
            for run in text.runs {
                context.drawText(
                    run.text, face: run.face, size: run.size, color: run.color.cgColor, at: run.baseline)
            }
        case .image(let image, let mode, let tint):
            place(image.size, mode, in: bounds) { context.draw(image, in: $0, tint: tint?.cgColor) }
        case .drawing(let drawing, let mode):
            let image = UIImage(drawing: drawing, scale: 1)
            place(drawing.size, mode, in: bounds) { context.draw(image, in: $0, tint: nil) }
        case .shape(let shape): draw(shape)
        case .gradient(let gradient): draw(gradient, in: bounds)
        }
    }

    private func place(_ size: CGSize, _ mode: UIView.ContentMode, in bounds: CGRect, draw: (CGRect) -> Void) {
        guard size.width > 0, size.height > 0 else { return }
        let (across, along) = (bounds.width / size.width, bounds.height / size.height)
        let shown: CGSize
        switch mode {
        case .scaleToFill, .redraw: shown = bounds.size
        case .scaleAspectFit:
            shown = CGSize(width: size.width * min(across, along), height: size.height * min(across, along))
        case .scaleAspectFill:
            shown = CGSize(width: size.width * max(across, along), height: size.height * max(across, along))
        default: shown = size
        }
        let x: CGFloat =
            switch mode {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - shown.width
            default: bounds.midX - shown.width / 2
            }
        let y: CGFloat =
            switch mode {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - shown.height
            default: bounds.midY - shown.height / 2
            }
        draw(CGRect(origin: CGPoint(x: x, y: y), size: shown))
    }

    private func draw(_ shape: DisplayShape) {
        guard let path = shape.path else { return }
        if let color = shape.fillColor {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
        }
        guard let color = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart else { return }
        context.setStrokeColor(color)
        context.setLineWidth(shape.lineWidth)
        context.setLineCap(shape.cap)
        context.setLineJoin(shape.join)
        context.setMiterLimit(shape.miterLimit)
        if shape.strokeStart > 0 || shape.strokeEnd < 1 {
            // W90: a part of the line; its dashes keep their places.
            for part in PathPart(of: path, from: shape.strokeStart, to: shape.strokeEnd).lines {
                context.setLineDash(phase: shape.dashPhase + part.start, lengths: shape.dashes)
                context.addLines(between: part.points)
                context.strokePath()
            }
        } else {
            context.setLineDash(phase: shape.dashPhase, lengths: shape.dashes)
            context.addPath(path)
            context.strokePath()
        }
        context.setLineDash(phase: 0, lengths: [])
    }

    private func draw(_ gradient: DisplayGradient, in bounds: CGRect) {
        let colors = CGGradient(
            colorsSpace: nil, colors: gradient.stops.map(\.color), locations: gradient.stops.map(\.location))
        let point = { (unit: CGPoint) in
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        guard let colors else { return }
        context.saveGState()
        context.clip(to: bounds)
        let (start, end) = (point(gradient.start), point(gradient.end))
        if gradient.kind == .axial {
            context.drawLinearGradient(
                colors, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        } else {
            context.drawRadialGradient(
                colors, startCenter: start, startRadius: 0, endCenter: start,
                endRadius: max(abs(end.x - start.x), abs(end.y - start.y)),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        context.restoreGState()
    }
}
