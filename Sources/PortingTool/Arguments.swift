// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parsed command line.
struct Arguments {
    /// Files to rewrite, and what the module has of Interface Builder.
    var files: [String] = []
    /// Files of other modules, which are read and not rewritten.
    var context: [String] = []
    /// The folder for the rewritten files, under the names of the originals.
    var folder: String?
    /// Or a path for each source, in the order of the files.
    var outputs: [String] = []
    /// Modules of other packages that the sources may import.
    var modules: [String] = []
    /// The folder for what the module needs besides; that of the rewritten files where nothing else is said.
    var supportFolder: String?
    var takesCodeForIOS = false
    var tellsPlaces = true

    /// The storyboards, nibs, property lists and descriptions of asset catalogs among the files. All others are sources.
    var interfaces: [String] { files.filter(Self.isInterface) }
    var sources: [String] { files.filter { !Self.isInterface($0) } }

    private static func isInterface(_ path: String) -> Bool {
        [".storyboard", ".xib", ".plist", "/Contents.json"].contains { path.hasSuffix($0) }
    }

    static let usage = """
        usage: responder-port FILE… -o FOLDER [--context FILE…] [--modules NAME…] [--ios] [--no-places]
          FILE…           the files of one module, together: a selector in one names a method in another. Storyboards, nibs (.xib)
                          and an Info.plist become InterfaceArchives.swift, with the names of asset catalogs (Contents.json)
          -o FOLDER       where the rewritten files go
          --context FILE… files of modules that these import: read, not rewritten
          --modules NAME… modules of packages that they may import: OpenCombineShim stands for Combine, Crypto for CryptoKit
          --ios           takes the code of #if os(iOS)
          --no-places     without #sourceLocation: for sources that you go on editing
        """

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    init(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)[...]
        var list = \Arguments.files
        while let argument = rest.popFirst() {
            switch argument {
            case "-o":
                guard let value = rest.popFirst() else { throw Problem(description: "-o needs a folder") }
                folder = value
            case "--outputs": list = \.outputs
            case "--context": list = \.context
            case "--files": list = \.files
            case "--modules": list = \.modules
            case "--support":
                guard let value = rest.popFirst() else { throw Problem(description: "--support needs a folder") }
                supportFolder = value
            case "--ios": takesCodeForIOS = true
            case "--no-places": tellsPlaces = false
            case "-h", "--help": throw Problem(description: "\n" + Self.usage)
            case "--arguments":
                // A command line has an end, a module need not.
                guard let path = rest.popFirst() else { throw Problem(description: "--arguments needs a file") }
                let text = try String(contentsOfFile: path, encoding: .utf8)
                rest = text.split(separator: "\n").map(String.init) + rest
            case _ where argument.hasPrefix("-"):
                throw Problem(description: "unknown option \(argument)\n\(Self.usage)")
            default: self[keyPath: list].append(argument)
            }
        }
        guard !files.isEmpty, folder != nil || outputs.count == sources.count else {
            throw Problem(description: "\n" + Self.usage)
        }
    }
}
