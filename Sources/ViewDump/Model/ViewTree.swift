// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A view hierarchy from a dump. The views stand in the dump's order: a superview before its subviews, subviews back to front
/// (K16). Nothing in it recurses, however deep the hierarchy.
public struct ViewTree: Sendable {
    /// The format of the dump.
    public let format: DumpFormat
    /// A view's place here is its number minus 1.
    public private(set) var views: [DumpedView]
    /// The place of a view's superview; `nil` for a root.
    public let parents: [Int?]
    /// 0 for a root.
    public let depths: [Int]
    /// The omissions and assumptions of reading, in the order of the file.
    public let omissions: [Omission]
    /// Back to front (B34).
    public let roots: [Int]
    /// The names of live views in their trace; `nil` for a dump.
    private let subjects: [Subject]?
    private let childStarts: [Int]
    private var childList: [Int]
    /// Of an accessibility tree.
    private(set) var accessibility: AccessibilityOrder?
    /// In an accessibility tree, each view's place back to front; in other dumps that is its place in the dump.
    private var ranks: [Int]?
    /// In an accessibility tree: an alert, behind which no view gets a touch.
    private(set) var alert: Int?
    /// See `taker(of:)`.
    let takers: [Int]?
    private(set) var placements: [Placement]
    private(set) var traits: [ViewTraits]

    /// - Precondition: every view's parent stands before it; there are as many parents as views.
    public init(
        format: DumpFormat, views: [DumpedView], parents: [Int?], omissions: [Omission] = [], subjects: [Subject]? = nil
    ) {
        self.subjects = subjects
        precondition(views.count == parents.count, "a parent for every view")
        self.format = format
        self.views =
            format == .live
            ? views
            : views.map { view in
                var view = view
                view.className = ClassName.shown(view.className)
                view.controllerName = view.controllerName.map(ClassName.shown)
                return view
            }
        self.parents = parents
        self.omissions = omissions
        if format.isAccessibilityTree {
            for index in AccessibilityOrder.invisibleTabs(self.views, parents: parents) {
                self.views[index].isHidden = false
            }
        }
        let structural = format.isAccessibilityTree ? AccessibilityOrder.structural(self.views, parents: parents) : []
        for index in structural {
            self.views[index].isHidden = false
            self.views[index].isStructure = true
        }
        var depths = [Int](repeating: 0, count: views.count)
        var starts = [Int](repeating: 0, count: views.count + 1)
        var roots: [Int] = []
        for (index, parent) in parents.enumerated() {
            guard let parent else {
                roots.append(index)
                continue
            }
            precondition(parent < index, "a superview stands before its subviews")
            depths[index] = depths[parent] + 1
            starts[parent + 1] += 1
        }
        for index in views.indices { starts[index + 1] += starts[index] }
        var list = [Int](repeating: 0, count: views.count - roots.count)
        var next = starts
        for (index, parent) in parents.enumerated() {
            guard let parent else { continue }
            list[next[parent]] = index
            next[parent] += 1
        }
        var placements: [Placement] = []
        placements.reserveCapacity(views.count)
        for (index, view) in views.enumerated() {
            let outer = parents[index].map { placements[$0].bounds } ?? TraceRect(x: 0, y: 0, width: 0, height: 0)
            placements.append(Placement(view, parentBounds: outer))
        }
        self.depths = depths
        self.roots = roots
        childStarts = starts
        childList = list
        self.placements = placements
        let traits = self.views.map(ViewClasses.traits(of:))
        self.traits = traits
        takers = format == .live ? nil : Self.takers(views, traits: traits, parents: parents)
        for index in self.traits.indices where self.traits[index].role == .view && !views[index].hasBackground {
            // The usual override of such a window lets its root view's own area through.
            if let parent = parents[index], self.traits[parent].isOverlayWindow {
                self.traits[index].role = .passThrough
            }
        }
        if format.isAccessibilityTree {
            for index in AccessibilityOrder.holders(self.views, traits: traits, parents: parents) {
                self.traits[index].role = .view
                self.traits[index].takesTouchesByDefault = true
            }
            for index in structural {
                self.traits[index].role = .passThrough
                self.traits[index].reachesOutside = true
            }
            for index in views.indices where views[index].isHittable == false { self.traits[index].role = .passThrough }
            letTouchesThroughSystemWindows()
            alert = frontmostAlert()
            keepTouchesFromBesideAlert()
            putBarsInFront()
        }
    }

