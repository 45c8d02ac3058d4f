// SPDX-License-Identifier: Apache-2.0

/// Lines of steps, written so that equal steps stand under each other.
struct MarbleTable {
    private var rows: [(name: String, cells: [String], caret: Int?)] = []

    mutating func add(_ name: String, _ steps: [String], caretBelow caret: Int? = nil) {
        rows.append((name, steps.map(Self.cell), caret))
    }

    /// The letters of a step in the diagram's form.
    private static func cell(_ letters: String) -> String {
        switch letters.count {
        case 0: "-"
        case 1: letters
        default: "[\(letters)]"
        }
    }

    func text(indentedBy indentation: Int) -> String {
        let nameWidth = rows.map(\.name.count).max() ?? 0
        let count = rows.map(\.cells.count).max() ?? 0
        let widths = (0..<count).map { step in
            rows.map { step < $0.cells.count ? $0.cells[step].count : 1 }.max() ?? 1
        }
        let margin = String(repeating: " ", count: indentation)
        var lines: [String] = []
        for row in rows {
            let cells = zip(row.cells, widths).map { cell, width in padded(cell, to: width) }
            let line = margin + padded(row.name + ":", to: nameWidth + 2) + cells.joined()
            lines.append(trimmed(line))
            if let caret = row.caret {
                let column = indentation + nameWidth + 2 + widths[..<caret].reduce(0, +)
                lines.append(String(repeating: " ", count: column) + "^")
            }
        }
        return lines.joined(separator: "\n")
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
