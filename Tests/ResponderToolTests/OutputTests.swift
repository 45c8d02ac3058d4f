// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Where the command writes to, and what it lets through.
@Suite struct OutputTests {
    private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    @Test("-o writes where a link leads, and the link stays")
    func link() throws {
        try withFolder { folder in
            let (target, link) = (
                folder.appendingPathComponent("target.svg"), folder.appendingPathComponent("link.svg")
            )
            try Data("before".utf8).write(to: target)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            try Tool.withFile(Tool.dump) { dump in
                let run = try Tool.run("map", dump.path, "-o", link.path)
                #expect(run.status == 0)
            }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
            #expect(try String(contentsOf: target, encoding: .utf8).contains("<svg"))
        }
    }

    @Test("-o leaves a file to those who could read it")
    func mode() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("map.svg")
            try Data("before".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            try Tool.withFile(Tool.dump) { dump in
                let run = try Tool.run("map", dump.path, "-o", file.path)
                #expect(run.status == 0)
            }
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o600)
            #expect(try String(contentsOf: file, encoding: .utf8).contains("<svg"))
        }
    }

    @Test("-o of a device that is full is an error, and the device is still there")
    func device() throws {
        try withFolder { folder in
            // By a link of its own: a command that replaces what it writes to would replace the machine's.
            let link = folder.appendingPathComponent("full.svg")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/dev/full")
            try Tool.withFile(Tool.dump) { dump in
                let run = try Tool.run("map", dump.path, "-o", link.path)
                #expect(run.status == 2)
                #expect(run.errors.contains("cannot be written"))
            }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "/dev/full")
        }
    }

    @Test("a file for which there is no room is not there afterwards, or holds what it held")
    func room() throws {
        try withFolder { folder in
            let (new, old) = (folder.appendingPathComponent("new.svg"), folder.appendingPathComponent("old.svg"))
            try Data("before".utf8).write(to: old)
            try Tool.withFile(Tool.dump) { dump in
                for file in [new, old] {
                    let shell = Process()
                    let errors = Pipe()
                    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
                    shell.arguments = [
                        "-c", "ulimit -f 1; exec \"$0\" map \"$1\" -o \"$2\"", Tool.built("responder").path, dump.path,
                        file.path,
                    ]
                    shell.standardError = errors
                    try shell.run()
                    let told = try errors.fileHandleForReading.readToEnd() ?? Data()
                    shell.waitUntilExit()
                    #expect(shell.terminationReason == .exit && shell.terminationStatus == 2)
                    #expect(
                        String(decoding: told, as: UTF8.self) == "\(file.path): cannot be written: File too large\n")
                }
            }
            #expect(!FileManager.default.fileExists(atPath: new.path))
            #expect(try String(contentsOf: old, encoding: .utf8) == "before")
        }
    }

    @Test("a file that cannot be read or written is named with the reason")
    func reasons() throws {
        try withFolder { folder in
            func told(_ arguments: String...) throws -> String {
                let run = try Tool.run(arguments: arguments)
                #expect(run.status == 2)
                return run.errors
            }
            let missing = folder.appendingPathComponent("none.jsonl").path
            #expect(try told("touches", missing) == "\(missing): cannot be read: there is no such file\n")
            #expect(try told("touches", folder.path) == "\(folder.path): cannot be read: it is a folder\n")
            let nowhere = folder.appendingPathComponent("no/map.svg")
            let begin = "cannot be written:"
            try Tool.withFile(Tool.dump) { dump in
                let lost = try told("map", dump.path, "-o", nowhere.path)
                #expect(
                    lost == "\(nowhere.path): \(begin) there is no folder \(nowhere.deletingLastPathComponent().path)\n"
                )
                let wrong = folder.appendingPathComponent("folder.svg")
                try FileManager.default.createDirectory(at: wrong, withIntermediateDirectories: false)
                #expect(
                    try told("map", dump.path, "-o", wrong.path) == "\(wrong.path): \(begin) it is a folder\n")
            }
        }
    }

    @Test(
        "a standard output that is full or closed is an error or nothing, and no crash",
        arguments: [
            (">/dev/full", 2), (">&-", 0), (">/dev/full 2>/dev/full", 2), (">&- 2>&- <&-", 0),
        ])
    func streams(_ redirection: String, _ status: Int) throws {
        try Tool.withFile(Tool.dump) { dump in
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = [
                "-c", "\"$0\" explain \"$1\" --at 30,110 \(redirection)", Tool.built("responder").path, dump.path,
            ]
            shell.standardError = FileHandle.nullDevice
            try shell.run()
            shell.waitUntilExit()
            #expect(shell.terminationReason == .exit)
            #expect(Int(shell.terminationStatus) == status)
        }
    }

    @Test("what a dump says commands no terminal, in text and in JSON", arguments: ["text", "json"])
    func escapes(_ format: String) throws {
        let dump = Tool.dump.replacingOccurrences(
            of: "<UIButton: 0x1003;",
            with: "<UIButton: 0x1003; text = 'a\u{1B}]0;title\u{7}\u{9B}2J\u{202E}b\nThis is sure: \u{2028}';")
        try Tool.withFile(dump) { file in
            let run = try Tool.run("explain", file.path, "--at", "30,250", "--why-not", "0x1003", "--format", format)
            #expect(run.status == 0)
            let commands = run.output.unicodeScalars.filter { scalar in
                scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x202E
            }
            #expect(commands.isEmpty)
            #expect(!run.lines.contains { $0.hasPrefix("This is sure: '") || $0 == "This is sure: " })
        }
    }
}
