// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Pictures of a screen")
struct PictureTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 100))
    /// A file in a folder of its own stands for the test's.
    let source = FileManager.default.temporaryDirectory.appendingPathComponent(
        "pictures-\(UUID().uuidString)/Test.swift")

    private var folder: URL { source.deletingLastPathComponent() }
    private func file(_ name: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent("Pictures/\(name)"), encoding: .utf8)
    }

    private func button() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 20, y: 30, width: 80, height: 44)
        button.backgroundColor = .yellow
        button.layer.cornerRadius = 8
        screen.window.addSubview(button)
        return button
    }

    @Test("A picture has each view as a group with its name, text where it was laid out, and loads nothing")
    func view() throws {
        let button = button()
        let picture = screen.picture()
        #expect(picture.size == CGSize(width: 200, height: 100))
        #expect(
            picture.svg.hasPrefix(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"100\" viewBox=\"0 0 200 100\">\n"))
        #expect(picture.svg.contains(#"<g data-view="button &quot;Buy&quot;" transform="translate(20 30)">"#))
        #expect(picture.svg.contains(">Buy</text>"))
        #expect(picture.svg.contains("fill=\"#ffff00\""))
        #expect(!picture.svg.contains("href"))
        #expect(screen.picture(of: button).size == button.bounds.size)
        #expect(!screen.picture(of: button).svg.contains("translate(20 30)"))
    }

    @Test("A screen with a bit of everything is the one that was recorded, on whichever machine")
    func everything() throws {
        let screen = TestScreen.withEverything()
        screen.settle()
        try screen.expectPicture("everything")
    }

    @Test("Two runs of the same steps make the same picture")
    func sameTwice() {
        func shown() -> String {
            let screen = TestScreen(size: CGSize(width: 200, height: 200))
            let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            box.layer.shadowOpacity = 0.5
            box.backgroundColor = .red
            box.transform = CGAffineTransform(rotationAngle: 0.3)
            let gradient = CAGradientLayer()
            gradient.frame = box.bounds
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            box.layer.addSublayer(gradient)
            screen.window.addSubview(box)
            return screen.picture().svg
        }
        #expect(shown() == shown())
    }

    @Test("The first run records and fails, the second passes, a change fails and names the view")
    func recorded() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let button = button()
        let first = try #require(throws: PictureError.self) {
            try screen.expectPicture("cart", source: source.path, file: "A/B.swift", line: 7)
        }
        #expect(first.description.hasPrefix("A/B.swift:7: The picture was recorded: \(folder.path)/Pictures/cart.svg."))
        #expect(file("cart.svg") == screen.picture().svg)
        try screen.expectPicture("cart", source: source.path)

        button.setTitle("Order", for: .normal)
        let second = try #require(throws: PictureError.self) { try screen.expectPicture("cart", source: source.path) }
        guard case .differs(let difference, _, let shown, _) = second else {
            Issue.record("\(second)")
            return
        }
        #expect(difference.parts.contains { $0.view == "button \"Order\"" || $0.view == "button \"Buy\"" })
        #expect(second.description.contains(">Buy</text>") && second.description.contains(">Order</text>"))
        #expect(second.description.contains("RESPONDER_RECORD_PICTURES=1"))
        #expect(shown.hasSuffix("Pictures/cart.differs.svg") && file("cart.differs.svg") == screen.picture().svg)

        // What is as it was again leaves nothing behind.
        button.setTitle("Buy", for: .normal)
        try screen.expectPicture("cart", source: source.path)
        #expect(file("cart.differs.svg") == nil)
    }

    @Test("A change of one view is told of that view alone")
    func local() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let button = button()
        let other = UIView(frame: CGRect(x: 120, y: 30, width: 40, height: 40))
        other.clipsToBounds = true
        other.layer.cornerRadius = 4
        other.accessibilityIdentifier = "other"
        other.backgroundColor = .green
        screen.window.addSubview(other)
        #expect(throws: PictureError.self) { try screen.expectPicture("two", source: source.path) }
        // A definition more, before that of the other view.
        button.clipsToBounds = true
        let error = try #require(throws: PictureError.self) { try screen.expectPicture("two", source: source.path) }
        guard case .differs(let difference, _, _, _) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(difference.parts.allSatisfy { !$0.view.contains("other") })
        #expect(!difference.parts.isEmpty)
    }

    @Test("What an application draws comes step by step: paths, transforms, clips, lines, images in a color")
    func drawn() {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.saveGState()
                context.translateBy(x: 5, y: 6)
                context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
                context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5))
                context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
                context.restoreGState()
                context.setLineWidth(3)
                context.stroke(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
        }
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        screen.window.addSubview(view)
        let svg = screen.picture(of: view).svg
        #expect(svg.contains("transform=\"translate(5 6)\""))
        #expect(svg.contains("<path d=\"M1 2L4 2L4 6L1 6Z\" fill=\"#0000ff\" fill-opacity=\"0.5\"/>"))
        #expect(svg.contains("stroke-width=\"3\""))
        // Each group that is opened is closed.
        #expect(svg.components(separatedBy: "<g").count == svg.components(separatedBy: "</g>").count)
    }

    @Test("Hidden views are not shown, clipped ones are cut, transparent ones are told so; what is behind comes first")
    func looks() throws {
        let back = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        back.text = "back & <front>"
        let front = UIView(frame: back.frame)
        front.backgroundColor = .black
        front.alpha = 0.5
        front.accessibilityIdentifier = "front"
        let hidden = UILabel(frame: back.frame)
        hidden.text = "unseen"
        hidden.isHidden = true
        for view in [back, front, hidden] { screen.window.addSubview(view) }
        let svg = screen.picture().svg
        #expect(svg.contains(">back &amp; &lt;front&gt;</text>") && !svg.contains("unseen"))
        #expect(svg.contains("opacity=\"0.5\""))
        let order = try (#require(svg.range(of: "back &amp;")), #require(svg.range(of: "&quot;front&quot;")))
        #expect(order.0.lowerBound < order.1.lowerBound)
    }
}
