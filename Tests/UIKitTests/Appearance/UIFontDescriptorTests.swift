// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitCore

@Suite("Descriptors of fonts")
struct UIFontDescriptorTests {
    @Test("PO23: attributes change what they name, and leave the rest")
    func adding() {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        #expect(plain.addingAttributes() == plain || plain.addingAttributes().face == plain.face)
        let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        #expect(bold.face.weight == 700 && bold.pointSize == 20)
        let number = bold.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: -0.4]])
        #expect(number.face.weight == 300)
        let slanted = bold.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 0.1], .size: 9])
        #expect(slanted.face.isItalic && slanted.face.weight == 700 && slanted.pointSize == 9)
        let named = slanted.addingAttributes([.family: "Georgia"])
        #expect(named.face.family == .named("Georgia") && named.face.isItalic && named.pointSize == 9)
        let symbolic = plain.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue]
        ])
        #expect(symbolic.face.isItalic)
    }

    @Test("PO23: equally wide digits are a feature")
    func digits() {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
        ]
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        let digits = plain.addingAttributes([.featureSettings: settings])
        #expect(digits.face.hasMonospacedDigits && !plain.face.hasMonospacedDigits)
        let back = digits.addingAttributes([
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kProportionalNumbersSelector]
            ]
        ])
        #expect(!back.face.hasMonospacedDigits)
    }

    @Test("PO23: a descriptor of another one's attributes describes the same font")
    func roundTrip() {
        for font in [
            UIFont.systemFont(ofSize: 11, weight: .heavy), .italicSystemFont(ofSize: 30),
            .monospacedDigitSystemFont(ofSize: 12, weight: .light), UIFont(name: "Georgia", size: 17) ?? UIFont(),
        ] {
            let copy = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
            #expect(copy.face == font.face && copy.pointSize == font.pointSize)
        }
        let descriptor = UIFont.systemFont(ofSize: 11).fontDescriptor
        #expect(descriptor.object(forKey: .size) as? CGFloat == 11)
        #expect(descriptor.object(forKey: .family) == nil)
    }

    @Test("PO23: faces by their names, and designs that screens have")
    func facesAndDesigns() {
        let descriptor = UIFont.systemFont(ofSize: 20, weight: .black).fontDescriptor
        let face = descriptor.withFace("Semibold Italic").face
        #expect(face.weight == 600 && face.isItalic)
        #expect(descriptor.withFace("Italic").face.weight == 400)
        let monospaced = descriptor.withDesign(.monospaced)
        #expect(monospaced?.face.family == .monospaced && monospaced?.face.weight == 900)
        #expect(monospaced?.withDesign(.default)?.face.family == .system)
        #expect(descriptor.withDesign(.rounded) == nil)
        #expect(descriptor.withFamily("Georgia").withDesign(.monospaced) == nil)
    }

    @Test("PO23: a style's name gives its face and size")
    @MainActor
    func style() {
        let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(style.face == headline.face && style.pointSize == headline.pointSize)
        #expect(style.fontAttributes[.textStyle] as? UIFont.TextStyle == .headline)
    }
}
