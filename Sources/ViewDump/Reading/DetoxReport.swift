// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Reads Detox's report on a view that it could not hit: the tapped point, the view that got the touch and the intended one.
/// The report lacks the places of the views in the window, so they are placed at the point.
struct DetoxReport {
    private static let targetKey: StaticString = "Target view: <"
    private static let pointKey: StaticString = "Relative point: {"

    /// Whether the text has a report and no hierarchy.
    static func isAlone(in lines: [DumpText.Line]) -> Bool {
        lines.contains { $0.bytes.firstRange(of: targetKey) != nil }
            && !lines.contains { (ViewLineParser($0).parse()?.bars ?? 0) > 0 }
    }

    static func read(_ text: DumpText) throws(DumpError) -> ViewTree {
        var origin: DumpedView?
        var hit: DumpedView?
        var target: DumpedView?
        var point = TracePoint(x: 0, y: 0)
        let lines = text.lines(splittingEscapes: true)
        for line in lines {
            let view = ViewLineParser(line).parse()?.view
            if line.bytes.firstRange(of: "Origin view: <") != nil { origin = view }
            // Older releases say it otherwise.
            if line.bytes.firstRange(of: "- Hit: <") != nil || line.bytes.firstRange(of: "- Hitten: <") != nil {
                hit = view
            }
            if line.bytes.firstRange(of: targetKey) != nil { target = view }
            if let place = line.bytes.firstRange(of: pointKey) {
                let n = line.bytes[(place + pointKey.utf8CodeUnitCount)...].prefix { $0 != UInt8(ascii: "}") }.numbers()
                if n.count == 2, n.allSatisfy(\.isFinite) { point = TracePoint(x: n[0], y: n[1]) }
            }
        }
        var builder = ViewTreeBuilder()
        text.omissions.forEach { builder.leaveOut($0) }
        if var origin {
            origin.boundsOrigin = TracePoint(x: origin.frame?.x ?? 0, y: origin.frame?.y ?? 0)
            builder.add(origin, depth: 0)
        }
        for view in [target, hit].compactMap({ $0 }) where view.address == nil || view.address != origin?.address {
            var view = view
            view.frame = TraceRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
            view.leavesPlane = true
            // It got the touch, whatever its alpha was.
            if view.address == hit?.address { view.alpha = 1 }
            // If the view did not get the touch and nothing is in front of it, it is not at the point.
            if view.address == target?.address, hit == nil || hit?.address == origin?.address {
                view.frame?.x = point.x + 1
            }
            builder.leaveOut(
                Omission(
                    line: view.line, column: view.column,
                    problem:
                        "\(view.className): its place in the window is not in the report; for why, add Detox's view hierarchy"
                ))
            builder.add(view, depth: origin == nil ? 0 : 1)
        }
        return try builder.tree(format: .detox, lineCount: lines.last?.number ?? 1)
    }
}
