// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The command on dumps")
struct DumpCommandTests {
    @Test("explain tells the receiver, the obstacle and the change, and ends with status 0")
    func explain() throws {
        try Tool.withFile(Tool.dump) { file in
            let run = try Tool.run("explain", file.path, "--at", "30,120", "--why-not", "0x1003")
            #expect(run.status == 0)
            #expect(run.errors.isEmpty)
            #expect(run.lines[0] == "A hit test at (30, 120) finds UIView #4.")
            #expect(run.lines.contains("  UIView #4 lies in front of UIButton #3 and takes the point"))
            #expect(!run.output.contains("\u{1B}["))
            let colored = try Tool.run("explain", file.path, "--at", "30,120", "--color")
            #expect(colored.output.contains("\u{1B}[1mUIView #4\u{1B}[0m"))
        }
    }

    @Test("- is the standard input")
    func standardInput() throws {
        let run = try Tool.run("explain", "-", "--at", "30,120", "--format", "json", input: Data(Tool.dump.utf8))
        #expect(run.status == 0)
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(answer["format"] as? String == "responder-explanation")
        #expect((answer["receiver"] as? [String: Any])?["address"] as? String == "0x1004")
    }

    @Test("lint ends with status 1 when it finds something, in the form of a compiler's messages")
    func lint() throws {
        try Tool.withFile(Tool.dump) { file in
            let run = try Tool.run("lint", file.path)
            #expect(run.status == 1)
            #expect(
                run.lines[0].hasPrefix(
                    "\(file.path):3:11: error: no touch reaches UIButton #3; UIView #4 lies in front")
            )
            #expect(try Tool.run("lint", file.path, "--fail-on", "never").status == 0)
        }
        try Tool.withFile("<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>") { file in
            let status = try Tool.run("lint", file.path).status
            #expect(status == 0)
        }
    }

    @Test("map writes the file it is told to")
    func map() throws {
        try Tool.withFile(Tool.dump) { file in
            let map = file.path + ".svg"
            defer { try? FileManager.default.removeItem(atPath: map) }
            let run = try Tool.run("map", file.path, "-o", map)
            #expect(run.status == 0)
            #expect(try String(contentsOfFile: map, encoding: .utf8).hasPrefix("<svg "))
            #expect(try Tool.run("map", file.path, "-o", "/nonexistent/map.svg").status == 2)
        }
    }

    @Test("map tells the terminal twenty lines at most, counts the rest, and takes a picture that lies beneath")
    func longMap() throws {
        let buttons = (0..<60).map {
            "   |    | <UIButton: 0x2\($0 + 100); frame = (\($0 % 6 * 60) \($0 / 6 * 60); 30 30); layer = <CALayer: 0x1>>"
        }
        let veil = "   |    | <UIView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x1>>"
        let page = Tool.dump.split(separator: "\n").prefix(2).joined(separator: "\n")
        try Tool.withFile(([page] + buttons + [veil]).joined(separator: "\n")) { file in
            let map = file.path + ".html"
            defer { try? FileManager.default.removeItem(atPath: map) }
            let run = try Tool.run("map", file.path, "-o", map)
            #expect(run.lines.dropLast().count == 20)
            #expect(run.lines.dropLast().last == "  … and 42 more, in the map")
            let picture = file.path + ".png"
            try Data([0x89, 0x50, 0x4E, 0x47]).write(to: URL(fileURLWithPath: picture))
            defer { try? FileManager.default.removeItem(atPath: picture) }
            #expect(try Tool.run("map", file.path, "-o", map, "--screenshot", picture).status == 0)
            #expect(try String(contentsOfFile: map, encoding: .utf8).contains("data:image/png;base64,iVBORw=="))
            let none = try Tool.run("map", file.path, "-o", map, "--screenshot", file.path)
            #expect(none.status == 2)
            #expect(none.errors.contains("neither PNG nor JPEG"))
        }
        try Tool.withFile(page + "\n...") { file in
            let map = file.path + ".svg"
            defer { try? FileManager.default.removeItem(atPath: map) }
            let run = try Tool.run("map", file.path, "-o", map)
            #expect(run.lines[0].hasSuffix("who reaches what cannot be told from this dump"))
        }
    }

    @Test("what is wrong with a file is told with its place and status 2, wrong arguments with 64")
    func failures() throws {
        try Tool.withFile("hello") { file in
            let run = try Tool.run("explain", file.path, "--at", "1,1")
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix("\(file.path):1:1: error: found \"hello\""))
        }
        #expect(try Tool.run("explain", "/nonexistent", "--at", "1,1").status == 2)
        #expect(try Tool.run("explain", "/nonexistent", "--at", "1").status == 64)
        #expect(try Tool.run("explain", "/nonexistent").status == 64)
        #expect(try Tool.run("sing").status == 64)
        #expect(try Tool.run("--help").status == 0)
    }
}
