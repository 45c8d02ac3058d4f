// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Limits the length of one character in text that users edit.
///
/// Unicode does not limit the marks over a letter, and each look at a character goes through all of them. A key typed beside
/// a character of a megabyte would take as long as reading the megabyte.
enum GraphemeLimit {
    /// In scalars. No writing comes near it: the longest emoji have ten, the most adorned letters of jokes some dozens.
    static let longest = 128

    /// The text without the scalars that make a character too long: one of its own, or the one before it that it joins.
    static func capped(_ text: String, behind left: String) -> String {
        guard mayBeTooLong(left, text) else { return text }
        var result = ""
        var skipped = left.unicodeScalars.count
        for character in left + text {
            let scalars = character.unicodeScalars
            // Characters that are there already stay, at any length.
            let kept = max(0, max(longest, skipped) - skipped)
            // As a string: a view of scalars would be copied with each added scalar.
            result += Substring(scalars.dropFirst(skipped).prefix(kept))
            skipped = max(0, skipped - scalars.count)
        }
        return result
    }

    /// Whether characters that a change joins stay short enough: no longer than allowed, or than before.
    static func allows(_ text: String, between left: String, and right: String) -> Bool {
        guard mayBeTooLong(left, text, right) else { return true }
        let most = max(longest, left.unicodeScalars.count, right.unicodeScalars.count)
        return (left + text + right).allSatisfy { $0.utf8.count <= most || $0.unicodeScalars.count <= most }
    }

    /// False for nearly all texts, by a look at their bytes alone. Of two ASCII scalars the second begins a character, except
    /// a line feed after a carriage return. So a long character has many scalars beyond ASCII in a row, before its only ASCII
    /// scalar or after it.
    private static func mayBeTooLong(_ texts: String...) -> Bool {
        guard texts.reduce(0, { $0 + $1.utf8.count }) > longest else { return false }
        var run = 0
        for text in texts {
            for byte in text.utf8 {
                run = byte < 0x80 ? 0 : run + 1
                // Each takes two bytes or more, and half of them may stand before the ASCII scalar.
                if run >= longest - 2 { return true }
            }
        }
        return false
    }
}
