/// Reads `recursiveDescription` output, also cut from a log, escaped, or damaged (K1–K19).
struct RecursiveDescriptionReader {
    private var builder = ViewTreeBuilder()
    private var baseBars = 0
    private var baseIndentation = 0
    private var rootHasPrefix = false
    private var addresses: Set<String> = []
    private var strangers = 0
    private var firstStranger: Int?

    static func read(_ text: DumpText) throws(DumpError) -> ViewTree {
        var reader = RecursiveDescriptionReader()
        return try reader.tree(of: text)
    }

    private mutating func tree(of text: DumpText) throws(DumpError) -> ViewTree {
        text.omissions.forEach { builder.leaveOut($0) }
        let lines = text.lines(splittingEscapes: true)
        let matches = Self.matches(in: lines)
        let hasBars = matches.contains { ($0.match?.bars ?? 0) > 0 }
        for (line, match) in matches {
            if let match { add(match, hasBars: hasBars) } else { pass(over: line) }
        }
        if let firstStranger {
            let noun = strangers == 1 ? "1 line is" : "\(strangers) lines are"
            builder.leaveOut(
                Omission(
                    line: firstStranger, problem: "\(noun) not of the dump (log output, text), the first of them here"))
        }
        return try builder.tree(format: .recursiveDescription, lineCount: lines.last?.number ?? 1)
    }

    /// Every line with its view. A description that contains a line break (in a text) is put together again.
    private static func matches(in lines: [DumpText.Line]) -> [(line: DumpText.Line, match: ViewLineParser.Match?)] {
        var result: [(line: DumpText.Line, match: ViewLineParser.Match?)] = []
        result.reserveCapacity(lines.count)
        var index = 0
        while index < lines.count {
            let line = lines[index]
            var match = ViewLineParser(line).parse()
            index += 1
            if match?.view.isCut == true {
                var joined = Array(line.bytes)
                var next = index
                while next < lines.count, next < index + 4, ViewLineParser(lines[next]).parse() == nil {
                    joined += [UInt8(ascii: "\n")] + lines[next].bytes
                    next += 1
                    let whole = ViewLineParser(
                        DumpText.Line(bytes: joined[...], number: line.number, column: line.column))
                    if let better = whole.parse(), !better.view.isCut {
                        match = better
                        index = next
                        break
                    }
                }
            }
            result.append((line, match))
        }
        return result
    }

    private mutating func add(_ match: ViewLineParser.Match, hasBars: Bool) {
        let isFirst = builder.views.isEmpty
        if isFirst {
            baseBars = match.bars
            baseIndentation = match.indentation
            rootHasPrefix = match.hasPrefix
        } else if hasBars, match.bars == 0, match.hasPrefix, !rootHasPrefix || isKnown(match.view) {
            // A log line that mentions a view in the middle of the dump is not a new root.
            count(stranger: match.view.line)
            return
        }
        note(match.view)
        if let address = match.view.address { addresses.insert(address) }
        guard hasBars else {
            builder.add(match.view, depth: match.indentation, isIndentation: true)
            return
        }
        var depth = match.bars - baseBars
        if match.bars == 0, !isFirst, !match.hasPrefix, match.indentation >= baseIndentation + 5 {
            // K16: five characters for every level, here without their bars.
            depth = (match.indentation - baseIndentation) / 5
            builder.leaveOut(
                Omission(
                    line: match.view.line, column: match.view.column,
                    problem: "indented without bars; its depth, \(depth), is read from the spaces"))
        }
        if depth < 0 {
            baseBars = match.bars
            depth = 0
        }
        builder.add(match.view, depth: depth)
    }

    private func isKnown(_ view: DumpedView) -> Bool { view.address.map(addresses.contains) ?? false }

    private mutating func note(_ view: DumpedView) {
        if view.isCut {
            builder.leaveOut(
                Omission(
                    line: view.line, column: view.column,
                    problem: "\(view.className): the line is cut; what it does not say is taken as default"))
        }
        if view.frame == nil {
            builder.leaveOut(
                Omission(
                    line: view.line, column: view.column,
                    problem: "\(view.className) has no readable frame; it is taken to fill its superview"))
        }
    }

    private mutating func pass(over line: DumpText.Line) {
        let content = line.bytes.trimmed
        // Layers without a view have no part in touches (K17).
        guard !content.isEmpty, line.bytes.firstRange(of: "(layer)") == nil else { return }
        // Fences and quotes around a dump, and the end of an array.
        guard content.contains(where: { !"`\"')]},@;".utf8.contains($0) }) else { return }
        count(stranger: line.number)
    }

    private mutating func count(stranger line: Int) {
        strangers += 1
        if firstStranger == nil { firstStranger = line }
    }
}
