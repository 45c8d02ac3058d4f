// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("AC9: pictures that are drawn by lines")
struct DrawnPictureTests {
    /// A page of 20 by 10 points, with a square.
    private static let pdf = Data(
        """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>> endobj
        4 0 obj <</Length 22>> stream
        1 0 0 rg 0 0 10 10 re f
        endstream endobj
        trailer <</Root 1 0 R>>
        """.utf8)
    private static let svg = Data(
        "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\"><path d=\"M0 0H9V9z\"/></svg>"
            .utf8)

    @Test(
        "a PDF or an SVG has its size in points and three pixels for each, whatever the set says",
        arguments: [pdf, svg])
    func size(_ data: Data) throws {
        let contents = #"""
            {"images": [{"idiom": "universal", "filename": "a", "scale": "1x"}], "properties": {"template-rendering-intent": "template"}}
            """#
        let files = try BundleFolder([
            "A.xcassets/Icon.imageset/Contents.json": Data(contents.utf8), "A.xcassets/Icon.imageset/a": data,
        ])
        let image = try #require(UIImage(named: "Icon", in: files.bundle, compatibleWith: nil))
        #expect(
            image.size == CGSize(width: 20, height: 10) && image.scale == 3 && image.renderingMode == .alwaysTemplate)
        let pixels = try #require(image.pngData())
        #expect(UIImage(data: pixels)?.size == CGSize(width: 60, height: 30))
    }

    @Test("AC10: a large file has three pixels for a point, or as many as a screen has room for")
    func large() throws {
        let room = String(repeating: " ", count: 100_000)
        func page(_ size: String) -> Data {
            Data(String(decoding: Self.pdf, as: UTF8.self).replacingOccurrences(of: "20 10]", with: "\(size)]").utf8)
                + Data("\n%\(room)".utf8)
        }
        let drawing = Data(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1000\" height=\"700\"><path d=\"M0 0H9V9z\"/>\(room)</svg>"
                .utf8)
        let files = try BundleFolder([
            "large.pdf": page("2000 1000"), "middle.svg": drawing, "small.pdf": page("20 10"),
        ])
        let images = ["large", "middle", "small"].map { UIImage(named: $0, in: files.bundle, compatibleWith: nil) }
        #expect(images.map { $0?.scale } == [1, 2, 3])
        #expect(
            images.map { $0?.size } == [
                CGSize(width: 2000, height: 1000), CGSize(width: 1000, height: 700), CGSize(width: 20, height: 10),
            ])
    }

    @Test("a file of a bundle is found by its name without its ending")
    func files() throws {
        let files = try BundleFolder(["one.pdf": Self.pdf, "two.svg": Self.svg])
        for name in ["one", "one.pdf", "two"] {
            #expect(UIImage(named: name, in: files.bundle, compatibleWith: nil)?.size == CGSize(width: 20, height: 10))
        }
    }

    @MainActor @Test("what cannot be drawn is no image, and is reported once")
    func faults() throws {
        let screen = TestScreen()
        screen.application.makeShared()
        let files = try BundleFolder(["bad.svg": Data("<svg".utf8), "worse.pdf": Data("%PDF-".utf8)])
        for name in ["bad", "bad", "worse"] {
            #expect(UIImage(named: name, in: files.bundle, compatibleWith: nil) == nil)
        }
        let faults = screen.application.faults
        #expect(faults.filter { $0.hasSuffix("bad.svg: rsvg-convert cannot draw it") }.count == 1)
        #expect(faults.filter { $0.hasSuffix("worse.pdf: pdftocairo cannot draw it") }.count == 1)
    }

    @Test("without the program that draws, the error says which it is, and what installs it")
    func missing() {
        let error = UIImageError.notDrawn(by: "pdftocairo", package: "poppler-utils")
        #expect("\(error)" == "is drawn by pdftocairo, which is not on PATH (Debian: apt-get install poppler-utils)")
    }

    @Test("PO41: a resource is the set of its name; one that is not there is empty")
    func resources() throws {
        let image = Data(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#.utf8)
        let color = #"{"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}"#
        let files = try BundleFolder([
            "A.xcassets/Dot.imageset/Contents.json": image,
            "A.xcassets/Dot.imageset/a.png": pngHeader(width: 5, height: 5),
            "A.xcassets/Main.colorset/Contents.json": Data(
                #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(color)}}]}"#.utf8
            ),
        ])
        #expect(UIImage(resource: ImageResource(name: "Dot", bundle: files.bundle)).size == CGSize(width: 5, height: 5))
        #expect(
            UIColor(resource: ColorResource(name: "Main", bundle: files.bundle)).cgColor.components == [1, 0, 0, 1])
        #expect(UIImage(resource: ImageResource(name: "No", bundle: files.bundle)).size == .zero)
        #expect(UIColor(resource: ColorResource(name: "No", bundle: files.bundle)) == .clear)
        // A library's target has a folder of its own; any other module's resources are the main bundle's.
        #expect(Bundle.resources(ofModule: "NoSuchModule") == .main)
    }
}
