// SPDX-License-Identifier: Apache-2.0

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

    @Option(
        help: "A picture of the screen to lie beneath: PNG or JPEG.",
        completion: .file(extensions: ["png", "jpg", "jpeg"]))
    var screenshot: String?

    /// Lines of the terminal.
    private static let mostLines = 20

    func validate() throws {
        guard output.hasSuffix(".svg") || output.hasSuffix(".html") else {
            throw ValidationError("\"\(output)\" should end in .svg or .html, which says what is drawn.")
        }
    }

    func run() throws {
        var map = TouchMap(try InputFile(file).tree())
        if let screenshot {
            let picture = try InputFile(screenshot).data()
            guard TouchMap.imageType(of: picture) != nil else {
                throw Failure.explained("\(screenshot): neither PNG nor JPEG")
            }
            map.screenshot = picture
        }
        let text = output.hasSuffix(".svg") ? map.svg : map.html
        try Output.write(Data(text.utf8), to: output)
        try Output.write(["\(output): \(map.receivers.count) views get touches; \(verdict(of: map))"], colored: false)
        let messages = map.findings.map { "  \($0.message)" }
        let shown = messages.count < Self.mostLines ? messages : Array(messages.prefix(Self.mostLines - 2))
        try Output.write(shown.map { "\($0)" }, colored: false)
        if shown.count < messages.count {
            try Output.write(["  … and \(messages.count - shown.count) more, in the map"], colored: false)
        }
    }

    private func verdict(of map: TouchMap) -> String {
        let count = map.findings.count
        guard count == 0 else {
            return "\(count) \(count == 1 ? "control is" : "controls are") not reached, or in part"
        }
        return map.canTell ? "every control is reached" : "who reaches what cannot be told from this dump"
    }
}
