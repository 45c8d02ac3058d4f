// SPDX-License-Identifier: Apache-2.0

/// A letter or a number as a symbol of the system: `a.circle`, `7.square.fill`.
enum EnclosedCharacter {
    /// - Parameter parts: those of the symbol's name.
    /// - Returns: `nil` for another symbol. A number that has no such character is plain.
    static func text(of parts: [Substring]) -> String? {
        guard let first = parts.first, parts.count > 1, parts.dropFirst().allSatisfy(forms.contains) else { return nil }
        let isCircle = parts.contains("circle")
        let isFilled = parts.contains("fill")
        if let number = UInt32(first), number <= 50 {
            guard isCircle else { return String(number) }
            switch (number, isFilled) {
            case (0, false): return "\u{24EA}"
            case (0, true): return "\u{24FF}"
            case (1...20, false): return character(0x2460 + number - 1)
            case (1...10, true): return character(0x2776 + number - 1)
            case (11...20, true): return character(0x24EB + number - 11)
            default: return String(number)
            }
        }
        guard first.utf8.count == 1, let letter = first.utf8.first, (0x61...0x7A).contains(letter) else { return nil }
        let place = UInt32(letter - 0x61)
        switch (isCircle, isFilled) {
        case (true, false): return character(0x24B6 + place)
        case (true, true): return character(0x1F150 + place)
        case (false, false): return character(0x1F130 + place)
        case (false, true): return character(0x1F170 + place)
        }
    }

    private static let forms: Set<Substring> = ["circle", "square", "fill"]

    private static func character(_ scalar: UInt32) -> String? { UnicodeScalar(scalar).map { String(Character($0)) } }
}
