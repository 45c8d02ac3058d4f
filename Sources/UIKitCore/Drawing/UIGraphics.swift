// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The current context, by UIKit's names.

/// The stack of current contexts of each thread.
enum CurrentContexts {
    private static let key = "Responder.contexts"

    static var all: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

/// The current context; `nil` outside of `draw(_:)` and image renderers.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    CurrentContexts.all.last.flatMap { $0.isNowhere ? nil : $0 }
}

/// Draws into a context until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContexts.all.append(context) }

/// Goes back to the former context. Has no effect if there is none.
public func UIGraphicsPopContext() { _ = CurrentContexts.all.popLast() }

/// Begins an image of a size in points, black at first where it is opaque. The scale is that of the image; 0 counts as 1. For
/// a size that is not positive there is no context and no image, but the image has to be ended all the same.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let isSeen = size.width > 0 && size.height > 0
    let context = CGContext(size: isSeen ? size : .zero)
    context.isNowhere = !isSeen
    context.imageScale = scale > 0 && scale.isFinite ? scale : 1
    if opaque, isSeen { context.fill(CGRect(origin: .zero, size: size)) }
    UIGraphicsPushContext(context)
}

/// Begins an image of a size in points, as ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` does, with transparent places.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The image so far; `nil` outside of an image, and for an image whose size is not positive.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext().map { UIImage(drawing: $0.drawing, scale: $0.imageScale) }
}

/// Ends the image: the former context is the current one again.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle in the fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle in the fill color, with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// A frame of one point inside of a rectangle, in the fill color.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
}

/// Clips later drawing to the rectangle, in addition to the current clip.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Makes the color, resolved for the current traits, the color of later fills.
    public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let pattern { context.setFillPattern(pattern) } else { context.setFillColor(cgColor) }
    }

    /// Draws lines with the color.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Makes the color, resolved for the current traits, the color of later fills and lines.
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIImage {
    /// Draws the image at its size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image stretched to a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image at its size, with a blend mode and an opacity `alpha`, 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image stretched to a rectangle, with a blend mode and an opacity `alpha`, 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard blendMode != .normal || alpha != 1 else { return draw(in: rect, context) }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, context)
        context.restoreGState()
    }

    /// W39, W71.
    private func draw(in rect: CGRect, _ context: CGContext) {
        let tint = ownTint?.cgColor
        if let resizing, rect.size != size { return resizing.draw(self, in: rect, tint: tint, context) }
        context.draw(self, in: rect, tint: tint)
    }
}
