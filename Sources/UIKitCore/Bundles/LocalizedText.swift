// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Synchronization

/// A text in a language. In a format that has variables (`%#@apples@`) each stands for a word in one of several forms, which depends on a
/// number among the format's values (RB4).
struct LocalizedText: Sendable, Equatable {
    private let format: String
    /// The forms of each variable's words, by the names that Unicode has for them.
    private let variables: [String: [String: String]]
    /// Where a catalog says which value a variable depends on, counted from 1.
    private let numbers: [String: Int]
    private let language: String

    init(_ text: String) { self.init(text, variables: [:], language: "") }

    init(_ format: String, variables: [String: [String: String]], numbers: [String: Int] = [:], language: String) {
        self.format = format
        self.variables = variables
        self.numbers = numbers
        self.language = language
    }

    /// The text while no number is known: with the form for many.
    var standing: String {
        guard !variables.isEmpty else { return format }
        // A word may have another one in it.
        return (0..<Self.deepest).reduce(format) { text, _ in
            text.replacing(#/%(?:\d+\$)?#@([^@]*)@/#) { variables[String($0.output.1)]?["other"] ?? "" }
        }
    }

    /// How deep words stand in words.
    private static let deepest = 4

    /// A format without variables, whose words have the forms for the values. Each of its specifiers says which value it shows.
    func format(for values: [PluralNumber?]) -> String {
        guard !variables.isEmpty else { return format }
        return expanded(format, values, of: nil, depth: 0)
    }

    /// - Parameter place: the value of the variable in whose word the format is.
    private func expanded(_ format: String, _ values: [PluralNumber?], of place: Int?, depth: Int) -> String {
        var taken = 0
        return format.replacing(
            #/%(?:(\d+)\$)?(?:#@([^@]*)@|([-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@%a-zA-Z]))/#
        ) { match in
            if match.output.3 == "%" { return "%%" }
            let name = match.output.2.map(String.init)
            let given = match.output.1.flatMap { Int($0) } ?? name.flatMap { numbers[$0] }
            if given == nil, place == nil { taken += 1 }
            let number = given ?? place ?? taken
            guard let name else { return "%\(number)$\(match.output.3 ?? "@")" }
            guard depth < Self.deepest, let forms = variables[name] else { return "" }
            let value = values.indices.contains(number - 1) ? values[number - 1] : nil
            return expanded(form(of: forms, for: value), values, of: number, depth: depth + 1)
        }
    }

    /// None has its own words in every language, if the text has them.
    private func form(of forms: [String: String], for value: PluralNumber?) -> String {
        guard let value else { return forms["other"] ?? "" }
        if value.value == 0, let none = forms["zero"] { return none }
        return forms[PluralRules.form(of: value, in: language).rawValue] ?? forms["other"] ?? ""
    }

    // MARK: Formats that a program asked for

    private static let known = Mutex<[String: LocalizedText]>([:])

    /// The text for a program that will put numbers into it: ``text(_:_:locale:)`` finds the forms by it.
    var asked: String {
        let standing = standing
        if !variables.isEmpty { Self.known.withLock { $0[standing] = self } }
        return standing
    }

    /// A format with its values. If it is one that a program asked for, its words have the forms for them.
    static func text(_ format: String, _ values: [any CVarArg], locale: Locale?) -> String {
        guard let known = known.withLock({ $0[format] }) else {
            return String(format: format, locale: locale, arguments: values)
        }
        // Foundation takes the values one after another: a word may show none of its own.
        var shown: [any CVarArg] = []
        let inOrder = known.format(for: values.map(number)).replacing(#/%(?:(\d+)\$|%)/#) { match in
            guard let number = match.output.1.flatMap({ Int($0) }) else { return "%%" }
            guard values.indices.contains(number - 1) else { return "%%" }
            shown.append(values[number - 1])
            return "%"
        }
        return String(format: inOrder, locale: locale, arguments: shown)
    }

    private static func number(_ value: any CVarArg) -> PluralNumber? {
        switch value {
        case let number as any BinaryInteger: PluralNumber(number)
        case let number as any BinaryFloatingPoint: PluralNumber(Double(number), fractionDigits: 6)
        case let number as NSNumber:
            PluralNumber(number.doubleValue, fractionDigits: number.doubleValue.rounded() == number.doubleValue ? 0 : 6)
        default: nil
        }
    }
}

extension String {
    /// A format with its values, as the user's language writes numbers, and with the forms of words that they need (RB4): for a format out of
    /// ``BundleContents/localizedString(forKey:value:table:)``.
    ///
    /// Foundation's `localizedStringWithFormat(_:_:)` has only the form for many here; rewritten sources call this (PO36).
    public static func localizedText(_ format: String, _ arguments: any CVarArg...) -> String {
        LocalizedText.text(format, arguments, locale: .current)
    }

    /// The same for a format that is looked up in the call itself, without the locale (PO36).
    public init(localizedFormat format: String, _ arguments: any CVarArg...) {
        self = LocalizedText.text(format, arguments, locale: nil)
    }

    /// The same in a locale.
    public init(localizedFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self = LocalizedText.text(format, arguments, locale: locale)
    }
}
