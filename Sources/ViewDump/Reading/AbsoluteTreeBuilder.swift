// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Gathers the elements of an accessibility tree, whose frames are the screen's, and gives each a frame in its superview.
struct AbsoluteTreeBuilder {
    private var builder = ViewTreeBuilder()

    /// An application is no view: its children are the windows.
    private static let applications: Set<String> = ["Application", "XCUIElementTypeApplication", "AppiumAUT"]

    var omissions: [Omission] { builder.omissions }

    mutating func leaveOut(_ omission: Omission) { builder.leaveOut(omission) }

    mutating func add(_ view: DumpedView, indentation: Int) {
        guard !Self.applications.contains(view.className) else { return }
        if view.frame == nil {
            builder.leaveOut(
                Omission(
                    line: view.line, column: view.column,
                    problem: "\(view.className) has no readable frame; it is taken to fill its superview"))
        }
        builder.add(view, depth: indentation, isIndentation: true)
    }

    func tree(format: DumpFormat, lineCount: Int) throws(DumpError) -> ViewTree {
        let tree = try builder.tree(format: format, lineCount: lineCount)
        return Self.relative(tree)
    }

    /// The tree with every frame in its superview's coordinates.
    static func relative(_ tree: ViewTree) -> ViewTree {
        var absolute: [TraceRect] = []
        var views = tree.views
        var omissions = tree.omissions
        for root in tree.roots where views[root].frame == nil {
            guard let frame = hull(of: tree.children(of: root).compactMap { views[$0].frame }) else { continue }
            views[root].frame = frame
            omissions.append(
                Omission(
                    line: views[root].line, column: views[root].column,
                    problem:
                        "\(views[root].className) has no superview either; it is taken to be as large as what is in it")
            )
        }
        for index in views.indices {
            let outer = tree.parents[index].map { absolute[$0] } ?? TraceRect(x: 0, y: 0, width: 0, height: 0)
            let frame = views[index].frame ?? outer
            absolute.append(frame)
            guard views[index].frame != nil else { continue }
            views[index].frame = TraceRect(
                x: frame.x - outer.x, y: frame.y - outer.y, width: frame.width, height: frame.height)
        }
        return ViewTree(format: tree.format, views: views, parents: tree.parents, omissions: omissions)
    }

    private static func hull(of frames: [TraceRect]) -> TraceRect? {
        guard var hull = frames.first else { return nil }
        for frame in frames.dropFirst() {
            let (right, bottom) = (
                max(hull.x + hull.width, frame.x + frame.width), max(hull.y + hull.height, frame.y + frame.height)
            )
            (hull.x, hull.y) = (min(hull.x, frame.x), min(hull.y, frame.y))
            (hull.width, hull.height) = (right - hull.x, bottom - hull.y)
        }
        return hull
    }
}
