// SPDX-License-Identifier: Apache-2.0

/// Rewrites uses of the Objective-C runtime on iOS as explicit Swift.
///
/// A pure function of the sources: the files of one module go in together, since a selector in one names a method in another.
/// Unchanged code keeps its line, and its column if possible.
///
/// ```swift
/// let result = Porter().port([SourceText(path: "Board.swift", text: source)])
/// ```
public struct Porter: Sendable {
    /// The options for `port(_:context:)`.
    public var options: PortingOptions

    /// A porter with these options; by default it leaves code for iOS out and writes source locations.
    public init(options: PortingOptions = PortingOptions()) { self.options = options }

    /// The result for a module's files.
    public struct Result: Sendable {
        /// In the order of the originals, under their paths.
        public var files: [SourceText]
        /// Files that the module needs besides, under a name without a folder: what a package lacks that stands for a framework, and the
        /// module's storyboards and nibs.
        public var support: [SourceText]
        /// In the order of the files and of their lines.
        public var diagnostics: [PortingDiagnostic]
    }
}

#if Porting
    extension Porter {
        /// Rewrites the files of one module.
        ///
        /// `context` holds sources of other modules that it imports: they are read, not rewritten. `interfaces` holds the module's
        /// storyboards, nibs (`.xib`) and property lists (`Info.plist`), told apart by the endings of their paths. With any storyboard or
        /// nib among them the support files have a class that carries them into the program (PO32).
        public func port(
            _ sources: [SourceText], context: [SourceText] = [], interfaces: [SourceText] = []
        ) -> Result {
            let files = sources.map(SourceFile.init)
            // A file for another system declares nothing here, and keeps its number.
            let nothing = SourceFile(SourceText(path: "", text: "")).syntax
            let read = files.map { AbsentFrameworks.isOfOtherSystem($0.syntax) ? nothing : $0.syntax }
            let module = Module(
                files: files, index: ModuleIndex(read + context.map { SourceFile($0).syntax }), options: options)
            for number in files.indices { SourceRewriter(module, file: number).rewrite() }
            var archives = InterfaceArchives(interfaces)
            module.archivedClasses = archives.classes
            AbsentFrameworks(module).rewrite()
            OptionalRequirements(module).rewrite()
            EndlessRectangles(module).rewrite()
            HiddenMembers(module).rewrite()
            ExtensionOverrides(module).rewrite()
            ForwardingClasses(module).rewrite()
            PlainObjects(module).rewrite()
            KeyValueOwners(module).rewrite()
            AppearanceLists(module).rewrite()
            ReplacementWriter(module).rewrite()
            MemberMover(module).rewrite()
            EditableRows(module).rewrite()
            ArchiveConnections(module).rewrite(&archives)
            ActionLists(module).rewrite()
            ArchivedLists(module).rewrite()
            let carrier = archives.source(module)
            module.finish()
            let paths = files.map(\.path) + interfaces.map(\.path)
            let order = Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
            return Result(
                files: files.map { $0.ported(tellsPlaces: module.tellsPlaces(in: $0)) },
                support: module.substitutes.support + [carrier].compactMap { $0 },
                diagnostics: (module.diagnostics + archives.diagnostics).sorted {
                    (order[$0.path] ?? 0, $0.line, $0.column) < (order[$1.path] ?? 0, $1.line, $1.column)
                })
        }
    }
#endif

/// The options of a porting besides the sources.
public struct PortingOptions: Sendable, Hashable {
    /// Whether code for iOS is used: `#if os(iOS)` becomes true where it would be false.
    public var takesCodeForIOS: Bool

    /// Whether the rewritten sources contain the location of each original line, so that errors and breakpoints refer to the
    /// originals.
    public var tellsPlaces: Bool

    /// The modules of other packages that the sources may import. Some stand for frameworks of Apple's: `OpenCombineShim` for Combine,
    /// `Crypto` for CryptoKit (PO26).
    public var modules: Set<String>

    /// Options; by default code for iOS is left out, and source locations are written.
    public init(takesCodeForIOS: Bool = false, tellsPlaces: Bool = true, modules: Set<String> = []) {
        self.takesCodeForIOS = takesCodeForIOS
        self.tellsPlaces = tellsPlaces
        self.modules = modules
    }
}

/// A source file: its path and its text.
public struct SourceText: Sendable, Hashable {
    /// The file's path. It is used in diagnostics; the file is not opened.
    public var path: String
    /// The whole source.
    public var text: String

    /// A file of this text under this path.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
