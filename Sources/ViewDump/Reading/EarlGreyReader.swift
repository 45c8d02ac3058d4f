// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Reads the view hierarchy that EarlGrey prints when a test fails: `  |  |--<UIView:0x7f…; AX=N; …; frame={{0, 0}, {9, 9}}; …>`,
/// a level for every bar, the frontmost window first.
struct EarlGreyReader {
    static func isView(_ line: DumpText.Line) -> Bool {
        line.bytes.firstRange(of: ":0x") != nil && line.bytes.firstRange(of: "; AX.frame={{") != nil
    }

    static func read(_ text: DumpText) throws(DumpError) -> ViewTree {
        var windows: [[(view: DumpedView, depth: Int)]] = []
        var accessible: [[TraceRect?]] = []
        let lines = text.lines(splittingEscapes: false)
        for line in lines where isView(line) {
            guard let element = view(in: line) else { continue }
            if element.depth == 0 || windows.isEmpty {
                windows.append([])
                accessible.append([])
            }
            windows[windows.count - 1].append((element.view, element.depth))
            accessible[accessible.count - 1].append(element.screen)
        }
        var builder = ViewTreeBuilder()
        text.omissions.forEach { builder.leaveOut($0) }
        for (views, screens) in zip(windows, accessible).reversed() {
            for element in scrolled(views, screens) { builder.add(element.view, depth: element.depth) }
        }
        return try builder.tree(format: .earlGrey, lineCount: lines.last?.number ?? 1)
    }

    private static func view(in line: DumpText.Line) -> (view: DumpedView, depth: Int, screen: TraceRect?)? {
        let bytes = line.bytes
        guard let colon = bytes.firstRange(of: ":0x"), let start = bytes[..<colon].firstIndex(of: UInt8(ascii: "<")),
            start + 1 < colon
        else { return nil }
        var view = DumpedView(
            className: bytes[(start + 1)..<colon].text, line: line.number, column: line.column(at: start))
        let digits = bytes[(colon + 3)...].prefix { $0.isHexDigit }
        view.address = "0x" + digits.text
        let rest = bytes[digits.endIndex...]
        view.frame = rect("; frame={{", in: rest)
        view.identifier = quoted("; AX.id='", in: rest)
        view.text = quoted("; text='", in: rest) ?? quoted("; AX.label='", in: rest)
        view.isHidden = rest.firstRange(of: "; hidden;") != nil || rest.firstRange(of: "; hidden>") != nil
        if let alpha = rest.firstRange(of: "; alpha=") {
            view.alpha = rest[(alpha + 8)...].prefix { $0 != 0x3B && $0 != 0x3E }.numbers().first ?? 1
        }
        // UIE=N is printed if interaction is off; in a complete line without it, interaction is on.
        view.isCut = rest.last { $0 > 0x20 } != UInt8(ascii: ">")
        if rest.firstRange(of: "; UIE=N") != nil {
            view.isUserInteractionEnabled = false
        } else if !view.isCut {
            view.isUserInteractionEnabled = true
        }
        if rest.firstRange(of: "; disabled") != nil || rest.firstRange(of: "; enabled=N") != nil {
            view.isEnabled = false
        }
        return (view, bytes[..<start].count { $0 == UInt8(ascii: "|") }, rect("; AX.frame={{", in: rest))
    }

    /// A scroll view's offset is not printed: it follows from a subview's place in it and on the screen.
    private static func scrolled(
        _ views: [(view: DumpedView, depth: Int)], _ screens: [TraceRect?]
    ) -> [(view: DumpedView, depth: Int)] {
        var views = views
        var open: [Int] = []
        for index in views.indices {
            while let last = open.last, views[last].depth >= views[index].depth { open.removeLast() }
            if let parent = open.last, ViewClasses.traits(of: views[parent].view).role == .scroll,
                let frame = views[index].view.frame, let outer = screens[parent], let screen = screens[index],
                views[parent].view.boundsOrigin == TracePoint(x: 0, y: 0), views[index].view.alpha > 0
            {
                views[parent].view.boundsOrigin = TracePoint(
                    x: frame.x - (screen.x - outer.x), y: frame.y - (screen.y - outer.y))
            }
            open.append(index)
        }
        return views
    }

    private static func rect(_ key: StaticString, in rest: ArraySlice<UInt8>) -> TraceRect? {
        guard let place = rest.firstRange(of: key), let end = rest.firstRange(of: "}}", from: place) else { return nil }
        let n = rest[(place + key.utf8CodeUnitCount)..<end].numbers()
        guard n.count == 4, n.allSatisfy(\.isFinite) else { return nil }
        return TraceRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    private static func quoted(_ key: StaticString, in rest: ArraySlice<UInt8>) -> String? {
        guard let place = rest.firstRange(of: key) else { return nil }
        let start = place + key.utf8CodeUnitCount
        let ends: [StaticString] = ["'; ", "'>"]
        guard let end = ends.compactMap({ rest.firstRange(of: $0, from: start) }).min(), end > start else { return nil }
        return rest[start..<end].text
    }
}
