// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLayout

@MainActor
@Suite("Visual formats")
struct VisualFormatTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 800))

    @Test("The bits of alignments and those of directions are told apart by their masks")
    func masks() {
        let options: NSLayoutConstraint.FormatOptions = [.alignAllTop, .alignAllFirstBaseline, .directionRightToLeft]
        #expect(options.intersection(.alignmentMask) == [.alignAllTop, .alignAllFirstBaseline])
        #expect(options.intersection(.directionMask) == .directionRightToLeft)
    }

    @Test("L25: edges, distances, sizes and priorities are read")
    func reading() throws {
        let format = try VisualFormatReader.read("V:|-[a(==b@750)]-8-[b(>=20,<=wide)]-(>=4,<=9@low)-[c]|")
        var expected = VisualFormat(isVertical: true, leading: .standard)
        expected.views = [
            VisualFormat.View(
                name: "a", sizes: [VisualFormat.Predicate(amount: .name("b"), priority: .number(750))]),
            VisualFormat.View(
                name: "b",
                sizes: [
                    VisualFormat.Predicate(relation: .greaterThanOrEqual, amount: .number(20)),
                    VisualFormat.Predicate(relation: .lessThanOrEqual, amount: .name("wide")),
                ]), VisualFormat.View(name: "c"),
        ]
        expected.connections = [
            .distances([VisualFormat.Predicate(amount: .number(8))]),
            .distances([
                VisualFormat.Predicate(relation: .greaterThanOrEqual, amount: .number(4)),
                VisualFormat.Predicate(relation: .lessThanOrEqual, amount: .number(9), priority: .name("low")),
            ]),
        ]
        expected.trailing = .flush
        #expect(format == expected)
    }

    @Test(
        "L27: what can't be read is told with its place",
        arguments: [
            ("H:|-8[a]", 6, "\"[\"", "\"-\""), ("[a", 3, "the end", "\"]\""), ("|-[]-|", 4, "\"]\"", "a view's name"),
            ("[a]-[b(>=)]", 10, "\")\"", "a size"), ("[a]-(4-[b]", 7, "\"-\"", "\")\""),
            ("", 1, "the end", "a view in brackets"),
            ("[a]|[b]", 5, "\"[\"", "the end"), ("[a]-8-", 7, "the end", "a view in brackets"),
        ])
    func errors(_ text: String, _ column: Int, _ found: String, _ expected: String) {
        #expect(throws: VisualFormatError(format: text, column: column, found: found, expected: expected)) {
            try VisualFormatReader.read(text)
        }
    }

    @Test("L25, L26: a form in three formats")
    func form() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        screen.window.addSubview(box)
        box.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
        let views = ["name": placed(SizedView(50, 20), in: box), "field": placed(SizedView(10, 30), in: box)]
        var made = NSLayoutConstraint.constraints(
            withVisualFormat: "|-[name]-[field(>=least)]-|", options: .alignAllCenterY, metrics: ["least": 80],
            views: views)
        made += NSLayoutConstraint.constraints(withVisualFormat: "V:|-[field(==40)]", views: views)
        views["name"]?.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        NSLayoutConstraint.activate(made)
        screen.settle()
        #expect(views["name"]?.frame == CGRect(x: 10, y: 15, width: 50, height: 20))
        #expect(views["field"]?.frame == CGRect(x: 68, y: 5, width: 212, height: 40))
    }

    @Test("L26: from right to left, distances count to the left")
    func direction() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        screen.window.addSubview(box)
        let views = ["a": placed(SizedView(50, 20), in: box), "b": placed(SizedView(10, 30), in: box)]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-5-[a]-(7)-[b]", options: .directionRightToLeft, views: views))
        screen.settle()
        #expect(views["a"]?.frame.minX == 245 && views["b"]?.frame.minX == 228)
    }
}
