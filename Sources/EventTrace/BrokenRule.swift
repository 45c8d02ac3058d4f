// SPDX-License-Identifier: Apache-2.0

/// Ends the program when its code broke a rule that UIKit enforces too, and names the rule. It does so in a release build
/// too, where a `precondition` prints nothing.
@inline(__always)
package func enforce(
    _ isKept: Bool, _ rule: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !isKept { brokenRule(rule(), file: file, line: line) }
}

/// Ends the program, and names the broken rule.
@inline(never)
package func brokenRule(_ rule: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(rule, file: file, line: line)
}
