import CoreGraphics

/// How long what users edit lets one character become.
///
/// Nothing in Unicode bounds the marks over a letter, and each look at a character goes through all of them. A key typed
/// beside a character of a megabyte would take as long as reading the megabyte.
enum GraphemeLimit {
    /// In scalars. No writing comes near it: the longest emoji have ten, the most adorned letters of jokes some dozens.
    static let longest = 128

    /// The text without what makes one of its characters, or the one before it that it joins, too long.
    static func capped(_ text: String, behind left: String) -> String {
        // Most text that is put in is so short that nothing in it can be too long.
        guard left.utf8.count + text.utf8.count > longest else { return text }
        var result = String.UnicodeScalarView()
        var skipped = left.unicodeScalars.count
        for character in left + text {
            let scalars = character.unicodeScalars
            // What stands there already stays, however long it is.
            let kept = max(0, max(longest, skipped) - skipped)
            result.append(contentsOf: scalars.dropFirst(skipped).prefix(kept))
            skipped = max(0, skipped - scalars.count)
        }
        return String(result)
    }

    /// Whether characters that a change brings together stay short enough: at most as long as allowed, or as they were.
    static func allows(_ text: String, between left: String, and right: String) -> Bool {
        guard left.utf8.count + text.utf8.count + right.utf8.count > longest else { return true }
        let most = max(longest, left.unicodeScalars.count, right.unicodeScalars.count)
        return (left + text + right).allSatisfy { $0.utf8.count <= most || $0.unicodeScalars.count <= most }
    }
}
