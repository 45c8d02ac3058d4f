// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Finds the rectangle that is next in a direction (H24). A pure function of frames: it knows no views.
///
/// Frames in the direction, inside the strip that the old frame sweeps, count first. Only if there are none, frames wholly
/// beyond the old frame's edge count. The nearest wins: by the distance between edges, then by how far aside its middle is,
/// then by its place in the list.
struct DirectionalSearch {
    /// The verdict on a frame.
    typealias Verdict = FocusCandidate.Verdict

    struct Result: Equatable {
        /// The index of the frame that wins.
        var winner: Int?
        /// The winner's distance from edge to edge, and from middle to middle across, in points.
        var distance: CGFloat = 0
        var offset: CGFloat = 0
        /// Whether nothing was in the strip.
        var isBeside = false
        /// One for each frame.
        var verdicts: [Verdict]
    }

    /// Less than a point of overlap is an accident of rounding.
    private static let tolerance: CGFloat = 0.5

    /// `up`, `down`, `left` or `right`.
    let direction: FocusDirection
    /// The frame to start from; all in the same coordinates (points).
    let origin: CGRect

    func run(_ frames: [CGRect]) -> Result {
        let places = frames.map(Place.init)
        let start = Place(origin)
        let inDirection = places.map { liesInDirection($0, from: start) }
        let inStrip = zip(places, inDirection).map { $1 && overlap($0, start) > Self.tolerance }
        let isBeside = !inStrip.contains(true)
        let isEligible =
            isBeside
            ? zip(places, inDirection).map { $1 && distance(to: $0, from: start) >= -Self.tolerance } : inStrip
        var winner: Int?
        for (index, place) in places.enumerated() where isEligible[index] {
            guard let best = winner else {
                winner = index
                continue
            }
            if isBetter(place, than: places[best], from: start) { winner = index }
        }
        var result = Result(winner: winner, isBeside: isBeside, verdicts: [])
        if let winner {
            result.distance = max(0, distance(to: places[winner], from: start))
            result.offset = offset(of: places[winner], from: start)
        }
        result.verdicts = places.indices.map { index in
            if index == winner { return .chosen }
            guard inDirection[index] else { return .notInDirection }
            guard isEligible[index] else { return isBeside ? .notInDirection : .besideStrip }
            let distance = max(0, self.distance(to: places[index], from: start))
            if distance > result.distance { return .farther(distance: distance) }
            let offset = self.offset(of: places[index], from: start)
            return offset > result.offset ? .fartherAside(offset: offset) : .later
        }
        return result
    }

    private func isBetter(_ one: Place, than other: Place, from start: Place) -> Bool {
        let distances = (max(0, distance(to: one, from: start)), max(0, distance(to: other, from: start)))
        if distances.0 != distances.1 { return distances.0 < distances.1 }
        return offset(of: one, from: start) < offset(of: other, from: start)
    }

    /// Whether the frame's near edge and its far edge are both farther on than the start's.
    private func liesInDirection(_ place: Place, from start: Place) -> Bool {
        switch direction {
        case .left: place.minX < start.minX - Self.tolerance && place.maxX < start.maxX - Self.tolerance
        case .right: place.minX > start.minX + Self.tolerance && place.maxX > start.maxX + Self.tolerance
        case .up: place.minY < start.minY - Self.tolerance && place.maxY < start.maxY - Self.tolerance
        default: place.minY > start.minY + Self.tolerance && place.maxY > start.maxY + Self.tolerance
        }
    }

    /// Across the direction.
    private func overlap(_ one: Place, _ other: Place) -> CGFloat {
        isHorizontal
            ? min(one.maxY, other.maxY) - max(one.minY, other.minY)
            : min(one.maxX, other.maxX) - max(one.minX, other.minX)
    }

    /// From the start's far edge to the frame's near one; less than 0 where they overlap.
    private func distance(to place: Place, from start: Place) -> CGFloat {
        switch direction {
        case .left: start.minX - place.maxX
        case .right: place.minX - start.maxX
        case .up: start.minY - place.maxY
        default: place.minY - start.maxY
        }
    }

    private func offset(of place: Place, from start: Place) -> CGFloat {
        isHorizontal ? abs(place.midY - start.midY) : abs(place.midX - start.midX)
    }

    private var isHorizontal: Bool { direction == .left || direction == .right }

    /// A frame's edges, worked out once.
    private struct Place {
        let minX, maxX, midX, minY, maxY, midY: CGFloat

        init(_ frame: CGRect) {
            (minX, maxX, midX) = (frame.minX, frame.maxX, frame.midX)
            (minY, maxY, midY) = (frame.minY, frame.maxY, frame.midY)
        }
    }
}
