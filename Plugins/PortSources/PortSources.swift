// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Hands the compiler the sources of a target's folder, rewritten.
///
/// The target says which files are compiled as they are (`sources:` in its manifest); all others of its folder are rewritten. They are
/// rewritten together, since a selector in one names a method in another, and beside the sources of the modules that they import.
@main
struct PortSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        #if canImport(Darwin)
            // Objective-C is at hand.
            return []
        #else
            guard let module = target as? any SourceModuleTarget else { return [] }
            let asTheyAre = Set(module.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
            let folder = module.directoryURL
            let settings = try PortingSettings(folder: folder)
            let contents = SourceFolder(folder, without: settings.leavesOut ?? [])
            let files = try contents.swiftFiles.filter { !asTheyAre.contains($0.standardizedFileURL.path) }
            guard !files.isEmpty else { return [] }
            let interfaces = try contents.archives + contents.propertyLists + contents.assets
            let imported = try importedFiles(of: module, in: context)
            let outputs = files.map { file in
                context.pluginWorkDirectoryURL.appending(path: Self.ported(file, in: folder))
            }
            let modules = importableModules(of: module)
            // What the module gets besides, under the name that the command gives it.
            let supportFolder = context.pluginWorkDirectoryURL.appending(path: "Support")
            var support: [URL] = []
            if modules.contains("OpenCombineShim") {
                support.append(supportFolder.appending(path: "CombineSupport.swift"))
            }
            if !interfaces.isEmpty { support.append(supportFolder.appending(path: "InterfaceArchives.swift")) }
            var arguments = settings.arguments + ["--support", supportFolder.path, "--modules"] + modules
            arguments += ["--outputs"] + outputs.map(\.path)
            arguments += ["--context"] + imported.map(\.path) + ["--files"] + (files + interfaces).map(\.path)
            let list = context.pluginWorkDirectoryURL.appending(path: "arguments")
            try FileManager.default.createDirectory(
                at: context.pluginWorkDirectoryURL, withIntermediateDirectories: true)
            // A list that is written again is newer than what was made with it.
            let text = arguments.joined(separator: "\n")
            if (try? String(contentsOf: list, encoding: .utf8)) != text {
                try text.write(to: list, atomically: true, encoding: .utf8)
            }
            return [
                .buildCommand(
                    displayName: "Rewriting \(files.count) files of \(target.name) for Responder",
                    executable: try context.tool(named: "responder-port").url, arguments: ["--arguments", list.path],
                    inputFiles: files + interfaces + imported + [list], outputFiles: outputs + support)
            ]
        #endif
    }

    /// A name of its own: two files of a module must not print alike. `main.swift` means something.
    private static func ported(_ file: URL, in folder: URL) -> String {
        let name = file.deletingPathExtension().lastPathComponent
        return "Ported/" + (name == "main" ? "main.swift" : name + ".ported.swift")
    }

    /// The modules that the target's own dependencies are: some packages stand for frameworks of Apple's.
    private func importableModules(of module: any SourceModuleTarget) -> [String] {
        let targets = module.dependencies.flatMap { dependency in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: [any Target]()
            }
        }
        return Set(targets.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }).sorted()
    }

    /// The sources of the targets for UIKit that the target depends on: what they declare may be selected and inherited.
    private func importedFiles(of module: any SourceModuleTarget, in context: PluginContext) throws -> [URL] {
        var written = PackagesForUIKit()
        written.add(context.package)
        let concerned = Set(written.packages.flatMap { $0.targets.map(\.id) })
        var files: [URL] = []
        for dependency in module.recursiveTargetDependencies where concerned.contains(dependency.id) {
            guard let dependency = dependency as? any SourceModuleTarget else { continue }
            files += try SourceFolder(dependency.directoryURL).swiftFiles
        }
        return files
    }
}

/// A package and those that it depends on, as far as they are written for UIKit: they depend on Responder, by themselves or
/// through others. What Responder's own modules declare is no app's.
struct PackagesForUIKit {
    private(set) var packages: [Package] = []
    private var known: [Package.ID: Bool] = [:]

    /// True if the package is written for UIKit.
    @discardableResult
    mutating func add(_ package: Package) -> Bool {
        if let known = known[package.id] { return known }
        let isResponder = { (package: Package) in package.targets.contains { $0.name == "UIKitCore" } }
        var isWritten = false
        if !isResponder(package) {
            for dependency in package.dependencies {
                if isResponder(dependency.package) || add(dependency.package) { isWritten = true }
            }
        }
        known[package.id] = isWritten
        if isWritten { packages.append(package) }
        return isWritten
    }
}

/// A target's folder.
struct SourceFolder {
    let url: URL
    /// Files and folders of it that do not count, by their paths in it.
    private let leftOut: [String]

    init(_ url: URL, without leftOut: [String] = []) {
        self.url = url
        self.leftOut = leftOut
    }

    var swiftFiles: [URL] { get throws { try files(ending: ".swift") } }

    /// Storyboards and nibs.
    var archives: [URL] { get throws { try files(ending: ".storyboard", ".xib") } }

    /// The files that may be the application's information.
    var propertyLists: [URL] { get throws { try files(ending: "Info.plist") } }

    /// The descriptions of asset catalogs' sets and groups.
    var assets: [URL] {
        get throws { try files(ending: "/Contents.json").filter { $0.path.contains(".xcassets/") } }
    }

    private func files(ending endings: String...) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { path in
            endings.contains { path.hasSuffix($0) } && !isLeftOut(path)
        }.sorted().map { url.appending(path: $0) }
    }

    /// Hidden files are other programs': a Mac leaves `._Main.storyboard` beside a file on a foreign disk.
    private func isLeftOut(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasPrefix(".") ?? true
            || leftOut.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
}

/// What `porting.json` in the target's folder says. Without it nothing is assumed.
struct PortingSettings: Decodable {
    /// Whether the code of `#if os(iOS)` is taken.
    var takesCodeForIOS: Bool?
    /// Files and folders of the folder that are left out, by their paths in it.
    var leavesOut: [String]?

    init(folder: URL) throws {
        let url = folder.appending(path: "porting.json")
        guard let data = try? Data(contentsOf: url) else { return }
        self = try JSONDecoder().decode(Self.self, from: data)
    }

    var arguments: [String] { takesCodeForIOS ?? false ? ["--ios"] : [] }
}
