// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Bundle {
    /// What the bundle has, as an application finds it on iOS: resources, texts in the user's language, and information.
    ///
    /// Foundation's own methods look in the folder of the program alone, and there SwiftPM puts no resources. Sources that are rewritten
    /// for Responder use this in their place, unchanged (PO36).
    ///
    /// ```swift
    /// let words = Bundle.main.applicationContents.url(forResource: "words", withExtension: "json")
    /// ```
    public var applicationContents: BundleContents { BundleContents(self) }

    /// A text in the user's language, or the value, or the key itself (RB4). The comment is for translators.
    ///
    /// What Foundation calls `NSLocalizedString` looks into the program's own folder alone; rewritten sources call this (PO36).
    public static func localizedText(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
    ) -> String {
        bundle.applicationContents.localizedString(forKey: key, value: value, table: tableName)
    }
}

/// What a bundle has, with the names of Foundation's methods for it.
///
/// The main bundle has the resources of the program's target, which SwiftPM puts into a folder of their own (RB1).
public struct BundleContents: Sendable {
    private let bundle: Bundle
    private let folders: [URL]
    private let preferred: [String]

    /// - Parameter preferred: the user's languages, the first one first.
    init(_ bundle: Bundle, preferred: [String] = Languages.preferred) {
        self.bundle = bundle
        self.preferred = preferred
        folders = ResourceFolders.of(bundle)
    }

    private var isMain: Bool { bundle == .main }

    // MARK: Resources

    /// The folder of the resources: the first one that has any.
    public var resourceURL: URL? { isMain ? folders.dropFirst().first ?? folders.first : bundle.resourceURL }

    /// The same as a path.
    public var resourcePath: String? { resourceURL?.path }

    /// The file of a name, in the user's language if it is there in several (RB2).
    public func url(forResource name: String?, withExtension ext: String?) -> URL? {
        url(forResource: name, withExtension: ext, subdirectory: nil)
    }

    /// The file of a name in a folder of the bundle.
    public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        first(name, ext, in: searched(subpath))
    }

    /// The file of a name in one language.
    public func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
        localization localizationName: String?
    ) -> URL? {
        first(name, ext, in: searched(subpath, in: localizationName))
    }

    /// All files with an ending; without one, all files.
    public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        all(ext, in: searched(subpath))
    }

    /// All files with an ending, in one language.
    public func urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        all(ext, in: searched(subpath, in: localizationName))
    }

    /// The path of ``url(forResource:withExtension:)``.
    public func path(forResource name: String?, ofType ext: String?) -> String? {
        path(forResource: name, ofType: ext, inDirectory: nil)
    }

    /// The path of ``url(forResource:withExtension:subdirectory:)``.
    public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
        url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
    }

    /// The path of ``url(forResource:withExtension:subdirectory:localization:)``.
    public func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
        forLocalization localizationName: String?
    ) -> String? {
        url(forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName)?.path
    }

    /// The paths of ``urls(forResourcesWithExtension:subdirectory:)``.
    public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
        all(ext, in: searched(subpath)).map(\.path)
    }

    /// The paths of ``urls(forResourcesWithExtension:subdirectory:localization:)``.
    public func paths(
        forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
    ) -> [String] {
        all(ext, in: searched(subpath, in: localizationName)).map(\.path)
    }

    /// The folders that are searched, in order. What is there for every language comes first (RB2).
    private func searched(_ subpath: String?, in localization: String? = nil) -> [URL] {
        let names = localization.map { [$0] } ?? languages
        return folders.flatMap { folder in
            [folder]
                + names.filter { !$0.isEmpty }.map {
                    folder.appending(path: $0 + ".lproj", directoryHint: .isDirectory)
                }
        }.map { folder in
            subpath.map { folder.appending(path: $0, directoryHint: .isDirectory) } ?? folder
        }
    }

    private func first(_ name: String?, _ ending: String?, in folders: [URL]) -> URL? {
        let ending = ending.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        guard let name, !name.isEmpty else { return ending.isEmpty ? nil : all(ending, in: folders).first }
        let file = ending.isEmpty ? name : "\(name).\(ending)"
        return folders.lazy.map { $0.appending(path: file) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private func all(_ ending: String?, in folders: [URL]) -> [URL] {
        folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { folder.appending(path: $0) }
        }.filter { file in
            ending.map { $0.isEmpty || file.pathExtension == $0 || "." + file.pathExtension == $0 } ?? true
        }
    }

    // MARK: Languages

    /// The languages that the bundle has resources in.
    public var localizations: [String] {
        Array(Set(folders.flatMap { StringTables.languages(in: $0) })).sorted()
    }

    /// Those that the user prefers, the best first (RB3).
    public var preferredLocalizations: [String] { [language] }

    /// The language in which the application was written.
    public var developmentLocalization: String? { developmentLanguage }

    private var developmentLanguage: String {
        (infoDictionary?["CFBundleDevelopmentRegion"] as? String) ?? "en"
    }

    private var language: String {
        Languages.best(of: localizations, for: preferred, or: developmentLanguage)
    }

    /// Where a text or a file is looked for: the user's language, and what stands for all. A folder of one language may be a bundle, too.
    private var languages: [String] { [language, "Base", ""] }

    /// The text under a key in the user's language; the value, or else the key, if there is none (RB4).
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let name = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if let text = localizedText(key, in: name) { return text.asked }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The text under a key of a table, or `nil`.
    package func text(_ key: String, in table: String) -> String? { localizedText(key, in: table)?.standing }

    func localizedText(_ key: String, in table: String) -> LocalizedText? {
        let languages = languages
        return folders.lazy.compactMap { StringTables.text(key, in: table, of: $0, languages: languages) }.first
    }

    /// All texts of a table in the user's language.
    package func texts(in table: String) -> [String: String] {
        let languages = languages
        return folders.lazy.compactMap { StringTables.table(table, of: $0, languages: languages) }
            .first?.mapValues(\.standing) ?? [:]
    }

    // MARK: Information

    /// The entries of the bundle's `Info.plist` (RB5).
    public var infoDictionary: [String: Any]? {
        isMain ? ApplicationInformation.current : bundle.infoDictionary
    }

    /// The entries that the user's language has other values for.
    public var localizedInfoDictionary: [String: Any]? {
        let texts = texts(in: "InfoPlist")
        return texts.isEmpty ? nil : texts.mapValues { $0 as Any }
    }

    /// The value of an entry, in the user's language.
    public func object(forInfoDictionaryKey key: String) -> Any? {
        text(key, in: "InfoPlist") ?? infoDictionary?[key]
    }

    /// The name by which the application is known to the system.
    public var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }
}
