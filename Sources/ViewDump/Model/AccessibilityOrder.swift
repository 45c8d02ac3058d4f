// SPDX-License-Identifier: Apache-2.0

/// Guesses which views of an accessibility tree are in front. The tree lists elements in the order of reading aloud.
struct AccessibilityOrder {
    /// How much an element has of its own to take a touch with: of those at a point, the strongest gets it.
    enum Strength: Int, Comparable {
        /// A container: `Other`, a window.
        case container
        /// Scrolls.
        case scroll
        /// A control, a cell, or what assistive technology sees as one thing.
        case control

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    private(set) var strengths: [Strength]
    /// Whether the element is a bar, or nothing but a container of one: it lies over the content beside it.
    private(set) var isBar: [Bool]

    /// Elements that are not visible, or have no size, and have something visible in them: they only hold it together, wherever
    /// they are said to lie.
    static func structural(_ views: [DumpedView], parents: [Int?]) -> [Int] {
        var holdsVisible = [Bool](repeating: false, count: views.count)
        var result: [Int] = []
        for index in views.indices.reversed() {
            let view = views[index]
            let isEmpty = view.frame.map { $0.width <= 0 || $0.height <= 0 } ?? false
            let isStructure = view.isHidden || view.isStructure || isEmpty
            if isStructure, holdsVisible[index] { result.append(index) }
            if !isStructure || holdsVisible[index], let parent = parents[index] { holdsVisible[parent] = true }
        }
        return result
    }

    /// The driver calls a tab bar's buttons invisible while the bar with them is seen.
    static func invisibleTabs(_ views: [DumpedView], parents: [Int?]) -> [Int] {
        views.indices.filter { index in
            let view = views[index]
            guard view.isHidden, ["Button", "Tab"].contains(view.className), view.isEnabled != false,
                let parent = parents[index], views[parent].className == "TabBar", !views[parent].isHidden,
                let bar = views[parent].frame, let frame = view.frame, frame.width > 0, frame.height > 0
            else { return false }
            return frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= bar.width
                && frame.y + frame.height <= bar.height
        }
    }

    /// Images and labels with something in them that takes touches: their app lets them take part (B24), or it would not be offered.
    static func holders(_ views: [DumpedView], traits: [ViewTraits], parents: [Int?]) -> [Int] {
        var holds = [Bool](repeating: false, count: views.count)
        for index in views.indices.reversed() {
            let takes = traits[index].role == .control || traits[index].role == .scroll
            if holds[index] || takes && !views[index].isHidden, let parent = parents[index] { holds[parent] = true }
        }
        return views.indices.filter { holds[$0] && traits[$0].role == .display }
    }

    private static let bars: Set<String> = ["NavigationBar", "TabBar", "Toolbar", "Keyboard"]

    /// - Parameter traits: of each view.
    init(_ views: [DumpedView], traits: [ViewTraits], parents: [Int?]) {
        strengths = zip(views, traits).map { view, traits in
            if view.isHittable == false { return .container }
            if traits.role == .control || traits.knownClass == "UITableViewCell" { return .control }
            // Views under a bar or a keyboard get nothing there.
            if Self.bars.contains(view.className) { return .control }
            if view.isAccessible == true, traits.role == .view { return .control }
            return traits.role == .scroll || ["WKWebView", "MKMapView"].contains(traits.knownClass)
                ? .scroll : .container
        }
        var childCounts = [Int](repeating: 0, count: views.count)
        var barCounts = childCounts
        var bars = views.map { Self.bars.contains($0.className) }
        for index in views.indices.reversed() {
            if !bars[index], childCounts[index] == 1, barCounts[index] == 1, traits[index].role == .view {
                bars[index] = true
            }
            guard let parent = parents[index] else { continue }
            childCounts[parent] += 1
            if bars[index] { barCounts[parent] += 1 }
        }
        isBar = bars
    }
}
