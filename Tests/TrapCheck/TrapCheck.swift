// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes every mistake of `Mistakes` in a process of its own, built as this one is, and checks that it ends with words that name the
/// broken rule. Run in release, where a `precondition` would end it without a word.
@main
@MainActor
enum TrapCheck {
    static func main() throws {
        if CommandLine.arguments.count == 2, let number = Int(CommandLine.arguments[1]) {
            Mistakes.all[number].make()
            return
        }
        var hasFailed = false
        for (number, mistake) in Mistakes.all.enumerated() {
            let (hasTrapped, printed) = try run(number)
            if hasTrapped, printed.contains(mistake.words) { continue }
            hasFailed = true
            print(
                "Mistake \(number) \(hasTrapped ? "ended the program" : "went on"), without \"\(mistake.words)\":\n\(printed)"
            )
        }
        guard !hasFailed else { exit(1) }
        print("\(Mistakes.all.count) mistakes, and each ended its program with the rule it broke.")
    }

    private static func run(_ number: Int) throws -> (hasTrapped: Bool, printed: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["\(number)"]
        // The message alone: to print the stack takes seconds.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationReason == .uncaughtSignal, String(decoding: bytes, as: UTF8.self))
    }
}
