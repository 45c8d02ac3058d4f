// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

// Predicates by their text, which Foundation has on Apple's systems alone (PO8).
extension NSPredicate {
    /// A predicate by its text, like `"name BEGINSWITH[c] %@ AND age >= %d"`. `%@` and the signs of numbers take the next argument, `%K` takes it as a
    /// key path; in quotes they are letters.
    ///
    /// A text that cannot be read ends the program with what was expected and where, as on iOS: functions, subqueries, arithmetic and variables are
    /// not read.
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
// Unchecked, and safe as far as the application's own arguments are: the tree never changes, and Foundation's own predicates hand the objects that they
// were given to the thread that evaluates them in the same way.
private final class KeptPredicate: @unchecked Sendable {
    let node: PredicateNode

    init(_ node: PredicateNode) {
        self.node = node
    }
}
