import EventTrace

// What a tool asks that shows a hierarchy, apart from hit-testing.

extension ViewTree {
    /// A point of the superview (for a root, of its frame's coordinates) in the view's own; `nil` without an inverse transform.
    package func point(_ point: TracePoint, inViewAt index: Int) -> TracePoint? { placements[index].fromParent(point) }

    /// Whether a point of the view's own coordinates is inside its bounds.
    package func contains(_ point: TracePoint, viewAt index: Int) -> Bool { placements[index].contains(point) }

    /// Whether an override of the view's class is more than what the walk does for the class anyway.
    package func decidesDifferently(_ index: Int) -> Bool { traits[index].role != .passThrough }
}
