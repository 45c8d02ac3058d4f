// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing

@testable import UIKitCore

@Suite("RB4: forms of words for numbers")
struct PluralTests {
    private func form(_ number: Int, _ language: String) -> String {
        PluralRules.form(of: PluralNumber(number), in: language).rawValue
    }

    @Test(
        "each language has the forms of Unicode's rules for its numbers",
        arguments: [
            ("en", "0 other, 1 one, 2 other, 21 other"), ("fr", "0 one, 1 one, 2 other, 1000000 many"),
            ("es", "1 one, 2 other, 1000000 many, 1000001 other"), ("pt-BR", "0 one, 1 one"),
            ("pt_PT", "0 other, 1 one"),
            ("ru", "1 one, 2 few, 5 many, 11 many, 12 many, 21 one, 22 few, 111 many"),
            ("pl", "1 one, 2 few, 5 many, 12 many, 21 many, 22 few"), ("cs", "1 one, 4 few, 5 other"),
            ("hr", "1 one, 2 few, 5 other, 11 other, 21 one"), ("sl", "1 one, 2 two, 3 few, 5 other, 101 one"),
            ("ar", "0 zero, 1 one, 2 two, 3 few, 11 many, 100 other, 103 few"), ("he", "1 one, 2 two, 3 other"),
            ("lt", "1 one, 2 few, 11 other, 21 one"), ("lv", "0 zero, 1 one, 2 other, 11 zero, 21 one"),
            ("ro", "0 few, 1 one, 2 few, 20 other, 101 few"), ("ja", "1 other"), ("hi", "0 one, 1 one, 2 other"),
            ("cy", "0 zero, 1 one, 2 two, 3 few, 6 many, 7 other"), ("ga", "3 few, 7 many, 11 other"),
            ("mt", "0 few, 1 one, 2 two, 11 many, 20 other"), ("fil", "1 one, 4 other, 5 one"), ("xx", "1 other"),
        ])
    func rules(_ language: String, _ expected: String) throws {
        for part in expected.split(separator: ",") {
            let words = part.split(separator: " ")
            #expect(form(try #require(Int(words[0])), language) == words[1], "\(language): \(part)")
        }
    }

    @Test("digits behind the point make another number")
    func fractions() {
        func form(_ value: Double, _ language: String) -> PluralForm {
            PluralRules.form(of: PluralNumber(value, fractionDigits: 1), in: language)
        }
        #expect(form(1, "en") == .other && form(1, "bg") == .one && form(1.5, "fr") == .one && form(1.5, "da") == .one)
        #expect(form(2, "ru") == .other && form(2, "cs") == .many && form(-1, "hu") == .one)
    }

    private func list(_ format: String, _ variables: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict></dict></plist>
        """
    }

    private func variable(_ name: String, _ forms: String...) -> String {
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
            + forms.map { $0.split(separator: "=").map(String.init) }
            .map { "<key>\($0[0])</key><string>\($0[1])</string>" }.joined() + "</dict>"
    }

    /// What a program asks for, and puts values into.
    private func texts(_ files: [String: String], _ values: [[any CVarArg]]) throws -> [String] {
        let folder = try BundleFolder(texts: files)
        let contents = BundleContents(folder.bundle, preferred: ["ru", "en"])
        let format = contents.localizedString(forKey: "k", value: nil, table: nil)
        return values.map { LocalizedText.text(format, $0, locale: nil) }
    }

    @Test("a format of a list has the words for its numbers, wherever these stand")
    func lists() throws {
        let apples = variable("a", "zero=no apples", "one=%d apple", "other=%d apples")
        let boxes = variable("b", "one=one box", "other=%d boxes")
        #expect(
            try texts(
                ["en.lproj/Localizable.stringsdict": list("%@ has %#@a@ in %#@b@ (%d %%)", apples + boxes)],
                [["Ann", 0, 1, 5], ["Bob", 1, 2, 6], ["Cy", 7, 3, 8]])
                == [
                    "Ann has no apples in one box (5 %)", "Bob has 1 apple in 2 boxes (6 %)",
                    "Cy has 7 apples in 3 boxes (8 %)",
                ])
        // The values in another order, and a word in a word.
        #expect(
            try texts(
                ["en.lproj/Localizable.stringsdict": list("%2$#@a@ of %1$@", apples)], [["Ann", 1], ["Ann", 2]])
                == ["1 apple of Ann", "2 apples of Ann"])
        let nested = variable("a", "one=%d apple in %#@b@", "other=%d apples in %#@b@")
        #expect(
            try texts(["en.lproj/Localizable.stringsdict": list("%#@a@", nested + boxes)], [[1], [3]])
                == ["1 apple in one box", "3 apples in 3 boxes"])
        let russian = variable("a", "one=%d яблоко", "few=%d яблока", "many=%d яблок", "other=%d яблока")
        #expect(
            try texts(["ru.lproj/Localizable.stringsdict": list("%#@a@", russian)], [[1], [3], [25]])
                == ["1 яблоко", "3 яблока", "25 яблок"])
    }

    @Test("a catalog has forms of a whole text, or of words in it")
    func catalogs() throws {
        func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
        let whole = #"{"variations": {"plural": {"one": \#(unit("%lld apple")), "other": \#(unit("%lld apples"))}}}"#
        let words = """
            {"stringUnit": {"state": "translated", "value": "%@ has %#@apples@"}, "substitutions": {"apples": {
              "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": \(unit("%arg apple")), "other": \(unit("%arg apples"))}}}}}
            """
        func catalog(_ key: String, _ localization: String) -> String {
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"\#(key)": {"localizations": {"en": \#(localization)}}}}"#
        }
        #expect(try texts(["Localizable.xcstrings": catalog("k", whole)], [[1], [2]]) == ["1 apple", "2 apples"])
        #expect(
            try texts(["Localizable.xcstrings": catalog("k", words)], [["Ann", 1], ["Bob", 2]])
                == ["Ann has 1 apple", "Bob has 2 apples"])
        let folder = try BundleFolder(texts: ["Localizable.xcstrings": catalog("%lld apples", whole)])
        let counts = [1, 4]
        #expect(counts.map { String(localized: "\($0) apples", bundle: folder.bundle) } == ["1 apple", "4 apples"])
    }

    @Test("without numbers a text has the form for many; other formats are as they are")
    func standing() throws {
        let apples = list("%#@a@", variable("a", "one=%d apple", "other=%d apples"))
        let folder = try BundleFolder(texts: ["en.lproj/Localizable.stringsdict": apples])
        let contents = BundleContents(folder.bundle, preferred: ["en"])
        #expect(contents.text("k", in: "Localizable") == "%d apples")
        #expect(contents.texts(in: "Localizable") == ["k": "%d apples"])
        #expect(
            String.localizedText("%d plain %@", 3, "x") == "3 plain x" && String(localizedFormat: "%.1f", 2.0) == "2.0")
    }
}
