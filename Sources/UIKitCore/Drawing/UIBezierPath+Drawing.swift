// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIBezierPath {
    /// Fills the path in the current context, with the context's fill color.
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
        let outer = context.path
        context.beginPath()
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        if let outer { context.addPath(outer) }
    }

    /// Fills the path with a blend mode and an opacity `alpha`, 0 to 1. The context keeps its own blend mode and opacity.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        mixed(blendMode, alpha) { fill() }
    }

    /// Draws a line along the path in the current context, with the context's stroke color and the path's own width, ends and
    /// dashes.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        var count = 0
        getLineDash(nil, count: &count, phase: nil)
        var (lengths, phase) = ([CGFloat](repeating: 0, count: count), CGFloat(0))
        getLineDash(&lengths, count: nil, phase: &phase)
        context.setLineDash(phase: phase, lengths: lengths)
        let outer = context.path
        context.beginPath()
        context.addPath(cgPath)
        context.strokePath()
        if let outer { context.addPath(outer) }
        context.restoreGState()
    }

    /// Draws a line along the path with a blend mode and an opacity `alpha`, 0 to 1. The context keeps its own blend mode and
    /// opacity.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        mixed(blendMode, alpha) { stroke() }
    }

    private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    /// Clips later drawing to the path, in addition to the current clip.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
