// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The command that serves a page")
struct ServeCommandTests {
    /// A running `responder serve`, and the line that it printed.
    private func serving<Result>(_ arguments: [String], _ body: (String) throws -> Result) throws -> (Int32, Result) {
        let process = Process()
        process.executableURL = Tool.built("responder")
        process.arguments = ["serve"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let byte = output.fileHandleForReading.readData(ofLength: 1)
            guard !byte.isEmpty else { break }
            line += byte
        }
        let result: Result
        do { result = try body(String(decoding: line, as: UTF8.self)) } catch {
            process.terminate()
            throw error
        }
        process.interrupt()
        process.waitUntilExit()
        return (process.terminationStatus, result)
    }

    @Test("it prints a loopback address with a token, and Control-C ends it with status 0")
    func address() throws {
        let (status, line) = try serving([]) { $0 }
        #expect(line.hasPrefix("responder is at http://127.0.0.1:") && line.contains("/?token="))
        #expect(status == 0)
    }

    @Test("a file to begin with is read first: one that is not there is status 2")
    func file() throws {
        try Tool.withFile(Tool.dump) { file in
            let (status, line) = try serving([file.path]) { $0 }
            #expect(status == 0 && line.contains("token="))
        }
        let run = try Tool.run("serve", "/nowhere/dump.txt")
        #expect(run.status == 2 && run.errors.hasPrefix("/nowhere/dump.txt: cannot be read"))
    }

    @Test("a port that another has is status 2, one that is none is status 64")
    func ports() throws {
        let (_, second) = try serving([]) { line in
            let port = try #require(line.firstMatch(of: /:(\d+)\//)).1
            return try Tool.run("serve", "--port", String(port))
        }
        #expect(second.status == 2 && second.errors.contains("is in use by another program"))
        #expect(try Tool.run("serve", "--port", "70000").status == 64)
    }
}
