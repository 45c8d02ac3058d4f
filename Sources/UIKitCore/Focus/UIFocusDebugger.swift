// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The answer of a `UIFocusDebugger`. Its `description` is text for a debugger.
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Answers questions of people about focus: in a debugger, in a test, on a screen (K33).
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
    private final class Output: NSObject, UIFocusDebuggerOutput {
        private let text: String

        init(_ lines: [String]) {
            text = lines.joined(separator: "\n")
        }

        nonisolated override var description: String { text }
    }

    private override init() {
        super.init()
    }

    /// A list of the questions.
    open class func help() -> any UIFocusDebuggerOutput { Output(FocusReport.help) }

    /// The focused item of each scene, and its surroundings.
    open class func status() -> any UIFocusDebuggerOutput { Output(FocusReport.status(UIApplication.shared)) }

    /// Whether an item can have focus, and if not, everything that is in its way.
    open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        Output(FocusReport.focusability(of: item))
    }

    /// Where focus would go if it came to an environment.
    open class func simulateFocusUpdateRequest(
        from environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput { Output(FocusReport.update(from: environment)) }

    /// The groups in an environment, and their items with their priorities.
    open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        Output(FocusReport.groups(in: environment))
    }

    /// What an environment prefers, what that prefers, and so on.
    open class func preferredFocusEnvironments(
        for environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput { Output(FocusReport.preferences(of: environment)) }
}
