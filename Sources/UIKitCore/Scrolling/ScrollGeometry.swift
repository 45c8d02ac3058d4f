// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Where a scroll view's content may rest.
struct ScrollGeometry: Equatable {
    /// Of the scroll view, in points.
    var size: CGSize
    /// In points of the scroll view.
    var contentSize: CGSize
    /// Around the content, the safe area included.
    var inset: UIEdgeInsets
    /// The place of content that is smaller than its room: 0 at the beginning of an axis, 1 at its end.
    var alignment: CGPoint

    /// Points by which a scale's rounding alone may make content larger than its room.
    private static let rounding: CGFloat = 1e-6

    /// The offsets at which the content rests along an axis, the lower one first. They are equal when all content fits.
    func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
        let (leading, trailing) = inset[axis]
        // Without an inset, `-leading` would be minus zero, and applications would print it.
        let start = 0 - leading
        let room = size[axis] - leading - trailing
        let spare = room - contentSize[axis]
        guard spare < -Self.rounding else {
            let rest = start - spare * min(max(alignment[axis], 0), 1)
            return rest...rest
        }
        return start...max(start, contentSize[axis] + trailing - size[axis])
    }

    /// Whether there is more content than room along an axis.
    func overflows(_ axis: ScrollAxis) -> Bool {
        let range = range(axis)
        return range.upperBound > range.lowerBound
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, range(.horizontal).lowerBound), range(.horizontal).upperBound),
            y: min(max(offset.y, range(.vertical).lowerBound), range(.vertical).upperBound))
    }

    /// The offset of the page at which a drag ends (G106): the nearest page; or, with a velocity (points a second) that turns
    /// pages, the next one in its direction.
    func page(from offset: CGFloat, velocity: CGFloat, turningAt turningVelocity: CGFloat, _ axis: ScrollAxis)
        -> CGFloat
    {
        let range = range(axis)
        guard size[axis] > 0 else { return min(max(offset, range.lowerBound), range.upperBound) }
        let place = (offset - range.lowerBound) / size[axis]
        let page: CGFloat =
            if velocity >= turningVelocity {
                place.rounded(.down) + 1
            } else if velocity <= -turningVelocity {
                place.rounded(.up) - 1
            } else {
                place.rounded()
            }
        return min(max(range.lowerBound + page * size[axis], range.lowerBound), range.upperBound)
    }

    /// The nearest offset that shows a rectangle of the content, or as much of it as fits.
    func offset(_ offset: CGPoint, revealing rect: CGRect) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            let (leading, trailing) = inset[axis]
            let start = rect.origin[axis]
            let end = start + rect.size[axis]
            let room = size[axis] - leading - trailing
            if start < offset[axis] + leading || rect.size[axis] > room {
                result[axis] = start - leading
            } else if end > offset[axis] + size[axis] - trailing {
                result[axis] = end + trailing - size[axis]
            }
        }
        return clamped(result)
    }
}
