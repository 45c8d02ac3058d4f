// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bits of the types that a data detector looks for.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
    // The same as `.link` and `.phoneNumber`. Foundation marks those as deprecated, because it finds none itself.
    static let foundLink = Self(rawValue: 1 << 6)
    static let foundPhoneNumber = Self(rawValue: 1 << 11)
}

/// A result of a data detector.
private final class DetectedResult: NSTextCheckingResult {
    private let place: NSRange
    private let type: CheckingType
    let found: String
    let address: URL?

    init(_ range: NSRange, _ type: CheckingType, _ text: String, _ url: URL?) {
        (place, self.type, found, address) = (range, type, text, url)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var resultType: CheckingType { type }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    /// The address of a link that a data detector found.
    public var url: URL? { (self as? DetectedResult)?.address }

    /// A telephone number that a data detector found, as it is written.
    public var phoneNumber: String? {
        guard let detected = self as? DetectedResult, resultType == .foundPhoneNumber else { return nil }
        return detected.found
    }
}

/// Finds addresses of pages and of electronic mail, and telephone numbers, in text (PO12).
open class NSDataDetector: NSObject {
    /// The bits of the types that it looks for.
    open private(set) var checkingTypes: NSTextCheckingTypes

    /// - Throws: an error if none of the types is known.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.keyValueValidation) }
        self.checkingTypes = checkingTypes
        super.init()
    }

    private static let page = expression(
        #"(?:[a-z][a-z0-9+.-]*://|www\.)[^\s<>"']+|[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|info|io|dev|app|co|me|de|uk|fr|jp|eu|ch|at|it|es|nl|us|ca|au)(?![a-z0-9-])(?:/[^\s<>"']*)?"#
    )
    private static let mail = expression(#"(?:mailto:)?[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#)
    private static let phone = expression(#"(?<![\w.,/-])\+?\(?\d[\d\s().-]{5,18}\d(?![\w/-])"#)

    private static func expression(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }

    private static func matches(
        _ expression: NSRegularExpression?, in string: String, _ range: NSRange
    ) -> [NSRange] { expression?.matches(in: string, options: [], range: range).map(\.range) ?? [] }

    private func looksFor(_ type: NSTextCheckingResult.CheckingType) -> Bool { checkingTypes & type.rawValue != 0 }

    /// The results in a range (UTF-16 units), in the order of the text. They do not overlap.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var result: [DetectedResult] = []
        func add(_ range: NSRange, _ type: NSTextCheckingResult.CheckingType, _ url: (String) -> URL?) {
            guard !result.contains(where: { NSIntersectionRange($0.range, range).length > 0 }),
                let place = Range(range, in: string)
            else { return }
            let text = String(string[place])
            result.append(DetectedResult(range, type, text, url(text)))
        }
        if looksFor(.foundLink) {
            for range in Self.matches(Self.mail, in: string, range) {
                add(range, .foundLink) { URL(string: $0.lowercased().hasPrefix("mailto:") ? $0 : "mailto:" + $0) }
            }
            for range in Self.matches(Self.page, in: string, range) {
                let range = Self.withoutEnd(range, in: string)
                add(range, .foundLink) { URL(string: $0.contains("://") ? $0 : "http://" + $0) }
            }
        }
        if looksFor(.foundPhoneNumber) {
            for range in Self.matches(Self.phone, in: string, range) {
                guard let place = Range(range, in: string) else { continue }
                let digits = string[place].filter(\.isNumber).count
                // Shorter numbers are years and prices, longer ones are numbers of cards.
                if (7...15).contains(digits) { add(range, .foundPhoneNumber) { _ in nil } }
            }
        }
        return result.sorted { $0.range.location < $1.range.location }
    }

    /// A mark that ends a sentence, or closes a bracket opened before, is no part of an address.
    private static func withoutEnd(_ range: NSRange, in string: String) -> NSRange {
        guard let place = Range(range, in: string) else { return range }
        var text = string[place]
        while let last = text.last, ".,;:!?)]}".contains(last) {
            let opened = text.count { $0 == "(" }
            if last == ")", text.count(where: { $0 == ")" }) <= opened { break }
            text = text.dropLast()
        }
        return NSRange(location: range.location, length: text.utf16.count)
    }

    /// The first result in a range.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// The number of results in a range.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Calls the closure with each result; the pointer ends the loop.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// The address for a call to a number.
    static func url(ofPhoneNumber number: String) -> URL? {
        URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
    }
}
