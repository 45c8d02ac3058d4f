// SPDX-License-Identifier: Apache-2.0

/// The names that Swift gives methods and properties for Objective-C, unless the source gives one.
enum ObjectiveCName {
    /// `save(_:)` is `save:`, `move(to:)` is `moveTo:`, `open(url:)` is `openWithUrl:`, `drag(_:event:)` is `drag:event:`.
    static func method(_ base: String, labels: [String], isThrowing: Bool = false) -> String {
        guard let first = labels.first else { return isThrowing ? base + "AndReturnError:" : base }
        var name = base
        if first != "_" {
            let joins = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(base))
            name += (joins ? "" : "With") + capitalized(first)
        }
        name += ":"
        for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
        return isThrowing ? name + "error:" : name
    }

    /// The name that Swift before 3 gave a method, whose first argument had no label: `tap(sender:)` was `tap:`.
    static func formerMethod(_ base: String, labels: [String]) -> String {
        method(base, labels: labels.isEmpty ? [] : ["_"] + labels.dropFirst())
    }

    /// `value` is set by `setValue:`.
    static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

    /// `init(frame:)` is `initWithFrame:`.
    static func initializer(labels: [String]) -> String { method("init", labels: labels) }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static func firstWord(_ name: String) -> String {
        let head = name.prefix { $0.isLowercase }
        return head.isEmpty ? name.lowercased() : String(head)
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    /// The words after which, and before which, Swift adds no "With".
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
