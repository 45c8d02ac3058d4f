// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Where a bundle's resources lie (RB1).
package enum ResourceFolders {
    /// The folders in which a bundle's resources are searched, in order; `nil` is the main bundle.
    ///
    /// On iOS an app's resources are in its main bundle. SwiftPM puts those of each target into a folder beside the program, so
    /// the main bundle has the folder of the program's own target as well. A test bundle has those of all targets of its package.
    package static func of(_ bundle: Bundle?) -> [URL] {
        guard let bundle, bundle != .main else { return ofMainBundle }
        return bundle.resourceURL.map { [$0] } ?? []
    }

    /// A file among the resources of the main bundle, by its name with its suffix.
    package static func file(named name: String) -> URL? {
        let name = (name as NSString).lastPathComponent
        return ofMainBundle.lazy.map { $0.appending(path: name, directoryHint: .notDirectory) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static let tests = "PackageTests.xctest"
    static var isOfTests: Bool { program.hasSuffix(tests) }

    private static let program = Bundle.main.executableURL?.lastPathComponent ?? ""

    private static let ofMainBundle: [URL] = {
        guard let folder = Bundle.main.resourceURL else { return [] }
        return [folder] + beside(program, in: folder)
    }()

    /// The application's module: that of its delegate, and before there is one that of the program's name.
    static var module: String {
        named.withLock { $0 } ?? String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The folder of a library's target, beside the program.
    static func library(_ module: String) -> URL? {
        Bundle.main.resourceURL.flatMap { beside(module, in: $0).first }
    }

    private static let named = Mutex<String?>(nil)

    /// The application that runs from now on is of a module; in tests the program has another name.
    static func setModule(of delegate: (any UIApplicationDelegate)?) {
        let name = delegate.map { Archives.module(of: type(of: $0)) }
        named.withLock { $0 = name }
    }

    /// The folders that SwiftPM made for the targets of a program, in the order of their names.
    ///
    /// - Parameter program: The name of its file.
    static func beside(_ program: String, in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { name in
            program.hasSuffix(tests)
                ? name.hasPrefix(program.dropLast(tests.count) + "_") && name.hasSuffix(".resources")
                : name.hasSuffix("_\(program).resources")
        }
        .sorted().map { folder.appending(path: $0, directoryHint: .isDirectory) }
    }
}
