// SPDX-License-Identifier: Apache-2.0

/// Whether the next letter is to be a capital.
enum Autocapitalization {
    /// The characters at the end of sentences.
    private static let enders: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
    /// The characters that may stand between a sentence's end and the space.
    private static let closers: Set<Character> = ["\"", "'", "”", "’", ")", "]", "»"]

    /// - Parameter context: the text of the paragraph before the caret; `nil` if it cannot be read.
    static func wantsCapital(_ type: UITextAutocapitalizationType, after context: String?, hasText: Bool) -> Bool {
        switch type {
        case .none: return false
        case .allCharacters: return true
        case .words:
            guard let context else { return !hasText }
            return context.last?.isWhitespace ?? true
        case .sentences:
            guard let context else { return !hasText }
            let text = context.reversed().drop { $0.isWhitespace }
            guard let last = text.first else { return true }
            // Without a space, a period is part of a domain or a fraction.
            guard context.last?.isWhitespace == true else { return false }
            guard let end = text.first(where: { !closers.contains($0) }) else { return false }
            return enders.contains(end) || last.isNewline
        }
    }
}
