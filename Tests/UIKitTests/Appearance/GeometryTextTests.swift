// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@Suite struct GeometryTextTests {
    @Test(
        "K3: short numbers have at most 6 significant digits and no trailing zeros",
        arguments: [
            (20.5, "20.5"), (869.236, "869.236"), (58.763644, "58.7636"), (0.0001, "0.0001"), (0, "0"), (-1, "-1"),
            (414, "414"), (1_000_000, "1e+06"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (-.nan, "nan"),
        ] as [(CGFloat, String)])
    func short(number: CGFloat, text: String) {
        #expect(GeometryText.short(number) == text)
    }

    @Test(
        "K13: exact numbers have up to 17 significant digits",
        arguments: [
            (70.0001, "70.000100000000003"), (414, "414"), (-88, "-88"), (0.1, "0.10000000000000001"),
            (-23.715151515151511, "-23.715151515151511"), (0.8727272727272728, "0.8727272727272728"),
        ] as [(CGFloat, String)])
    func exact(number: CGFloat, text: String) {
        #expect(GeometryText.exact(number) == text)
    }

    @Test("A57, K13: points, sizes, rectangles, insets and transforms in braces")
    func strings() {
        #expect(NSCoder.string(for: CGPoint(x: 0, y: -88)) == "{0, -88}")
        #expect(NSCoder.string(for: CGSize(width: 414, height: 70.0001)) == "{414, 70.000100000000003}")
        #expect(NSCoder.string(for: CGVector(dx: 1, dy: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0)) == "{88, 0, 83, 0}")
        #expect(
            NSCoder.string(for: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(
            GeometryText.describeShort(CGRect(x: 28, y: 869.236, width: 384, height: 58.76364))
                == "(28 869.236; 384 58.7636)")
    }

    @Test("What is written reads back unchanged")
    func roundTrip() {
        let rect = CGRect(x: 0.1, y: -2, width: 1.0 / 3, height: 1e-9)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        let point = CGPoint(x: 0.1, y: 1e300)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
        #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgVector(for: " { 3 , 4 } ") == CGVector(dx: 3, dy: 4))
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}").trailing == 4)
        #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    }

    @Test(
        "What is not of the form reads as zero",
        arguments: ["", "{1}", "{1, 2, 3}", "1, 2", "{1, x}", "{{1, 2}", "[1, 2]", "{1 2}", "{,}", "{1, 2}}"])
    func malformed(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero)
        #expect(NSCoder.cgRect(for: text) == .zero)
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
}
