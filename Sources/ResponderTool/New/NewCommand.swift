import ArgumentParser
import Foundation

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a package with an app, its tests and files for continuous integration.",
        discussion: """
            The app shows itself in a browser; swift test drives it with fingers, and replays the sessions that are put into its \
            tests' folder. Exit status: 0 when it is made, 2 when it cannot be: nothing that is there is written over.
            """)

    @Argument(help: "The app's name, which its module bears: a letter, then letters and digits.")
    var name: String

    @Option(name: .customLong("in"), help: "The folder to put the package's folder into.", completion: .directory)
    var folder = "."

    @Option(
        help:
            "Responder's folder, or the address of its repository; without it, the clone that this command was built in.",
        completion: .directory)
    var responder: String?

    @Flag(help: "Leaves out the plugin that rewrites sources for iOS (@objc, #selector); the first build takes less.")
    var plain = false

    func validate() throws {
        if let fault = ProjectTemplate.fault(inName: name) { throw ValidationError(fault) }
    }

    func run() throws {
        let target = URL(fileURLWithPath: folder).appendingPathComponent(name)
        guard !FileManager.default.fileExists(atPath: target.path) else {
            throw Failure.explained("\(target.path): is there already")
        }
        let template = ProjectTemplate(name: name, dependency: try dependency(of: target), isPorted: !plain)
        do {
            for file in template.files {
                let place = target.appendingPathComponent(file.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: place)
            }
        } catch {
            throw Failure.explained("\(target.path): cannot be written (may you write in its folder?)")
        }
        try Output.write(
            text: """
                \(target.path) is made. Next:
                    cd \(target.path)
                    swift run        # builds it, once for minutes, and prints its address
                    swift test       # touches it

                """)
    }

    /// Where the package finds Responder.
    private func dependency(of target: URL) throws -> ProjectTemplate.Dependency {
        guard let responder else {
            guard let clone = Self.clone else {
                throw Failure.explained(
                    "this command lies in no clone of Responder; say --responder with its folder or its repository's address"
                )
            }
            return .folder(clone)
        }
        if responder.contains("://") || responder.hasPrefix("git@") { return .repository(responder) }
        let folder = URL(fileURLWithPath: responder).standardizedFileURL
        guard Self.isClone(folder) else {
            throw Failure.explained("\(folder.path): is no folder of Responder's sources")
        }
        return .folder(folder.path)
    }

    /// The folder that the command was built in.
    private static var clone: String? {
        var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        while let current = folder, current.path != "/" {
            if isClone(current) { return current.path }
            folder = current.deletingLastPathComponent()
        }
        return nil
    }

    private static func isClone(_ folder: URL) -> Bool {
        let manifest = folder.appendingPathComponent("Package.swift")
        return (try? String(contentsOf: manifest, encoding: .utf8))?.contains("name: \"responder\",\n") ?? false
    }
}
