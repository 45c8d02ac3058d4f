// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The motion of content along one axis, from the lift of the finger until it rests.
///
///     inside   deceleration to its rest
///     inside   deceleration to the edge -> bounce, or rest at the edge without bouncing
///     beyond   bounce back; deceleration, where the finger threw the content far enough inwards
struct AxisMotion: Equatable {
    private enum Phase: Equatable {
        case deceleration(ScrollDeceleration)
        /// Around an edge, starting at a time.
        case bounce(BounceBack, edge: CGFloat)
        case rest(CGFloat)
    }

    private let first: Phase
    private let second: Phase
    /// Seconds until the second phase.
    private let turn: TimeInterval

    /// - Parameters:
    ///   - offset: Where the content is, in points.
    ///   - velocity: Points a second.
    ///   - target: The resting place inside the range; `nil` for the end of the deceleration.
    ///   - range: Where it may rest.
    init(
        offset: CGFloat, velocity: CGFloat, target: CGFloat? = nil, range: ClosedRange<CGFloat>, bounces: Bool,
        rate: UIScrollView.DecelerationRate, constants: ScrollConstants
    ) {
        let free = ScrollDeceleration(origin: offset, velocity: velocity, rate: rate, constants: constants)
        if !range.contains(offset) {
            let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
            let isInward = (edge - offset) * velocity > 0
            if let target, target != edge {
                self.init(.deceleration(.init(origin: offset, restingAt: target, rate: rate, constants: constants)))
            } else if target == nil, isInward, range.contains(free.restOffset), free.restOffset != edge {
                self.init(.deceleration(free))
            } else if bounces {
                self.init(
                    .bounce(BounceBack(distance: offset - edge, velocity: velocity, constants: constants), edge: edge))
            } else {
                self.init(.rest(edge))
            }
            return
        }
        let edge = velocity < 0 ? range.lowerBound : range.upperBound
        if let target, target != edge || range.contains(free.restOffset) {
            self.init(.deceleration(.init(origin: offset, restingAt: target, rate: rate, constants: constants)))
        } else if !range.contains(free.restOffset), let time = free.time(to: edge) {
            let bounce = BounceBack(distance: 0, velocity: free.velocity(at: time), constants: constants)
            self.init(.deceleration(free), then: bounces ? .bounce(bounce, edge: edge) : .rest(edge), after: time)
        } else {
            self.init(.deceleration(free))
        }
    }

    private init(_ first: Phase, then second: Phase? = nil, after turn: TimeInterval = .infinity) {
        self.first = first
        self.second = second ?? first
        self.turn = turn
    }

    /// Where the content rests if nothing stops it, inside the range.
    static func rest(
        from offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: UIScrollView.DecelerationRate,
        constants: ScrollConstants
    ) -> CGFloat {
        let free = ScrollDeceleration(origin: offset, velocity: velocity, rate: rate, constants: constants)
        return min(max(free.restOffset, range.lowerBound), range.upperBound)
    }

    func offset(at time: TimeInterval) -> CGFloat {
        time < turn ? Self.offset(of: first, at: time) : Self.offset(of: second, at: time - turn)
    }

    /// Points a second.
    func velocity(at time: TimeInterval) -> CGFloat {
        let moment: TimeInterval = 0.001
        return isOver(at: time) ? 0 : (offset(at: time + moment) - offset(at: time)) / CGFloat(moment)
    }

    func isOver(at time: TimeInterval) -> Bool {
        time < turn ? turn == .infinity && Self.isOver(first, at: time) : Self.isOver(second, at: time - turn)
    }

    /// Where it rests.
    var end: CGFloat {
        switch turn == .infinity ? first : second {
        case .deceleration(let deceleration): deceleration.restOffset
        case .bounce(_, let edge): edge
        case .rest(let offset): offset
        }
    }

    private static func offset(of phase: Phase, at time: TimeInterval) -> CGFloat {
        switch phase {
        case .deceleration(let deceleration): return deceleration.offset(at: time)
        case .rest(let offset): return offset
        case .bounce(let bounce, let edge):
            let distance = bounce.distance(at: time)
            // A hard throw back would carry the content through the edge. It stays at the edge.
            return distance * bounce.distance < 0 ? edge : edge + distance
        }
    }

    private static func isOver(_ phase: Phase, at time: TimeInterval) -> Bool {
        switch phase {
        case .deceleration(let deceleration): time >= deceleration.duration
        case .rest: true
        case .bounce(let bounce, _): bounce.isOver(at: time) || bounce.distance(at: time) * bounce.distance < 0
        }
    }
}
