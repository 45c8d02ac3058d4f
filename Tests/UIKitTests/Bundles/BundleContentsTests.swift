// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("What a bundle has, as an app for iOS finds it")
struct BundleContentsTests {
    private static let files = [
        "words.txt": "global", "de.lproj/words.txt": "deutsch", "de.lproj/hello.txt": "Hallo",
        "en.lproj/hello.txt": "Hello", "Base.lproj/base.txt": "base", "Data/a.json": "[]", "Data/b.json": "[]",
        "de.lproj/Localizable.strings": "/* a comment */\n\"greet\" = \"Hallo \\\"%@\\\"\";\nplain = \"Schlicht\";\n",
        "en.lproj/Localizable.strings": "\"greet\" = \"Hello\"; \"only\" = \"English\";",
        "de.lproj/Other.strings": "\"greet\" = \"Servus\";",
    ]

    private func contents(_ languages: String..., files: [String: String] = files) throws -> (
        BundleContents, BundleFolder
    ) {
        let folder = try BundleFolder(texts: files)
        return (BundleContents(folder.bundle, preferred: languages), folder)
    }

    private func read(_ url: URL?) throws -> String { try String(contentsOf: #require(url), encoding: .utf8) }

    // MARK: Resources

    @Test("RB2: what is there for all comes first, then what the user's language has, then the base")
    func resources() throws {
        let (contents, folder) = try contents("de")
        defer { withExtendedLifetime(folder) {} }
        #expect(try read(contents.url(forResource: "words", withExtension: "txt")) == "global")
        #expect(try read(contents.url(forResource: "hello", withExtension: "txt")) == "Hallo")
        #expect(try read(contents.url(forResource: "hello.txt", withExtension: nil)) == "Hallo")
        #expect(try read(contents.url(forResource: "hello", withExtension: ".txt")) == "Hallo")
        #expect(try read(contents.url(forResource: "base", withExtension: "txt")) == "base")
        #expect(contents.url(forResource: "absent", withExtension: "txt") == nil)
        #expect(contents.url(forResource: nil, withExtension: "") == nil)
        #expect(contents.path(forResource: "a", ofType: "json") == nil)
        #expect(contents.path(forResource: "a", ofType: "json", inDirectory: "Data")?.hasSuffix("/Data/a.json") == true)
        let english = contents.url(
            forResource: "hello", withExtension: "txt", subdirectory: nil, localization: "en")
        #expect(try read(english) == "Hello")
    }

    @Test("RB2: all files with an ending, in the order of their names")
    func lists() throws {
        let (contents, folder) = try contents("de")
        defer { withExtendedLifetime(folder) {} }
        let lists = contents.urls(forResourcesWithExtension: "json", subdirectory: "Data") ?? []
        #expect(lists.map(\.lastPathComponent) == ["a.json", "b.json"])
        let texts = contents.paths(forResourcesOfType: "txt", inDirectory: nil)
        #expect(
            texts.map { ($0 as NSString).lastPathComponent } == ["words.txt", "hello.txt", "words.txt", "base.txt"])
        #expect(contents.url(forResource: nil, withExtension: "txt")?.lastPathComponent == "words.txt")
    }

    @Test("RB1: the main bundle has the resources of the program's target, where the program asks for a folder")
    func main() throws {
        let contents = Bundle.main.applicationContents
        #expect(contents.resourceURL == (ResourceFolders.of(nil).dropFirst().first ?? ResourceFolders.of(nil).first))
        #expect(contents.resourcePath == contents.resourceURL?.path)
    }

    @Test(
        "RB1: beside a program lie the resources of its own target; beside a package's tests those of all its targets")
    func folders() throws {
        let files = try BundleFolder(
            Dictionary(
                uniqueKeysWithValues: ["Shop_App", "Shop_Kit", "Other_Thing", "Shop_App.x"].map {
                    ("\($0).resources/a", Data())
                }))
        func names(_ program: String) -> [String] {
            ResourceFolders.beside(program, in: files.url).map(\.lastPathComponent)
        }
        #expect(names("App") == ["Shop_App.resources"])
        #expect(
            names("ShopPackageTests.xctest") == ["Shop_App.resources", "Shop_App.x.resources", "Shop_Kit.resources"])
        #expect(names("Tool") == [])
    }

