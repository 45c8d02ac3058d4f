// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventTrace

@main
enum Main {
    static func main() {
        StandardStreams.fill()
        StandardStreams.ignoreFileLimit()
        let commands = ResponderCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        if let message = CommandSuggestion.message(for: Array(CommandLine.arguments.dropFirst()), commands: commands) {
            Output.complain(message)
            ResponderCommand.exit(withError: ExitCode.validationFailure)
        }
        ResponderCommand.main()
    }
}

struct ResponderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "responder",
        abstract:
            "Tells who gets a touch, and why another view does not, from a dump of an app's views or a recorded session.",
        discussion: """
            A dump is the output of recursiveDescription (a log that contains it will do), XCUITest's debugDescription, the page \
            source of Appium or WebDriverAgent (XML or JSON), what EarlGrey, Detox, Maestro, Sentry, idb or AXe print of a hierarchy, \
            or Responder's JSON of views. A session is what an app records \
            with RESPONDER_RECORD=FILE. - is the standard input.
            """,
        version: ResponderVersion.text,
        subcommands: [
            ExplainCommand.self, MapCommand.self, LintCommand.self, ReplayCommand.self, DiffCommand.self,
            TimelineCommand.self, TouchesCommand.self, InspectCommand.self, ExportCommand.self, ServeCommand.self,
            LLDBCommand.self, NewCommand.self,
        ])
}
