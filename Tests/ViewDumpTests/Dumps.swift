// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import ViewDump

/// Dumps written for these tests, in the formats of K.
enum Dumps {
    /// One line of `recursiveDescription`, `depth` levels deep; its address is made of `number`.
    static func line(_ depth: Int, _ name: String, _ number: Int, _ frame: String, _ items: String = "") -> String {
        let address = String(0x1000 + number, radix: 16)
        return String(repeating: "   | ", count: depth)
            + "<\(name): 0x\(address); frame = (\(frame));\(items) layer = <CALayer: 0x6\(address)>>"
    }

    static func text(_ lines: String...) -> String { lines.joined(separator: "\n") }

    /// A window with a page; `lines` are below the page, and numbered from 3.
    static func page(_ lines: String...) -> String {
        ([line(0, "UIWindow", 1, "0 0; 390 844"), line(1, "UIView", 2, "0 0; 390 844")] + lines).joined(separator: "\n")
    }

    static func tree(_ text: String) throws -> ViewTree { try DumpReader.tree(from: text) }

    /// What the text says at a point: each line of the list of candidates, without indentation.
    static func candidates(_ text: String, at x: Double, _ y: Double) throws -> [String] {
        let tree = try tree(text)
        let explanation = Explanation(tree, at: TracePoint(x: x, y: y))
        return explanation.walk?.visits.map { explanation.reason(for: $0).description } ?? []
    }

    /// Obstacles and changes for a view at a point.
    static func whyNot(_ name: String, _ text: String, at x: Double, _ y: Double) throws -> [String] {
        let tree = try tree(text)
        let view = try ViewQuery(name).view(in: tree)
        let whyNot = WhyNot(view, at: TracePoint(x: x, y: y), in: tree)
        return whyNot.obstacles.flatMap { [$0.reason.description, "-> " + $0.change.description] }
    }

    static func receiver(_ tree: ViewTree, at x: Double, _ y: Double) -> String? {
        TouchWalk.run(tree, at: TracePoint(x: x, y: y)).walk.result?.description
    }
}
