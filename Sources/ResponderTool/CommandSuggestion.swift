// SPDX-License-Identifier: Apache-2.0

/// The intended command after a typing mistake.
enum CommandSuggestion {
    /// The message for the arguments; `nil` if the first one is a command, an option, or similar to none.
    static func message(for arguments: [String], commands: [String]) -> String? {
        guard let word = arguments.first, !word.hasPrefix("-"), !commands.contains(word) else { return nil }
        let nearest = commands.map { (distance(word, $0), $0) }.min { $0 < $1 }
        guard let (distance, command) = nearest, distance <= max(1, command.count / 3) else { return nil }
        return "There is no command \"\(word)\". Did you mean \"\(command)\"?"
    }

    /// The number of characters to insert, delete, replace or swap until one word becomes the other.
    static func distance(_ left: String, _ right: String) -> Int {
        // Longer than any command, so similar to none.
        let (a, b) = (Array(left.lowercased().prefix(40)), Array(right.lowercased()))
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var least = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
