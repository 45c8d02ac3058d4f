// SPDX-License-Identifier: Apache-2.0

/// One hit test: the visited views, in order, with their answers.
public struct HitTestWalk: Hashable, Sendable, Codable {
    /// The touch the walk is for; `nil` for a walk that an application or a tool requested.
    public var touch: TouchIdentifier?
    /// In the scene's coordinates.
    public var point: TracePoint
    /// Depth first, front to back (B10); a window has depth 0.
    public var visits: [Visit]
    /// The view that was hit; `nil` where none was.
    public var result: Subject?

    /// A walk for a point in the scene's coordinates (points); no visits for a walk that has not begun.
    public init(touch: TouchIdentifier?, point: TracePoint, visits: [Visit] = [], result: Subject? = nil) {
        self.touch = touch
        self.point = point
        self.visits = visits
        self.result = result
    }

    /// A view that was asked.
    public struct Visit: Hashable, Sendable, Codable {
        /// The view that was asked.
        public var view: Subject
        /// How many views are above it; 0 for a window.
        public var depth: Int
        /// The point in the view's own coordinates; `nil` where it has none (a singular transform).
        public var point: TracePoint?
        /// The view's bounds, in its own coordinates.
        public var bounds: TraceRect
        /// Its answer, or why it was not asked.
        public var verdict: Verdict
        /// The view that gets no touch because of the verdict: the control, or else the view with gesture recognizers, that
        /// is drawn at the point. It is this view or one below it. `nil` if there is none, or if nobody searched for it.
        public var withheld: Subject?

        /// A visit of a view. Without a point, the view's coordinates cannot express it.
        public init(
            view: Subject, depth: Int, point: TracePoint?, bounds: TraceRect, verdict: Verdict,
            withheld: Subject? = nil
        ) {
            self.view = view
            self.depth = depth
            self.point = point
            self.bounds = bounds
            self.verdict = verdict
            self.withheld = withheld
        }
    }

    /// The answer of a view.
    public enum Verdict: Hashable, Sendable {
        /// The point is inside, and no subview took it.
        case hit
        /// The point is inside, and a descendant took it.
        case passedOn(to: Subject)
        /// The view's own `hitTest` answered; if it called `super`, the visits of that call are listed below it.
        case answeredByOverride(Subject?)
        /// The view and everything below it get no touch.
        case refused(Refusal)
        /// Never asked: a view in front had taken the point.
        case covered(by: Subject)
    }

    /// Why a view and everything below it get no touch.
    public enum Refusal: Hashable, Sendable {
        /// B2: `isHidden` is true.
        case hidden
        /// B2: `isUserInteractionEnabled` is false.
        case interactionDisabled
        /// B2, B3: `alpha` is below 0.01, as a `Float`.
        case transparent(alpha: Double)
        /// B7, B14: the point is not in the bounds.
        case outsideBounds
        /// B6: the class overrides `point(inside:with:)`, and it answered no.
        case outsideByOverride
        /// B20: the view's transform has no inverse.
        case singularTransform
        /// A53, B23: the view is being animated without `.allowUserInteraction`.
        case animating
        /// B38: the window belongs to no scene in the foreground.
        case windowWithoutForegroundScene
    }
}

extension HitTestWalk: TraceNote {
    /// The word under `type` in JSON: `hitTest`.
    public static var typeName: String { "hitTest" }

    /// The asked views, the views that their answers name, and the hit view.
    public var participants: [Subject] {
        visits.flatMap { [$0.view] + $0.verdict.subjects } + [result].compactMap { $0 }
    }

    /// The touch of the walk; empty for a walk without a touch.
    public var touchNumbers: [TouchIdentifier] { touch.map { [$0] } ?? [] }

    /// Which view gets the point.
    public var sentence: TraceText {
        let subject: TraceText = touch.map { "\($0) at \(point)" } ?? "a hit test at \(point)"
        let verb = touch == nil ? "finds" : "goes to"
        if let result = self.result { return "\(subject.capitalized) \(verb) \(result)." }
        let reason = visits.isEmpty ? "no window is visible" : "no window takes the point"
        return "\(subject.capitalized) \(verb) nobody: \(reason)."
    }

    /// The views as a tree, a line each, with what each answered.
    public var details: [TraceText] { TraceText.tree(for: self) }

    /// Which view gets the point, and below it a line for every asked view.
    public var description: String { ([sentence] + details).map(\.description).joined(separator: "\n") }
}

extension HitTestWalk.Verdict {
    /// An override may answer a view that was never asked itself.
    fileprivate var subjects: [Subject] {
        switch self {
        case .passedOn(let subject), .covered(let subject): [subject]
        case .answeredByOverride(let answer): [answer].compactMap { $0 }
        case .hit, .refused: []
        }
    }
}

extension HitTestWalk.Refusal {
    /// B3: whether a view with this alpha gets no touches. A device keeps alpha as a `Float`, and 0.01 as a `Float` is less
    /// than 0.01.
    @inlinable
    package static func isTransparent(alpha: Double) -> Bool { Float(alpha) <= 0.01 }

    /// The reason why a view with this alpha gets no touches; `nil` if it gets them.
    package static func ofAlpha(_ alpha: Double) -> HitTestWalk.Refusal? {
        guard isTransparent(alpha: alpha) else { return nil }
        return .transparent(alpha: alpha < 0.01 ? alpha : Double(Float(alpha)))
    }
}
