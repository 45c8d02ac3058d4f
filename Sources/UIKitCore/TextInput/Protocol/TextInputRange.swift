import CoreGraphics

/// A range of UIKit's own text views, in UTF-16 units.
final class TextInputRange: UITextRange {
    nonisolated let range: Range<Int>
    nonisolated let affinity: UITextStorageDirection

    init(_ range: Range<Int>, _ affinity: UITextStorageDirection = .forward) {
        self.range = range
        self.affinity = affinity
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { TextInputPosition(range.lowerBound, isEmpty ? affinity : .forward) }
    override var end: UITextPosition { TextInputPosition(range.upperBound, affinity) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextInputRange)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
    nonisolated override var description: String { "<UITextRange: \(range.lowerBound)..<\(range.upperBound)>" }
}