    /// In an accessibility tree, a bar is over the content beside it, even if the bar is read aloud first.
    private mutating func putBarsInFront() {
        let order = AccessibilityOrder(views, traits: traits, parents: parents)
        accessibility = order
        for index in views.indices {
            let range = childStarts[index]..<childStarts[index + 1]
            let children = childList[range]
            childList.replaceSubrange(
                range, with: children.filter { !order.isBar[$0] } + children.filter { order.isBar[$0] })
        }
        var ranks = [Int](repeating: 0, count: views.count)
        for (rank, view) in backToFront().enumerated() { ranks[view] = rank }
        self.ranks = ranks
    }

    /// The views as they are painted: a superview before its subviews, those in front after those behind.
    func backToFront() -> [Int] {
        guard accessibility != nil else { return Array(views.indices) }
        var result: [Int] = []
        result.reserveCapacity(views.count)
        var open = Array(roots.reversed())
        while let view = open.popLast() {
            result.append(view)
            open.append(contentsOf: children(of: view).reversed())
        }
        return result
    }

    /// Nothing beside an alert gets a touch, nor do the views around it; its own views do.
    private mutating func keepTouchesFromBesideAlert() {
        guard let alert else { return }
        var isInside = [Bool](repeating: false, count: views.count)
        for index in views.indices {
            isInside[index] = index == alert || parents[index].map { isInside[$0] } ?? false
            if !isInside[index] { traits[index].role = .passThrough }
        }
    }

    private func frontmostAlert() -> Int? {
        views.indices.last { views[$0].className == "Alert" && !views[$0].isHidden && !children(of: $0).isEmpty }
    }

    /// A view's place back to front.
    func rank(of index: Int) -> Int { ranks?[index] ?? index }

    /// In an accessibility tree, a window after the first with nothing but plain containers is the keyboard's, the editing
    /// menu's or the status bar's, which lets all other touches through.
    private mutating func letTouchesThroughSystemWindows() {
        var hasContent: [Int: Bool] = [:]
        var rootOf = [Int](repeating: 0, count: views.count)
        for index in views.indices {
            rootOf[index] = parents[index].map { rootOf[$0] } ?? index
            if !["UIView", "UIWindow"].contains(traits[index].knownClass) { hasContent[rootOf[index]] = true }
        }
        for index in views.indices
        where rootOf[index] != roots[0] && hasContent[rootOf[index]] != true
            && traits[rootOf[index]].knownClass == "UIWindow"
        {
            traits[index].role = .passThrough
        }
    }

    /// A view's subviews, back to front.
    public func children(of index: Int) -> ArraySlice<Int> {
        childList[childStarts[index]..<childStarts[index + 1]]
    }

    /// The view and its superviews, from the root.
    public func path(to index: Int) -> [Int] {
        var path = [index]
        while let parent = path.last.flatMap({ parents[$0] }) { path.append(parent) }
        return path.reversed()
    }

    /// The view in a trace's form: its number is its place in the dump, from 1, or the one that a live view has.
    public func subject(of index: Int) -> Subject {
        if let subjects { return subjects[index] }
        let view = views[index]
        return Subject(identifier: UInt32(index + 1), className: view.className, label: view.label)
    }

    /// Whether the view takes part in hit-testing; the class's default if the dump lacks it.
    public func isUserInteractionEnabled(_ index: Int) -> Bool {
        views[index].isUserInteractionEnabled ?? traits[index].takesTouchesByDefault
    }

    /// B2: why the view and everything below it get no touch, whatever the point is.
    func stateRefusal(of index: Int) -> HitTestWalk.Refusal? {
        let view = views[index]
        if view.isHidden { return .hidden }
        if !isUserInteractionEnabled(index) { return .interactionDisabled }
        if let refusal = HitTestWalk.Refusal.ofAlpha(view.alpha), !traits[index].ignoresAlpha { return refusal }
        if view.live?.refusesWhileAnimating == true { return .animating }
        if placements[index].isSingular { return .singularTransform }
        return nil
    }

    /// Changes a view's properties, but not its place or class.
    mutating func change(_ change: (inout DumpedView) -> Void) {
        for index in views.indices { change(&views[index]) }
    }

    /// The tree with one changed view, to test the effect of a change.
    func changing(_ index: Int, _ change: (inout DumpedView) -> Void) -> ViewTree {
        var tree = self
        change(&tree.views[index])
        let outer = parents[index].map { placements[$0].bounds } ?? TraceRect(x: 0, y: 0, width: 0, height: 0)
        tree.placements[index] = Placement(tree.views[index], parentBounds: outer)
        return tree
    }

    /// A point of the view in the coordinates of the roots' frames, which are the window's or the screen's.
    func toScreen(_ point: TracePoint, from index: Int) -> TracePoint {
        var point = point
        var current: Int? = index
        while let view = current {
            point = placements[view].toParent(point)
            current = parents[view]
        }
        return point
    }
}
