import CoreGraphics

extension CGRect {
    /// Whether something of one rectangle is in the other. Two that touch at an edge don't meet; Foundation's `intersects` says that they do.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
