// SPDX-License-Identifier: Apache-2.0

extension PathElements {
    /// W15: the stretches of the path that a pattern shows, lengths in points along it: shown, left out, shown, and so on.
    /// Every subpath restarts the pattern at the phase. A pattern without a length, or with a negative one, shows everything.
    func dashed(_ lengths: [CGFloat], phase: CGFloat) -> PathElements {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else { return self }
        // An odd number of lengths: shown parts are left out the next time.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        var result = PathElements()
        for subpath in subpaths { result.dash(subpath, pattern, phase) }
        return result
    }

    private mutating func dash(_ subpath: Subpath, _ pattern: [CGFloat], _ phase: CGFloat) {
        let sum = pattern.reduce(0, +)
        var offset = phase.truncatingRemainder(dividingBy: sum)
        if offset < 0 { offset += sum }
        var index = 0
        while offset > pattern[index] || offset == pattern[index] && offset > 0 {
            offset -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - offset
        var isBegun = false
        /// Goes on to the next length that is not zero. A shown length of zero leaves a dot, for round and square ends.
        func advance(at point: CGPoint) -> CGPoint? {
            var dot: CGPoint?
            while left <= 0 {
                if index % 2 == 0, pattern[index] == 0 { dot = point }
                index = (index + 1) % pattern.count
                left += pattern[index]
                isBegun = false
            }
            return dot
        }
        if let dot = advance(at: subpath.start) { self.dot(at: dot) }
        for segment in subpath.segments {
            let ruler = SegmentRuler(segment)
            // More dashes than anybody can see would never end.
            if ruler.length / sum > 100_000 { return }
            var done: CGFloat = 0
            while done < ruler.length {
                let step = min(left, ruler.length - done)
                if index % 2 == 0 {
                    let stretch = segment.stretch(from: ruler.part(at: done), to: ruler.part(at: done + step))
                    if !isBegun { move(to: stretch.start) }
                    isBegun = true
                    append(stretch)
                }
                done += step
                left -= step
                if left <= 0, let dot = advance(at: segment.point(at: ruler.part(at: done))) { self.dot(at: dot) }
            }
        }
    }

    private mutating func dot(at point: CGPoint) {
        move(to: point)
        line(to: point)
    }
}

/// Finds places on a curve by their distance along it.
struct SegmentRuler {
    private let segment: PathSegment
    /// The length up to the end of each even part.
    private var sums: [CGFloat] = []
    var length: CGFloat { sums[sums.count - 1] }

    init(_ segment: PathSegment) {
        self.segment = segment
        let count = segment.kind == .line ? 1 : 16
        var sum: CGFloat = 0
        for index in 0..<count {
            sum += Self.length(
                of: segment, from: CGFloat(index) / CGFloat(count), to: CGFloat(index + 1) / CGFloat(count))
            sums.append(sum)
        }
    }

    /// The part of the curve at a distance from its beginning.
    func part(at distance: CGFloat) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        if segment.kind == .line { return distance / length }
        let index = sums.firstIndex { $0 >= distance } ?? sums.count - 1
        let before = index == 0 ? 0 : sums[index - 1]
        let beginning = CGFloat(index) / CGFloat(sums.count)
        var (low, high) = (beginning, CGFloat(index + 1) / CGFloat(sums.count))
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if before + Self.length(of: segment, from: beginning, to: middle) < distance {
                low = middle
            } else {
                high = middle
            }
        }
        return (low + high) / 2
    }

    /// By Gauss's and Legendre's rule with five places.
    private static func length(of segment: PathSegment, from low: CGFloat, to high: CGFloat) -> CGFloat {
        let (center, half) = ((low + high) / 2, (high - low) / 2)
        func speed(_ part: CGFloat) -> CGFloat {
            let velocity = segment.velocity(at: part)
            return (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
        }
        let places: [(CGFloat, CGFloat)] = [
            (0.5384693101056831, 0.47862867049936647), (0.906179845938664, 0.23692688505618908),
        ]
        var sum = speed(center) * 0.5688888888888889
        for (place, weight) in places {
            sum += weight * (speed(center - half * place) + speed(center + half * place))
        }
        return sum * half
    }
}
