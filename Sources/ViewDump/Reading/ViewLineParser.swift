import EventTrace

/// Reads one line of `recursiveDescription` (K1–K15).
struct ViewLineParser {
    /// A view found in a line.
    struct Match {
        var view: DumpedView
        /// The bars before it; its depth (K16).
        var bars: Int
        /// The characters between the last text before it and it.
        var indentation: Int
        /// Something other than indentation stands before it, as in a log.
        var hasPrefix: Bool
    }

    private let line: DumpText.Line
    private let bytes: ArraySlice<UInt8>

    init(_ line: DumpText.Line) {
        self.line = line
        bytes = line.bytes
    }

    /// The view of the line; `nil` when there is none (a log line, a layer without a view, K17).
    func parse() -> Match? {
        var search = bytes.startIndex
        while let start = bytes[search...].firstIndex(of: UInt8(ascii: "<")) {
            if let match = parse(at: start) { return match }
            search = start + 1
            // A text view's container prints itself in double brackets.
            while search < bytes.endIndex, bytes[search] == UInt8(ascii: "<") { search += 1 }
            if search > start + 1, let match = parse(at: search - 1) { return match }
        }
        return nil
    }

    private func parse(at start: Int) -> Match? {
        guard let nameEnd = endOfName(from: start + 1), nameEnd > start + 1 else { return nil }
        var view = DumpedView(
            className: bytes[(start + 1)..<nameEnd].text, line: line.number, column: line.column(at: start))
        var index = nameEnd
        if bytes.has(": 0x", at: index) {
            let digits = bytes[(index + 4)...].prefix { $0.isHexDigit }
            view.address = "0x" + digits.text
            index = digits.endIndex
        }
        let rest = bytes[index...]
        // A controller's line (K21).
        guard rest.firstRange(of: ">, state: ") == nil else { return nil }
        let indent = indentation(before: start)
        // Other objects print themselves alike: only views have a frame, or a layer, or a place in the tree.
        guard
            rest.firstRange(of: "frame = ") != nil || rest.firstRange(of: "layer = <") != nil
                || (indent.bars > 0 && rest.firstRange(of: "(layer)") == nil)
        else { return nil }
        readItems(in: rest, of: &view)
        return Match(view: view, bars: indent.bars, indentation: indent.width, hasPrefix: indent.hasPrefix)
    }

