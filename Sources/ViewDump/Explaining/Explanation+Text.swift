// SPDX-License-Identifier: Apache-2.0

import EventTrace

extension Explanation {
    /// The answer in lines. If there are many candidates, the first are listed and the rest counted.
    public func lines(greatestNumberOfCandidates limit: Int = 100) -> [TraceText] {
        var lines: [TraceText] = []
        if let walk {
            lines.append(TraceText.sentence(for: .hitTest(walk)))
            if let receiver { lines.append("\(indented: 1)\(place(of: receiver))") }
            if let receiver { lines.append("\(indented: 1)\(path(to: receiver))") }
        }
        if let whyNot {
            if !lines.isEmpty { lines.append("") }
            lines += self.lines(for: whyNot)
        }
        if !remarks.isEmpty {
            lines += ["", "Worth knowing:"]
            for remark in remarks {
                lines.append("\(indented: 1)- \(remark.text)")
                if let change = remark.change { lines.append("\(indented: 2)-> \(change)") }
            }
        }
        lines.append("")
        lines.append(sentence(for: certainty))
        lines += doubts.map { "\(indented: 1)- \($0.description)" }
        if let walk, !walk.visits.isEmpty {
            lines += ["", "The views that were asked, front to back:"]
            for index in walk.visits.indices.prefix(limit) {
                let visit = walk.visits[index]
                let mark: TraceText = visit.verdict == .hit ? "  <-- the result" : ""
                lines.append("\(indented: 1 + min(visit.depth, 30))\(reason(for: visit))\(mark)")
            }
            if walk.visits.count > limit { lines.append("\(indented: 1)… and \(walk.visits.count - limit) more") }
        }
        if let receiver { lines += ["", "What it does not handle goes on to:"] + chain(from: receiver) }
        if !tree.omissions.isEmpty {
            lines += ["", "Of the dump, this was left out or assumed:"]
            lines += tree.omissions.prefix(10).map { "\(indented: 1)\($0.description)" }
            if tree.omissions.count > 10 { lines.append("\(indented: 1)… and \(tree.omissions.count - 10) more") }
        }
        return lines
    }

    private func sentence(for certainty: Certainty) -> TraceText {
        switch certainty {
        case .sure where tree.format == .live: "This is sure: the views themselves were asked."
        case .sure: "This is sure: everything that decides is in the dump."
        case .likely: "This is likely, not sure:"
        case .guess: "This is a guess:"
        }
    }

    /// The answer of a view, in the words of a trace.
    func reason(for visit: HitTestWalk.Visit) -> TraceText {
        if tree.format.isAccessibilityTree {
            if visit.verdict == .answeredByOverride(nil) {
                if tree.views[Int(visit.view.identifier) - 1].isHittable == false {
                    return "\(visit.view) gives way: the tree says that it is not hittable"
                }
                return
                    "\(visit.view) gives way: a container of an accessibility tree takes nothing from what is behind it"
            }
            if visit.verdict == .refused(.hidden) {
                return "\(visit.view) is passed over: the tree says that it is not visible"
            }
        }
        if tree.format != .live, case .answeredByOverride(let taker?) = visit.verdict {
            return "\(visit.view) gives the point to \(taker) above it, whose class takes what its plain subviews get"
        }
        // Alone, so that no line looks for the override above it.
        return TraceText.reason(
            forVisit: 0, of: HitTestWalk(touch: nil, point: visit.point ?? TracePoint(x: 0, y: 0), visits: [visit]))
    }

    private func place(of index: Int) -> TraceText {
        let view = tree.views[index]
        let address = view.address.map { $0 + ", " } ?? ""
        // A live view has no line.
        return tree.format == .live ? "\(view.address ?? "")" : "\(address)line \(view.line)"
    }

    /// The path from the root; for a long one, its two ends.
    private func path(to index: Int) -> TraceText {
        let path = tree.path(to: index)
        let names = path.map { tree.subject(of: $0).description }
        guard names.count > 12 else { return "\(names.joined(separator: " > "))" }
        return
            "\(names.prefix(4).joined(separator: " > ")) > … \(names.count - 10) more … > \(names.suffix(6).joined(separator: " > "))"
    }

    private func chain(from index: Int) -> [TraceText] {
        let links = ResponderChain.from(index, in: tree).dropFirst()
        guard !links.isEmpty else { return ["  nobody: the dump ends here"] }
        let names = links.map(\.name)
        let shown =
            names.count > 20 ? Array(names.prefix(12)) + ["… \(names.count - 18) more"] + names.suffix(6) : names
        let hasControllers = tree.format == .live || tree.views.contains { $0.controllerName != nil }
        return shown.map { "\(indented: 1)\($0)" } + (hasControllers ? [] : [missingControllers])
    }

    /// The gaps of a chain without them.
    private var missingControllers: TraceText {
        switch tree.format {
        case .recursiveDescription, .earlGrey:
            "\(indented: 1)(without view controllers, which this dump does not have: add what \(code: "po [UIViewController _printHierarchy]") prints to the file)"
        default: "\(indented: 1)(without view controllers, which this format does not have)"
        }
    }

    /// The part of the view's area that reaches it, the obstacles of a touch, and the changes that would remove them.
    package func lines(for whyNot: WhyNot) -> [TraceText] {
        let subject = tree.subject(of: whyNot.view)
        var lines: [TraceText] = []
        if let reach = whyNot.reach { lines += self.lines(for: reach, of: subject) }
        guard let point = whyNot.point else { return lines }
        guard !whyNot.obstacles.isEmpty else {
            if whyNot.reach == nil { lines.append("\(subject) gets a touch at \(point).") }
            return lines
        }
        lines.append("Why \(subject) does not get a touch at \(point):")
        for (index, obstacle) in whyNot.obstacles.enumerated() {
            lines.append("\(indented: 1)\(index == 0 ? "" : "then ")\(obstacle.reason)")
            lines.append("\(indented: 2)-> \(obstacle.change)")
        }
        return lines
    }

    private func lines(for reach: Reach, of subject: Subject) -> [TraceText] {
        guard reach.total > 0 else { return ["\(subject) has no area on the screen."] }
        func part(_ cells: Int) -> String {
            let percent = Double(cells) * 100 / Double(reach.total)
            if percent > 0, percent < 1 { return "less than 1 %" }
            if percent < 100, percent > 99 { return "more than 99 %" }
            return "\(Int(percent.rounded())) %"
        }
        var lines: [TraceText] = []
        if reach.own == 0 {
            lines.append("No touch on its area reaches \(subject).")
        } else if let box = reach.box, let example = reach.example {
            lines.append(
                "\(part(reach.own)) of its area reaches \(subject): within \(box) on the screen, for example at \(example)."
            )
        }
        if reach.descendants > 0 { lines.append("\(indented: 1)\(part(reach.descendants)) goes to its subviews") }
        for taker in reach.others.prefix(5) {
            if let view = taker.view {
                lines.append(
                    "\(indented: 1)\(part(taker.cells)) goes to \(tree.subject(of: view)), for example at \(taker.point)"
                )
            } else {
                lines.append("\(indented: 1)\(part(taker.cells)) goes to nobody, for example at \(taker.point)")
            }
        }
        return lines
    }
}

extension Explanation: CustomStringConvertible {
    /// The text that the command prints.
    public var description: String { lines().map(\.description).joined(separator: "\n") }
}

extension TraceText.Interpolation {
    /// Two spaces for every level.
    mutating func appendInterpolation(indented level: Int) {
        appendInterpolation(String(repeating: "  ", count: level))
    }
}
