// SPDX-License-Identifier: Apache-2.0

import AppTemplate
import Foundation

/// `new-app NAME [--in FOLDER] [--from FOLDER]`: the same as `responder new`, in a program that builds in seconds, for the first minute with
/// a clone.
@main
enum NewApp {
    private static let usage = "usage: new-app NAME [--in FOLDER] [--from FOLDER]"

    static func main() {
        var name: String?
        var folder = "."
        var origin: String?
        var rest = CommandLine.arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--in":
                guard let value = rest.popFirst() else { end(usage) }
                folder = value
            case "--from":
                guard let value = rest.popFirst() else { end(usage) }
                origin = value
            case _ where argument.hasPrefix("-") || name != nil: end(usage)
            default: name = argument
            }
        }
        guard let name else { end(usage) }
        guard let clone = AppPackage.clone else { end("new-app lies in no clone of Responder") }
        do {
            let package = try AppPackage(
                name: name, in: URL(fileURLWithPath: folder), dependency: .folder(clone),
                app: try origin.map { try ExistingApp(URL(fileURLWithPath: $0)) })
            try package.write()
            print(package.nextSteps, terminator: "")
        } catch {
            end("\(error)")
        }
    }

    private static func end(_ reason: String) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("new-app: \(reason)\n".utf8))
        exit(2)
    }
}
