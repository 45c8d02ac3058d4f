// SPDX-License-Identifier: Apache-2.0

/// The prints of one paste, each from its root on: dumps, parts of them printed again, single views, responder chains.
struct DumpSegments {
    struct Item {
        var view: DumpedView
        var depth: Int
        var isIndentation: Bool
    }

    /// A print.
    struct Segment {
        var items: [Item]
        /// Controllers and an application stood between its views: it is a responder chain (K29).
        var hasChainLinks = false

        /// Whether each view is one level below the one before, and a window is below a view: superviews, printed from the inside.
        var isChain: Bool {
            guard items.count > 1 || hasChainLinks, items.allSatisfy({ !$0.isIndentation }) else { return false }
            let isLine = zip(items, items.dropFirst()).allSatisfy { $0.depth < $1.depth }
            return isLine && (hasChainLinks || items.dropFirst().contains { $0.view.className.hasSuffix("Window") })
        }
    }

    /// The rest of a paste.
    struct Kept {
        var segments: [Segment] = []
        var problems: [Omission] = []
        /// Where a responder chain begins.
        var chainLine: Int?
    }

    private var segments: [Segment] = []
    /// The addresses so far.
    private var addresses: Set<String> = []

    var isEmpty: Bool { segments.isEmpty }

    func knows(_ view: DumpedView) -> Bool { view.address.map(addresses.contains) ?? false }

    /// Whether the view alone is the last print so far: it was mentioned before its hierarchy.
    func endsWithRoot(_ view: DumpedView) -> Bool {
        guard let last = segments.last, last.items.count == 1 else { return false }
        return last.items[0].view.address == view.address
    }

    mutating func add(_ view: DumpedView, depth: Int, isIndentation: Bool, isAnotherPrint: Bool = false) {
        let item = Item(view: view, depth: depth, isIndentation: isIndentation)
        let rootDepth = segments.last?.items.first?.depth
        if let rootDepth, depth > rootDepth, !isAnotherPrint {
            segments[segments.count - 1].items.append(item)
        } else {
            segments.append(Segment(items: [item]))
        }
        if let address = view.address { addresses.insert(address) }
    }

    /// Takes a line of a responder chain that is no view: a controller, a scene, the application.
    mutating func takeChainLink(_ line: DumpText.Line) -> Bool {
        let content = line.bytes.drop { " |\t".utf8.contains($0) }
        guard !segments.isEmpty, content.first == UInt8(ascii: "<"), content.startIndex > line.bytes.startIndex,
            let colon = content.firstRange(of: ": 0x"),
            ViewLineParser.isNoView(content[(content.startIndex + 1)..<colon].text)
        else { return false }
        segments[segments.count - 1].hasChainLinks = true
        return true
    }

    /// The prints that form the hierarchy. A print whose root is in another print is a part of that, or a mention. If one
    /// root has two prints, the longer counts; if they are equally long, the later.
    func kept() -> Kept {
        var kept = Kept()
        var trees: [Segment] = []
        for segment in segments {
            guard segment.isChain, let first = segment.items.first?.view else {
                trees.append(segment)
                continue
            }
            kept.chainLine = kept.chainLine ?? first.line
            kept.problems.append(
                Omission(
                    line: first.line, column: first.column, problem: "a responder chain, which has no places; left out")
            )
        }
        guard trees.count > 1 else {
            kept.segments = trees
            return kept
        }
        var inner: [String: Int] = [:]
        var best: [String: Int] = [:]
        for (place, segment) in trees.enumerated() {
            for item in segment.items.dropFirst() {
                if let address = item.view.address { inner[address] = place }
            }
            guard let root = segment.items.first?.view.address else { continue }
            if let known = best[root], trees[known].items.count > segment.items.count { continue }
            best[root] = place
        }
        for (place, segment) in trees.enumerated() {
            guard let root = segment.items.first?.view else { continue }
            guard let address = root.address else {
                kept.segments.append(segment)
                continue
            }
            let problem: String
            var doubt: Doubt.Kind?
            if let other = inner[address], other != place {
                problem = "\(root.className) stands in another dump of the file; this print of it is left out"
            } else if let winner = best[address], winner != place {
                problem = "\(root.className) was printed more than once; this print is left out"
                if segment.items.count > 1, !Self.areAlike(segment, trees[winner]) { doubt = .severalDumps }
            } else {
                kept.segments.append(segment)
                continue
            }
            kept.problems.append(Omission(line: root.line, column: root.column, problem: problem, doubt: doubt))
        }
        return kept
    }

    private static func areAlike(_ left: Segment, _ right: Segment) -> Bool {
        left.items.count == right.items.count
            && zip(left.items, right.items).allSatisfy { left, right in
                var (a, b) = (left.view, right.view)
                (a.line, a.column, b.line, b.column) = (0, 0, 0, 0)
                return a == b && left.depth == right.depth
            }
    }
}
