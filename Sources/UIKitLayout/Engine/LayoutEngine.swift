// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// The constraints of one tree of views, in a solver.
///
/// Changes are gathered until code needs frames. A constraint that is activated and deactivated in between is never solved
/// (L4). Frames are relative to superviews, so a subtree that moves as a whole changes two variables.
@MainActor
final class LayoutEngine {
    /// The target that holds the tree's topmost view, for a measurement.
    struct Target {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    private(set) weak var root: UIView?
    private let target: Target?
    var solver = ConstraintSolver()
    var isDirty = false
    private var added: [NSLayoutConstraint] = []
    var active: [ObjectIdentifier: ActiveConstraint] = [:]
    var constraints: [SolverConstraint: NSLayoutConstraint] = [:]
    var items: [SolverVariable: LayoutItem] = [:]
    /// Items whose frame has not been read from the solution yet.
    private var fresh: [LayoutItem] = []
    private var moved: [LayoutItem] = []
    private var resized: [LayoutItem] = []
    private var remeasured: [LayoutItem] = []
    /// Texts of several lines: their height follows their width.
    private var wrapping: [ObjectIdentifier: LayoutItem] = [:]
    var nudges: [SolverConstraint] = []

    /// A constraint in the solver.
    struct ActiveConstraint {
        let number: SolverConstraint
        /// The constant of the expression, without the constraint's constant.
        let base: Double
        let isRightToLeft: Bool
    }

    init(root: UIView, target: Target? = nil) {
        self.root = root
        self.target = target
    }

    // MARK: Taking in and letting go

    /// Adds the constraints that a view, and those below it, hold.
    func takeIn(_ view: UIView) {
        LayoutSystem.forEachItem(in: view) { item in
            for constraint in item.held { add(constraint) }
        }
    }

    func add(_ constraint: NSLayoutConstraint) {
        added.append(constraint)
        isDirty = true
    }

    func remove(_ constraint: NSLayoutConstraint) {
        if let known = active.removeValue(forKey: ObjectIdentifier(constraint)) {
            constraints[known.number] = nil
            solver.remove(known.number)
        } else {
            added.removeAll { $0 === constraint }
        }
        isDirty = true
    }

    /// Forgets an item without constraints.
    func letGo(_ item: LayoutItem) {
        guard item.engine === self, let frame = item.frame else { return }
        for constraint in item.fixed { solver.remove(constraint) }
        removeContent(of: item)
        for variable in frame.all {
            items[variable] = nil
            solver.remove(variable)
        }
        wrapping[ObjectIdentifier(item)] = nil
        item.leaveEngine()
        isDirty = true
    }

    // MARK: Changes

    func constantChanged(of constraint: NSLayoutConstraint) {
        isDirty = true
        guard let known = active[ObjectIdentifier(constraint)] else { return }
        solver.setConstant(known.base - Double(constraint.constant), of: known.number)
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        isDirty = true
        guard let known = active[ObjectIdentifier(constraint)] else { return }
        solver.setPriority(constraint.priority.rawValue, of: known.number)
    }

    /// Other code set the item's frame.
    func geometryChanged(of item: LayoutItem) {
        guard let view = item.view,
            view.translatesAutoresizingMaskIntoConstraints || view === root || view.isInKeyboardsPlace
        else { return }
        moved.append(item)
        isDirty = true
    }

    func sizeChanged(of item: LayoutItem) {
        guard item.hasSystemGuides else { return }
        resized.append(item)
        isDirty = true
    }

    /// Whether the item has an intrinsic size that is to be measured again.
    func contentChanged(of item: LayoutItem) -> Bool {
        guard item.isPlaced, item.frame != nil, item.view != nil else { return false }
        remeasured.append(item)
        isDirty = true
        return true
    }

    func contentPriorityChanged(of item: LayoutItem) {
        removeContent(of: item)
        item.content.forget()
        _ = contentChanged(of: item)
    }

    func translationChanged(of item: LayoutItem) {
        guard item.frame != nil else { return }
        for constraint in item.fixed { solver.remove(constraint) }
        item.fixed = []
        removeContent(of: item)
        item.content.forget()
        hold(item)
        fresh.append(item)
        isDirty = true
    }

