// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@Suite struct UIFontTests {
    @Test("The system font is as high as on iOS")
    func heights() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.leading == 0)
        #expect(font.capHeight > font.xHeight)
    }

    @Test("Weights map to the nearest of the nine that screens know")
    func weights() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black, UIFont.Weight(0.38),
            UIFont.Weight(-9), UIFont.Weight(.nan),
        ]
        #expect(
            weights.map { UIFont.systemFont(ofSize: 10, weight: $0).face.weight }
                == [100, 200, 300, 400, 500, 600, 700, 800, 900, 700, 100, 400])
    }

    @Test("Fonts know their names and are equal by face and size")
    func names() {
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".AppleSystemUIFont-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".AppleSystemUIFont-Italic")
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).familyName == ".AppleSystemUIFontMonospaced")
        #expect(UIFont(name: "Georgia", size: 12)?.fontName == "Georgia")
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12, weight: .regular).hash)
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular) != UIFont.systemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
    }

    @Test("PO39: the families that every screen has have fonts, which are found by their names")
    func families() throws {
        #expect(UIFont.familyNames.starts(with: [".AppleSystemUIFont", ".AppleSystemUIFontMonospaced"]))
        #expect(UIFont.fontNames(forFamilyName: "Georgia") == [])
        for family in UIFont.familyNames.prefix(2) {
            let names = UIFont.fontNames(forFamilyName: family)
            #expect(names.count == 18 && names.contains(family + "-Regular"))
            for name in names {
                let font = try #require(UIFont(name: name, size: 12))
                #expect(font.fontName == name && font.familyName == family)
            }
            #expect(UIFont(name: family, size: 12)?.fontName == family + "-Regular")
        }
        #expect(
            UIFont(name: ".AppleSystemUIFont-BoldItalic", size: 12)?.face == FontFace(weight: 700, isItalic: true))
        #expect(UIFont(name: ".AppleSystemUIFontRounded", size: 12)?.face.family == .named(".AppleSystemUIFontRounded"))
    }

    @Test("A size that is no positive number becomes the system's", arguments: [0, -3, .nan, .infinity] as [CGFloat])
    func strangeSizes(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    }

    @Test("Text styles follow the content size category")
    func textStyles() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .headline).face.weight == 600)
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize == 17)
        let unknown = UIFont.TextStyle(rawValue: "unknown")
        #expect(UIFont.preferredFont(forTextStyle: unknown).pointSize == 17)
        var inSmall: CGFloat?
        UITraitCollection(preferredContentSizeCategory: .extraSmall).performAsCurrent {
            inSmall = UIFont.preferredFont(forTextStyle: .body).pointSize
        }
        #expect(inSmall == 14)
    }
}
