// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct LLDBCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lldb",
        abstract: "A command for the debugger: why X Y, at a breakpoint in any UIKit app.",
        discussion: """
            Add what --print-init prints to ~/.lldbinit. Then, wherever the app is stopped, "why 120 340" takes its windows, view \
            controllers and gesture recognizers, and answers as explain does. Exit status: 0 when printed, 2 when the script is not \
            there.
            """)

    @Flag(help: "Prints the line for ~/.lldbinit.")
    var printInit = false

    @Flag(help: "Prints the script, to be kept anywhere and imported with \"command script import FILE\".")
    var printScript = false

    func validate() throws {
        guard printInit != printScript else { throw ValidationError("Say --print-init or --print-script.") }
    }

    func run() throws {
        let script = String(decoding: PackageResources.responder_lldb_py, as: UTF8.self)
        guard !printScript else { return try Output.write(text: script) }
        guard let file = Self.installed(matching: script) else {
            throw Failure.explained(
                "the script is not beside this command; keep it with: responder lldb --print-script > responder_lldb.py, and add to ~/.lldbinit: command script import /path/to/responder_lldb.py"
            )
        }
        try Output.write(["command script import \"\(file)\""], colored: false)
    }

    /// The installed script of `make install`, or the one in the sources of this build.
    private static func installed(matching script: String) -> String? {
        guard let command = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        var folder = command.deletingLastPathComponent()
        var places = [folder.deletingLastPathComponent().appendingPathComponent("share/responder/responder_lldb.py")]
        for _ in 0..<5 {
            places.append(folder.appendingPathComponent("Sources/ResponderTool/Debugger/responder_lldb.py"))
            folder = folder.deletingLastPathComponent()
        }
        // A script of another version could use commands that this one does not know.
        return places.map(\.path).first { (try? String(contentsOfFile: $0, encoding: .utf8)) == script }
    }
}
