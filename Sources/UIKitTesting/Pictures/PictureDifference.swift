// SPDX-License-Identifier: Apache-2.0

/// The lines in which two pictures differ, by their views.
public struct PictureDifference: Sendable, Equatable, CustomStringConvertible {
    /// The difference of one view.
    public struct Part: Sendable, Equatable {
        /// The view's name in the picture, or the screen.
        public let view: String
        /// Recorded lines that are not shown.
        public internal(set) var missing: [String]
        /// Shown lines that were not recorded.
        public internal(set) var added: [String]
    }

    /// The views that differ, in the order of the picture.
    public private(set) var parts: [Part] = []

    /// For more views than this, look at the picture itself.
    private static let greatestNumberOfParts = 6
    private static let greatestNumberOfLines = 4
    private static let greatestLength = 240

    init(from recorded: String, to shown: String) {
        let (old, new) = (Self.lines(of: recorded), Self.lines(of: shown))
        for change in new.map(\.text).difference(from: old.map(\.text)) {
            switch change {
            case .remove(let place, let text, _): note(old[place].view) { $0.missing.append(text) }
            case .insert(let place, let text, _): note(new[place].view) { $0.added.append(text) }
            }
        }
        // Removals come from the end: lines are reported in their order.
        for place in parts.indices { parts[place].missing.reverse() }
    }

    private mutating func note(_ view: String, _ change: (inout Part) -> Void) {
        let place = parts.firstIndex { $0.view == view } ?? parts.endIndex
        if place == parts.endIndex { parts.append(Part(view: view, missing: [], added: [])) }
        change(&parts[place])
    }

    /// Each line with the innermost named view around it.
    private static func lines(of picture: String) -> [(text: String, view: String)] {
        var views: [(depth: Int, name: String)] = [(-1, "the screen")]
        return picture.split(separator: "\n").map { line in
            let depth = line.prefix { $0 == " " }.count
            let text = line.dropFirst(depth)
            while let last = views.last, last.depth >= depth, views.count > 1, !text.hasPrefix("</") {
                views.removeLast()
            }
            if let start = text.range(of: "data-view=\""),
                let end = text[start.upperBound...].firstRange(of: "\" ")
                    ?? text[start.upperBound...].firstRange(of: "\">")
            {
                let name = text[start.upperBound..<end.lowerBound].replacing("&quot;", with: "\"")
                    .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
                views.append((depth: depth, name: String(name)))
            }
            return (String(text), views.last?.name ?? "")
        }
    }

    /// Missing and added lines, by view; beyond six views only their number.
    public var description: String {
        let shown = parts.prefix(Self.greatestNumberOfParts).map { part in
            let lines =
                part.missing.map { "        - \(Self.cut($0))" } + part.added.map { "        + \(Self.cut($0))" }
            let told = lines.prefix(2 * Self.greatestNumberOfLines)
            let rest = lines.count > told.count ? ["        (\(lines.count - told.count) more lines)"] : []
            return (["    \(part.view)"] + told + rest).joined(separator: "\n")
        }
        let more = parts.count > shown.count ? ["    (\(parts.count - shown.count) more views)"] : []
        return (shown + more).joined(separator: "\n")
    }

    /// An embedded picture is no readable text. Text of the application stands at the end of its line.
    private static func cut(_ line: String) -> String {
        line.count > greatestLength
            ? line.prefix(greatestLength * 2 / 3) + " … " + line.suffix(greatestLength / 3) : line
    }
}
