// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ResponderTool

@Suite("The debugger's command, and mistyped ones")
struct DebuggerTests {
    @Test("a mistyped command is told the one that was meant, and ends with status 64")
    func suggestions() throws {
        for (word, meant) in [("explian", "explain"), ("lnit", "lint"), ("replya", "replay"), ("Map", "map")] {
            let run = try Tool.run(word, "dump.txt")
            #expect(run.status == 64)
            #expect(run.errors == "There is no command \"\(word)\". Did you mean \"\(meant)\"?\n")
        }
        #expect(try !Tool.run("sing").errors.contains("Did you mean"))
        #expect(CommandSuggestion.distance("abc", "acb") == 1)
        #expect(CommandSuggestion.distance("", "abc") == 3)
    }

    @Test("--print-script prints the script of the package, --print-init the line that imports it")
    func printed() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/ResponderTool/Debugger/responder_lldb.py")
        let script = try Tool.run("lldb", "--print-script")
        #expect(script.status == 0)
        #expect(script.output == (try String(contentsOf: file, encoding: .utf8)))
        let line = try Tool.run("lldb", "--print-init")
        #expect(line.status == 0)
        #expect(line.output == "command script import \"\(file.path)\"\n")
        #expect(try Tool.run("lldb").status == 64)
    }

    /// Runs Python on the script, which it imports as `why`.
    private func python(_ code: String) throws -> (status: Int32, output: String) {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/ResponderTool/Debugger").path
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "-B", "-c", "import sys; sys.path.insert(0, sys.argv[1]); import responder_lldb as why\n" + code,
            folder,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["RESPONDER": Tool.built("responder").path]) {
            $1
        }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    @Test("the expressions of iOS are balanced, and ask for what UIKit answers to")
    func expressions() throws {
        let run = try python(
            """
            triple = "arm64-apple-ios18.0-simulator"
            for name in why.EXPRESSIONS["apple"]:
                text = why.expression(triple, name) if name not in ("recognizers", "enabled", "targets") else why.expression(triple, name, address="0x1234")
                assert text.count("[") == text.count("]") and text.count("(") == text.count(")") and text.count('"') % 2 == 0, text
                assert "{" not in text, text
                print(text)
            assert why.expression("x86_64-unknown-linux-gnu", "windows") == "(char *)responder_debugger_windows()"
            assert why.expression("arm64-apple-macosx15.0", "hidden") is None
            assert why.system("arm64-apple-ios18.0-macabi") == "apple"
            """)
        #expect(run.status == 0)
        for selector in [
            "recursiveDescription", "_printHierarchy", "[(id)0x1234 gestureRecognizers]", "[(id)0x1234 isEnabled]",
            "allTargets",
        ] {
            #expect(run.output.contains(selector))
        }
    }

    /// Runs the toolchain's LLDB; `nil` where it cannot run, as without the Python that it was built with.
    private static func lldb(_ commands: [String], on executable: String) throws -> String? {
        try Tool.withFile { output in
            try Data().write(to: output)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["lldb", "--batch", "--no-lldbinit"] + commands.flatMap { ["-o", $0] }
                + ["--", Tool.built(executable).path]
            process.environment = ProcessInfo.processInfo.environment.merging([
                "RESPONDER": Tool.built("responder").path
            ]) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus == 0 ? try String(contentsOf: output, encoding: .utf8) : nil
        }
    }

    private static let runsLLDB = (try? lldb(["script print(6 * 7)"], on: "responder"))?.contains("42") == true

    @Test("why, in LLDB, on an app of this library that is stopped", .enabled(if: runsLLDB))
    func stopped() throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/ResponderTool/Debugger/responder_lldb.py")
        let output = try #require(
            try Self.lldb(
                [
                    "settings set target.disable-aslr false", "command script import \"\(script.path)\"",
                    "breakpoint set --func-regex UIControl.*touchesEnded", "run", "why 60 60", "why 300 700", "kill",
                ], on: "ReplayApp"))
        #expect(output.contains("A hit test at (60, 60) finds UIButton"))
        #expect(output.contains("A hit test at (300, 700) finds UIWindow"))
    }

    @Test("what a process prints becomes a file that the command answers on")
    func answer() throws {
        let run = try python(
            #"""
            class Value:
                def __init__(self, text): self.text = text
            class Target:
                def GetTriple(self): return "arm64-apple-ios18.0-simulator"
                def GetProcess(self): return self
                def GetSelectedThread(self): return self
                def GetSelectedFrame(self): return None
            class Debugger:
                def GetSelectedTarget(self): return Target()
            class Result:
                def AppendMessage(self, text): print(text)
                def SetError(self, text): print("error:", text)
            texts = {
                "windows": '<UIWindow: 0x1001; frame = (0 0; 390 844); layer = <CALayer: 0x1>>\n   | <UIView: 0x1002; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x5>; layer = <CALayer: 0x2>>\n   |    | <UIButton: 0x1003; frame = (20 20; 100 44); layer = <CALayer: 0x3>>\n<UITextEffectsWindow: 0x2001; frame = (0 0; 390 844); layer = <CALayer: 0x4>>',
                "hidden": "0 1",
                "controllers": '<Shop.Page 0x88>, state: appeared, view: <UIView: 0x1002>',
                "enabled": "NO", "targets": "{(<Shop.Page: 0x88>)}",
                "recognizers": '(\n "<UITapGestureRecognizer: 0x91; state = Possible; view = <UIView 0x1002>; target= <(action=close, target=<Shop.Page 0x92>)>>"\n)',
            }
            class Process:
                def __init__(self, target, frame): pass
                def text(self, name, **values): return texts[name]
            why.Process = Process
            why.why(Debugger(), "30 30", Result(), None)
            why.why(Debugger(), "30", Result(), None)
            """#)
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "A hit test at (30, 30) finds UIButton #3.")
        #expect(lines.contains("  Shop.Page"))
        #expect(lines.contains { $0.contains("UITapGestureRecognizer (close)") })
        #expect(lines.contains("isEnabled: NO") && lines.contains("targets: {(<Shop.Page: 0x88>)}"))
        #expect(lines.last == "error: usage: why X Y [VIEW]")
        #expect(!run.output.contains("UITextEffectsWindow"))
    }
}
