// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Searches a dump for controls that touches do not reach, and for invisible views that take touches.
///
/// Its time is in proportion to the views and the screen: if there are very many controls, each is checked in fewer places.
public struct Lint {
    private let tree: ViewTree
    private let raster: TouchRaster
    private let facts: LintFacts
    private var findings: [LintFinding] = []
    /// The cells that each view gets.
    private var owned: [Int: Int] = [:]
    /// Views that took a part of a control's area.
    private var covering: [Int: Int] = [:]
    /// The most cells that are checked for a control.
    private let cellsForOne: Int

    /// Below this, in points, people miss (Apple's Human Interface Guidelines).
    static let smallestSide = 44.0
    /// A view below this alpha is invisible; from 0.01 on it takes touches (B2).
    static let invisibleAlpha = 0.05
    /// UIKit's own text fields are this high or higher.
    private static let textFieldHeight = 30.0
    /// The cells that are checked for all controls.
    private static let budget = 20_000_000

    private init(_ tree: ViewTree) {
        self.tree = tree
        raster = TouchRaster(tree)
        facts = LintFacts(tree, faint: Self.invisibleAlpha)
        cellsForOne = max(64, Self.budget / max(1, tree.views.indices.count { tree.isControl($0) }))
    }

    /// The findings, in the order of the dump.
    public static func findings(in tree: ViewTree) -> [LintFinding] {
        var lint = Lint(tree)
        for owner in lint.raster.owners where owner >= 0 { lint.owned[Int(owner), default: 0] += 1 }
        for index in tree.views.indices where tree.isControl(index) && lint.facts.faintest[index] == nil {
            lint.check(control: index)
        }
        for index in tree.views.indices { lint.checkVisibility(of: index) }
        return lint.findings.sorted { ($0.view, $0.rule.rawValue) < ($1.view, $1.rule.rawValue) }
    }

