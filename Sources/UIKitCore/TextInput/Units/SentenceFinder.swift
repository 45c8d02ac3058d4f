import CoreGraphics

/// The sentences of a paragraph, each with the spaces behind it (after UAX #29).
struct SentenceFinder {
    /// In graphemes from the beginning of the paragraph; together they are all of it.
    let sentences: [Range<Int>]

    init(_ graphemes: [Character]) {
        var sentences: [Range<Int>] = []
        var start = 0
        var place = 0
        while place < graphemes.count {
            guard Self.ends(graphemes[place]) else {
                place += 1
                continue
            }
            let isPeriod = graphemes[place] == "."
            while place < graphemes.count, Self.ends(graphemes[place]) { place += 1 }
            while place < graphemes.count, Self.closes(graphemes[place]) { place += 1 }
            let blank = place
            while place < graphemes.count, graphemes[place].isWhitespace { place += 1 }
            // "3.5", "e.g. this": a period within, or before a word in small letters, ends nothing.
            if isPeriod, place < graphemes.count {
                if blank == place, graphemes[place].isLetter || graphemes[place].isNumber { continue }
                if graphemes[place].isLowercase { continue }
            }
            sentences.append(start..<place)
            start = place
        }
        if start < graphemes.count { sentences.append(start..<graphemes.count) }
        self.sentences = sentences
    }

    private static func ends(_ grapheme: Character) -> Bool { ".?!…。．！？؟۔।॥".contains(grapheme) }

    private static func closes(_ grapheme: Character) -> Bool { ")]}\"'”’»›）」』】".contains(grapheme) }
}
