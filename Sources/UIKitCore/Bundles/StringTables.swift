// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Texts by their keys, as files in several languages have them: `.strings`, `.stringsdict` and `.xcstrings` (RB4).
enum StringTables {
    private static let tables = Mutex<[String: [String: String]?]>([:])
    private static let folders = Mutex<[URL: [String]]>([:])

    /// The text under a key: of the first of the languages whose table has it.
    static func text(_ key: String, in table: String, of folder: URL, languages: [String]) -> String? {
        for language in languages {
            if let text = read(table, of: folder, language)?[key] { return text }
        }
        return nil
    }

    /// The table in the first of the languages that has it.
    static func table(_ name: String, of folder: URL, languages: [String]) -> [String: String]? {
        languages.lazy.compactMap { read(name, of: folder, $0) }.first
    }

    /// The languages that a folder has anything in. Each is looked through once.
    static func languages(in folder: URL) -> [String] {
        if let found = folders.withLock({ $0[folder] }) { return found }
        let found = findLanguages(in: folder)
        folders.withLock { $0[folder] = found }
        return found
    }

    private static func findLanguages(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let folders = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        let catalogs = names.filter { $0.hasSuffix(".xcstrings") }
            .flatMap { StringCatalog.read(folder.appending(path: $0))?.languages ?? [] }
        return (folders + catalogs).filter { $0 != "Base" && $0 != "mul" }
    }

    /// Each table is read once.
    private static func read(_ name: String, of folder: URL, _ language: String) -> [String: String]? {
        let place = folder.path + "/" + language + ".lproj/" + name
        if let table = tables.withLock({ $0[place] }) { return table }
        let made = make(name, in: folder, language)
        tables.withLock { $0[place] = .some(made) }
        return made
    }

    private static func make(_ name: String, in folder: URL, _ language: String) -> [String: String]? {
        let inLanguage =
            language.isEmpty ? folder : folder.appending(path: language + ".lproj", directoryHint: .isDirectory)
        // A catalog has all languages; that of a storyboard lies in the folder of many.
        let catalogs = [folder, folder.appending(path: "mul.lproj", directoryHint: .isDirectory)]
        let parts = [
            strings(inLanguage.appending(path: name + ".strings")),
            plurals(inLanguage.appending(path: name + ".stringsdict")),
            catalogs.lazy.compactMap { StringCatalog.read($0.appending(path: name + ".xcstrings")) }.first?
                .texts[language],
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.reduce(into: [:]) { $0.merge($1) { $1 } }
    }

    /// The texts of a `.strings` file.
    private static func strings(_ file: URL) -> [String: String]? {
        guard let list = propertyList(file) else { return nil }
        return list.compactMapValues { $0 as? String }
    }

    /// The formats of a `.stringsdict` file, each in the form for many: which form a number needs is only known when it is there.
    private static func plurals(_ file: URL) -> [String: String]? {
        guard let list = propertyList(file) else { return nil }
        return list.compactMapValues { entry in
            guard let entry = entry as? [String: Any], var format = entry["NSStringLocalizedFormatKey"] as? String
            else { return nil }
            for (name, rule) in entry {
                guard let other = (rule as? [String: Any])?["other"] as? String else { continue }
                format = format.replacing("%#@\(name)@", with: other)
            }
            return format
        }
    }

    private static func propertyList(_ file: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            report(file)
            return nil
        }
        return list
    }

    /// A file that cannot be read counts as none, and the application tells of it once (RB4).
    static func report(_ file: URL) { AssetError(file: file, problem: "is no list of texts").report() }
}

/// A catalog of texts in all languages, as Xcode 15 and later write it.
struct StringCatalog: Decodable {
    let sourceLanguage: String
    /// By language and key.
    let texts: [String: [String: String]]

    var languages: [String] { Array(texts.keys) }

    static func read(_ file: URL) -> StringCatalog? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
            StringTables.report(file)
            return nil
        }
        return catalog
    }

    private enum CodingKeys: String, CodingKey { case sourceLanguage, strings }

    private struct Entry: Decodable {
        let localizations: [String: Form]?
    }

    /// A text, or forms of it for numbers and devices.
    private struct Form: Decodable {
        struct Unit: Decodable { let value: String }
        let stringUnit: Unit?
        let variations: [String: [String: Form]]?

        /// That for many and for other devices stands for all.
        var text: String? {
            if let stringUnit { return stringUnit.value }
            let kinds = variations ?? [:]
            return (kinds["plural"] ?? kinds["device"])?["other"]?.text
        }
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        sourceLanguage = try values.decode(String.self, forKey: .sourceLanguage)
        var texts: [String: [String: String]] = [sourceLanguage: [:]]
        for (key, entry) in try values.decode([String: Entry].self, forKey: .strings) {
            for (language, form) in entry.localizations ?? [:] {
                if let text = form.text { texts[language, default: [:]][key] = text }
            }
        }
        self.texts = texts
    }
}
