// SPDX-License-Identifier: Apache-2.0

/// Reads `recursiveDescription` output, also cut from a log, escaped, damaged, or pasted beside other prints (K1–K19).
struct RecursiveDescriptionReader {
    private var builder = ViewTreeBuilder()
    private var segments = DumpSegments()
    private var controllers = ControllerLines()
    private var recognizers = RecognizerLines()
    private var baseBars = 0
    private var baseIndentation = 0
    private var rootHasPrefix = false
    private var strangers = 0
    private var firstStranger: Int?
    /// The first foreign line since the last view: it is inside of the dump if another of its views follows.
    private var pendingStranger: Int?
    /// Whether one of them begins with a bar: it is a line of the dump.
    private var pendingHasBars = false
    private var lastBars = 0
    private var skippedLine: Int?
    /// Lines with more views than the first, and no bars: a list, or the output of a touch.
    private var flatLines: Set<Int> = []
    /// The beginning of a list of views, `po view.subviews`: they are siblings however their lines are indented.
    private var listLine: Int?
    /// The line from which depths were read from spaces, although text stands before the first view, so that the view's own
    /// spaces are unknown.
    private var looseLine: Int?
    /// A line after the last view that reports an omission.
    private var ellipsis: Int?

    static func read(_ text: DumpText) throws(DumpError) -> ViewTree {
        var reader = RecursiveDescriptionReader()
        return try reader.tree(of: text)
    }

    private mutating func tree(of text: DumpText) throws(DumpError) -> ViewTree {
        text.omissions.forEach { builder.leaveOut($0) }
        let lines = text.lines(splittingEscapes: true)
        let matches = Self.matches(in: lines)
        let hasBars = matches.contains { ($0.match?.bars ?? 0) > 0 }
        var isInList = false
        for (line, match) in matches {
            guard let match else {
                pass(over: line)
                continue
            }
            let isListed = !hasBars && ViewLineParser(line).isListed(match)
            if isListed, listLine == nil { listLine = line.number }
            add(match, hasBars: hasBars, isElement: isListed || isInList)
            isInList = isListed
            let others = ViewLineParser(line).rest(after: match)
            if let other = others.first {
                builder.leaveOut(
                    Omission(
                        line: line.number, column: other.view.column,
                        problem: "\(others.count + 1) views on one line; their depths are read from the bars",
                        doubt: .sharedLine))
            }
            for other in others { add(other, hasBars: hasBars) }
            if others.isEmpty, ViewLineParser(line).hasMore(after: match) { flatLines.insert(line.number) }
        }
        try build(lastLine: lines.last?.number ?? 1)
        var tree = try builder.tree(format: .recursiveDescription, lineCount: lines.last?.number ?? 1)
        tree.merge(controllers)
        tree.merge(recognizers)
        return tree
    }

    private mutating func build(lastLine: Int) throws(DumpError) {
        let kept = segments.kept()
        for problem in kept.problems { builder.leaveOut(problem) }
        if kept.segments.isEmpty, let chain = kept.chainLine { throw DumpError(line: chain, problem: .chainOnly) }
        for segment in kept.segments {
            for item in segment.items {
                note(item.view)
                builder.add(item.view, depth: item.depth, isIndentation: item.isIndentation)
            }
        }
        if let place = listLine ?? looseLine {
            builder.leaveOut(
                Omission(
                    line: place,
                    problem: listLine == nil
                        ? "the depths are read from spaces, and something else stands before the first view"
                        : "a list of views; places are those in superviews that are missing",
                    doubt: .missingLevel))
        }
        if let alone = kept.segments.first?.items.first?.view, kept.segments.count == 1,
            kept.segments[0].items.count == 1, flatLines.contains(alone.line)
        {
            builder.leaveOut(
                Omission(
                    line: alone.line, column: alone.column,
                    problem: "the line has more views than the first, and no hierarchy; only the first was read",
                    doubt: .sharedLine))
        }
        if let last = kept.segments.last?.items.last?.view, last.isCut || ellipsis != nil {
            builder.leaveOut(
                Omission(
                    line: ellipsis ?? last.line, column: ellipsis == nil ? last.column : 1,
                    problem: "the dump ends here, cut",
                    doubt: .cutEnd))
        }
        if let firstStranger {
            let noun = strangers == 1 ? "1 line is" : "\(strangers) lines are"
            builder.leaveOut(
                Omission(
                    line: firstStranger, problem: "\(noun) not of the dump (log output, text), the first of them here",
                    doubt: skippedLine == nil ? nil : .skippedLine))
        }
    }

    /// Lines that a description with line breaks in its text may go on for.
    private static let longestText = 200

    /// Every line with its view. A description that contains a line break (in a text) is put together again.
    private static func matches(in lines: [DumpText.Line]) -> [(line: DumpText.Line, match: ViewLineParser.Match?)] {
        var result: [(line: DumpText.Line, match: ViewLineParser.Match?)] = []
        result.reserveCapacity(lines.count)
        var index = 0
        while index < lines.count {
            var line = lines[index]
            var match = ViewLineParser(line).parse()
            index += 1
            if match?.view.isCut == true, line.bytes.firstRange(of: "; text = '") != nil {
                var joined = Array(line.bytes)
                var next = index
                while next < lines.count, next < index + longestText, !startsView(lines[next]) {
                    joined += [UInt8(ascii: "\n")] + lines[next].bytes
                    next += 1
                    // The text must end in this line, or reading again is useless.
                    let end = lines[next - 1].bytes
                    guard end.firstRange(of: "';") != nil || end.firstRange(of: "'>") != nil else { continue }
                    let whole = DumpText.Line(bytes: joined[...], number: line.number, column: line.column)
                    if let better = ViewLineParser(whole).parse(), !better.view.isCut {
                        match = better
                        line = whole
                        index = next
                        break
                    }
                }
            }
            if match?.view.isCut == true, index < lines.count, let whole = unwrapped(line, lines[index...]) {
                (line, match) = (whole.line, whole.match)
                index += whole.count
            }
            result.append((line, match))
        }
        return result
    }

