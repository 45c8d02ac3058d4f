// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The letters of a language in their order, as an index has them (T142).
///
/// A letter with a mark that is none of the language's own belongs to the plain letter. Languages in other scripts than Latin have the
/// letters of English here.
struct IndexAlphabet {
    let language: String
    /// Capital letters; some of two or three characters.
    let letters: [String]
    /// The letters' places, the longest letters first.
    private let places: [(letter: String, place: Int)]

    init(language: String) {
        self.language = language
        let letters = Self.own[language] ?? Self.latin
        self.letters = letters
        places = letters.enumerated().map { ($1, $0) }.sorted {
            ($0.letter.count, $1.place) > ($1.letter.count, $0.place)
        }
    }

    private static let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z".split(separator: " ").map(
        String.init)

    /// The languages whose letters are not those of English.
    private static let own: [String: [String]] = [
        "cs": "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž",
        "da": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
        "es": "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
        "et": "A B C D E F G H I J K L M N O P Q R S Š Z Ž T U V W Õ Ä Ö Ü X Y",
        "fi": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
        "hr": "A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž",
        "hu": "A B C CS D DZ DZS E F G GY H I J K L LY M N NY O Ö P Q R S SZ T TY U Ü V W X Y Z ZS",
        "is": "A Á B C D Ð E É F G H I Í J K L M N O Ó P Q R S T U Ú V W X Y Ý Z Þ Æ Ö",
        "lt": "A B C Č D E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž",
        "lv": "A B C Č D E F G Ģ H I J K Ķ L Ļ M N Ņ O P Q R S Š T U V W X Y Z Ž",
        "nb": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
        "nn": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
        "no": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
        "pl": "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż",
        "ro": "A Ă Â B C D E F G H I Î J K L M N O P Q R S Ș T Ț U V W X Y Z",
        "sk": "A Ä B C Č D E F G H CH I J K L M N O Ô P Q R S Š T U V W X Y Z Ž",
        "sl": "A B C Č D E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž",
        "sv": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
        "tr": "A B C Ç D E F G H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z",
        "vi": "A Ă Â B C D Đ E Ê F G H I J K L M N O Ô Ơ P Q R S T U Ư V W X Y Z",
    ].mapValues { $0.split(separator: " ").map(String.init) }

    /// Letters that no mark makes of others.
    private static let plain: [Character: String] = [
        "Æ": "AE", "Ø": "O", "Å": "A", "Œ": "OE", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH", "ẞ": "SS", "ß": "SS",
        "ı": "I",
        "İ": "I", "Ħ": "H", "Ŧ": "T",
    ]

    private func capitals(_ text: some StringProtocol) -> String {
        let text = String(text).precomposedStringWithCanonicalMapping
        guard language == "tr" else { return text.uppercased() }
        return text.replacingOccurrences(of: "i", with: "İ").replacingOccurrences(of: "ı", with: "I").uppercased()
    }

    /// The letter at the beginning of capitals, and the number of its characters.
    private func letter(at rest: Substring) -> (place: Int, count: Int)? {
        for (letter, place) in places where rest.hasPrefix(letter) { return (place, letter.count) }
        guard let first = rest.first else { return nil }
        let folded =
            Self.plain[first] ?? String(first).folding(options: .diacriticInsensitive, locale: nil).uppercased()
        guard folded != String(first), let base = folded.first,
            let place = letters.firstIndex(of: String(base))
        else { return nil }
        return (place, 1)
    }

    /// The place of the letter at which a text begins; `nil` if it begins with none.
    func section(of text: String) -> Int? {
        letter(at: capitals(text.drop(while: \.isWhitespace))[...])?.place
    }

    /// What texts are put in order by: letters after everything else, then the marks, small letters before capital ones.
    struct Key: Comparable {
        var letters: [Int]
        var marked: String
        var text: String

        static func < (left: Key, right: Key) -> Bool {
            if left.letters != right.letters { return left.letters.lexicographicallyPrecedes(right.letters) }
            if left.marked != right.marked { return left.marked < right.marked }
            // Small letters have the greater numbers.
            return left.text > right.text
        }
    }

    func key(of text: String) -> Key {
        let capitals = capitals(text)
        var rest = capitals[...]
        var places: [Int] = []
        while let first = rest.first {
            if let (place, count) = letter(at: rest) {
                places.append(Self.firstLetter + place)
                rest = rest.dropFirst(count)
            } else {
                places.append(Int(first.unicodeScalars.first?.value ?? 0))
                rest = rest.dropFirst()
            }
        }
        return Key(letters: places, marked: capitals, text: text)
    }

    /// Beyond every other character.
    private static let firstLetter = 0x20_0000
}
