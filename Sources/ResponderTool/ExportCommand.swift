import ArgumentParser
import EventSession
import EventTrace
import Foundation

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes a session, or one of its touches, as a single HTML file.",
        discussion:
            "Exit status: 0 when the page is written, 2 when the session cannot be read or the page not be written.")

    @Argument(help: "The session or trace; - for the standard input.", completion: .file())
    var file: String

    @Option(name: .shortAndLong, help: "The page.", completion: .file(extensions: ["html"]))
    var output: String

    @Option(help: "The number of a touch: only its story.")
    var touch: UInt32?

    func run() throws {
        let input = try TraceInput(file, acceptsDamaged: true)
        let title = input.session.map { "\($0.header.application): \(input.name)" } ?? input.name
        let page: SessionPage
        if let touch {
            guard let story = TouchStory(of: TouchIdentifier(touch), in: input.entries) else {
                throw Failure.explained("\(input.name): no touch \(touch)")
            }
            page = SessionPage(title: "\(title), touch \(touch)", story: story, entries: input.entries)
        } else {
            page = SessionPage(title: title, entries: input.entries)
        }
        try Output.write(Data(page.html.utf8), to: output)
    }
}
