import CoreGraphics

/// An animated change of a number, slow at both ends along a cosine (G105).
struct OffsetAnimation: Equatable {
    let start: CGFloat
    let end: CGFloat
    /// Seconds; positive.
    let duration: TimeInterval

    func value(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return end }
        guard time > 0 else { return start }
        return start + (end - start) * CGFloat(1 - cos(Double.pi * time / duration)) / 2
    }
}
