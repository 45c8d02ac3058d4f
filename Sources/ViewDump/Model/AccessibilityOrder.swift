// SPDX-License-Identifier: Apache-2.0

/// Guesses which views of an accessibility tree are in front. The tree lists elements in the order of reading aloud.
struct AccessibilityOrder {
    /// The strength with which an element takes touches: the strongest element at a point gets the touch.
    enum Strength: Int, Comparable {
        /// A container: `Other`, a window.
        case container
        /// Scrolls.
        case scroll
        /// A control, a cell, or an element that is one whole for assistive technology.
        case control

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    private(set) var strengths: [Strength]
    /// Whether the element is a bar, or only a container of one: it lies over the content beside it.
    private(set) var isBar: [Bool]

    /// Elements that are not visible, or have no size, and have something visible in them: they are only containers, whatever
    /// their stated places are.
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

    /// The driver reports a tab bar's buttons as invisible although the bar is visible.
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

    /// Images and labels that contain elements that take touches: their app must have enabled them (B24), or the elements
    /// would not be listed.
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
