// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Pixels in memory of the application's, filled as steps are taken: each has the color at its middle (W49). It ignores text,
/// pictures that are not drawn, shadows, and blending other than `.copy` and `.clear`. Edges are not smoothed.
final class PixelMemory {
    /// What `saveGState` keeps.
    private struct State {
        var drawing = DrawingState()
        var ctm = CGAffineTransform.identity
        /// In pixels.
        var clips: [(path: CGPath, rule: CGPathFillRule)] = []
    }

    let memory: UnsafeMutableRawPointer
    private let (width, height): (Int, Int)
    let bytesPerRow: Int
    private let layout: PixelLayout
    private var state = State()
    private var saved: [State] = []

    /// `nil` for a format that is not known.
    init?(
        _ memory: UnsafeMutableRawPointer, width: Int, height: Int, bits: Int, bytesPerRow: Int, _ space: CGColorSpace,
        _ info: UInt32
    ) {
        guard let layout = PixelLayout(space, bits: bits, info) else { return nil }
        let row = bytesPerRow > 0 ? bytesPerRow : width * layout.size
        guard row >= width * layout.size else { return nil }
        (self.memory, self.layout, self.bytesPerRow, self.width, self.height) = (memory, layout, row, width, height)
    }

    /// The pixels as a picture.
    var picture: Data? {
        layout.picture(UnsafeRawPointer(memory), width: width, height: height, bytesPerRow: bytesPerRow)
    }

    /// Whether the pixels are other than those of the steps, because the application wrote into its memory.
    func differs(from commands: [DrawingCommand], _ make: (UnsafeMutableRawPointer) -> PixelMemory?) -> Bool {
        let drawn = PixelBuffer(byteCount: bytesPerRow * height)
        guard let other = make(drawn.memory) else { return false }
        for command in commands { other.take(command) }
        return withExtendedLifetime(drawn) {
            (0..<height).contains { row in
                memcmp(drawn.memory + row * bytesPerRow, memory + row * bytesPerRow, width * layout.size) != 0
            }
        }
    }

    func take(_ command: DrawingCommand) {
        if state.drawing.take(command) { return }
        switch command {
        case .save: saved.append(state)
        case .restore: if let last = saved.popLast() { state = last }
        case .concatenate(let transform): state.ctm = transform.concatenating(state.ctm)
        case .clip(let path, let isEvenOdd):
            guard let moved = inPixels(path) else { return }
            state.clips.append((moved, isEvenOdd ? .evenOdd : .winding))
        case .fill(let path, let isEvenOdd):
            paint(path, isEvenOdd ? .evenOdd : .winding) { _ in self.state.drawing.fill }
        case .stroke(let path):
            let line = state.drawing.line
            let dashed =
                line.dashes.isEmpty ? path : path.copy(dashingWithPhase: line.phase, lengths: line.dashes)
            let outline = dashed.copy(
                strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit)
            paint(outline, .winding) { _ in self.state.drawing.stroke }
        case .clear(let rect): paint(CGPath(rect: rect, transform: nil), .winding, clears: true) { _ in CGColor.clear }
        case .gradient(let gradient):
            let back = state.ctm.inverted()
            paint(nil, .winding) { gradient.color(at: $0.applying(back)) }
        case .image(let image, let rect, let tint): image.tintedSteps(in: rect, tint)?.forEach(take)
        default: break
        }
    }

    private func inPixels(_ path: CGPath) -> CGPath? {
        let moved = CGMutablePath()
        moved.addPath(path, transform: state.ctm)
        return moved.copy()
    }

