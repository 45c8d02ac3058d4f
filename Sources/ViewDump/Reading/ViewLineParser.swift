// SPDX-License-Identifier: Apache-2.0

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
        /// The bracket that closes the description; `nil` in a line that was cut.
        var end: Int?
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

    /// The views that follow the first one on its line, each after bars, as when line breaks were lost.
    func rest(after first: Match) -> [Match] {
        var matches: [Match] = []
        var end = first.end
        while let start = end.flatMap({ bytes[$0...].firstIndex(of: UInt8(ascii: "<")) }) {
            let between = bytes[(end ?? start)..<start]
            guard between.contains(UInt8(ascii: "|")), between.dropFirst().allSatisfy({ " |\t".utf8.contains($0) }),
                var match = parse(at: start)
            else { break }
            match.hasPrefix = false
            matches.append(match)
            end = match.end
        }
        return matches
    }

    private func parse(at start: Int) -> Match? {
        // Markdown writes an underscore as `\_`.
        let nameStart = bytes.has("\\_", at: start + 1) ? start + 2 : start + 1
        guard let nameEnd = endOfName(from: nameStart), nameEnd > nameStart else { return nil }
        var view = DumpedView(
            className: bytes[nameStart..<nameEnd].text, line: line.number, column: line.column(at: start))
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
        // Other objects print themselves similarly, some with a view in them (a touch). Only views have their own frame,
        // layer, or place in the tree.
        let own = rest[..<(closingBracket(in: rest) ?? rest.endIndex)]
        guard
            Self.hasItem("frame = ", in: own) || Self.hasItem("layer = <", in: own)
                || (indent.bars > 0 && rest.firstRange(of: "(layer)") == nil && !Self.isNoView(view.className))
        else { return nil }
        view.controllerName = indent.controller
        let end = readItems(in: rest, of: &view)
        return Match(view: view, bars: indent.bars, indentation: indent.width, hasPrefix: indent.hasPrefix, end: end)
    }

    /// Whether an item of the description itself, not of an object printed in it, begins so.
    private static func hasItem(_ key: StaticString, in own: ArraySlice<UInt8>) -> Bool {
        var depth = 0
        for index in own.indices {
            if depth <= 0, own[index] == key.utf8Start[0], own.has(key, at: index) { return true }
            if own[index] == UInt8(ascii: "<") { depth += 1 }
            if own[index] == UInt8(ascii: ">") { depth -= 1 }
        }
        return false
    }

    /// Further brackets are not read.
    private static let mostOthers = 8

    /// Whether another description of an object with an address and a place follows on the line, wherever it stands.
    func hasMore(after first: Match) -> Bool {
        guard let end = first.end else { return false }
        var search = end
        var looked = 0
        while looked < Self.mostOthers, let start = bytes[search...].firstIndex(of: UInt8(ascii: "<")) {
            looked += 1
            if let other = parse(at: start), other.view.frame != nil, other.view.address != first.view.address {
                return true
            }
            search = start + 1
        }
        return false
    }

    /// Whether a comma follows the description, as after an element of a list: then the next line's is another element.
    func isListed(_ match: Match) -> Bool {
        guard let end = match.end else { return false }
        return bytes[(end + 1)...].drop { "\"'".utf8.contains($0) }.first == UInt8(ascii: ",")
    }

    /// The lines of a printed responder chain that are not views (K18, K29).
    static func isNoView(_ name: String) -> Bool {
        ["Controller", "Delegate", "UIApplication", "Scene", "GestureRecognizer"].contains(where: name.hasSuffix)
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
            // `_autolayoutTrace` (K32), which has no frames.
            case UInt8(ascii: ":") where depth == 0 && bytes.has(":0x", at: index): return nil
            case UInt8(ascii: ";") where depth == 0: return index
            case UInt8(ascii: "="), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "|"): return nil
            case UInt8(ascii: " ") where depth == 0: return nil
            default: break
            }
        }
        // A line that is cut in the middle of a name contains nothing.
        return nil
    }

    private struct Indentation {
        var bars: Int
        var width: Int
        var hasPrefix: Bool
        var controller: String?
    }

    private func indentation(before start: Int) -> Indentation {
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
        if bars == 0, index > bytes.startIndex, let named = namedIndentation(before: index) { return named }
        return Indentation(bars: bars, width: end - index, hasPrefix: index > bytes.startIndex)
    }

    /// HOURecursiveDescription writes an address, the name of an instance variable and the controller between bars and view:
    /// ` |  | _button 'Page:0x7f' <UIButton: …`.
    private func namedIndentation(before end: Int) -> Indentation? {
        let prefix = bytes[bytes.startIndex..<end]
        let words = prefix.drop { " |\t".utf8.contains($0) }
        guard words.count <= 200 else { return nil }
        let bars = prefix[..<words.startIndex].count { $0 == UInt8(ascii: "|") }
        var controller: String?
        for word in words.split(separator: UInt8(ascii: " ")) {
            if word.first == UInt8(ascii: "'"), let colon = word.firstRange(of: ":0x"), word.last == UInt8(ascii: "'") {
                controller = word[(word.startIndex + 1)..<colon].text
            } else if word.has("0x", at: word.startIndex) {
                guard word.dropFirst(2).allSatisfy(\.isHexDigit) else { return nil }
            } else {
                guard word.first == UInt8(ascii: "_"), word.dropFirst().allSatisfy(\.isWordByte) else { return nil }
            }
        }
        guard bars > 0 || controller != nil else { return nil }
        return Indentation(
            bars: bars, width: words.startIndex - bytes.startIndex, hasPrefix: false, controller: controller)
    }

    /// The bracket that closes the description.
    private func readItems(in items: ArraySlice<UInt8>, of view: inout DumpedView) -> Int? {
        var rest = items
        if let quote = rest.firstRange(of: "; text = '") {
            let start = quote + 10
            let end = endOfText(in: rest[start...])
            view.text = EscapedText.decoded(rest[start..<end])
            read(rest[..<quote], of: &view)
            rest = rest[end...]
        }
        // K14, K15: text after the bracket belongs to another object, or is a file's name.
        let end = closingBracket(in: rest)
        read(rest[..<(end ?? rest.endIndex)], of: &view)
        view.isCut = end == nil
        return end
    }

    /// The place of the closing bracket of the description; `nil` in a line that was cut.
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
        if let transform = value("; transform3D = [") {
            let m = transform.prefix { $0 != UInt8(ascii: "]") }.numbers()
            if m.count == 16 {
                view.transform = DumpTransform(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13])
                view.leavesPlane = [m[2], m[3], m[6], m[7], m[8], m[9], m[11]].contains { $0 != 0 } || m[15] != 1
            }
        }
        if isYes(value("; clipsToBounds = ")) { view.clipsToBounds = true }
        if isYes(value("; hidden = ")) { view.isHidden = true }
        if let alpha = value("; alpha = ").flatMap({ $0.prefix { $0 != 0x3B && $0 != 0x3E }.numbers().first }) {
            view.alpha = alpha
        }
        if let enabled = value("; userInteractionEnabled = ") {
            if enabled.has("NO", at: enabled.startIndex) { view.isUserInteractionEnabled = false }
            if enabled.has("YES", at: enabled.startIndex) { view.isUserInteractionEnabled = true }
        } else if value("; layer = <") != nil {
            // K4: printed when it is NO, also for a label. For a line that ends before the layer the value is unknown.
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
        "transform", "transform3D", "clipsToBounds", "hidden", "alpha", "opaque", "autoresize",
        "userInteractionEnabled", "tag",
        "tintColor", "gestureRecognizers", "animations", "backgroundColor", "layer", "placeholder", "borderStyle",
        "background", "anchorPoint",
    ]
}
