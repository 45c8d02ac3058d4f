// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The manual page")
struct ManualPageTests {
    private struct Dump: Decodable {
        var command: Command

        struct Command: Decodable {
            var commandName: String
            var subcommands: [Command]?
            var arguments: [Argument]?
        }

        struct Argument: Decodable {
            var kind: String
            var names: [Name]?

            struct Name: Decodable {
                var kind: String
                var name: String
            }
        }
    }

    @Test("it has every command and every option")
    func complete() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/responder.1")
        let text = try String(contentsOf: page, encoding: .utf8)
        let dump = try JSONDecoder().decode(
            Dump.self, from: Data(try Tool.run("--experimental-dump-help").output.utf8))
        let commands = try #require(dump.command.subcommands)
        #expect(
            Set(commands.map(\.commandName)).isSuperset(of: ["explain", "map", "lint", "replay", "diff", "timeline"]))
        #expect(text.contains("Fl -version"))
        for command in commands where command.commandName != "help" {
            #expect(text.contains(".It Cm \(command.commandName)\n"), "no paragraph of \(command.commandName)")
            for argument in command.arguments ?? [] where argument.kind != "positional" {
                for name in argument.names ?? [] where name.kind == "long" && !["help", "version"].contains(name.name) {
                    #expect(text.contains("Fl -\(name.name)"), "no --\(name.name) of \(command.commandName)")
                }
            }
        }
    }
}
