// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Makes frames of a text.
@preconcurrency @MainActor
public final class CTFramesetter: NSObject {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text.withUIKitAttributes }
}

/// A maker of frames for a text.
@preconcurrency @MainActor
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// A text in an area (CT2, CT5).
///
/// - Parameters:
///   - stringRange: the part of the text to begin with; a length of 0 is the rest. What has no room is left out.
///   - path: its bounding box is the area, in a space whose y grows upwards.
///   - frameAttributes: no effect.
@preconcurrency @MainActor
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter.text, framesetter.text.part(stringRange), path)
}

/// The size that a text needs within others (CT5).
///
/// - Parameters:
///   - stringRange: the part of the text; a length of 0 is the rest.
///   - frameAttributes: no effect.
///   - constraints: the greatest width and height, in points; a side that is not positive, or very large, is no limit.
///   - fitRange: gets the part that has room.
@preconcurrency @MainActor
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let part = framesetter.text.part(stringRange)
    let layout = SetText(framesetter.text.attributedSubstring(from: part), in: SetText.limits(constraints))
    let end = layout.lines.last.map { NSMaxRange($0.range) } ?? 0
    fitRange?.pointee = CFRangeMake(part.location, end)
    return layout.usedSize
}

extension SetText {
    /// A side that is not positive, or very large, is no limit.
    static func limits(_ size: CGSize) -> CGSize {
        func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1e7 ? side : .infinity }
        return CGSize(width: limit(size.width), height: limit(size.height))
    }
}

/// A text set in an area.
@preconcurrency @MainActor
public final class CTFrame: NSObject {
    let path: CGPath
    private let start: Int
    private let layout: SetText
    /// In the space of the path.
    private let box: CGRect

    init(_ text: NSAttributedString, _ part: NSRange, _ path: CGPath) {
        self.path = path
        start = part.location
        box = path.isEmpty ? .zero : path.boundingBoxOfPath
        layout = SetText(text.attributedSubstring(from: part), in: SetText.limits(box.size))
    }

    /// The lines from top to bottom: the same objects each time.
    private(set) lazy var lines: [CTLine] = setLines.map { line in
        CTLine(layout.text.attributedSubstring(from: line.range), from: start + line.range.location)
    }
    private lazy var setLines = layout.lines

    /// The starts of the lines, on their baselines, from the lower left corner of the path's box; y grows upwards (CT2).
    var origins: [CGPoint] {
        // A box without an end is as high as its text.
        let height = SetText.limits(box.size).height.isFinite ? box.height : layout.usedSize.height
        return setLines.map { CGPoint(x: $0.origin.x, y: height - $0.origin.y) }
    }

    var visibleRange: CFRange {
        CFRangeMake(start, setLines.last.map { NSMaxRange($0.range) } ?? 0)
    }

    func draw(_ context: CGContext) {
        for (line, origin) in zip(lines, origins) {
            line.draw(at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y), context)
        }
    }

    /// Draws what is upright where y grows downwards, in a context whose y grows upwards, with its origin at a point (CT6).
    static func upright(in context: CGContext, at origin: CGPoint, _ draw: () -> Void) {
        UIGraphicsPushContext(context)
        context.saveGState()
        context.translateBy(x: origin.x, y: origin.y)
        var turn = context.textMatrix
        (turn.tx, turn.ty) = (0, 0)
        context.concatenate(turn)
        context.scaleBy(x: 1, y: -1)
        draw()
        context.restoreGState()
        UIGraphicsPopContext()
    }
}

/// The lines of a frame, from top to bottom.
@preconcurrency @MainActor
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Where lines begin, on their baselines, from the lower left corner of the path's box; y grows upwards.
///
/// - Parameters:
///   - range: the lines, by their numbers; a length of 0 is the rest.
///   - origins: has room for so many points.
@preconcurrency @MainActor
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let all = frame.origins
    let start = min(max(range.location, 0), all.count)
    let end = range.length <= 0 ? all.count : min(start + range.length, all.count)
    for (place, origin) in all[start..<end].enumerated() { origins[place] = origin }
}

/// The text that was asked for, from the first line on, as far as it has room.
@preconcurrency @MainActor
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visibleRange }

/// As ``CTFrameGetVisibleStringRange(_:)``.
@preconcurrency @MainActor
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.visibleRange }

/// The path of a frame.
@preconcurrency @MainActor
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws a frame in a context whose y grows upwards (CT6).
@preconcurrency @MainActor
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(context) }
