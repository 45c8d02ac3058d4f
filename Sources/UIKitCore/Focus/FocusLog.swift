// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// K33: every update of focus on standard error, for a program that is run with `-UIFocusLoggingEnabled YES`.
@MainActor
enum FocusLog {
    static var isEnabled = isAskedFor(by: CommandLine.arguments)
    static var writeLine: (String) -> Void = { LineWriter.standardError.write($0) }

    static func isAskedFor(by arguments: [String]) -> Bool {
        guard let place = arguments.firstIndex(of: "-UIFocusLoggingEnabled"), place + 1 < arguments.count else {
            return false
        }
        return ["yes", "true", "1"].contains(arguments[place + 1].lowercased())
    }

    static func write(_ note: FocusNote) {
        writeLine("UIFocus: \(note)")
        for line in TraceText.details(for: .focus(note)) { writeLine("UIFocus:     \(line)") }
    }
}