    // MARK: Texts

    @Test("RB4: a text comes from the user's language; without one it is the value, or else the key")
    func texts() throws {
        let (contents, folder) = try contents("de-AT", "en")
        defer { withExtendedLifetime(folder) {} }
        #expect(contents.localizations == ["de", "en"])
        #expect(contents.preferredLocalizations == ["de"])
        #expect(contents.localizedString(forKey: "greet", value: nil, table: nil) == "Hallo \"%@\"")
        #expect(contents.localizedString(forKey: "plain", value: "", table: "") == "Schlicht")
        #expect(contents.localizedString(forKey: "only", value: "Value", table: nil) == "Value")
        #expect(contents.localizedString(forKey: "only", value: "", table: nil) == "only")
        #expect(contents.localizedString(forKey: "greet", value: nil, table: "Other") == "Servus")
        #expect(contents.localizedString(forKey: "greet", value: nil, table: "Absent") == "greet")
    }

    @Test("RB4: the folder of one language is a bundle, too, as apps that change their language use it")
    func oneLanguage() throws {
        let (contents, folder) = try contents("de")
        defer { withExtendedLifetime(folder) {} }
        let path = try #require(contents.path(forResource: "en", ofType: "lproj"))
        let english = try #require(Bundle(path: path))
        #expect(english.applicationContents.localizedString(forKey: "greet", value: nil, table: nil) == "Hello")
        #expect(Bundle.localizedText("greet", bundle: english, comment: "") == "Hello")
    }

    @MainActor
    @Test("RB4: a file that is no list of texts counts as none, and is told of once")
    func damage() throws {
        let application = UIApplication()
        let before = application.faults.count
        let (contents, folder) = try contents("de", files: ["de.lproj/Localizable.strings": "\"a\" = \"b\" \"c\""])
        defer { withExtendedLifetime(folder) {} }
        #expect(contents.localizedString(forKey: "a", value: nil, table: nil) == "a")
        #expect(contents.localizedString(forKey: "a", value: nil, table: nil) == "a")
        application.runTurn()
        let told = application.faults.dropFirst(before)
        #expect(told.count == 1 && told.first?.hasSuffix("/Localizable.strings: is no list of texts") == true)
    }

