// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Texts by their keys, as files in several languages have them: `.strings`, `.stringsdict` and `.xcstrings` (RB4).
enum StringTables {
    private static let tables = Mutex<[String: [String: LocalizedText]?]>([:])
    private static let folders = Mutex<[URL: [String]]>([:])

    /// The text under a key: of the first of the languages whose table has it.
    static func text(_ key: String, in table: String, of folder: URL, languages: [String]) -> LocalizedText? {
        for language in languages {
            if let text = read(table, of: folder, language)?[key] { return text }
        }
        return nil
    }

    /// The table in the first of the languages that has it.
    static func table(_ name: String, of folder: URL, languages: [String]) -> [String: LocalizedText]? {
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
    private static func read(_ name: String, of folder: URL, _ language: String) -> [String: LocalizedText]? {
        let place = folder.path + "/" + language + ".lproj/" + name
        if let table = tables.withLock({ $0[place] }) { return table }
        let made = make(name, in: folder, language)
        tables.withLock { $0[place] = .some(made) }
        return made
    }

    private static func make(_ name: String, in folder: URL, _ language: String) -> [String: LocalizedText]? {
        let inLanguage =
            language.isEmpty ? folder : folder.appending(path: language + ".lproj", directoryHint: .isDirectory)
        // A catalog has all languages; that of a storyboard lies in the folder of many.
        let catalogs = [folder, folder.appending(path: "mul.lproj", directoryHint: .isDirectory)]
        let parts = [
            strings(inLanguage.appending(path: name + ".strings")),
            plurals(inLanguage.appending(path: name + ".stringsdict"), language),
            catalogs.lazy.compactMap { StringCatalog.read($0.appending(path: name + ".xcstrings")) }.first?
                .texts[language],
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.reduce(into: [:]) { $0.merge($1) { $1 } }
    }

    /// The texts of a `.strings` file.
    private static func strings(_ file: URL) -> [String: LocalizedText]? {
        guard let list = propertyList(file) else { return nil }
        return list.compactMapValues { ($0 as? String).map(LocalizedText.init) }
    }

    /// The texts of a `.stringsdict` file: formats, and for each variable in them the forms of its words.
    private static func plurals(_ file: URL, _ language: String) -> [String: LocalizedText]? {
        guard let list = propertyList(file) else { return nil }
        return list.compactMapValues { entry in
            guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String
            else { return nil }
            let variables = entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
            return LocalizedText(format, variables: variables, language: language)
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
    let texts: [String: [String: LocalizedText]]

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
        let localizations: [String: Localization]?
    }

    /// A text, or forms of it for numbers and devices.
    private struct Form: Decodable {
        struct Unit: Decodable { let value: String }
        let stringUnit: Unit?
        let variations: [String: [String: Form]]?

        /// The text for other devices stands for all.
        var text: String? { stringUnit?.value ?? variations?["device"]?["other"]?.text }

        /// The forms of words for numbers.
        var forms: [String: String]? {
            (variations?["plural"] ?? variations?["device"]?["other"]?.variations?["plural"])?.compactMapValues(\.text)
        }
    }

    /// A form of a text in a language, and what is put in the places of its variables.
    private struct Localization: Decodable {
        struct Substitution: Decodable {
            let argNum: Int?
            let formatSpecifier: String?
            let variations: [String: [String: Form]]?
        }

        let form: Form
        let substitutions: [String: Substitution]?

        private enum CodingKeys: String, CodingKey { case substitutions }

        init(from decoder: any Decoder) throws {
            form = try Form(from: decoder)
            substitutions = try decoder.container(keyedBy: CodingKeys.self)
                .decodeIfPresent([String: Substitution].self, forKey: .substitutions)
        }

        func text(_ language: String) -> LocalizedText? {
            if let forms = form.forms {
                return LocalizedText("%#@number@", variables: ["number": forms], language: language)
            }
            guard let format = form.text else { return nil }
            // `%arg` stands for the number itself.
            let variables = (substitutions ?? [:]).mapValues { substitution in
                let forms = substitution.variations?["plural"]?.compactMapValues(\.text) ?? [:]
                return forms.mapValues { $0.replacing("%arg", with: "%" + (substitution.formatSpecifier ?? "lld")) }
            }
            let numbers = (substitutions ?? [:]).compactMapValues(\.argNum)
            return LocalizedText(format, variables: variables, numbers: numbers, language: language)
        }
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        sourceLanguage = try values.decode(String.self, forKey: .sourceLanguage)
        var texts: [String: [String: LocalizedText]] = [sourceLanguage: [:]]
        for (key, entry) in try values.decode([String: Entry].self, forKey: .strings) {
            for (language, localization) in entry.localizations ?? [:] {
                if let text = localization.text(language) { texts[language, default: [:]][key] = text }
            }
        }
        self.texts = texts
    }
}
