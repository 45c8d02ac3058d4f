// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What the application's `Info.plist` says (RB5).
enum ApplicationInformation {
    /// The entries by module.
    private static let known = Mutex<[String: Entries]>([:])

    /// Entries of a property list.
    private final class Entries: @unchecked Sendable {
        // Safe: values of a property list are immutable, and nothing changes the dictionary after the initializer.
        let values: [String: Any]
        let orientations: [String]?
        let style: String?

        init(_ values: [String: Any]) {
            self.values = values
            orientations = values["UISupportedInterfaceOrientations"] as? [String]
            style = values["UIUserInterfaceStyle"] as? String
        }
    }

    /// The entries of the application that runs.
    static var current: [String: Any] { entries.values }

    /// The names of the orientations that it allows.
    static var orientations: [String]? { entries.orientations }

    /// Whether it is always light or always dark.
    static var style: UIUserInterfaceStyle? {
        switch entries.style {
        case "Light": .light
        case "Dark": .dark
        default: nil
        }
    }

    private static var entries: Entries {
        let module = ResourceFolders.module
        if let found = known.withLock({ $0[module] }) { return found }
        let listing = NSClassFromString(module + ".InterfaceArchives") as? any InterfaceArchiveListing.Type
        let made = Entries(read(listing?.information ?? "", module: module))
        known.withLock { $0[module] = made }
        return made
    }

    /// The entries of a file, with those that every application has. What the project's settings say is not known here, so names stand for
    /// what new projects have.
    static func read(_ text: String, module: String) -> [String: Any] {
        let settings = [
            "PRODUCT_NAME": module, "TARGET_NAME": module, "EXECUTABLE_NAME": module, "PRODUCT_MODULE_NAME": module,
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(module)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        var values: [String: Any] = [
            "CFBundleName": module, "CFBundleExecutable": module, "CFBundleIdentifier": "com.example.\(module)",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
        ]
        // The program's own folder may have a file as well.
        values.merge(Bundle.main.infoDictionary ?? [:]) { $1 }
        let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        values.merge((list as? [String: Any] ?? [:]).mapValues { filled($0, settings) }) { $1 }
        return values
    }

    /// A value with settings of the project in the places of their names, as in `$(PRODUCT_NAME:rfc1034identifier)`.
    private static func filled(_ value: Any, _ settings: [String: String]) -> Any {
        switch value {
        case let text as String:
            text.replacing(#/\$[({](\w+)(:\w+)?[)}]/#) { settings[String($0.output.1)] ?? "" }
        case let list as [Any]: list.map { filled($0, settings) }
        case let entries as [String: Any]: entries.mapValues { filled($0, settings) }
        default: value
        }
    }
}
