// SPDX-License-Identifier: Apache-2.0

import EventTrace

// The questions of a tool that shows a hierarchy, apart from hit-testing.

extension ViewTree {
    /// A point of the superview (for a root, of its frame's coordinates) in the view's own; `nil` without an inverse transform.
    package func point(_ point: TracePoint, inViewAt index: Int) -> TracePoint? { placements[index].fromParent(point) }

    /// The frames of the roots. For a root that is only a container, the frame of its content, whatever its own place is.
    func rootFrames() -> [TraceRect] {
        var frames: [TraceRect] = []
        var open = roots.map { (view: $0, x: 0.0, y: 0.0) }
        while let (view, x, y) = open.popLast() {
            let frame = placements[view].frame
            if views[view].isStructure {
                open += children(of: view).map { ($0, x + frame.x, y + frame.y) }
            } else {
                frames.append(TraceRect(x: x + frame.x, y: y + frame.y, width: frame.width, height: frame.height))
            }
        }
        return frames.reversed()
    }

    /// Whether a point of the view's own coordinates is inside its bounds.
    package func contains(_ point: TracePoint, viewAt index: Int) -> Bool { placements[index].contains(point) }
}
