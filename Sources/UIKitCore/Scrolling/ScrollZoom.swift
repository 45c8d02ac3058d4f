import CoreGraphics

/// What a scroll view keeps of its zooming.
@MainActor
struct ScrollZoom {
    /// Nobody sees content that is smaller, or finds his way in content that is larger; factors without bounds end where numbers do.
    static let leastScale: CGFloat = 1e-6
    static let greatestScale: CGFloat = 1e6

    var scale: CGFloat = 1
    var isPinching = false
    /// Whether the scale comes back from beyond a limit.
    var isBouncing = false
    /// Whether a change of the scale is being made, with the size and offset that go with it.
    var isChanging = false
    /// The scale when the pinch began.
    var start: CGFloat = 1
    /// Where the pinch is, in units of the content at scale 1.
    var anchor = CGPoint.zero

    /// What shows of a scale that fingers ask for: beyond a limit only a part.
    static func shown(_ wanted: CGFloat, in limits: ClosedRange<CGFloat>, resistance: CGFloat?) -> CGFloat {
        let wanted = min(max(wanted, leastScale), greatestScale)
        let limited = min(max(wanted, limits.lowerBound), limits.upperBound)
        guard let resistance else { return limited }
        return limited * pow(wanted / limited, resistance)
    }
}
