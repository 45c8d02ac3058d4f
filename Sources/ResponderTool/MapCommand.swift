import ArgumentParser
import Foundation
import ViewDump

struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Draws the screen colored by the view that gets each point.",
        discussion: "Exit status: 0 when the map is written, 2 when the dump cannot be read or the map not be written.")

    @Argument(help: "The dump; - for the standard input.", completion: .file())
    var file: String

    @Option(
        name: .shortAndLong, help: "The map: a name that ends in .svg or .html.",
        completion: .file(extensions: ["svg", "html"]))
    var output: String

    func validate() throws {
        guard output.hasSuffix(".svg") || output.hasSuffix(".html") else {
            throw ValidationError("\"\(output)\" should end in .svg or .html, which says what is drawn.")
        }
    }

    func run() throws {
        let map = TouchMap(try InputFile(file).tree())
        let text = output.hasSuffix(".svg") ? map.svg : map.html
        try Output.write(Data(text.utf8), to: output)
        let count = map.findings.count
        try Output.write(
            [
                "\(output): \(map.receivers.count) views get touches; \(count == 0 ? "every control is reached" : "\(count) \(count == 1 ? "control is" : "controls are") not reached, or in part")"
            ], colored: false)
        try Output.write(map.findings.map { "  \($0.message)" }, colored: false)
    }
}
