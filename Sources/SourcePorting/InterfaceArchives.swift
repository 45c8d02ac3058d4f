// SPDX-License-Identifier: Apache-2.0

#if Porting
    /// The storyboards, nibs and information of a module, and the source that carries them into the program (PO32, PO33, PO37).
    struct InterfaceArchives {
        /// A storyboard or a nib.
        struct Archive {
            /// `Main.storyboard`.
            let name: String
            let path: String
            var root: MarkupElement
        }

        /// By name, without launch screens and archives of other systems.
        private(set) var archives: [Archive] = []
        /// The storyboard that the application begins with, without its ending.
        private(set) var main: String?
        /// The text of the application's `Info.plist`.
        private var information: String?
        private(set) var diagnostics: [PortingDiagnostic] = []
        private let assets: AssetNames

        /// Whether there are any, be it only a launch screen: the build expects the source then.
        private let areGiven: Bool

        /// Whether a file is a storyboard or a nib.
        static func isArchive(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

        init(_ files: [SourceText]) {
            let paths = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
            areGiven = !paths.isEmpty
            assets = AssetNames(files)
            let chosen = Self.inOneLanguage(paths.keys.filter(Self.isArchive))
            for path in chosen { read(path, paths[path] ?? "") }
            findMain(paths.filter { ApplicationInformation.isInformation($0.key) })
        }

        /// The names of the classes that the archives name.
        var classes: Set<String> {
            var names: Set<String> = []
            for archive in archives { archive.root.visit { if let name = $0["customClass"] { names.insert(name) } } }
            return names
        }

        mutating func changeEach(_ change: (inout Archive) -> Void) {
            for number in archives.indices { change(&archives[number]) }
        }

        // MARK: Files

        /// Of an archive in several languages, the one of the base, else the English, else the first.
        private static func inOneLanguage(_ paths: [String]) -> [String] {
            var languages: [String: [String]] = [:]
            for path in paths {
                var parts = path.split(separator: "/", omittingEmptySubsequences: false)
                if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") { parts.remove(at: parts.count - 2) }
                languages[parts.joined(separator: "/"), default: []].append(path)
            }
            let rank = { (path: String) in
                path.contains("/Base.lproj/") || path.hasPrefix("Base.lproj/")
                    ? 0 : path.contains("/en.lproj/") || path.hasPrefix("en.lproj/") ? 1 : 2
            }
            return languages.values.compactMap { $0.min { (rank($0), $0) < (rank($1), $1) } }.sorted()
        }

        private mutating func read(_ path: String, _ text: String) {
            let root: MarkupElement
            do { root = try ArchiveReader.read(text) } catch {
                return diagnostics.append(
                    PortingDiagnostic(
                        // What old versions of Xcode left lies in many folders, and most programs do without it.
                        severity: error.isDamage ? .error : .warning, path: path, line: error.place.line,
                        column: error.place.column, reason: "the archive \(error.reason)",
                        remedy: "open and save it in Xcode, or leave it out by leavesOut in porting.json"))
            }
            // The names of other systems begin with other words; where there is none, it is for iOS.
            guard root["targetRuntime"]?.hasPrefix("iOS") ?? true, root["launchScreen"] != "YES" else { return }
            let name = String(path.split(separator: "/").last ?? "")
            if let other = archives.first(where: { $0.name == name }) {
                return diagnostics.append(
                    PortingDiagnostic(
                        severity: .warning, path: path, line: 1, column: 1,
                        reason: "\(other.path) has the same name, and is the one that is found by it",
                        remedy: "leave one of them out by leavesOut in porting.json"))
            }
            archives.append(Archive(name: name, path: path, root: root))
        }

        private func hasStoryboard(_ name: String) -> Bool { archives.contains { $0.name == name + ".storyboard" } }

        /// The application's file is the one next to the top, where there are several.
        private mutating func findMain(_ files: [String: String]) {
            let paths = files.keys.sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
            for path in paths {
                do throws(MarkupFault) {
                    let found = try ApplicationInformation.main(in: files[path] ?? "")
                    if found != nil, information == nil { information = files[path] }
                    switch found {
                    case .storyboard(let name) where hasStoryboard(name): return main = name
                    case .storyboard(let name):
                        return diagnostics.append(
                            PortingDiagnostic(
                                severity: .warning, path: path, line: 1, column: 1,
                                reason: "there is no storyboard \(name), with which the application should begin",
                                remedy: "name one that is in the target's folder"))
                    case .some(.none): return
                    // Of another tool, or since Xcode 13: the project has it.
                    case .unsaid, nil: continue
                    }
                } catch {
                    diagnostics.append(
                        PortingDiagnostic(
                            severity: .warning, path: path, line: error.line, column: error.column,
                            reason: "the file tells no main storyboard: \(error.reason)",
                            remedy: "open and save it in Xcode"))
                }
            }
            main = hasStoryboard("Main") ? "Main" : nil
        }

        // MARK: The source

        private static let library = "UIKit"

        /// The class by which UIKit finds the archives, with the lists of the module's extensions; `nil` without any archives.
        func source(_ module: Module) -> SourceText? {
            guard areGiven else { return nil }
            let lists = ArchivedLists(module).writeExtensions()
            let cases = archives.map { "        case \(literal($0.name)): return \(Self.raw($0.root.json))\n" }
            var text = """
                // The storyboards, nibs and information of the module, written by responder-port (PO31 to PO37).

                import \(Self.library)

                final class InterfaceArchives: InterfaceArchiveListing {
                    static var main: String? { \(main.map(literal) ?? "nil") }

                static var information: String? { \(information.map(Self.raw) ?? "nil") }

                    static func contents(of file: String) -> String? {
                        switch file {
                \(cases.joined())        default: return nil
                        }
                    }

                """
            if !lists.properties.isEmpty {
                text += "\n    @MainActor static var extensionProperties: [ArchivedProperty] { "
                text += lists.properties.joined(separator: " + ") + " }\n"
            }
            if !lists.actions.isEmpty {
                text += "\n    @MainActor static var extensionActions: [Selector] { "
                text += lists.actions.joined(separator: " + ") + " }\n"
            }
            let names = module.files.reduce(into: Set<String>()) { $0.formUnion(TokenNames($1.syntax).names) }
            return SourceText(path: "InterfaceArchives.swift", text: text + "}\n" + assets.source(names, module.index))
        }

        /// A literal in which nothing is an escape. It has more of its signs than the text has in a row.
        private static func raw(_ text: String) -> String {
            let quotes = text.contains(where: \.isNewline) ? "\"\"\"" : "\""
            var (most, row) = (0, 0)
            for character in text.utf8 {
                row = character == UInt8(ascii: "#") ? row + 1 : 0
                most = max(most, row)
            }
            let signs = String(repeating: "#", count: most + 1)
            return quotes.count == 1
                ? signs + quotes + text + quotes + signs : signs + quotes + "\n" + text + "\n" + quotes + signs
        }
    }
#endif
