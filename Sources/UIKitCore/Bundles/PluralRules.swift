// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The forms that words have for numbers, by Unicode's names for them.
enum PluralForm: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// A number in a text, as far as the forms of words depend on it.
struct PluralNumber: Equatable, Sendable {
    /// Without its sign.
    let value: Double
    /// The digits behind the point that are written.
    let fractionDigits: Int

    init(_ value: Double, fractionDigits: Int) {
        self.value = value.magnitude
        self.fractionDigits = fractionDigits
    }

    init(_ value: some BinaryInteger) { self.init(Double(value), fractionDigits: 0) }

    var isWhole: Bool { fractionDigits == 0 }
    /// Whole numbers only: its remainder.
    func remainder(_ divisor: Double) -> Double { value.truncatingRemainder(dividingBy: divisor) }
}

/// Which form of a word a number needs in a language: the cardinal rules of Unicode's CLDR.
enum PluralRules {
    static func form(of number: PluralNumber, in language: String) -> PluralForm {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let language = parts.first else { return .other }
        if language == "pt", parts.dropFirst().contains("pt") {
            return one(number, number.value == 1 && number.isWhole, millions: true)
        }
        return rules[language]?(number) ?? .other
    }

    private typealias Rule = @Sendable (PluralNumber) -> PluralForm

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        for (languages, rule) in groups {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        return rules
    }()

    /// Languages that are not here have one form for all numbers.
    private static let groups: [(String, Rule)] = [
        // One, if it is written without digits behind the point.
        (
            "en de nl sv fi et sw ur ia ie io lij sc yi ast fy", { one($0, $0.value == 1 && $0.isWhole) }
        ),
        // One, however it is written.
        (
            "no nb nn bg el hu tr eu sq ka kk ky az uz tk mn ne ml ta te mr af eo fo kl ku lb so ps or sd ug os vo rm nd "
                + "ce ckb dv ee ha haw jgo kcg kaj nah nr ny nyn om pap saq seh sn ss st syr teo tig tn ts ve vun wae xh xog an asa bal "
                + "bem bez brx cgg chr fur gsw jmc kkj ks ksb lg mas mgo nnh rof rwk sdh ssy",
            { one($0, $0.value == 1) }
        ),
        ("da", { one($0, $0.value == 1 || !$0.isWhole && $0.value > 0 && $0.value < 2) }),
        ("es", { one($0, $0.value == 1, millions: true) }),
        ("it ca gl lld scn vec", { one($0, $0.value == 1 && $0.isWhole, millions: true) }),
        ("fr pt", { one($0, $0.value < 2, millions: true) }),
        ("hy ff kab", { one($0, $0.value < 2) }),
        ("hi bn gu kn fa am as zu doi kok pcm tg", { one($0, $0.value <= 1) }),
        ("si", { one($0, $0.value == 0 || $0.value == 1 || !$0.isWhole && $0.value < 1) }),
        ("pa ak bho guw ln mg nso ti wa", { one($0, $0.value == 0 || $0.value == 1) }),
        ("is", { one($0, $0.isWhole ? ends($0, in: 1...1, not: 11...11) : true) }),
        ("mk", { one($0, $0.isWhole && ends($0, in: 1...1, not: 11...11)) }),
        (
            "fil tl ceb",
            { number in one(number, !number.isWhole || ![4, 6, 9].contains(number.remainder(10))) }
        ),
        (
            "he iw",
            {
                $0.isWhole && $0.value == 1 || !$0.isWhole && $0.value < 1
                    ? .one : $0.value == 2 && $0.isWhole ? .two : .other
            }
        ),
        ("iu naq sat se sma smi smj smn sms", { $0.value == 1 ? .one : $0.value == 2 ? .two : .other }),
        (
            "ru uk be",
            { number in
                guard number.isWhole else { return .other }
                if ends(number, in: 1...1, not: 11...11) { return .one }
                return ends(number, in: 2...4, not: 12...14) ? .few : .many
            }
        ),
        (
            "pl",
            { number in
                guard number.isWhole else { return .other }
                return number.value == 1 ? .one : ends(number, in: 2...4, not: 12...14) ? .few : .many
            }
        ),
        (
            "hr sr bs sh",
            { number in
                guard number.isWhole else { return .other }
                if ends(number, in: 1...1, not: 11...11) { return .one }
                return ends(number, in: 2...4, not: 12...14) ? .few : .other
            }
        ),
        (
            "cs sk",
            { number in
                guard number.isWhole else { return .many }
                return number.value == 1 ? .one : (2...4).contains(number.value) ? .few : .other
            }
        ),
        (
            "sl",
            { number in
                guard number.isWhole else { return .few }
                switch number.remainder(100) {
                case 1: return .one
                case 2: return .two
                case 3, 4: return .few
                default: return .other
                }
            }
        ),
        (
            "lt",
            { number in
                guard number.isWhole else { return .many }
                if ends(number, in: 1...1, not: 11...19) { return .one }
                return ends(number, in: 2...9, not: 11...19) ? .few : .other
            }
        ),
        (
            "lv",
            { number in
                guard number.isWhole else { return .other }
                if number.remainder(10) == 0 || (11...19).contains(number.remainder(100)) { return .zero }
                return ends(number, in: 1...1, not: 11...11) ? .one : .other
            }
        ),
        (
            "ro mo",
            { number in
                guard number.isWhole else { return .few }
                if number.value == 1 { return .one }
                return number.value == 0 || (1...19).contains(number.remainder(100)) ? .few : .other
            }
        ),
        (
            "ar ars",
            { number in
                guard number.isWhole else { return .other }
                switch number.value {
                case 0: return .zero
                case 1: return .one
                case 2: return .two
                default:
                    let rest = number.remainder(100)
                    return (3...10).contains(rest) ? .few : (11...99).contains(rest) ? .many : .other
                }
            }
        ),
        (
            "cy",
            { number in
                guard number.isWhole else { return .other }
                return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number.value] ?? .other
            }
        ),
        (
            "ga",
            { number in
                guard number.isWhole else { return .other }
                switch number.value {
                case 1: return .one
                case 2: return .two
                case 3...6: return .few
                case 7...10: return .many
                default: return .other
                }
            }
        ),
        (
            "mt",
            { number in
                guard number.isWhole else { return .other }
                if number.value == 1 { return .one }
                if number.value == 2 { return .two }
                let rest = number.remainder(100)
                return number.value == 0 || (3...10).contains(rest) ? .few : (11...19).contains(rest) ? .many : .other
            }
        ),
    ]

    /// - Parameter millions: whether whole millions have a form of their own.
    private static func one(_ number: PluralNumber, _ isOne: Bool, millions: Bool = false) -> PluralForm {
        if isOne { return .one }
        return millions && number.isWhole && number.value != 0 && number.remainder(1_000_000) == 0 ? .many : .other
    }

    /// Whether a whole number's last digit is in a range, and its last two digits are not in another.
    private static func ends(
        _ number: PluralNumber, in range: ClosedRange<Double>, not exceptions: ClosedRange<Double>
    ) -> Bool {
        range.contains(number.remainder(10)) && !exceptions.contains(number.remainder(100))
    }
}
