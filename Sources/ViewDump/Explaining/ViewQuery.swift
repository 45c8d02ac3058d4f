// SPDX-License-Identifier: Apache-2.0

/// A user's name for a view of a dump: an address, a number, a name or a class.
public struct ViewQuery: Hashable, Sendable {
    /// As it was typed: an address, `#12`, an identifier, a text or a class.
    public let text: String

    /// A query as it was typed. Every text is valid; later it is checked whether a view matches.
    public init(_ text: String) { self.text = text }

    /// Why a name does not name one view.
    public enum Failure: Error, Hashable, Sendable {
        case nothing(String)
        /// The descriptions of the matching views.
        case several(String, [String])
    }

    /// The places of the best matches. An address or a number (`#12`) names one view. Otherwise whole identifiers match
    /// first, then whole texts, then whole classes, and last everything that contains the text, in any case.
    public func matches(in tree: ViewTree) -> [Int] {
        if text.hasPrefix("#"), let number = Int(text.dropFirst()) {
            return tree.views.indices.contains(number - 1) ? [number - 1] : []
        }
        let lowered = text.lowercased()
        func all(_ fits: (DumpedView) -> Bool) -> [Int] { tree.views.indices.filter { fits(tree.views[$0]) } }
        let tests: [(DumpedView) -> Bool] = [
            { $0.address?.lowercased() == lowered },
            { $0.identifier == text },
            { $0.text == text },
            { $0.className == text || $0.className.hasSuffix("." + text) },
            { view in
                [view.identifier, view.text, view.className].contains { $0?.lowercased().contains(lowered) == true }
            },
        ]
        for test in tests {
            let found = all(test)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The one view that fits.
    public func view(in tree: ViewTree) throws(Failure) -> Int {
        let found = matches(in: tree)
        guard let first = found.first else { throw .nothing(text) }
        guard found.count == 1 else { throw .several(text, found.map { Self.description(of: $0, in: tree) }) }
        return first
    }

    private static func description(of index: Int, in tree: ViewTree) -> String {
        let view = tree.views[index]
        // One line for each, whatever its text contains.
        let name = tree.subject(of: index).description.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(name)\(view.address.map { " \($0)" } ?? "") on line \(view.line)"
    }
}

extension ViewQuery.Failure: CustomStringConvertible {
    /// The name without a match, or its first ten matches.
    public var description: String {
        switch self {
        case .nothing(let text): "no view has the address, number, identifier, text or class \"\(text)\""
        case .several(let text, let views):
            "\"\(text)\" fits \(views.count) views; name one by its number or address:\n"
                + views.prefix(10).map { "  \($0)" }.joined(separator: "\n") + (views.count > 10 ? "\n  …" : "")
        }
    }
}
