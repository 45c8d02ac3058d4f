// SPDX-License-Identifier: Apache-2.0

/// A file with the mutants of its places in it, each off until its number is asked for. Lines stay where they are.
public enum MutatedFile {
    public static func text(of source: String, places: [(number: Int, place: Place)]) -> String {
        let bytes = Array(source.utf8)
        var edits: [(insertion: Insertion, text: [UInt8])] = []
        for (number, place) in places {
            for insertion in place.insertions {
                edits.append((insertion, Array(insertion.text.replacing("%", with: String(number)).utf8)))
            }
        }
        edits.sort { precedes($0.insertion, $1.insertion) }
        var result: [UInt8] = []
        var position = 0
        for (insertion, text) in edits {
            result += bytes[position..<insertion.start] + text
            position = insertion.end
        }
        result += bytes[position...] + Array("\nimport Mutants\n".utf8)
        return String(decoding: result, as: UTF8.self)
    }

    /// At one byte, what closes comes first, the inner before the outer; then what opens, the outer before the inner; then what takes
    /// the place of text.
    private static func precedes(_ first: Insertion, _ second: Insertion) -> Bool {
        if first.start != second.start { return first.start < second.start }
        let kinds = (kind(first), kind(second))
        if kinds.0 != kinds.1 { return kinds.0 < kinds.1 }
        return kinds.0 == 0 ? first.size < second.size : first.size > second.size
    }

    private static func kind(_ insertion: Insertion) -> Int {
        insertion.start < insertion.end ? 2 : insertion.closes ? 0 : 1
    }
}