    /// Lines that a page or a book broke at its margin.
    private static let mostWraps = 4

    /// A view whose line was broken: put together again with the lines after it, if that makes it whole.
    private static func unwrapped(_ line: DumpText.Line, _ rest: ArraySlice<DumpText.Line>) -> (
        line: DumpText.Line, match: ViewLineParser.Match, count: Int
    )? {
        var joined = Array(line.bytes)
        for (count, next) in rest.prefix(mostWraps).enumerated() {
            guard !next.bytes.isEmpty, !startsView(next), next.bytes.first != UInt8(ascii: "|") else { return nil }
            joined += [0x20] + next.bytes
            let whole = DumpText.Line(bytes: joined[...], number: line.number, column: line.column)
            if let match = ViewLineParser(whole).parse(), !match.view.isCut { return (whole, match, count + 1) }
        }
        return nil
    }

    /// Whether the line begins with a view: a text may mention one further on.
    private static func startsView(_ line: DumpText.Line) -> Bool {
        let content = line.bytes.drop { " |\t".utf8.contains($0) }
        guard content.first == UInt8(ascii: "<") else { return false }
        return ViewLineParser(line).parse() != nil
    }

    private mutating func add(_ match: ViewLineParser.Match, hasBars: Bool, isElement: Bool = false) {
        let isFirst = segments.isEmpty
        if isFirst {
            baseBars = match.bars
            baseIndentation = match.indentation
            rootHasPrefix = match.hasPrefix
            if match.bars > 0 {
                builder.leaveOut(
                    Omission(
                        line: match.view.line, column: match.view.column,
                        problem:
                            "the dump begins here, below its root; places are those in the superview that is missing",
                        doubt: .missingLevel))
            }
        } else if hasBars, match.bars == 0, match.hasPrefix, !rootHasPrefix || segments.knows(match.view) {
            // A log line that mentions a view in the middle of the dump is not a new root; a known view was not lost.
            count(stranger: match.view.line, isLost: !segments.knows(match.view))
            if segments.endsWithRoot(match.view) { pendingStranger = nil }
            return
        }
        // chisel's `pviews --medium` has no frames: for known views, it has nothing new.
        guard match.view.frame != nil || match.bars == 0 || !segments.knows(match.view) else { return }
        guard hasBars else {
            let depth = isElement ? baseIndentation : match.indentation
            if rootHasPrefix, !match.hasPrefix, depth > baseIndentation { looseLine = looseLine ?? match.view.line }
            segments.add(match.view, depth: depth, isIndentation: true)
            settleStrangers(isRoot: depth <= baseIndentation)
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
        if !isFirst, match.bars > lastBars + 1, pendingStranger != nil, !pendingHasBars, ellipsis == nil {
            // After words, far deeper than the last view: a part of a dump that was cut out.
            baseBars = match.bars
            depth = 0
            builder.leaveOut(
                Omission(
                    line: match.view.line, column: match.view.column,
                    problem: "a part of a dump begins here; places are those in the superview that is missing",
                    doubt: .missingLevel))
        }
        lastBars = match.bars
        // A repeated view, after other text, belongs to another print: no view is in a hierarchy twice.
        let isAnotherPrint = pendingStranger != nil && segments.knows(match.view)
        segments.add(match.view, depth: depth, isIndentation: false, isAnotherPrint: isAnotherPrint)
        settleStrangers(isRoot: depth == 0 || isAnotherPrint)
    }

    /// A line between two views of one dump may have been a view; a line between two dumps was not.
    private mutating func settleStrangers(isRoot: Bool) {
        if let pendingStranger, !isRoot { skippedLine = skippedLine ?? pendingStranger }
        pendingStranger = nil
        pendingHasBars = false
        ellipsis = nil
    }

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
        if controllers.take(line) || recognizers.take(line) || segments.takeChainLink(line) { return }
        let content = line.bytes.trimmed
        // Layers without a view do not take part in hit-testing (K17).
        guard !content.isEmpty, line.bytes.firstRange(of: "(layer)") == nil else { return }
        // Fences and quotes around a dump, and the end of an array.
        guard content.contains(where: { !"`\"')]},@;".utf8.contains($0) }) else { return }
        count(stranger: line.number)
        if content.first == UInt8(ascii: "|") { pendingHasBars = true }
        if !segments.isEmpty, Self.tellsOfACut(content) { ellipsis = line.number }
    }

    /// `...`, `<snip>`, `(truncated)`, and the like.
    private static func tellsOfACut(_ content: ArraySlice<UInt8>) -> Bool {
        guard content.count <= 60 else { return false }
        let text = content.text.lowercased()
        return ["...", "…", "snip", "truncated", "omitted", "more lines"].contains { text.contains($0) }
    }

    private mutating func count(stranger line: Int, isLost: Bool = true) {
        strangers += 1
        if firstStranger == nil { firstStranger = line }
        if isLost, !segments.isEmpty, pendingStranger == nil { pendingStranger = line }
    }
}
