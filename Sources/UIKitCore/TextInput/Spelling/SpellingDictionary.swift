// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The words of a language, by Hunspell and its dictionaries, where the system has them. The library is looked up when a text is checked
/// for the first time, so that nobody has to have it.
@MainActor
final class SpellingDictionary {
    private let hunspell: Hunspell
    private let handle: OpaquePointer
    private let encoding: String.Encoding
    /// The file with the words.
    private let file: URL
    private lazy var words = readWords()

    private init?(_ language: String, _ hunspell: Hunspell) {
        guard let file = Self.file(language, "dic"), let rules = Self.file(language, "aff"),
            let handle = hunspell.create(rules.path, file.path)
        else { return nil }
        let name = hunspell.encoding(handle).map { String(cString: $0) } ?? ""
        guard let encoding = Self.encodings[name.uppercased()] else {
            AssetError(file: file, problem: "has the unknown encoding \(name)").report()
            return nil
        }
        (self.hunspell, self.handle, self.encoding, self.file) = (hunspell, handle, encoding, file)
    }

    private static let encodings: [String: String.Encoding] = [
        "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "ISO8859-15": .isoLatin1,
        "MICROSOFT-CP1251": .windowsCP1251, "CP1251": .windowsCP1251, "ISO8859-9": .windowsCP1254,
        "ISO8859-7": .windowsCP1253,
    ]

    // MARK: Words

    func knows(_ word: String) -> Bool {
        // What the dictionary cannot write, it cannot judge.
        guard let bytes = bytes(of: word) else { return true }
        return hunspell.spell(handle, bytes) != 0
    }

    func guesses(for word: String) -> [String] {
        guard let bytes = bytes(of: word) else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count = hunspell.suggest(handle, &list, bytes)
        defer { hunspell.free(handle, &list, count) }
        return (0..<Int(count)).compactMap { number in
            guard let text = list?[number] else { return nil }
            return String(data: Data(bytes: text, count: strlen(text)), encoding: encoding)
        }
    }

    func completions(of start: String) -> [String] {
        let lower = start.lowercased()
        let place = words.partitioningIndex { $0.key >= lower }
        let found = words[place...].prefix { $0.key.hasPrefix(lower) }.map(\.word)
        // A word that begins a sentence goes on as that.
        guard start != lower, start.first?.isUppercase == true else { return found }
        return found.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    private func bytes(of word: String) -> [CChar]? {
        word.data(using: encoding).map { $0.map { CChar(bitPattern: $0) } + [0] }
    }

    /// Each line has a word, and behind a stroke the rules for its forms. The first tells their number.
    private func readWords() -> [(key: String, word: String)] {
        guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: encoding) else {
            return []
        }
        return text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
            let word = String(line.prefix { $0 != "/" && $0 != "\t" && $0 != " " })
            return word.first?.isLetter == true ? (word.lowercased(), word) : nil
        }.sorted { $0.key < $1.key }
    }

    // MARK: Languages

    private static var known: [String: SpellingDictionary?] = [:]

    /// The dictionary of a language: that of its place, or else the first of the language.
    static func of(_ language: String) -> SpellingDictionary? {
        let wanted = language.replacing("-", with: "_")
        if let found = known[wanted] { return found }
        let made = dictionary(wanted)
        if made == nil {
            UIApplication.current?.report(
                "UITextChecker: no word of \(language) is misspelled, because there is no dictionary of it. "
                    + "The languages that have one: \(languages.isEmpty ? "none" : languages.joined(separator: ", ")).")
        }
        known[wanted] = .some(made)
        return made
    }

    private static func dictionary(_ wanted: String) -> SpellingDictionary? {
        guard let hunspell = Hunspell.library else { return nil }
        let language = wanted.prefix { $0 != "_" }
        let names = languages
        let usual = "\(language)_\(language.uppercased())"
        let name =
            names.first { $0 == wanted } ?? names.first { $0 == (language == "en" ? "en_US" : usual) }
            ?? names.first { $0 == language || $0.hasPrefix(language + "_") }
        return name.flatMap { SpellingDictionary($0, hunspell) }
    }

    /// Those of which the system has words and rules, in the order of their names.
    static var languages: [String] {
        guard Hunspell.library != nil else { return [] }
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        let words = Set(names.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph_") }.map { String($0.dropLast(4)) })
        return words.intersection(names.filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) }).sorted()
    }

    private static func file(_ language: String, _ ending: String) -> URL? {
        folders.lazy.map { URL(fileURLWithPath: "\($0)/\(language).\(ending)") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Where systems keep them; `DICPATH` is Hunspell's own variable.
    private static let folders: [String] = {
        let own = (ProcessInfo.processInfo.environment["DICPATH"] ?? "").split(separator: ":").map(String.init)
        return own + [
            "/usr/share/hunspell", "/usr/local/share/hunspell", "/opt/homebrew/share/hunspell", "/Library/Spelling",
        ]
    }()
}

extension RandomAccessCollection {
    /// The first place whose element is so, where all after it are.
    fileprivate func partitioningIndex(where isSecond: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isSecond(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}

/// The functions of the library.
private struct Hunspell: Sendable {
    typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>

    let create: @convention(c) @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    let encoding: @convention(c) @Sendable (OpaquePointer) -> UnsafePointer<CChar>?
    let spell: @convention(c) @Sendable (OpaquePointer, UnsafePointer<CChar>) -> CInt
    let suggest: @convention(c) @Sendable (OpaquePointer, Texts, UnsafePointer<CChar>) -> CInt
    let free: @convention(c) @Sendable (OpaquePointer, Texts, CInt) -> Void

    #if os(Windows)
        static let library: Hunspell? = nil
    #else
        static let library: Hunspell? = {
            let names = [
                "libhunspell-1.7.so.0", "libhunspell-1.8.so.0", "libhunspell-1.6.so.0", "libhunspell.so",
                "libhunspell-1.7.0.dylib", "/opt/homebrew/lib/libhunspell-1.7.0.dylib",
            ]
            guard let found = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
                let create = dlsym(found, "Hunspell_create"), let encoding = dlsym(found, "Hunspell_get_dic_encoding"),
                let spell = dlsym(found, "Hunspell_spell"), let suggest = dlsym(found, "Hunspell_suggest"),
                let free = dlsym(found, "Hunspell_free_list")
            else { return nil }
            // The types are those of the library's C interface, which it has had since version 1.3.
            return Hunspell(
                create: unsafeBitCast(
                    create,
                    to: (@convention(c) @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?).self),
                encoding: unsafeBitCast(
                    encoding, to: (@convention(c) @Sendable (OpaquePointer) -> UnsafePointer<CChar>?).self),
                spell: unsafeBitCast(
                    spell, to: (@convention(c) @Sendable (OpaquePointer, UnsafePointer<CChar>) -> CInt).self),
                suggest: unsafeBitCast(
                    suggest, to: (@convention(c) @Sendable (OpaquePointer, Texts, UnsafePointer<CChar>) -> CInt).self),
                free: unsafeBitCast(free, to: (@convention(c) @Sendable (OpaquePointer, Texts, CInt) -> Void).self))
        }()
    #endif
}