    // MARK: Solving

    /// Brings the solution up to date. Returns the views whose subviews or guides it moves.
    func solve() -> [UIView] {
        isDirty = false
        for item in moved { updateFixed(item) }
        moved = []
        for item in resized { item.view.map(refreshSurroundings) }
        resized = []
        insertAdded()
        for item in remeasured where item.engine === self { updateContent(of: item) }
        remeasured = []
        solver.solve()
        wrapTexts()
        isDirty = false
        return takeMoved()
    }

    private func insertAdded() {
        while !added.isEmpty {
            let batch = added
            added = []
            for constraint in batch where constraint.isWhole { insert(constraint) }
        }
    }

    private func insert(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, active[ObjectIdentifier(constraint)] == nil else { return }
        let isRightToLeft = holder.isRightToLeft
        let reader = LayoutReader(engine: self, ancestor: holder, isRightToLeft: isRightToLeft)
        var expression = reader.difference(of: constraint)
        let base = expression.constant
        expression.constant = base - Double(constraint.constant)
        let relation: LinearRelation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let number = solver.add(
            expression, relation, priority: constraint.priority.rawValue,
            hold: constraint.isMadeByStack ? .arranged : .own)
        active[ObjectIdentifier(constraint)] = ActiveConstraint(
            number: number, base: base, isRightToLeft: isRightToLeft)
        constraints[number] = constraint
    }

    /// Measures the heights of texts for their solved widths. A height may change a width, so there are a few rounds, but no more.
    private func wrapTexts() {
        for _ in 0..<4 where !wrapping.isEmpty {
            var isDone = true
            for item in wrapping.values where updateWrapping(of: item) { isDone = false }
            if isDone { return }
            solver.solve()
        }
    }

    private func takeMoved() -> [UIView] {
        var seen: Set<ObjectIdentifier> = []
        var views: [UIView] = []
        let changed = solver.takeChangedVariables().compactMap { items[$0] } + fresh
        fresh = []
        for item in changed where seen.insert(ObjectIdentifier(item)).inserted {
            guard isMisplaced(item), let container = item.container ?? item.view else { continue }
            if seen.insert(ObjectIdentifier(container)).inserted { views.append(container) }
        }
        return views
    }

    private func isMisplaced(_ item: LayoutItem) -> Bool {
        if let view = item.view {
            if view === root { return ownSize(of: view).map { $0 != view.bounds.size } ?? false }
            return frame(of: view).map { $0 != view.untransformedFrame } ?? false
        }
        if let guide = item.guide as? ScrollGuide { return contentSize(of: guide) != guide.layoutFrame.size }
        return item.isPlaced && rectangle(of: item) != item.guide?.layoutFrame
    }

    // MARK: Items

    /// The variables of an item; made on first use, and held at the item's present frame.
    func frame(for item: LayoutItem) -> LayoutItem.Frame {
        if item.engine === self, let frame = item.frame { return frame }
        let frame = LayoutItem.Frame(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
        item.leaveEngine()
        item.engine = self
        item.frame = frame
        for variable in frame.all { items[variable] = item }
        hold(item)
        fresh.append(item)
        return frame
    }

    /// Says whether an item's height follows its width. True if it is a change.
    @discardableResult
    func watchWrapping(of item: LayoutItem, _ isWrapping: Bool) -> Bool {
        let key = ObjectIdentifier(item)
        let wasWrapping = wrapping[key] != nil
        wrapping[key] = isWrapping ? item : nil
        return wasWrapping != isWrapping
    }

    var measuringTarget: Target? { target }

    var allItems: [LayoutItem] { Array(items.values) }

    /// Solves for a measurement: nobody is laid out or told of conflicts.
    func solveQuietly() {
        insertAdded()
        solver.solve()
        wrapTexts()
    }

    // MARK: Direction

    /// Reads the constraints again that depend on the direction.
    func refreshDirection(of holder: LayoutItem, isRightToLeft: Bool) {
        for constraint in holder.held {
            guard let known = active[ObjectIdentifier(constraint)], known.isRightToLeft != isRightToLeft else {
                continue
            }
            remove(constraint)
            add(constraint)
        }
    }
}