    /// Gives the pixels in a path, or all pixels, the color at their middles. A pixel without a color stays.
    private func paint(
        _ path: CGPath?, _ rule: CGPathFillRule, clears: Bool = false, _ color: (CGPoint) -> CGColor?
    ) {
        let shape = path.flatMap(inPixels)
        var box = shape?.boundingBox ?? CGRect(x: 0, y: 0, width: width, height: height)
        for clip in state.clips { box = box.intersection(clip.path.boundingBox) }
        guard !box.isNull, box.maxX > 0, box.maxY > 0, box.minX < CGFloat(width), box.minY < CGFloat(height) else {
            return
        }
        let columns = max(0, Int(box.minX))..<min(width, Int(min(box.maxX, CGFloat(width)).rounded(.up)))
        for y in max(0, Int(box.minY))..<min(height, Int(min(box.maxY, CGFloat(height)).rounded(.up))) {
            for x in columns {
                let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                if let shape, !shape.contains(middle, using: rule) { continue }
                guard state.clips.allSatisfy({ $0.path.contains(middle, using: $0.rule) }), let color = color(middle)
                else { continue }
                set(color, x, y, clears: clears)
            }
        }
    }

    private func set(_ color: CGColor, _ x: Int, _ y: Int, clears: Bool) {
        let pixel = (memory + y * bytesPerRow + x * layout.size).assumingMemoryBound(to: UInt8.self)
        let (red, green, blue, _) = color.channels
        let blend = state.drawing.blend
        let replaces = clears || blend == .copy || blend == .clear
        let alpha = clears || blend == .clear ? 0 : color.alpha * state.drawing.alpha
        for (component, place) in layout.places.enumerated() {
            guard let place else { continue }
            let value: CGFloat =
                switch component {
                case 0: layout.isGray ? 0.299 * red + 0.587 * green + 0.114 * blue : red
                case 1: green
                case 2: blue
                default: 1
                }
            let under = replaces ? 0 : CGFloat(pixel[place]) / 255 * (1 - alpha)
            // Multiplied by the opacity, as contexts keep colors.
            pixel[place] = UInt8((min(max(0, value * alpha + under), 1) * 255).rounded())
        }
    }
}

extension DrawingGradient {
    /// The color at a point; `nil` outside of the gradient.
    func color(at point: CGPoint) -> CGColor? {
        let place = isRadial ? radialPlace(point) : linearPlace(point)
        guard let place, place >= 0 || extendsBefore, place <= 1 || extendsAfter else { return nil }
        let at = min(max(place, 0), 1)
        guard let after = stops.firstIndex(where: { $0.location >= at }) else { return stops.last?.color }
        guard after > 0 else { return stops[0].color }
        let (low, high) = (stops[after - 1], stops[after])
        let part = high.location > low.location ? (at - low.location) / (high.location - low.location) : 1
        return low.color.mixed(with: high.color, part)
    }

    private func linearPlace(_ point: CGPoint) -> CGFloat? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        return length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : nil
    }

    /// The greatest part of the way whose circle goes through the point and has a radius.
    private func radialPlace(_ point: CGPoint) -> CGFloat? {
        let (dx, dy, dr) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
        let (px, py) = (point.x - start.x, point.y - start.y)
        let a = dx * dx + dy * dy - dr * dr
        let b = px * dx + py * dy + startRadius * dr
        let c = px * px + py * py - startRadius * startRadius
        var places: [CGFloat]
        if abs(a) < 1e-9 {
            places = abs(b) < 1e-9 ? [] : [c / (2 * b)]
        } else {
            let root = b * b - a * c
            guard root >= 0 else { return nil }
            places = [(b + root.squareRoot()) / a, (b - root.squareRoot()) / a]
        }
        places = places.filter { place in
            startRadius + place * dr >= 0 && (place >= 0 || extendsBefore) && (place <= 1 || extendsAfter)
        }
        return places.max()
    }
}

extension CGColor {
    /// A color between two.
    fileprivate func mixed(with other: CGColor, _ part: CGFloat) -> CGColor {
        let (low, high) = (channels, other.channels)
        return CGColor(
            srgbRed: low.0 + (high.0 - low.0) * part, green: low.1 + (high.1 - low.1) * part,
            blue: low.2 + (high.2 - low.2) * part, alpha: low.3 + (high.3 - low.3) * part)
    }
}
