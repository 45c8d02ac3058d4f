// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@Suite struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test("K4: a color describes its space and components in at most 6 digits")
    func descriptions() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0 0")
        #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
        #expect(
            UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5).description == "UIDisplayP3ColorSpace 1 0 0 0.5")
        #expect(UIColor.systemBlue.description.hasSuffix("; name = systemBlueColor>"))
        #expect(UIColor.label.withAlphaComponent(0.5).description.hasPrefix("<UIDynamicModifiedColor: 0x"))
        #expect(UIColor { _ in .red }.description.hasPrefix("<UIDynamicProviderColor: 0x"))
    }

    @Test("Colors are equal by space and components, dynamic ones by name or identity")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
        #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
        #expect(UIColor.systemRed == .systemRed)
        #expect(UIColor.systemRed != .systemBlue)
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(0.5).hash == UIColor.label.withAlphaComponent(0.5).hash)
        #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.6))
        #expect(UIColor.label.withAlphaComponent(0.5).withAlphaComponent(0.6) == UIColor.label.withAlphaComponent(0.6))
        let provided = UIColor { _ in .red }
        #expect(provided == provided)
        #expect(provided != UIColor { _ in .red })
        let strange = UIColor(white: .nan, alpha: 1)
        #expect(strange == strange)
        #expect(!strange.isEqual("color"))
    }

    @Test("A dynamic color resolves by the traits, through other dynamic colors too")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: light).description == "UIExtendedSRGBColorSpace 1 0.231373 0.188235 1")
        #expect(color.withAlphaComponent(0.25).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.25))
        #expect(color.withAlphaComponent(0.25).withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    }

    @Test("System colors differ between light, dark and elevated")
    func system() {
        func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat]? {
            color.resolvedColor(with: traits).cgColor.components?.map { ($0 * 255).rounded() }
        }
        #expect(bytes(.systemBackground, light) == [255, 255, 255, 255])
        #expect(bytes(.systemBackground, dark) == [0, 0, 0, 255])
        let raised = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        #expect(bytes(.systemBackground, raised) == [28, 28, 30, 255])
        #expect(bytes(.systemBlue, light) == [0, 122, 255, 255])
        #expect(UIColor.secondaryLabel.resolvedColor(with: light).cgColor.alpha == 0.6)
    }

    @Test("Without traits a dynamic color takes the current ones")
    func current() {
        var inDark: [CGFloat]?
        dark.performAsCurrent { inDark = UIColor.label.cgColor.components }
        #expect(inDark == [1, 1, 1, 1])
        #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
    }

    @Test("Components come out as they went in, also outside of 0...1")
    func components() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(
            UIColor(red: 1.5, green: -0.5, blue: 0.25, alpha: 0.5).getRed(
                &red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [1.5, -0.5, 0.25, 0.5])
        for beyond in [
            UIColor(displayP3Red: 0, green: 1, blue: 1, alpha: 255), UIColor(white: 0, alpha: 2),
            .red.withAlphaComponent(9),
        ] {
            #expect(beyond.cgColor.alpha == 1, "an opacity ends at 1")
        }
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: -1).cgColor.alpha == 0)
        #expect(UIColor.gray.getRed(&red, green: &green, blue: &blue, alpha: nil))
        #expect([red, green, blue] == [0.5, 0.5, 0.5])
        var white: CGFloat = 9
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(white == 9)
        #expect(UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha))
        #expect(white == 0.3 && alpha == 0.7)
    }

    @Test(
        "Hue, saturation and brightness go there and back",
        arguments: [
            (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]), (1.0 / 6, 1, 1, [1, 1, 0]),
            (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]), (0, 0, 0.4, [0.4, 0.4, 0.4]), (5.0 / 6, 1, 1, [1, 0, 1]),
        ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
    func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        for (found, wanted) in zip(color.cgColor.components ?? [], expected) {
            #expect(abs(found - wanted) < 1e-12)
        }
        var (h, s, b) = (CGFloat(9), CGFloat(9), CGFloat(9))
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
        #expect(abs(h - hue) < 1e-12 && abs(s - saturation) < 1e-12 && abs(b - brightness) < 1e-12)
    }

    @Test("A hue that is not a number or outside of 0...1 is brought into it")
    func strangeHue() {
        let red: [CGFloat] = [1, 0, 0, 1]
        #expect(UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1).cgColor.components == red)
        #expect(UIColor(hue: 7, saturation: 2, brightness: .infinity, alpha: 1).cgColor.components == red)
    }

    @Test("Display P3 becomes extended sRGB; white stays white")
    func displayP3() {
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components ?? []
        for (found, wanted) in zip(red, [1.0931, -0.2267, -0.1501, 1]) {
            #expect(abs(found - wanted) < 0.0005)
        }
        for component in UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.components ?? [] {
            #expect(abs(component - 1) < 1e-9)
        }
    }

    @Test("A CGColor and a literal make the same color")
    func conversions() {
        #expect(UIColor(cgColor: UIColor.white.cgColor) == .white)
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
        let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal == UIColor.red)
        let ofLayer: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(ofLayer == UIColor.red.cgColor)
    }
}