    /// A name ends before its address or its first item; names of generic classes contain brackets.
    private func endOfName(from start: Int) -> Int? {
        guard start < bytes.endIndex else { return nil }
        let first = bytes[start]
        guard
            first == UInt8(ascii: "_") || (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first)
                || first >= 0x80
        else { return nil }
        var depth = 0
        for index in start..<bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                if depth == 0 { return index }
                depth -= 1
            case UInt8(ascii: ":") where depth == 0 && bytes.has(": 0x", at: index): return index
            case UInt8(ascii: ";") where depth == 0: return index
            case UInt8(ascii: "="), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "|"): return nil
            case UInt8(ascii: " ") where depth == 0: return nil
            default: break
            }
        }
        // A line cut in the middle of a name tells nothing.
        return nil
    }

    private func indentation(before start: Int) -> (bars: Int, width: Int, hasPrefix: Bool) {
        var index = start
        // Of double brackets, the outer one ends the indentation.
        while index > bytes.startIndex, bytes[index - 1] == UInt8(ascii: "<") { index -= 1 }
        let end = index
        var bars = 0
        while index > bytes.startIndex {
            let byte = bytes[index - 1]
            guard byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "|") else { break }
            if byte == UInt8(ascii: "|") { bars += 1 }
            index -= 1
        }
        return (bars, end - index, index > bytes.startIndex)
    }

    private func readItems(in items: ArraySlice<UInt8>, of view: inout DumpedView) {
        var rest = items
        if let quote = rest.firstRange(of: "; text = '") {
            let start = quote + 10
            let end = endOfText(in: rest[start...])
            view.text = EscapedText.decoded(rest[start..<end])
            read(rest[..<quote], of: &view)
            rest = rest[end...]
        }
        // K14, K15: what follows the bracket is of another object, or a file's name.
        let end = closingBracket(in: rest)
        read(rest[..<(end ?? rest.endIndex)], of: &view)
        view.isCut = end == nil
    }

    /// Where the bracket that opened the description is closed again; `nil` in a line that was cut.
    private func closingBracket(in rest: ArraySlice<UInt8>) -> Int? {
        var depth = 1
        for index in rest.indices {
            if rest[index] == UInt8(ascii: "<") { depth += 1 }
            if rest[index] == UInt8(ascii: ">") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Text may contain anything: it ends at a quote that the next item or the end of the description follows.
    private func endOfText(in rest: ArraySlice<UInt8>) -> Int {
        var index = rest.startIndex
        while let quote = rest[index...].firstIndex(of: UInt8(ascii: "'")) {
            if rest.has("'>", at: quote) { return quote }
            if rest.has("'; ", at: quote) {
                let key = rest[(quote + 3)...].prefix { (0x61...0x7A).contains($0 | 0x20) }
                if Self.keys.contains(key.text) { return quote }
            }
            index = quote + 1
        }
        return rest.endIndex
    }

    private func read(_ items: ArraySlice<UInt8>, of view: inout DumpedView) {
        func value(_ key: StaticString) -> ArraySlice<UInt8>? {
            guard let place = items.firstRange(of: key) else { return nil }
            return items[(place + key.utf8CodeUnitCount)...]
        }
        func isYes(_ value: ArraySlice<UInt8>?) -> Bool { value.map { $0.has("YES", at: $0.startIndex) } ?? false }
        if let base = value("; baseClass = ") { view.baseClassName = base.prefix { $0 != 0x3B && $0 != 0x3E }.text }
        if let frame = value("frame = ") {
            let end = frame.has("(", at: frame.startIndex) ? UInt8(ascii: ")") : UInt8(ascii: ";")
            let numbers = frame.prefix { $0 != end }.numbers()
            let isWhole = frame.contains(end)
            if numbers.count == 4, isWhole, numbers.allSatisfy(\.isFinite) {
                view.frame = TraceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
        }
        if let transform = value("; transform = [") {
            let n = transform.prefix { $0 != UInt8(ascii: "]") }.numbers()
            if n.count == 6 { view.transform = DumpTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) }
        }
        if isYes(value("; hidden = ")) { view.isHidden = true }
        if let alpha = value("; alpha = ").flatMap({ $0.prefix { $0 != 0x3B && $0 != 0x3E }.numbers().first }) {
            view.alpha = alpha
        }
        if let enabled = value("; userInteractionEnabled = ") {
            if enabled.has("NO", at: enabled.startIndex) { view.isUserInteractionEnabled = false }
            if enabled.has("YES", at: enabled.startIndex) { view.isUserInteractionEnabled = true }
        } else if value("; layer = <") != nil {
            // K4: printed when it is NO, of a label too. Of a line that ends before the layer, nobody knows.
            view.isUserInteractionEnabled = true
        }
        if value("; animations = {") != nil { view.isAnimating = true }
        if value("; gestureRecognizers = ") != nil { view.hasGestureRecognizers = true }
        if value("; backgroundColor = ") != nil { view.hasBackground = true }
        if let offset = value("; contentOffset: {")?.prefix(while: { $0 != UInt8(ascii: "}") }).numbers(),
            offset.count == 2
        {
            view.boundsOrigin = TracePoint(x: offset[0], y: offset[1])
        }
        if let identifier = value("; accessibilityIdentifier = ") ?? value("; id = ") {
            view.identifier = identifier.prefix { $0 != 0x3B && $0 != 0x3E }.filter { $0 != 0x27 }[...].text
        }
    }

    private static let keys: Set<String> = [
        "transform", "clipsToBounds", "hidden", "alpha", "opaque", "autoresize", "userInteractionEnabled", "tag",
        "tintColor", "gestureRecognizers", "animations", "backgroundColor", "layer", "placeholder", "borderStyle",
        "background", "anchorPoint",
    ]
}
