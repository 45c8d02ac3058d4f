// SPDX-License-Identifier: Apache-2.0

/// Ends the program when its code broke a rule that UIKit does not forgive either, and says which one: in a release build too, where
/// a `precondition` ends it without a word.
@inline(__always)
package func enforce(
    _ isKept: Bool, _ rule: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !isKept { brokenRule(rule(), file: file, line: line) }
}

/// Ends the program, and says which rule its code broke.
@inline(never)
package func brokenRule(_ rule: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(rule, file: file, line: line)
}
