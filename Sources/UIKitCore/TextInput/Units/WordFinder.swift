import CoreGraphics

/// The words of a stretch of text, by the rules of Unicode's word boundaries (UAX #29): spaces and marks of punctuation are
/// in none.
struct WordFinder {
    /// In graphemes from the beginning of the stretch, in order.
    let words: [Range<Int>]

    init(_ graphemes: [Character]) {
        let classes = graphemes.map { WordClass($0) }
        var words: [Range<Int>] = []
        var place = 0
        while place < classes.count {
            guard classes[place].isWord else {
                place += 1
                continue
            }
            let start = place
            place += 1
            while place < classes.count, let step = Self.step(classes, at: place) { place += step }
            words.append(start..<place)
        }
        self.words = words
    }

    /// How many graphemes from a place on belong to the word that comes from before it; `nil` if it ends there.
    private static func step(_ classes: [WordClass], at place: Int) -> Int? {
        let (before, here) = (classes[place - 1], classes[place])
        let after = place + 1 < classes.count ? classes[place + 1] : .other
        switch (before, here) {
        case (.letter, .letter), (.number, .number), (.letter, .number), (.number, .letter), (.katakana, .katakana):
            return 1
        case (.connector, .letter), (.connector, .number), (.connector, .katakana), (.connector, .connector),
            (.letter, .connector), (.number, .connector), (.katakana, .connector):
            return 1
        // "can't", "e.g.": a mark between two letters.
        case (.letter, .midLetter), (.letter, .midBoth): return after == .letter ? 2 : nil
        // "3.5", "1,000": a mark between two digits.
        case (.number, .midNumber), (.number, .midBoth): return after == .number ? 2 : nil
        default: return nil
        }
    }
}
