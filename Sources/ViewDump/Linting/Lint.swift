import EventTrace

/// Looks through a dump for controls that touches do not reach and views that take touches unseen.
public struct Lint {
    private let tree: ViewTree
    private let raster: TouchRaster
    private var findings: [LintFinding] = []
    /// The cells that each view gets.
    private var owned: [Int: Int] = [:]
    /// Views that took a part of a control's area.
    private var covering: [Int: Int] = [:]

    /// Below this, in points, people miss (Apple's Human Interface Guidelines).
    static let smallestSide = 44.0
    /// Below this, nobody sees a view; from 0.01 on it takes touches (B2).
    static let invisibleAlpha = 0.05

    private init(_ tree: ViewTree) {
        self.tree = tree
        raster = TouchRaster(tree)
    }

    /// What was found, in the order of the dump.
    public static func findings(in tree: ViewTree) -> [LintFinding] {
        var lint = Lint(tree)
        for owner in lint.raster.owners where owner >= 0 { lint.owned[Int(owner), default: 0] += 1 }
        for index in tree.views.indices where lint.isOutermostControl(index) && lint.isVisible(index) {
            lint.check(control: index)
        }
        for index in tree.views.indices { lint.checkVisibility(of: index) }
        return lint.findings.sorted { ($0.view, $0.rule.rawValue) < ($1.view, $1.rule.rawValue) }
    }

    /// Parts of a control are its own business.
    private func isOutermostControl(_ index: Int) -> Bool {
        guard tree.isControl(index) else {
            return false
        }
        var parent = tree.parents[index]
        while let outer = parent {
            if tree.traits[outer].role == .control { return false }
            parent = tree.parents[outer]
        }
        return true
    }

    /// What a person does not see is not missed.
    private func isVisible(_ index: Int) -> Bool {
        var current: Int? = index
        while let view = current {
            if tree.views[view].isHidden || tree.views[view].alpha < Self.invisibleAlpha { return false }
            current = tree.parents[view]
        }
        return true
    }

    private mutating func check(control index: Int) {
        let placement = tree.placements[index]
        let reach = Reach(of: index, in: tree, on: raster)
        guard reach.total > 0 else { return }
        let subject = tree.subject(of: index).description
        // What a scroll view can bring to the screen is no loss.
        let beyond = Overflow(of: index, in: tree, on: raster)
        let total = reach.total - beyond.scrollable
        let reached = reach.own + reach.descendants
        guard total > 0 else { return }
        if let blocker = raster.blockers[index] {
            guard tree.views[index].isUserInteractionEnabled != false else { return }
            let refusal = tree.stateRefusal(of: blocker)
            let reason = refusal.map { $0.description } ?? "it refuses"
            let whose = blocker == index ? "" : "\(tree.subject(of: blocker)) above it: "
            report(.controlUnreachable, index, "no touch reaches \(subject); \(whose)\(reason)")
            return
        }
        let lost = reach.others.filter { taker in
            taker.view.map { tree.isInFront($0, of: index) && canBeBelieved($0, covers: index) } ?? false
        }
        lost.forEach { covering[$0.view ?? 0, default: 0] += $0.cells }
        if tree.format.isAccessibilityTree {
            checkOverlap(of: index, total: total, lost: lost)
            return checkSize(of: index, placement: placement, subject: subject)
        }
        if reached == 0 {
            let why =
                lost.first.flatMap(\.view).map { "\(tree.subject(of: $0)) lies in front and takes them" }
                ?? beyond.parent.map { "it lies outside \(tree.subject(of: $0)), a superview (B14)" }
                ?? "nothing of it takes touches"
            report(.controlUnreachable, index, "no touch reaches \(subject); \(why)")
            return
        }
        if beyond.outside > 0, let parent = beyond.parent {
            report(
                .outsideParent, index,
                "\(percent(beyond.outside, of: total)) of \(subject) lies outside \(tree.subject(of: parent)), a superview, and takes no touches there (B14)"
            )
        }
        if let taker = lost.first, let view = taker.view, taker.cells * 100 >= total {
            report(
                .controlPartlyUnreachable, index,
                "\(percent(lost.reduce(0) { $0 + $1.cells }, of: total)) of \(subject) goes to \(tree.subject(of: view)) in front of it, for example at \(taker.point)"
            )
        }
        checkSize(of: index, placement: placement, subject: subject)
    }

