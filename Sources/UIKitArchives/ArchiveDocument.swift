// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A storyboard or a nib of a module.
@MainActor
final class ArchiveDocument {
    let module: String
    /// The file's name with its ending.
    let file: String
    let root: ArchiveElement
    /// A storyboard's scenes, by the identifiers of their controllers' elements.
    private(set) var scenes: [String: ArchiveElement] = [:]
    /// The same identifiers, by those that applications use.
    private var names: [String: String] = [:]
    private var colors: [String: ArchiveElement] = [:]
    /// Custom classes by module and name. A class that is not there is searched for in all of the program, and cells are made on the move.
    private var classes: [String: AnyClass?] = [:]
    /// What was reported already.
    private var reported: Set<String> = []
    private lazy var ownProperties = (ArchiveLibrary.listing(module)?.extensionProperties ?? [])
        .reduce(into: [String: [ArchivedProperty]]()) { $0[$1.name, default: []].append($1) }

    init(_ contents: String, _ file: String, _ module: String) throws {
        self.module = module
        self.file = file
        let written = try JSONDecoder().decode(ArchiveElement.self, from: Data(contents.utf8))
        root = LocalizedTexts(ofFile: file).map { $0.applied(to: written) } ?? written
        for scene in root.list("scenes") {
            guard let controller = Self.controller(in: scene), let id = controller.id else { continue }
            scenes[id] = scene
            if let name = controller["storyboardIdentifier"] { names[name] = id }
        }
        for resource in root.list("resources") where resource.tag.hasSuffix("Color") {
            if let name = resource["name"] { colors[name] = resource.child(tag: "color") }
        }
    }

    static func controller(in scene: ArchiveElement) -> ArchiveElement? {
        scene.list("objects").first { $0["sceneMemberID"] == "viewController" }
    }

    /// The scene of a controller that the application names; without a name that of the initial one.
    func scene(named name: String?) -> ArchiveElement? {
        guard let name else { return root["initialViewController"].flatMap { scenes[$0] } }
        return names[name].flatMap { scenes[$0] }
    }

    /// A color of the document's own, by its name.
    func color(named name: String) -> ArchiveElement? { colors[name] }

    /// A class of the application's (IB3). `nil` if there is none of that name in the archive's module and in the one that it names.
    func customClass(_ element: ArchiveElement) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        let modules = [module, element["customModule"]].compactMap { $0 } + ["UIKitCore", "UIKitLists"]
        for module in modules {
            let qualified = module.filter { $0 != " " } + "." + name
            let found: AnyClass? = classes[qualified] ?? NSClassFromString(qualified)
            classes[qualified] = .some(found)
            if let found { return found }
        }
        report("there is no class \(name); \(element.tag) \(element.id ?? "") is of UIKit's class")
        return nil
    }

    /// A property that an extension of another module's class declares.
    func extensionProperties(_ name: String) -> [ArchivedProperty] { ownProperties[name] ?? [] }

    /// An action by its name; it carries its method if that is in an extension of another module's class.
    func action(_ name: String, for target: AnyObject?) -> Selector {
        let plain = Selector(name)
        guard let target else { return plain }
        let carried = ArchiveLibrary.listing(module)?.extensionActions.first {
            $0 == plain && $0.canPerform(on: target)
        }
        return carried ?? plain
    }

    func report(_ fault: String) {
        guard reported.insert(fault).inserted else { return }
        UIApplication.shared.report("\(file): \(fault).")
    }
}

/// The storyboards and nibs of the program's modules. The core finds this class by its name.
final class ArchiveLibrary: ArchiveModule {
    private var documents: [String: ArchiveDocument] = [:]
    /// The modules' lists. A class that is not there is searched for in all of the program, so each is asked for once.
    private static var listings: [String: (any InterfaceArchiveListing.Type)?] = [:]

    init() {}

    static func listing(_ module: String) -> (any InterfaceArchiveListing.Type)? {
        if let known = listings[module] { return known }
        let found = NSClassFromString(module + ".InterfaceArchives") as? any InterfaceArchiveListing.Type
        listings[module] = .some(found)
        return found
    }

    func hasArchives(in modules: [String]) -> Bool { modules.contains { Self.listing($0) != nil } }

    func storyboard(_ name: String, in modules: [String]) -> (any StoryboardArchive)? {
        document(name + ".storyboard", in: modules).map { StoryboardFile($0, name, library: self) }
    }

    func nib(_ name: String, in modules: [String]) -> (any NibArchive)? {
        document(name + ".xib", in: modules).map { NibFile($0) }
    }

    func mainStoryboard(in modules: [String]) -> String? { modules.lazy.compactMap { Self.listing($0)?.main }.first }

    private func document(_ file: String, in modules: [String]) -> ArchiveDocument? {
        for module in modules {
            if let known = documents[module + "/" + file] { return known }
            guard let contents = Self.listing(module)?.contents(of: file) else { continue }
            do {
                let made = try ArchiveDocument(contents, file, module)
                documents[module + "/" + file] = made
                return made
            } catch {
                UIApplication.shared.report("\(file) of \(module) cannot be read: \(error)")
            }
        }
        return nil
    }
}
