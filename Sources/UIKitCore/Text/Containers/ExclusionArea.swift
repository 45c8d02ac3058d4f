// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A stretch of a line's height in which text is set (PO20). Points, in the coordinates of the text, which begin behind the padding.
struct LineRoom: Hashable, Sendable {
    var top: CGFloat
    var x: CGFloat
    var width: CGFloat
    /// Whether nothing is left out at this height.
    var isWhole: Bool
}

/// The parts of a container that text leaves out (PO20).
struct ExclusionArea: Hashable, Sendable {
    /// The outlines as polygons, in the coordinates of the container.
    private let polygons: [[CGPoint]]
    private let padding: CGFloat
    /// Where the lowest part ends.
    let bottom: CGFloat

    /// - Parameters:
    ///   - paths: In the coordinates of the container. An open path counts as a closed one.
    ///   - padding: the container's, which each stretch of text has at both of its ends.
    init(_ paths: [CGPath], padding: CGFloat) {
        var polygons: [[CGPoint]] = []
        for path in paths {
            var polygon: [CGPoint] = []
            func end() {
                if polygon.count > 2 { polygons.append(polygon) }
                polygon = []
            }
            path.flattened(threshold: 0.25).applyWithBlock { element in
                switch element.pointee.type {
                case .moveToPoint:
                    end()
                    polygon = [element.pointee.points[0]]
                case .addLineToPoint: polygon.append(element.pointee.points[0])
                // A flattened path has no curves.
                case .addQuadCurveToPoint, .addCurveToPoint: break
                case .closeSubpath:
                    let first = polygon.first
                    end()
                    polygon = first.map { [$0] } ?? []
                }
            }
            end()
        }
        self.polygons = polygons
        self.padding = padding
        bottom = polygons.joined().reduce(0) { max($0, $1.y) }
    }

    var isEmpty: Bool { polygons.isEmpty }

    /// The rooms for text between two heights, from left to right, in a text of a width.
    func rooms(from top: CGFloat, height: CGFloat, width: CGFloat) -> [LineRoom] {
        let covered = covered(from: top, to: top + height)
        guard !covered.isEmpty else { return [LineRoom(top: top, x: 0, width: width, isWhole: true)] }
        var rooms: [LineRoom] = []
        var left: CGFloat = 0
        let end = width + 2 * padding
        func add(upTo right: CGFloat) {
            let room = LineRoom(top: top, x: left, width: min(right, end) - left - 2 * padding, isWhole: false)
            if room.width > 0 { rooms.append(room) }
        }
        for part in covered {
            add(upTo: part.lowerBound)
            left = max(left, part.upperBound)
        }
        add(upTo: end)
        return rooms
    }

    /// The stretches that polygons cover between two heights, from left to right, without overlaps.
    private func covered(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        // A line that only touches an edge is free.
        let (top, bottom) = (top + 0.01, bottom - 0.01)
        guard top < bottom else { return [] }
        var parts: [ClosedRange<CGFloat>] = []
        for polygon in polygons {
            for (first, second) in zip(polygon, polygon.dropFirst() + [polygon[0]]) {
                if let part = extent(first, second, top, bottom) { parts.append(part) }
            }
            // What is inside has an edge in the stretch, or lies across its middle.
            let crossings = crossings(of: polygon, at: (top + bottom) / 2)
            for place in stride(from: 0, to: crossings.count - 1, by: 2) {
                parts.append(crossings[place]...crossings[place + 1])
            }
        }
        var result: [ClosedRange<CGFloat>] = []
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, part.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
            } else {
                result.append(part)
            }
        }
        return result
    }

    /// How far the part of an edge between two heights reaches; `nil` if it lies above or below.
    private func extent(
        _ first: CGPoint, _ second: CGPoint, _ top: CGFloat, _ bottom: CGFloat
    ) -> ClosedRange<CGFloat>? {
        let (upper, lower) = first.y <= second.y ? (first, second) : (second, first)
        guard lower.y > top, upper.y < bottom else { return nil }
        func x(at y: CGFloat) -> CGFloat {
            lower.y > upper.y ? upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y) : upper.x
        }
        if lower.y == upper.y { return min(first.x, second.x)...max(first.x, second.x) }
        let (one, other) = (x(at: max(top, upper.y)), x(at: min(bottom, lower.y)))
        return min(one, other)...max(one, other)
    }

    /// Where a polygon's edges cross a height, from left to right.
    private func crossings(of polygon: [CGPoint], at y: CGFloat) -> [CGFloat] {
        zip(polygon, polygon.dropFirst() + [polygon[0]]).compactMap { first, second in
            guard (first.y <= y) != (second.y <= y) else { return nil }
            return first.x + (second.x - first.x) * (y - first.y) / (second.y - first.y)
        }.sorted()
    }
}
