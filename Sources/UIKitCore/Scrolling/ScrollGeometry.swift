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
    /// Where content that is smaller than the room for it lies in that room: 0 at the beginning of an axis, 1 at its end.
    var alignment: CGPoint

    /// Points by which content may be larger than its room through a scale's rounding alone.
    private static let rounding: CGFloat = 1e-6

    /// The offsets at which the content rests along an axis, the lower one first; both are one where it all fits.
    func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
        let (leading, trailing) = inset[axis]
        // Without an inset, `-leading` is minus zero, which applications would be given and print.
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

    /// The offset of the page at which a drag ends (G106): the nearest one, or the next one in the direction of a velocity (points
    /// a second) that turns pages.
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

    /// The offset nearest to one at which a rectangle of the content is seen, or as much of it as fits.
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
