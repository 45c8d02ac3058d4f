// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

// Predicates by their text. Foundation has this only on Apple's systems (PO8).
extension NSPredicate {
    /// A predicate by its text, like `"name BEGINSWITH[c] %@ AND age >= %d"`. `%@` and the signs of numbers take the next argument, `%K` takes it as a
    /// key path; in quotes they are letters.
    ///
    /// As on iOS, a text that cannot be read ends the program, with a message that says what was expected and where.
    /// Subqueries, variables and sets cannot be read.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// A predicate by its text, with the arguments in a list; see ``init(format:_:)``.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let predicate: PredicateNode
        do {
            predicate = try PredicateParser.predicate(of: predicateFormat, arguments ?? [])
        } catch {
            brokenRule("The predicate \"\(predicateFormat)\" cannot be read. \(error)")
        }
        let kept = KeptPredicate(predicate)
        self.init { object, _ in kept.node.isTrue(of: object) }
    }
}

/// Carries a predicate into the closure that Foundation wants.
// Unchecked, and as safe as the application's own arguments: the tree never changes. Foundation's own predicates pass their
// objects to the evaluating thread in the same way.
private final class KeptPredicate: @unchecked Sendable {
    let node: PredicateNode

    init(_ node: PredicateNode) {
        self.node = node
    }
}