    @Test("RB4: a catalog has the texts of all languages; without a number that for many stands")
    func catalogs() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "greet": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "%lld apples": {"localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld Apfel"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld Äpfel"}}}}}}},
              "Bare": {}}}
            """
        let (german, folder) = try contents("de", files: ["Localizable.xcstrings": catalog])
        defer { withExtendedLifetime(folder) {} }
        #expect(german.localizations == ["de", "en"])
        #expect(german.localizedString(forKey: "greet", value: nil, table: nil) == "Hallo")
        #expect(german.localizedString(forKey: "%lld apples", value: nil, table: nil) == "%lld Äpfel")
        #expect(german.localizedString(forKey: "Bare", value: nil, table: nil) == "Bare")
        let french = BundleContents(folder.bundle, preferred: ["fr"])
        #expect(french.preferredLocalizations == ["en"])
        #expect(french.localizedString(forKey: "greet", value: nil, table: nil) == "greet")
    }

    @Test("RB4: of a list of plurals the form for many stands while there is no number")
    func plurals() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>apples</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>You have %#@n@.</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d apple</string><key>other</key><string>%d apples</string></dict>
            </dict></dict></plist>
            """
        let (contents, folder) = try contents("en", files: ["en.lproj/Localizable.stringsdict": list])
        defer { withExtendedLifetime(folder) {} }
        #expect(contents.localizedString(forKey: "apples", value: nil, table: nil) == "You have %d apples.")
    }

    // MARK: Texts that are keys

    @Test("RB6: values in a text are specifiers in its key, and stand in the translation in its own order")
    func interpolation() throws {
        let (_, folder) = try contents(
            "en",
            files: [
                "Localizable.strings": """
                "Hello %@, %lld times" = "%2$lld mal hallo, %1$@";
                "Half: %lf" = "Halb: %.1f%%";
                "key" = "Zwei: %@";
                """
            ])
        let bundle = folder.bundle
        let (name, count) = ("Ann", 3)
        #expect(String(localized: "Hello \(name), \(count) times", bundle: bundle) == "3 mal hallo, Ann")
        #expect(String(localized: "Half: \(0.5)", bundle: bundle) == "Halb: 0.5%")
        #expect(String(localized: "key", defaultValue: "Two: \(name)", bundle: bundle) == "Zwei: Ann")
        #expect(String(localized: "other", defaultValue: "Two: \(UInt8(2))", bundle: bundle) == "Two: 2")
        #expect(String(localized: "100 % of it", bundle: bundle) == "100 % of it")
        #expect(String(localized: "Any: \([1, 2])", bundle: bundle) == "Any: [1, 2]")
        #expect(
            String(localized: "As it is written: \(2.0, specifier: "%.2f")", bundle: bundle) == "As it is written: 2.00"
        )
    }

    // MARK: Folders

    @Test("RB7: an app has folders of its own, which are there; in tests they are no user's")
    func ownFolders() throws {
        let manager = FileManager.default
        let documents = try #require(manager.applicationURLs(for: .documentDirectory, in: .userDomainMask).first)
        #expect(documents.lastPathComponent == "Documents" && manager.fileExists(atPath: documents.path))
        #expect(documents.path.hasPrefix(manager.temporaryDirectory.standardizedFileURL.path))
        #expect(FileManager.applicationPaths(.documentDirectory, .userDomainMask, true) == [documents.path])
        #expect(
            FileManager.applicationHome() + "/Documents" == documents.path
                && URL.applicationFolder(.documentDirectory) == documents)
        let caches = try manager.applicationURL(
            for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
        #expect(caches.path.hasSuffix("/Library/Caches"))
        let file = documents.appending(path: "list.json")
        try Data("[]".utf8).write(to: file)
        #expect(try Data(contentsOf: file) == Data("[]".utf8))
        try manager.removeItem(at: file)
        let other = manager.applicationURLs(for: .downloadsDirectory, in: .userDomainMask)
        #expect(other == manager.urls(for: .downloadsDirectory, in: .userDomainMask))
    }

    // MARK: Information

    @Test("RB5: information has the file's entries, settings of the project by their names, and what every app has")
    func information() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleDisplayName</key><string>The ${PRODUCT_NAME:rfc1034identifier}</string>
            <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
            <key>List</key><array><string>$(OWN_SETTING)!</string><integer>3</integer></array>
            <key>CFBundleShortVersionString</key><string>2.1</string>
            </dict></plist>
            """
        let values = ApplicationInformation.read(text, module: "Shop")
        #expect(values["CFBundleDisplayName"] as? String == "The Shop")
        #expect(values["CFBundleVersion"] as? String == "1")
        #expect(values["CFBundleShortVersionString"] as? String == "2.1")
        #expect(values["CFBundleName"] as? String == "Shop")
        #expect((values["List"] as? [Any])?.first as? String == "!")
        #expect((values["List"] as? [Any])?.last as? Int == 3)
        let none = ApplicationInformation.read("", module: "Shop")
        #expect(none["CFBundleIdentifier"] as? String == "com.example.Shop")
        #expect(none["CFBundleShortVersionString"] as? String == "1.0")
        #expect(Bundle.main.applicationContents.bundleIdentifier?.hasPrefix("com.example.") == true)
    }
}
