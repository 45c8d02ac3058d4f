// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

// Reads the solution: frames, conflicts and ambiguities.
extension LayoutEngine {
    // MARK: Answers

    /// An item's rectangle in its container (points), its edges on whole pixels (L12).
    func rectangle(of item: LayoutItem) -> CGRect? {
        guard item.engine === self, let frame = item.frame else { return nil }
        let scale = Double(item.host?.traitCollection.displayScale ?? 1)
        func edge(_ value: Double) -> CGFloat {
            CGFloat(scale > 0 ? (value * scale).rounded() / scale : value)
        }
        let (x, y) = (solver.value(of: frame.x), solver.value(of: frame.y))
        let (left, top) = (edge(x), edge(y))
        return CGRect(
            x: left, y: top, width: edge(x + solver.value(of: frame.width)) - left,
            height: edge(y + solver.value(of: frame.height)) - top)
    }

    /// The frame that constraints give a view (points); `nil` for views that constraints do not place.
    func frame(of view: UIView) -> CGRect? {
        guard let item = LayoutItem.existing(view), item.isPlaced, view !== root else { return nil }
        return rectangle(of: item).map { view.frame(forAlignmentRect: $0) }
    }

    /// The size that constraints give the topmost view; `nil` if they must not set it.
    func ownSize(of view: UIView) -> CGSize? {
        guard view === root, let item = LayoutItem.existing(view), item.isPlaced else { return nil }
        return rectangle(of: item).map { view.frame(forAlignmentRect: $0).size }
    }

    /// The size of a scroll view's content along the axes that constraints set; its present size along the others.
    func contentSize(of guide: ScrollGuide) -> CGSize {
        let old = guide.layoutFrame.size
        guard guide.kind == .content, let item = LayoutItem.existing(guide), let frame = item.frame,
            let size = rectangle(of: item)?.size
        else { return old }
        return CGSize(
            width: isDecided(frame.width, of: guide) ? size.width : old.width,
            height: isDecided(frame.height, of: guide) ? size.height : old.height)
    }

    /// Whether constraints decide a length of a scroll view's content: one of them reaches its far edge (L17).
    private func isDecided(_ length: SolverVariable, of guide: ScrollGuide) -> Bool {
        if solver.isDetermined(length) { return true }
        let items = [guide.owningView.flatMap(LayoutItem.existing), LayoutItem.existing(guide)]
        return items.contains { item in
            item?.touching.contains { constraint in
                guard let known = active[ObjectIdentifier(constraint)] else { return false }
                return solver.mentions(length, in: known.number)
            } ?? false
        }
    }

    func placeGuides(of view: UIView) {
        for guide in view.layoutGuides {
            guard let item = LayoutItem.existing(guide), item.engine === self else { continue }
            if let guide = guide as? ScrollGuide {
                let size = contentSize(of: guide)
                if guide.kind == .content, let scrollView = view as? UIScrollView, scrollView.contentSize != size {
                    scrollView.contentSize = size
                }
            } else if item.isPlaced, let frame = rectangle(of: item), frame != guide.layoutFrame {
                guide.layoutFrame = frame
            }
        }
    }

    // MARK: Conflicts

    /// Reports the broken constraints (L10). Constraints that broke only during a pass, before every frame was set, are back
    /// by now.
    func reportConflicts() {
        for conflict in solver.takeLastingConflicts() {
            let members = conflict.members.map { constraints[$0].map(\.description) ?? systemWords(for: $0) }
            let broken = constraints[conflict.broken].map(\.description) ?? systemWords(for: conflict.broken)
            let hint =
                conflict.members.contains { itemByMask(of: $0) != nil }
                ? " A view that constraints place needs translatesAutoresizingMaskIntoConstraints = false." : ""
            UIApplication.shared.report(
                "These constraints can't all hold: \(members.joined(separator: ", ")). This one is left out: \(broken). Give one a priority below 1000, or take it away.\(hint)"
            )
        }
    }

    private func systemWords(for number: SolverConstraint) -> String {
        if let view = itemByMask(of: number)?.view {
            return "<the frame of \(ConstraintDescription.name(of: view)), by its autoresizing mask>"
        }
        for item in items.values where item.fixed.contains(number) {
            guard let object: AnyObject = item.view ?? item.guide else { continue }
            return "<the place of \(ConstraintDescription.name(of: object))>"
        }
        for item in items.values {
            guard let words = item.content.words(for: number), let view = item.view else { continue }
            return "<the \(words), of \(ConstraintDescription.name(of: view))>"
        }
        return "<a size is not below zero>"
    }

    /// The view whose autoresizing mask became a constraint: not the topmost view, whose frame comes from elsewhere.
    private func itemByMask(of number: SolverConstraint) -> LayoutItem? {
        items.values.first { item in
            guard let view = item.view, item.fixed.contains(number) else { return false }
            return view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
        }
    }

    // MARK: Ambiguity

    func isAmbiguous(_ view: UIView) -> Bool {
        if isDirty { _ = solve() }
        guard let item = LayoutItem.existing(view), item.engine === self, let frame = item.frame else { return false }
        return frame.all.contains { !solver.isDetermined($0) }
    }

    /// Moves the undetermined parts of the view, with the weakest possible constraints.
    func exercise(_ view: UIView) {
        guard isAmbiguous(view), let frame = LayoutItem.existing(view)?.frame else { return }
        for nudge in nudges { solver.remove(nudge) }
        let open = frame.all.filter { !solver.isDetermined($0) }
        nudges = open.map { variable in
            let goal = solver.value(of: variable) + 10
            return solver.add(
                LinearExpression(variable) - LinearExpression(constant: goal), .equal, priority: 0.001)
        }
        isDirty = true
        view.markNeedsLayoutPass()
    }
}
