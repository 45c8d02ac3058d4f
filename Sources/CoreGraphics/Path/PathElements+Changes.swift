// SPDX-License-Identifier: Apache-2.0

extension PathElements {
    /// The same way, walked from its end to its beginning; the last subpath comes first.
    var reversed: PathElements {
        var result = PathElements()
        for subpath in subpaths.reversed() {
            result.move(to: subpath.segments.last?.end ?? subpath.start)
            for segment in subpath.segments.reversed() {
                result.append(segment.reversed)
            }
            if subpath.isClosed { result.close() }
        }
        return result
    }

    /// Lines that stay within a distance of the curves, in points.
    func flattened(within distance: CGFloat) -> PathElements {
        let distance = distance > 0 && distance.isFinite ? distance : PathStroke.tolerance
        var result = PathElements()
        for subpath in subpaths {
            result.move(to: subpath.start)
            for segment in subpath.segments {
                let count = segment.chordCount(within: distance)
                for step in 1...count {
                    result.line(to: step == count ? segment.end : segment.point(at: CGFloat(step) / CGFloat(count)))
                }
            }
            if subpath.isClosed { result.close() }
        }
        return result
    }
}
