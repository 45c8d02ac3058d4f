// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Drawings of applications.
extension PaintWriter {
    /// Write as many steps after it as announced.
    mutating func beginDrawing(size: CGSize, mode: UInt8, tint: UInt32?, steps: Int) {
        integer(WireContent.drawing.rawValue)
        length(size.width)
        length(size.height)
        integer(mode)
        integer(tint == nil ? 0 : 1 as UInt8)
        integer(tint ?? 0)
        integer(UInt32(steps))
    }

    /// A step that is not an image or a text, which need names and faces.
    mutating func step(_ command: DrawingCommand) {
        switch command {
        case .save: code(.save)
        case .restore: code(.restore)
        case .concatenate(let transform):
            code(.concatenate)
            for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
                length(value)
            }
        case .clip(let path, let isEvenOdd):
            code(.clip)
            integer(UInt8(isEvenOdd ? 1 : 0))
            self.path(path)
        case .fill(let path, let isEvenOdd):
            code(.fill)
            integer(UInt8(isEvenOdd ? 1 : 0))
            self.path(path)
        case .stroke(let path):
            code(.stroke)
            self.path(path)
        case .clear(let rect):
            code(.clear)
            box(rect)
        case .fillColor(let color):
            code(.fillColor)
            integer(Self.color(color))
        case .strokeColor(let color):
            code(.strokeColor)
            integer(Self.color(color))
        case .line(let width, let cap, let join, let miterLimit):
            code(.line)
            length(width)
            integer(UInt8(cap.rawValue))
            integer(UInt8(join.rawValue))
            length(miterLimit)
        case .dashes(let lengths, let phase):
            code(.dashes)
            length(phase)
            dashes(lengths)
        case .alpha(let alpha):
            code(.alpha)
            length(alpha)
        case .blendMode(let mode):
            code(.blendMode)
            integer(UInt8(mode.rawValue))
        case .shadow(let offset, let blur, let color):
            code(.shadow)
            length(offset.width)
            length(offset.height)
            length(blur)
            integer(Self.color(color))
        case .smoothing(let isSmooth):
            code(.smoothing)
            integer(isSmooth ? 1 : 0 as UInt8)
        case .gradient(let gradient): write(gradient)
        case .image, .text: break
        }
    }

    /// - Parameter name: The image's name under `/image/`.
    mutating func drawnImage(name: String, _ rect: CGRect, tint: UInt32?) {
        code(.image)
        text(name)
        box(rect)
        integer(tint == nil ? 0 : 1 as UInt8)
        integer(tint ?? 0)
    }

    mutating func drawnText(_ text: String, face: UInt32, size: CGFloat, color: UInt32, at point: CGPoint) {
        code(.text)
        integer(face)
        length(size)
        integer(color)
        length(point.x)
        length(point.y)
        self.text(text)
    }

    private mutating func write(_ gradient: DrawingGradient) {
        code(.gradient)
        var flags: UInt8 = 0
        if gradient.isRadial { flags |= WireDrawnGradient.radial }
        if gradient.extendsBefore { flags |= WireDrawnGradient.before }
        if gradient.extendsAfter { flags |= WireDrawnGradient.after }
        integer(flags)
        for value in [
            gradient.start.x, gradient.start.y, gradient.startRadius, gradient.end.x, gradient.end.y,
            gradient.endRadius,
        ] { length(value) }
        stops(gradient.stops)
    }

    private mutating func code(_ step: WireDrawing) { integer(step.rawValue) }

    private mutating func box(_ rect: CGRect) {
        length(rect.origin.x)
        length(rect.origin.y)
        length(rect.size.width)
        length(rect.size.height)
    }
}
