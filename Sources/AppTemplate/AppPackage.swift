// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A new app's package on the disk, made from a template.
public struct AppPackage {
    /// Why it cannot be made, in a sentence that begins with its subject.
    public struct Fault: Error, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    /// The package's folder.
    public let folder: URL
    private let template: ProjectTemplate

    /// - Parameters:
    ///   - name: the name of the app and its module.
    ///   - folder: the one to put the package's folder into.
    ///   - dependency: where the package finds Responder.
    ///   - app: the app for iOS whose files it takes; `nil` for a new app.
    /// - Throws: ``Fault`` for a name that no app can bear.
    public init(
        name: String, in folder: URL, dependency: ProjectTemplate.Dependency, app: ExistingApp? = nil
    ) throws(Fault) {
        if let fault = ProjectTemplate.fault(inName: name) { throw Fault(description: fault) }
        self.folder = folder.appendingPathComponent(name)
        template = ProjectTemplate(name: name, dependency: dependency, app: app)
    }

    /// Writes its files; existing files are not overwritten.
    public func write() throws(Fault) {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw Fault(description: "\(folder.path): is there already")
        }
        do {
            for file in template.files {
                let place = folder.appendingPathComponent(file.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: place)
            }
            for file in template.app?.files ?? [] {
                guard let app = template.app else { break }
                let place = folder.appendingPathComponent("Sources/\(template.name)/\(file.path)")
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: app.origin.appendingPathComponent(file.origin), to: place)
            }
        } catch {
            throw Fault(description: "\(folder.path): cannot be written (may you write in its folder?)")
        }
    }

    /// The next steps, as text.
    public var nextSteps: String {
        (template.app?.summary ?? "") + """
            \(folder.path) is made. Next:
                cd \(folder.path)
                swift run        # builds it, once for minutes, and prints its address
                swift test       # touches it

            """
    }

    /// The folder of Responder's sources in which this program was built.
    public static var clone: String? {
        var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        while let current = folder, current.path != "/" {
            if isClone(current) { return current.path }
            folder = current.deletingLastPathComponent()
        }
        return nil
    }

    /// Whether Responder's sources lie in a folder.
    public static func isClone(_ folder: URL) -> Bool {
        let manifest = folder.appendingPathComponent("Package.swift")
        return (try? String(contentsOf: manifest, encoding: .utf8))?.contains("name: \"responder\",\n") ?? false
    }
}
