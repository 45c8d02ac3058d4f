// SPDX-License-Identifier: Apache-2.0

import AppTemplate
import ArgumentParser
import EventTrace
import Foundation

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a package with an app, new or for iOS, its tests and files for continuous integration.",
        discussion: """
            With --from it takes the sources, storyboards and resources of an app for iOS, as Xcode has it in a folder; they stay as they \
            are. The app shows itself in a browser; swift test drives it with fingers, and replays the sessions that are put into its \
            tests' folder. Exit status: 0 when it is made, 2 when it cannot be: nothing that is there is written over.
            """)

    @Argument(help: "The app's name, which its module bears: a letter, then letters and digits.")
    var name: String

    @Option(name: .customLong("in"), help: "The folder to put the package's folder into.", completion: .directory)
    var folder = "."

    @Option(help: "The folder of an app for iOS, whose files the package takes.", completion: .directory)
    var from: String?

    @Option(
        help:
            "Responder's folder, or the address of its repository; without it, the clone that this command was built in.",
        completion: .directory)
    var responder: String?

    func validate() throws {
        if let fault = ProjectTemplate.fault(inName: name) { throw ValidationError(fault) }
    }

    func run() throws {
        do {
            let package = try AppPackage(
                name: name, in: URL(fileURLWithPath: folder), dependency: try dependency,
                app: try from.map { try ExistingApp(URL(fileURLWithPath: $0)) })
            try package.write()
            try Output.write(text: package.nextSteps)
        } catch let fault as AppPackage.Fault {
            throw Failure.explained(fault.description)
        }
    }

    /// Where the package finds Responder.
    private var dependency: ProjectTemplate.Dependency {
        get throws {
            guard let responder else {
                guard let clone = AppPackage.clone else {
                    throw Failure.explained(
                        "this command lies in no clone of Responder; say --responder with its folder or its repository's address"
                    )
                }
                return .folder(clone)
            }
            if responder.contains("://") || responder.hasPrefix("git@") {
                return .repository(responder, from: ResponderVersion.text)
            }
            let folder = URL(fileURLWithPath: responder).standardizedFileURL
            guard AppPackage.isClone(folder) else {
                throw Failure.explained("\(folder.path): is no folder of Responder's sources")
            }
            return .folder(folder.path)
        }
    }
}
