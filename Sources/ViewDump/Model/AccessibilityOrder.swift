/// Who is in front in an accessibility tree, which does not say so: it lists elements as they are read aloud.
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

    private static let bars: Set<String> = ["NavigationBar", "TabBar", "Toolbar", "Keyboard"]

    /// - Parameter traits: of each view.
    init(_ views: [DumpedView], traits: [ViewTraits], parents: [Int?]) {
        strengths = zip(views, traits).map { view, traits in
            if view.isHittable == false { return .container }
            if traits.role == .control || traits.knownClass == "UITableViewCell" { return .control }
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
