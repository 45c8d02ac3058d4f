// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIPasteboard {
    /// A guess about the text on a pasteboard.
    public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
        /// The name of the pattern.
        public let rawValue: String

        /// The pattern of that name; only the three below are ever found.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An address of the web; its value is the address as a `String`.
        public static let probableWebURL = DetectionPattern(rawValue: "responder.pattern.probable-web-url")

        /// Words to look for; its value is the text.
        public static let probableWebSearch = DetectionPattern(rawValue: "responder.pattern.probable-web-search")

        /// A number; its value is a `Double`.
        public static let number = DetectionPattern(rawValue: "responder.pattern.number")
    }

    /// Reports which of the patterns the first item's text matches.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        completionHandler(.success(Set(detect(patterns, in: store.items.first).keys)))
    }

    /// Reports which of the patterns the text of each item of a set matches; of all items when the set is `nil`.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        completionHandler(.success((items(in: itemSet) ?? []).map { Set(detect(patterns, in: $0).keys) }))
    }

    /// Reports which of the patterns the first item's text matches, with their values.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        completionHandler(.success(detect(patterns, in: store.items.first)))
    }

    /// Reports which of the patterns the text of each item of a set matches, with their values; of all items when the set is `nil`.
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        completionHandler(.success((items(in: itemSet) ?? []).map { detect(patterns, in: $0) }))
    }

    private func detect(_ patterns: Set<DetectionPattern>, in item: PasteboardItem?) -> [DetectionPattern: Any] {
        guard let text = item?.object(ofTypes: PasteboardType.strings, String.self) else { return [:] }
        return PasteboardDetector.values(of: text).filter { patterns.contains($0.key) }
    }
}

/// Guesses the meaning of a text from its form alone.
enum PasteboardDetector {
    static func values(of text: String) -> [UIPasteboard.DetectionPattern: Any] {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return [:] }
        if let number = Double(text), number.isFinite { return [.number: number] }
        if isWebAddress(text) { return [.probableWebURL: text] }
        return text.contains(where: \.isNewline) ? [:] : [.probableWebSearch: text]
    }

    /// With a scheme of the web, or a host with a dot and an end in letters.
    private static func isWebAddress(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        let lowered = text.lowercased()
        if let scheme = ["https://", "http://"].first(where: lowered.hasPrefix) { return lowered.count > scheme.count }
        let host = lowered.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter) else {
            return false
        }
        return labels.allSatisfy { label in
            !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
    }
}
