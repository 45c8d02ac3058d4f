import CoreGraphics

/// The graphemes of a stretch of text with what lines are made of: places, widths, rules for breaking.
@MainActor
struct GraphemeMeasures {
    /// Where each grapheme begins, in UTF-16 units from the beginning of the stretch, and where the last one ends.
    private(set) var offsets: [Int] = [0]
    private(set) var classes: [LineBreakClass] = []
    /// In points.
    private(set) var advances: [CGFloat] = []
    /// Whether any grapheme may have to be shown out of order.
    private(set) var mayReorder = false

    /// - Parameters:
    ///   - text: The stretch.
    ///   - font: The one font it is shown in.
    ///   - metrics: The measures of the application's screens.
    ///   - mask: What is shown in the place of each grapheme; nothing is masked where it is `nil`.
    init(_ text: String, font: UIFont, metrics: TextMetrics, mask: ((Int) -> Character?)? = nil) {
        let length = text.utf8.count
        offsets.reserveCapacity(length + 1)
        classes.reserveCapacity(length)
        advances.reserveCapacity(length)
        metrics.withAdvances(in: font.face) { advance in
            var offset = 0
            for grapheme in text {
                let shown = mask?(offset) ?? grapheme
                if let byte = shown.asciiValue {
                    classes.append(LineBreakClass.ascii[Int(byte)])
                } else {
                    classes.append(LineBreakClass(shown))
                    // The first letters from right to left are those of Hebrew.
                    if let scalar = shown.unicodeScalars.first, scalar.value >= 0x590 { mayReorder = true }
                }
                offset += grapheme.isASCII && grapheme != "\r\n" ? 1 : grapheme.utf16.count
                offsets.append(offset)
                advances.append(classes.last == .newline ? 0 : advance(shown) * font.pointSize)
            }
        }
    }

    var count: Int { classes.count }

    /// The place of the grapheme that begins at an offset, or the one the offset lies in.
    func grapheme(at offset: Int) -> Int {
        var low = 0
        var high = offsets.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

extension LineBreakClass {
    /// The classes of the characters of ASCII, by number.
    static let ascii: [LineBreakClass] = (0..<128).map { LineBreakClass(Character(Unicode.Scalar(UInt8($0)))) }
}

extension TextMetrics {
    /// Lets a caller ask for many advances, in em, of one typeface.
    func withAdvances<Result>(in face: FontFace, _ body: ((Character) -> CGFloat) -> Result) -> Result {
        withTable(of: face) { table in
            // The table stays where it is while the caller asks; it is not asked for anything else meanwhile.
            withUnsafeMutablePointer(to: &table) { table in body { table.pointee.advance(of: $0, in: face) } }
        }
    }
}
