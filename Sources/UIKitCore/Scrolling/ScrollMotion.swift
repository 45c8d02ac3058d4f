// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Content that moves without a finger, by the application's clock: a step for each frame.
///
///     begin -- step at 1/60 s, 2/60 s ... --> over
///        |---- stop ----------------------> over
@MainActor
final class ScrollMotion {
    enum Kind {
        /// After a finger lifted.
        case deceleration(PerAxis<AxisMotion>)
        /// To an offset that the application asked for; to the top if its user did.
        case offset(PerAxis<OffsetAnimation>, isToTop: Bool)
        /// To a zoom scale, with its offset: back from a limit, or at the application's request.
        case zoom(OffsetAnimation, PerAxis<OffsetAnimation>, isBounce: Bool)
    }

    /// Smaller differences, in seconds, are rounding.
    private static let rounding: TimeInterval = 1e-6

    private(set) var kind: Kind
    private unowned let scrollView: UIScrollView
    private let clock: EventClock
    private var start: TimeInterval
    private let interval: TimeInterval
    private var frame = 0
    private var isStepping = false
    private var deadline: EventClock.Deadline?

    init(_ kind: Kind, of scrollView: UIScrollView) {
        self.kind = kind
        self.scrollView = scrollView
        clock = scrollView.scrollingApplication.clock
        start = clock.now
        interval = max(scrollView.constants.frameInterval, 0.001)
    }

    var isDeceleration: Bool { if case .deceleration = kind { true } else { false } }
    var isOffsetAnimation: Bool { if case .offset = kind { true } else { false } }
    var isZoomAnimation: Bool { if case .zoom(_, _, isBounce: false) = kind { true } else { false } }

    func begin() { scheduleStep() }

    func stop() { deadline?.cancel() }

    /// The content grew before its visible part by a distance in points, or the application moved it. The motion goes on from the
    /// new offset. A page moves with it; an animation keeps its end.
    func shift(by distance: CGVector) {
        let time = clock.now - start
        let place = scrollView.contentOffset
        let moved = CGPoint(x: place.x + distance.dx, y: place.y + distance.dy)
        switch kind {
        case .deceleration(let axes):
            let isPaging = scrollView.isPagingEnabled
            let end = CGPoint(x: axes.end.x + distance.dx, y: axes.end.y + distance.dy)
            func way(_ axis: ScrollAxis) -> AxisMotion {
                let range = scrollView.geometry.range(axis)
                return AxisMotion(
                    offset: moved[axis], velocity: axes[axis].velocity(at: time),
                    target: isPaging ? min(max(end[axis], range.lowerBound), range.upperBound) : nil,
                    range: range, bounces: scrollView.bounces(axis),
                    rate: isPaging ? .fast : scrollView.decelerationRate, constants: scrollView.constants)
            }
            kind = .deceleration(PerAxis(way(.horizontal), way(.vertical)))
            start = clock.now
            frame = 0
            if !isStepping { scheduleStep() }
        case .offset(let axes, let isToTop):
            func way(_ axis: ScrollAxis) -> OffsetAnimation { axes[axis].continued(from: moved[axis], at: time) }
            kind = .offset(PerAxis(way(.horizontal), way(.vertical)), isToTop: isToTop)
        case .zoom: break
        }
    }

    private func scheduleStep() {
        deadline?.cancel()
        frame += 1
        deadline = clock.schedule(at: start + Double(frame) * interval) { [weak self] in self?.step() }
    }

    private func step() {
        // The delegate hears of the step, and may release the scroll view.
        let scrollView = scrollView
        let time = Double(frame) * interval
        let reached = time + Self.rounding
        let isOver: Bool
        isStepping = true
        defer { isStepping = false }
        switch kind {
        case .deceleration(let axes):
            isOver = axes.horizontal.isOver(at: reached) && axes.vertical.isOver(at: reached)
            scrollView.move(to: isOver ? axes.end : axes.offset(at: time))
        case .offset(let axes, _):
            isOver = reached >= axes.horizontal.duration
            scrollView.move(to: axes.value(at: isOver ? .infinity : time))
        case .zoom(let scale, let axes, _):
            isOver = reached >= scale.duration
            let shown = isOver ? .infinity : time
            scrollView.showZoom(scale.value(at: shown), offset: axes.value(at: shown))
        }
        // The delegate may have begun another motion.
        guard scrollView.motion === self else { return }
        if isOver { scrollView.motionDidEnd(self) } else { scheduleStep() }
    }
}

extension PerAxis where Value == AxisMotion {
    func offset(at time: TimeInterval) -> CGPoint {
        CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
    }

    var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }
}

extension PerAxis where Value == OffsetAnimation {
    init(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        self.init(
            OffsetAnimation(start: start.x, end: end.x, duration: duration),
            OffsetAnimation(start: start.y, end: end.y, duration: duration))
    }

    func value(at time: TimeInterval) -> CGPoint {
        CGPoint(x: horizontal.value(at: time), y: vertical.value(at: time))
    }
}
