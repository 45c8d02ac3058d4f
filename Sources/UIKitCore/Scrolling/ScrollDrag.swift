import CoreGraphics

/// A drag under way.
@MainActor
struct ScrollDrag {
    /// Where the content would be without the drag, in points; beyond an edge it is the pull, not what shows of it.
    var start: CGPoint
    /// The axes that the drag moves.
    let moves: PerAxis<Bool>
    /// The scroll views around this one that take over where its content ends, and where they were.
    var parents: PerAxis<Parent?> = PerAxis(nil, nil)

    struct Parent {
        weak var scrollView: UIScrollView?
        let start: CGFloat
        var isMoved = false
    }
}
