// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension String {
    /// A text that is also a key: what is interpolated stands in the key as a specifier of a format, such as `%@` or `%lld` (RB6).
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)
        }

        let key: String
        let arguments: [Argument]

        /// A text with nothing interpolated.
        public init(stringLiteral value: String) {
            key = value
            arguments = []
        }

        /// A text that a program made. It is the key as it is.
        public init(_ value: String) { self.init(stringLiteral: value) }

        /// A text with values in it.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Writes the key of a text with values in it, and keeps the values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            /// An interpolation of nothing so far.
            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

            /// Adds a part of the text.
            public mutating func appendLiteral(_ literal: String) { key += literal }

            private mutating func add(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }

            /// Adds a text, as `%@`.
            public mutating func appendInterpolation(_ value: some StringProtocol) { add("%@", .text(String(value))) }

            /// Adds a whole number, as `%lld`.
            public mutating func appendInterpolation(_ value: some SignedInteger & FixedWidthInteger) {
                add("%lld", .integer(Int64(clamping: value)))
            }

            /// Adds a whole number without a sign, as `%llu`.
            public mutating func appendInterpolation(_ value: some UnsignedInteger & FixedWidthInteger) {
                add("%llu", .unsigned(UInt64(clamping: value)))
            }

            /// Adds a number, as `%lf`, or as its own specifier says.
            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String = "%lf") {
                add(specifier, .number(Double(value)))
            }

            /// Adds a value as its style writes it, as `%@`.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatInput: Equatable, Style.FormatOutput == String {
                add("%@", .text(format.format(value)))
            }

            /// Adds any other value as its description, as `%@`.
            @_disfavoredOverload
            public mutating func appendInterpolation(_ value: some Any) { add("%@", .text("\(value)")) }
        }

        /// What the forms of words depend on.
        private var numbers: [PluralNumber?] {
            arguments.map { argument in
                switch argument {
                case .text: nil
                case .integer(let number): PluralNumber(number)
                case .unsigned(let number): PluralNumber(number)
                case .number(let number): PluralNumber(number, fractionDigits: 6)
                }
            }
        }

        /// The text of a table under a key, or else the value itself, with the values in it.
        func filled(
            _ key: String, in table: String?, of bundle: Bundle?, locale: Locale
        ) -> String {
            let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
            let text = (bundle ?? .main).applicationContents.localizedText(key, in: name)
            return filled(text?.format(for: numbers) ?? self.key, locale: locale)
        }

        /// A format with the values in the places of its specifiers.
        func filled(_ format: String, locale: Locale) -> String {
            guard !arguments.isEmpty else { return format }
            var next = 0
            return format.replacing(#/%(?:(\d+)\$)?([-+ #0]*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|L|z|t|j)?([@%a-zA-Z])/#) {
                match in
                if match.output.3 == "%" { return "%" }
                let place = match.output.1.flatMap { Int($0) } ?? (next + 1)
                if match.output.1 == nil { next += 1 }
                guard arguments.indices.contains(place - 1) else { return "" }
                let (shape, kind) = (String(match.output.2), String(match.output.3))
                switch arguments[place - 1] {
                case .text(let text): return text
                case .integer(let number): return String(format: "%\(shape)lld", locale: locale, number)
                case .unsigned(let number): return String(format: "%\(shape)llu", locale: locale, number)
                case .number(let number):
                    let letter = "feEgGaA".contains(kind) ? kind : "f"
                    return String(format: "%\(shape)\(letter)", locale: locale, number)
                }
            }
        }
    }

    /// The text in the user's language under the key that a text is (RB6). The comment is for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.filled(keyAndValue.key, in: table, of: bundle, locale: locale)
    }

    /// The text in the user's language under a key; without one there the default value.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.filled("\(key)", in: table, of: bundle, locale: locale)
    }
}
