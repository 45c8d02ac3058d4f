// SPDX-License-Identifier: Apache-2.0

extension TraceText {
    /// One line for every visited view, in the order of `visits`, indented by its depth as in `recursiveDescription` (K16). A
    /// mark shows the view whose answer counted.
    public static func tree(for walk: HitTestWalk) -> [TraceText] {
        let winner = walk.resultIndex
        return walk.visits.indices.map { index in
            // No view is deeper than the one before it, plus one. But a file may have any number.
            let depth = min(max(0, walk.visits[index].depth), index)
            let indent = TraceText(stringLiteral: String(repeating: "   | ", count: depth))
            let line = indent + reason(forVisit: index, of: walk)
            guard index == winner else { return line }
            guard let touch = walk.touch else { return "\(line)  <-- the result" }
            return "\(line)  <-- gets \(touch)"
        }
    }

    /// The answer of the view of `walk.visits[index]`, and why, without indentation.
    ///
    /// - Precondition: `index` is one of `visits`.
    public static func reason(forVisit index: Int, of walk: HitTestWalk) -> TraceText {
        let visit = walk.visits[index]
        // An override's call of `super` visits views; they are listed below it, under the same view.
        let view: TraceText = walk.isSuperCall(index) ? "\(visit.view) in \(code: "super.hitTest")" : "\(visit.view)"
        return "\(view) \(clause(for: visit))"
    }

    private static func clause(for visit: HitTestWalk.Visit) -> TraceText {
        switch visit.verdict {
        case .hit: "takes the point: \(containment(of: visit)), and no subview takes it"
        case .passedOn(let taker): "passes the point on: \(containment(of: visit)), and \(taker) below takes it"
        case .answeredByOverride(nil):
            "answers nil: its class overrides \(code: "hitTest(_:with:)"), so the point goes past it and everything below it"
        case .answeredByOverride(visit.view):
            "answers itself: its class overrides \(code: "hitTest(_:with:)")"
        case .answeredByOverride(let answer?):
            "answers \(answer): its class overrides \(code: "hitTest(_:with:)")"
        case .refused(let refusal): "refuses: \(reason(for: refusal, of: visit))"
        case .covered(let front):
            if let point = visit.point, !visit.bounds.contains(point) {
                "is not asked: \(front), in front of it, took the point, which is outside its bounds anyway"
            } else {
                "is not asked: \(front), in front of it, took the point"
            }
        }
    }

    /// Why the point counts as inside the view.
    private static func containment(of visit: HitTestWalk.Visit) -> TraceText {
        guard let point = visit.point else { return "the point is inside" }
        guard visit.bounds.contains(point) else {
            return "its \(code: "point(inside:with:)") accepts \(point), which is outside its bounds \(visit.bounds)"
        }
        return "\(point) is inside its bounds"
    }

    private static func reason(for refusal: HitTestWalk.Refusal, of visit: HitTestWalk.Visit) -> TraceText {
        switch refusal {
        case .outsideBounds: outside(visit)
        case .outsideByOverride:
            if let point = visit.point, visit.bounds.contains(point) {
                "its class overrides \(code: "point(inside:with:)"), which is false for \(point), although that is inside its bounds \(visit.bounds)"
            } else {
                refusal.text
            }
        case .interactionDisabled where ["UILabel", "UIImageView"].contains(visit.view.className):
            "\(code: "isUserInteractionEnabled") is false, the default of \(visit.view.className), so neither it nor its subviews take touches"
        default: refusal.text
        }
    }

    /// Which edge the point misses, with the numbers (B7).
    private static func outside(_ visit: HitTestWalk.Visit) -> TraceText {
        let bounds = visit.bounds
        if bounds.width <= 0 || bounds.height <= 0 {
            return "its bounds \(bounds) are empty, and no point is inside an empty view"
        }
        guard let point = visit.point else { return HitTestWalk.Refusal.outsideBounds.text }
        let misses = [
            miss("x", point.x, from: bounds.x, to: bounds.x + bounds.width),
            miss("y", point.y, from: bounds.y, to: bounds.y + bounds.height),
        ].compactMap { $0 }
        guard !misses.isEmpty else { return HitTestWalk.Refusal.outsideBounds.text }
        let edges = misses.dropFirst().reduce(misses[0]) { "\($0), and \($1)" }
        return "\(point) is outside its bounds \(bounds): \(edges); subviews that stick out are not asked either"
    }

    private static func miss(_ axis: String, _ value: Double, from low: Double, to high: Double) -> TraceText? {
        if value < low {
            return "\(axis) \(ShortNumber.text(value, comparedTo: low)) is below \(low)"
        }
        if value >= high {
            return "\(axis) \(ShortNumber.text(value, comparedTo: high)) is not below \(high)"
        }
        return nil
    }
}

extension HitTestWalk {
    /// The place in `visits` of the answer that became the result; `nil` when nothing was hit.
    public var resultIndex: Int? {
        guard let result else { return nil }
        let own = visits.firstIndex {
            $0.view == result && ($0.verdict == .hit || $0.verdict == .answeredByOverride(result))
        }
        // An override may return a view that was never visited; then its own visit counts.
        return own ?? visits.firstIndex { $0.verdict == .answeredByOverride(result) }
    }

    /// Whether the visit comes from the `super.hitTest` call of the same view's override.
    func isSuperCall(_ index: Int) -> Bool {
        let visit = visits[index]
        guard let caller = visits[..<index].last(where: { $0.depth < visit.depth }), caller.view == visit.view
        else { return false }
        if case .answeredByOverride = caller.verdict { return true }
        return false
    }
}

extension TraceRect {
    /// B7: half-open; an empty rectangle contains no point.
    func contains(_ point: TracePoint) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
}

extension HitTestWalk.Refusal: TraceReason {
    /// The reason, without details of the view.
    public var text: TraceText {
        switch self {
        case .hidden: "\(code: "isHidden") is true, so neither it nor its subviews take touches"
        case .interactionDisabled:
            "\(code: "isUserInteractionEnabled") is false, so neither it nor its subviews take touches"
        case .transparent(let alpha):
            "\(code: "alpha") \(ShortNumber.text(alpha, comparedTo: 0.01)) is below 0.01, so neither it nor its subviews take touches"
        case .outsideBounds: "the point is outside its bounds; subviews that stick out are not asked either"
        case .outsideByOverride: "its class overrides \(code: "point(inside:with:)"), which is false for the point"
        case .singularTransform:
            "its transform has no inverse (a scale of 0, for example), so no point of the screen is a point of the view"
        case .animating:
            "it is being animated without \(code: ".allowUserInteraction"), so neither it nor its subviews take touches"
        case .windowWithoutForegroundScene: "the window belongs to no scene in the foreground"
        }
    }
}
