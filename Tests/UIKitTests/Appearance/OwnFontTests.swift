// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Fonts of the application's own")
struct OwnFontTests {
    private func register(_ change: (inout MadeFont) -> Void) throws -> MadeFont {
        let font = MadeFont(change)
        FontFile.register(try FontFile(font.data))
        return font
    }

    @Test("RB8: a font is found by its own name, by the one that people read, and by its family's")
    func names() throws {
        let made = try register { $0.family = "Two Words" }
        for name in [made.postScriptName, "Two Words Regular", "Two Words"] {
            let font = try #require(UIFont(name: name, size: 20))
            #expect(font.fontName == "TwoWords-Regular" && font.familyName == "Two Words" && font.pointSize == 20)
            #expect(font.face == FontFace(family: .named("Two Words")))
        }
        #expect(UIFont(name: "TwoWords-Regular", size: 20)?.withSize(9).fontName == "TwoWords-Regular")
        #expect(UIFont.familyNames.contains("Two Words"))
        #expect(UIFont.fontNames(forFamilyName: "Two Words") == ["TwoWords-Regular"])
        #expect(UIFont.fontNames(forFamilyName: "Nobody's").isEmpty)
        let descriptor = UIFontDescriptor(fontAttributes: [.name: "TwoWords-Regular", .size: 12])
        #expect(UIFont(descriptor: descriptor, size: 0).fontName == "TwoWords-Regular")
    }

    @Test("RB8: of a family the font of the slant is meant, and the nearest in weight")
    func family() throws {
        _ = try register { ($0.family, $0.style, $0.weight) = ("Kin", "Light", 300) }
        _ = try register { ($0.family, $0.style, $0.weight) = ("Kin", "Bold", 700) }
        _ = try register { ($0.family, $0.style, $0.isItalic) = ("Kin", "Italic", true) }
        let light = try #require(UIFont(name: "Kin-Light", size: 10))
        #expect(light.face.weight == 300 && !light.face.isItalic)
        let bold = try #require(light.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "Kin-Bold")
        let slanted = try #require(light.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]))
        #expect(UIFont(descriptor: slanted, size: 0).fontName == "Kin-Italic")
        #expect(UIFont(name: "Kin", size: 10)?.fontName == "Kin-Light", "the plainest")
        #expect(FontFile.files(ofFamily: "Kin").count == 3)
    }

    @Test("RB8: heights and widths are the font's own until a screen has measured it")
    func measures() throws {
        _ = try register { $0.family = "Measured" }
        let font = try #require(UIFont(name: "Measured-Regular", size: 100))
        #expect(font.ascender == 85 && font.descender == -15 && font.leading == 9 && font.lineHeight == 109)
        #expect(font.capHeight == 64 && font.xHeight == 41)
        let screen = TestScreen()
        let label = UILabel()
        label.font = font
        screen.window.addSubview(label)
        // Accents by themselves have no width; what the font does not have is as wide as in any other.
        for (text, width) in [("AAb", 170), ("e\u{301}", 45), ("😀", 120), ("A\u{301}", 70), ("W", 94.4)]
            as [(String, CGFloat)]
        {
            label.text = text
            #expect(abs(label.intrinsicContentSize.width - width) <= 1, "\(text): \(label.intrinsicContentSize)")
        }
        label.text = "A"
        #expect(label.intrinsicContentSize.height == 109)
    }

    @Test("RB8: what Info.plist names is read where the app's files are; what is not there or is no font is left out")
    func information() throws {
        let folder = try BundleFolder(["Good.ttf": MadeFont { $0.family = "Good" }.data, "Bad.otf": Data("text".utf8)])
        let found = FontLibrary.read(["Good.ttf", "Bad.otf", "Missing.ttf"]) { name in
            let url = folder.url.appending(path: name)
            return FileManager.default.fileExists(atPath: url.path) ? url : nil
        }
        #expect(found.map(\.postScriptName) == ["Good-Regular"])
        #expect(found.first?.url?.lastPathComponent == "Good.ttf")
    }

    @Test("a font that is known by its name stays")
    func twice() throws {
        let first = try FontFile(MadeFont { $0.family = "Once" }.data)
        #expect(FontFile.register(first))
        #expect(!FontFile.register(try FontFile(MadeFont { ($0.family, $0.ascent) = ("Once", 1) }.data)))
        #expect(FontFile.files(ofFamily: "Once").first === first)
    }

    @Test("what is no font says why")
    func mistakes() {
        let cases: [(Data, String)] = [
            (Data(), "It is no TrueType or OpenType font."), (Data("wOFF".utf8), "It is no TrueType or OpenType font."),
            (Data("ttcf".utf8), "It is a collection of fonts; only files of one font are taken."),
            (MadeFont { $0.without = ["hmtx"] }.data, "It has no table hmtx."),
            (MadeFont { $0.family = "" }.data, "Its table name has no name of the font or its family."),
            (MadeFont().data.prefix(20), "Its list of tables is cut off."),
            (MadeFont().data.dropLast(), "Its table name is cut off."),
        ]
        for (data, reason) in cases {
            #expect(throws: FontFileError(reason: reason)) { try FontFile(data) }
        }
    }

    @Test("a damaged file is refused or measured, and ends nothing", arguments: 0..<40)
    func damage(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let whole = Array(MadeFont().data)
        for _ in 0..<100 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) {
                bytes = Array(bytes.prefix(Int.random(in: bytes.indices, using: &random)))
            }
            guard let file = try? FontFile(Data(bytes)) else { continue }
            for scalar in ["A", "é", "😀", "\u{FFFF}", "\u{10FFFF}"] as [Unicode.Scalar] {
                if let advance = file.advance(of: scalar) { #expect(advance >= 0 && advance <= 65535) }
            }
        }
    }

    @Test(
        "RB9: a name with a style in words is a family, a weight and a slant",
        arguments: [
            ("HelveticaNeue-BoldItalic", "Helvetica Neue", 700, true), ("Helvetica-Bold", "Helvetica", 700, false),
            ("AvenirNext-DemiBold", "Avenir Next", 600, false), ("ArialMT", "Arial", 400, false),
            ("Arial-BoldMT", "Arial", 700, false), ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, true),
            ("ChalkboardSE-Light", "Chalkboard SE", 300, false), ("MarkerFelt-Thin", "Marker Felt", 200, false),
            ("GillSans", "Gill Sans", 400, false), ("PingFangSC-Semibold", "PingFang SC", 600, false),
            ("AmericanTypewriter-Bold", "American Typewriter", 700, false), ("Marker Felt", "Marker Felt", 400, false),
            ("Futura-CondensedMedium", "Futura-CondensedMedium", 400, false),
            ("savoyeLetPlain", "savoye Let Plain", 400, false),
        ] as [(String, String, Int, Bool)])
    func screensFonts(name: String, family: String, weight: Int, isItalic: Bool) throws {
        let font = try #require(UIFont(name: name, size: 12))
        #expect(font.face == FontFace(family: .named(family), weight: weight, isItalic: isItalic))
        #expect(font.fontName == name && font.withSize(3).fontName == name && font.familyName == family)
    }

    @Test("RB9: a screen's font that was not requested by name has one that is made of its family")
    func madeNames() {
        let bold = UIFont(face: FontFace(family: .named("Gill Sans"), weight: 700, isItalic: true), size: 3)
        #expect(bold.fontName == "GillSans-BoldItalic")
        #expect(UIFont(face: FontFace(family: .named("Gill Sans")), size: 3).fontName == "Gill Sans")
    }
}
