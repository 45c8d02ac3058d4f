// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How an image fills an area of another size: its margins keep their size, and the part between them is stretched or
/// repeated (W39).
struct ImageResizing: Hashable, Sendable {
    var insets: UIEdgeInsets
    var mode: UIImage.ResizingMode

    static func == (one: ImageResizing, other: ImageResizing) -> Bool {
        one.insets == other.insets && one.mode == other.mode
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(insets.top)
        hasher.combine(insets.left)
    }

    /// A stretch of the image and where it goes.
    private struct Piece {
        var source: ClosedRange<CGFloat>
        var target: ClosedRange<CGFloat>
    }

    /// A middle that would be repeated more often is stretched instead: nobody sees such small parts.
    private static let mostRepetitions: CGFloat = 64

    /// Along one axis: the margin, the middle, once or repeated, and the other margin. If there is no room for the margins,
    /// they shrink.
    private func pieces(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat, room: CGFloat) -> [Piece] {
        let low = min(max(low, 0), length)
        let high = min(max(high, 0), length - low)
        let shrink = low + high > room ? room / (low + high) : 1
        let (start, end) = (low * shrink, room - high * shrink)
        var pieces: [Piece] = []
        if low > 0 { pieces.append(Piece(source: 0...low, target: 0...start)) }
        let middle = length - low - high
        if middle > 0, end > start {
            if mode == .tile, (end - start) / middle <= Self.mostRepetitions {
                var place = start
                while place < end {
                    let part = min(middle, end - place)
                    pieces.append(Piece(source: low...low + part, target: place...place + part))
                    place += part
                }
            } else {
                pieces.append(Piece(source: low...low + middle, target: start...end))
            }
        }
        if high > 0 { pieces.append(Piece(source: (length - high)...length, target: end...max(end, room))) }
        return pieces
    }

    /// Draws each part of the image where it goes: the whole image, moved and scaled, and clipped to the part.
    func draw(_ image: UIImage, in rect: CGRect, tint: CGColor?, _ context: CGContext) {
        let size = image.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
        for row in pieces(size.height, insets.top, insets.bottom, room: rect.height) {
            for column in pieces(size.width, insets.left, insets.right, room: rect.width) {
                let target = CGRect(
                    x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
                    width: column.target.length, height: row.target.length)
                let (across, down) = (target.width / column.source.length, target.height / row.source.length)
                guard across > 0, down > 0 else { continue }
                context.saveGState()
                context.clip(to: target)
                context.draw(
                    image,
                    in: CGRect(
                        x: target.minX - column.source.lowerBound * across,
                        y: target.minY - row.source.lowerBound * down, width: size.width * across,
                        height: size.height * down), tint: tint)
                context.restoreGState()
            }
        }
    }
}

extension ClosedRange where Bound == CGFloat {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension UIImage {
    /// How the middle of an image fills an area of another size.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }

    /// This image with margins (points) that keep their size when an image view or a button's background resizes it. The part
    /// between them is repeated (W39).
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// This image with margins (points) that keep their size when an image view or a button's background resizes it. The part
    /// between them is repeated or stretched (W39).
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed(resizing: ImageResizing(insets: capInsets, mode: resizingMode))
    }

    /// This image with margins to the left and at the top (points), a middle of a point that is stretched, and the rest as the other margins.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
    }

    /// The margins that keep their size, in points; none at first.
    public var capInsets: UIEdgeInsets { resizing?.insets ?? .zero }

    /// How the part between the margins is resized.
    public var resizingMode: ResizingMode { resizing?.mode ?? .tile }
}