    private mutating func check(control index: Int) {
        guard !facts.isInternal[index] else { return }
        if let outer = facts.outerControls[index] { return check(control: index, in: outer) }
        let reach = Reach(of: index, in: tree, on: raster, atMost: cellsForOne) { [facts] in facts.is($0, below: index)
        }
        guard reach.total > 0 else { return }
        if raster.blockers[index] != index { checkSize(of: index) }
        guard !tree.isDoubtful else { return }
        // Content that a scroll view can bring to the screen is not lost.
        let beyond = Overflow(of: index, in: tree, on: raster)
        let total = reach.total - beyond.scrollable
        guard total > 0 else { return }
        if let blocker = raster.blockers[index] { return report(blocker: blocker, of: index) }
        let lost = reach.others.filter { taker in
            taker.view.map {
                isInFront($0, of: index) && canBeBelieved($0, covers: index) && !isBar($0, over: index)
            } ?? false
        }
        lost.forEach { covering[$0.view ?? 0, default: 0] += $0.cells }
        guard !tree.format.isAccessibilityTree else { return checkOverlap(of: index, total: total, lost: lost) }
        let subject = tree.subject(of: index)
        if reach.own + reach.descendants == 0 {
            if let front = lost.first, let taker = front.view, front.cells >= beyond.outside {
                report(
                    .controlUnreachable, index,
                    "no touch reaches \(subject); \(tree.subject(of: taker)) lies in front and takes them",
                    atMost: certainty(of: taker))
            } else if let parent = beyond.parent {
                report(
                    .controlUnreachable, index,
                    "no touch reaches \(subject); it lies outside \(tree.subject(of: parent)), a superview (B14)")
            }
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
                "\(percent(lost.reduce(0) { $0 + $1.cells }, of: total)) of \(subject) goes to \(tree.subject(of: view)) in front of it, for example at \(taker.point)",
                atMost: certainty(of: view))
        }
    }

    /// Parts of a control are not reported, unless they lie outside of it.
    private mutating func check(control index: Int, in outer: Int) {
        guard !tree.isDoubtful, !tree.format.isAccessibilityTree, tree.traits[index].role == .control,
            !tree.views[outer].className.hasPrefix("_"), raster.blockers[index] == nil
        else { return }
        let area = raster.areas[index]
        let (all, inside) = (raster.count(area), raster.count(area.intersection(raster.areas[outer])))
        guard inside < all, tree.traits[outer].knownClass != "UITextField" else { return }
        report(
            .outsideParent, index,
            "\(percent(all - inside, of: all)) of \(tree.subject(of: index)) lies outside \(tree.subject(of: outer)), a superview, and takes no touches there (B14)"
        )
    }

    /// A view refuses, and with it the control in it. A control whose own interaction is off was meant to be.
    private mutating func report(blocker: Int, of index: Int) {
        let isControl = tree.traits[index].role == .control
        guard !isControl || blocker != index, let refusal = tree.stateRefusal(of: blocker) else { return }
        // In a class that takes no touches by default, the app forgot the setting; in another class, it set it on purpose.
        let isForgotten = refusal == .interactionDisabled && !tree.traits[blocker].takesTouchesByDefault
        let whose = blocker == index ? "" : "\(tree.subject(of: blocker)) above it: "
        let what = isControl ? "\(tree.subject(of: index))" : "the gesture recognizers of \(tree.subject(of: index))"
        report(
            .controlUnreachable, index, "no touch reaches \(what); \(whose)\(refusal.description)",
            atMost: isForgotten ? .sure : .likely)
    }

    private func isInFront(_ taker: Int, of index: Int) -> Bool {
        tree.rank(of: taker) > tree.rank(of: index) && !facts.is(taker, below: index)
    }

    /// Bars lie over content on purpose: over views that fill the screen and have recognizers, and over content that scrolls
    /// below them.
    private func isBar(_ taker: Int, over index: Int) -> Bool {
        facts.isInBar[taker] && !facts.isInBar[index]
            && (tree.traits[index].role != .control || facts.scrollers[index] != nil)
    }

    /// A presentation covers what is behind it on purpose, and so does another window. An accessibility tree lacks the
    /// front-to-back order, rounds frames outward, and has elements that are no views. There only controls certainly take
    /// touches, and two elements of one name in one place are one.
    private func canBeBelieved(_ taker: Int, covers index: Int) -> Bool {
        guard !facts.isPresented[taker] || facts.isPresented[index], facts.roots[taker] == facts.roots[index] else {
            return false
        }
        guard tree.format.isAccessibilityTree else { return !facts.isInternal[taker] }
        // Scrolled content passes under fixed content, above all under bars. The tree does not contain that either.
        return tree.traits[taker].role == .control && facts.scrollers[taker] == facts.scrollers[index]
            && (tree.views[taker].label != tree.views[index].label || tree.views[taker].label == nil)
    }

    /// The certainty about a taker's behavior.
    private func certainty(of taker: Int) -> Certainty {
        facts.isDoubtful[taker] || tree.traits[taker].deviates ? .likely : .sure
    }

    /// In an accessibility tree: superviews are not reported, because its elements may have none, and neither are slight overlaps.
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

    private mutating func checkSize(of index: Int) {
        let traits = tree.traits[index]
        // Bars and search fields give their parts a size, a link has the size of its words, and in an accessibility tree a
        // small element in a row (a chevron, say) usually belongs to the row, which takes the tap.
        guard traits.role == .control, !traits.hasFixedSize, !facts.isInBar[index], !facts.isMac,
            !facts.isTelevision, tree.views[index].className != "Link", !facts.isKey.contains(index),
            !tree.format.isAccessibilityTree || !facts.isInCell[index]
        else { return }
        let frame = tree.placements[index].frame
        guard frame.width < Self.smallestSide || frame.height < Self.smallestSide else { return }
        guard traits.knownClass != "UITextField" || frame.height < Self.textFieldHeight else { return }
        report(
            .smallHitArea, index,
            "\(tree.subject(of: index)) is \(TraceText("\(frame.width)")) × \(TraceText("\(frame.height)")) points; people hit 44 × 44 and more reliably"
        )
    }

    private mutating func checkVisibility(of index: Int) {
        guard let cells = owned[index], raster.blockers[index] == nil, tree.traits[index].role != .window,
            !facts.isInternal[index], !tree.isDoubtful
        else { return }
        let view = tree.views[index]
        let subject = tree.subject(of: index)
        if let faintest = facts.faintest[index] {
            report(
                .invisibleSwallows, index,
                "\(subject) takes touches on \(cells) square points and cannot be seen: alpha of \(tree.subject(of: faintest)) is \(TraceText("\(tree.views[faintest].alpha)")), and \(tree.traits[index].ignoresAlpha ? "its class takes touches all the same" : "touches stop only at 0.01")"
            )
        } else if let covered = covering[index], tree.children(of: index).isEmpty, !view.hasBackground,
            !view.hasGestureRecognizers, Self.showNothing.contains(tree.traits[index].knownClass ?? ""),
            !tree.format.isAccessibilityTree
        {
            report(
                .invisibleSwallows, index,
                "\(subject) has no background, subviews or recognizers, and takes touches from controls behind it on \(covered) square points",
                atMost: .likely)
        }
    }

    private static let showNothing: Set<String> = ["UIView", "UIStackView", "UIInputView"]

    private mutating func report(
        _ rule: LintFinding.Rule, _ view: Int, _ message: String, atMost limit: Certainty = .sure
    ) {
        let isUnsure = facts.isDoubtful[view] || tree.traits[view].deviates
        let certainty: Certainty = tree.format.isAccessibilityTree ? .guess : isUnsure ? .likely : .sure
        findings.append(LintFinding(rule: rule, view: view, message: message, certainty: min(limit, certainty)))
    }

    private func percent(_ part: Int, of total: Int) -> String {
        let percent = min(100, Double(part) * 100 / Double(total))
        return percent < 1 ? "less than 1 %" : "\(Int(percent.rounded())) %"
    }
}

extension ViewTree {
    /// The input lacks places and properties of views: the receivers of touches are unknown.
    var isDoubtful: Bool { format.lack != nil && format != .earlGrey || omissions.contains { $0.doubt != nil } }
}
