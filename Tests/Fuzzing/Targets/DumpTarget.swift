// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

@testable import ViewDump

/// The readers of view hierarchies, and what explains, maps and judges what they read.
enum DumpTarget {
    /// Larger trees and screens than fuzzing needs; what is slow with them is bounded by their size.
    private static let mostViews = 300

    /// - Parameter read: one reader; without, the one that the content asks for.
    static func run(
        _ bytes: UnsafeRawBufferPointer, read: ((DumpText) throws(DumpError) -> ViewTree)? = nil
    ) {
        let tree: ViewTree
        do throws(DumpError) {
            if let read {
                tree = try read(DumpText(Data(bytes)))
            } else {
                tree = try DumpReader.tree(from: Data(bytes))
            }
        } catch {
            promise("an error names a line of the file: \(error)", error.line >= 1 && error.line <= lines(in: bytes))
            promise("an error names a column", error.column >= 1)
            promise("an error is a sentence with its place", "\(error)".hasPrefix("line \(error.line), column "))
            return
        }
        check(tree, lineCount: lines(in: bytes))
        guard tree.views.count <= mostViews else { return }
        let points = points(in: tree)
        for (place, point) in points.enumerated() { explain(tree, at: point, wanted: place % tree.views.count) }
        // A point of the screen takes as long to color as a view to read: few of the large screens are enough.
        guard isSmall(tree) || bytes.reduce(0, &+) & 0x1F == 0 else { return }
        explain(tree, at: nil, wanted: points.count % tree.views.count)
        judge(tree)
        compare(tree)
    }

    private static func isSmall(_ tree: ViewTree) -> Bool {
        let frames = tree.roots.map { tree.placements[$0].frame }
        return frames.allSatisfy { max(abs($0.x), abs($0.y), $0.width, $0.height) < 80 }
    }

    /// Every byte that a reader may take for the end of a line; one that is wrapped up in a string is two.
    private static func lines(in bytes: UnsafeRawBufferPointer) -> Int {
        let breaks = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let escapes = zip(bytes, bytes.dropFirst()).count {
            $0 == UInt8(ascii: "\\")
                && [UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "u"), UInt8(ascii: "U")].contains($1)
        }
        return breaks + escapes + 1
    }

    private static func check(_ tree: ViewTree, lineCount: Int) {
        promise("a tree has a view", !tree.views.isEmpty)
        promise("a parent for every view", tree.parents.count == tree.views.count)
        for (index, parent) in tree.parents.enumerated() {
            promise("a superview stands before its subviews", parent.map { $0 < index } ?? true)
            promise("a subview is deeper", tree.depths[index] == (parent.map { tree.depths[$0] + 1 } ?? 0))
        }
        for view in tree.views {
            promise("a view stands on a line of the file", view.line >= 1 && view.line <= lineCount)
            promise("a view stands in a column", view.column >= 1)
            promise("a view has a class", !view.className.isEmpty)
        }
        promise("omissions are counted, not heaped up", tree.omissions.count <= 120)
        for omission in tree.omissions {
            promise("an omission names a line: \(omission)", omission.line >= 1 && omission.line <= lineCount)
        }
    }

    /// The middles and corners of some views, and places where nothing can be.
    private static func points(in tree: ViewTree) -> [TracePoint] {
        var points = [TracePoint(x: 0, y: 0), TracePoint(x: .nan, y: 1), TracePoint(x: .infinity, y: -1e308)]
        for index in tree.views.indices.prefix(8) {
            let bounds = tree.placements[index].bounds
            points.append(tree.toScreen(TracePoint(x: bounds.x, y: bounds.y), from: index))
            points.append(
                tree.toScreen(
                    TracePoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2), from: index))
        }
        return points
    }

    private static func explain(_ tree: ViewTree, at point: TracePoint?, wanted: Int) {
        let explanation = Explanation(tree, at: point, whyNot: wanted)
        promise("an explanation has lines", !explanation.lines().isEmpty)
        promise("an explanation has JSON", (try? explanation.json()).map(isJSON) == true)
        guard let walk = explanation.walk else { return }
        promise("each visit is of a view", walk.visits.count == explanation.candidates.count)
        promise("at most one view is hit", walk.visits.count { $0.verdict == .hit } <= 1)
        if explanation.receiver == wanted, let whyNot = explanation.whyNot {
            promise("nothing keeps a touch from the view that gets it", whyNot.obstacles.isEmpty)
        }
    }

    private static func judge(_ tree: ViewTree) {
        let report = LintReport(tree, file: "fuzz")
        promise("a report ends with its count", report.lines.count > report.findings.count)
        promise("a report has JSON", (try? report.json()).map(isJSON) == true)
        promise("a report has SARIF", (try? report.sarif()).map(isJSON) == true)
        let map = TouchMap(tree)
        for document in [map.svg, map.html] {
            var tokenizer = XMLTokenizer(Array(document.utf8))
            while let token = tokenizer.next() {
                if case .broken(let problem) = token { promise("a map is well-formed: \(problem)", false) }
            }
        }
    }

    private static func isJSON(_ data: Data) -> Bool { (try? JSONSerialization.jsonObject(with: data)) != nil }

    /// Painting the screen view by view ends with the answers that asking view by view gives.
    private static func compare(_ tree: ViewTree) {
        guard tree.views.allSatisfy(isPlain), tree.takers == nil else { return }
        let raster = TouchRaster(tree)
        for step in 0..<64 {
            let (column, row) = (step * 7919 % raster.columns, step * 104_729 % raster.rows)
            let point = raster.point(column: column, row: row)
            let asked = TouchWalk.run(tree, at: point).receiver
            promise(
                "the map agrees with the hit test at \(point): \(String(describing: asked))",
                raster.owner(column: column, row: row) == asked)
        }
    }

    /// Whether all numbers of a view are computed with exactly, whatever the order.
    private static func isPlain(_ view: DumpedView) -> Bool {
        let numbers =
            [view.boundsOrigin.x, view.boundsOrigin.y]
            + (view.frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? [])
        return view.transform == nil && numbers.allSatisfy { abs($0) < 1e6 && $0 == ($0 * 4).rounded() / 4 }
    }
}