    /// An accessibility tree does not say who is in front, rounds frames outward, and has elements that are no views. Only
    /// controls take touches for sure, and two of one name in one place are one.
    private func canBeBelieved(_ taker: Int, covers index: Int) -> Bool {
        guard tree.format.isAccessibilityTree else { return true }
        return tree.traits[taker].role == .control
            && (tree.views[taker].label != tree.views[index].label || tree.views[taker].label == nil)
    }

    /// In an accessibility tree: nothing is said of superviews, which its elements need not have, nor of slight overlaps.
    private mutating func checkOverlap(of index: Int, total: Int, lost: [Reach.Taker]) {
        let cells = lost.reduce(0) { $0 + $1.cells }
        guard let taker = lost.first, let view = taker.view, cells * 10 >= total else { return }
        let (control, front) = (tree.subject(of: index), tree.subject(of: view))
        if cells == total {
            report(.controlUnreachable, index, "no touch reaches \(control); \(front) lies in front and takes them")
        } else {
            report(
                .controlPartlyUnreachable, index,
                "\(percent(cells, of: total)) of \(control) goes to \(front) in front of it, for example at \(taker.point)"
            )
        }
    }

    private mutating func checkSize(of index: Int, placement: Placement, subject: String) {
        guard tree.traits[index].role == .control, !tree.traits[index].hasFixedSize, !isPartOfCell(index) else {
            return
        }
        let (width, height) = (placement.frame.width, placement.frame.height)
        guard width < Self.smallestSide || height < Self.smallestSide else { return }
        report(
            .smallHitArea, index,
            "\(subject) is \(TraceText("\(width)")) × \(TraceText("\(height)")) points; people hit 44 × 44 and more reliably"
        )
    }

    /// In an accessibility tree, a small thing in a row (a chevron, say) is as a rule the row's own, and the row takes the tap.
    private func isPartOfCell(_ index: Int) -> Bool {
        guard tree.format.isAccessibilityTree else { return false }
        return tree.path(to: index).dropLast().contains { tree.traits[$0].knownClass == "UITableViewCell" }
    }

    private mutating func checkVisibility(of index: Int) {
        guard let cells = owned[index], raster.blockers[index] == nil, tree.traits[index].role != .window else {
            return
        }
        let view = tree.views[index]
        let subject = tree.subject(of: index)
        var faintest: Int?
        var current: Int? = index
        while let outer = current, faintest == nil {
            if tree.views[outer].alpha < Self.invisibleAlpha { faintest = outer }
            current = tree.parents[outer]
        }
        if let faintest {
            report(
                .invisibleSwallows, index,
                "\(subject) takes touches on \(cells) square points and cannot be seen: alpha of \(tree.subject(of: faintest)) is \(TraceText("\(tree.views[faintest].alpha)")), and touches stop only at 0.01"
            )
        } else if let covered = covering[index], tree.children(of: index).isEmpty, !view.hasBackground,
            !view.hasGestureRecognizers, tree.traits[index].knownClass == "UIView", !tree.format.isAccessibilityTree
        {
            report(
                .invisibleSwallows, index,
                "\(subject) has no background, subviews or recognizers, and takes touches from controls behind it on \(covered) square points",
                atMost: .likely)
        }
    }

    private mutating func report(
        _ rule: LintFinding.Rule, _ view: Int, _ message: String, atMost limit: Certainty = .sure
    ) {
        let traits = tree.traits[view]
        let certainty: Certainty =
            tree.format.isAccessibilityTree ? .guess : traits.isUnknown || traits.deviates ? .likely : .sure
        findings.append(LintFinding(rule: rule, view: view, message: message, certainty: min(limit, certainty)))
    }

    private func percent(_ part: Int, of total: Int) -> String {
        let percent = min(100, Double(part) * 100 / Double(total))
        return percent < 1 ? "less than 1 %" : "\(Int(percent.rounded())) %"
    }
}

extension ViewTree {
    /// Whether `view`, which is neither below nor above `other`, is asked before it.
    func isInFront(_ view: Int, of other: Int) -> Bool {
        rank(of: view) > rank(of: other) && !`is`(view, below: other)
    }
}
