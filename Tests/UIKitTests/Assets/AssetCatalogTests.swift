// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A bundle with catalogs as Xcode writes them.
private struct Catalogs {
    private let files: BundleFolder
    var folder: URL { files.url }
    var bundle: Bundle { files.bundle }

    /// - Parameter files: Contents by their paths below the bundle's folder.
    init(_ files: [String: Data]) throws { self.files = try BundleFolder(files) }

    init(color: String) throws {
        try self.init(["Assets.xcassets/Main.colorset/Contents.json": Data(#"{"colors": [\#(color)]}"#.utf8)])
    }

    func color(_ name: String = "Main", for traits: UITraitCollection? = nil) -> UIColor? {
        UIColor(named: name, in: bundle, compatibleWith: traits)
    }
}

private func value(_ color: String, _ more: String = "") -> String {
    #"{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(color)}\#(more)}"#
}

private let red = #"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#
private let blue = #"{"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}"#
private let green = #"{"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}"#
private let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
private let highContrast =
    #", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]"#

@Suite("Asset catalogs")
struct AssetCatalogTests {
    @Test("AC2: sets are found in groups, whose names count only where they are namespaces; the first of a name counts")
    func names() throws {
        let set = Data(#"{"colors": [\#(value(red))]}"#.utf8)
        let catalogs = try Catalogs([
            "A.xcassets/Plain/Inner.colorset/Contents.json": set,
            "A.xcassets/Named/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
            "A.xcassets/Named/Deep/Other.colorset/Contents.json": set,
            "A.xcassets/Both.colorset/Contents.json": set,
            "B.xcassets/Both.colorset/Contents.json": Data(#"{"colors": [\#(value(blue))]}"#.utf8),
            "C.other/Not.colorset/Contents.json": set,
        ])
        #expect(catalogs.color("Inner") != nil)
        #expect(catalogs.color("Plain/Inner") == nil)
        #expect(catalogs.color("Named/Other") != nil)
        #expect(catalogs.color("Other") == nil)
        #expect(catalogs.color("Both")?.cgColor.components == [1, 0, 0, 1])
        #expect(catalogs.color("Not") == nil)
        #expect(catalogs.color("") == nil)
    }

    @Test("AC3, AC4: a named color is that of the traits where it is used, or keeps that of given traits")
    func appearances() throws {
        let catalogs = try Catalogs(
            color: [value(red), value(blue, dark), value(green, highContrast)].joined(separator: ","))
        let color = try #require(catalogs.color())
        let light = UITraitCollection(userInterfaceStyle: .light)
        let night = UITraitCollection(userInterfaceStyle: .dark)
        let contrasting = UITraitCollection(traitsFrom: [night, UITraitCollection(accessibilityContrast: .high)])
        #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(color.resolvedColor(with: night) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(color.resolvedColor(with: contrasting) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(try #require(catalogs.color(for: night)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(color == catalogs.color())
        #expect(color.hash == catalogs.color()?.hash)
        #expect(color != (try Catalogs(color: value(red)).color()))
        #expect(color.description.hasSuffix("; name = Main>"))
        #expect(
            color.withAlphaComponent(0.5).resolvedColor(with: night) == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    }

    @Test(
        "AC4: components are numbers from 0 to 1 or bytes, in the space that is named",
        arguments: [
            (
                #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "0x33", "blue": "0", "alpha": "1.000"}}"#,
                UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            ),
            (
                #"{"color-space": "srgb", "components": {"red": "255", "green": "51", "blue": 0.5}}"#,
                UIColor(red: 1, green: 0.2, blue: 0.5, alpha: 1)
            ),
            (
                #"{"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "0.500"}}"#,
                UIColor(white: 0.25, alpha: 0.5)
            ),
            (
                #"{"color-space": "display-p3", "components": {"red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "1"}}"#,
                UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 1.0 / 255)
            ),
            (
                #"{"color-space": "extended-linear-srgb", "components": {"red": "0.0", "green": "0.2140411", "blue": "0.001"}}"#,
                UIColor(red: 0, green: 0.5, blue: 0.01292, alpha: 1)
            ),
            (#"{"platform": "ios", "reference": "systemBlueColor"}"#, UIColor.systemBlue),
        ])
    func components(written: String, color: UIColor) throws {
        let catalogs = try Catalogs(color: #"{"idiom": "universal", "color": \#(written)}"#)
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let components = try #require(catalogs.color()?.resolvedColor(with: traits).cgColor.components)
        let expected = try #require(color.resolvedColor(with: traits).cgColor.components)
        #expect(components.count == expected.count)
        #expect(zip(components, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(components), not \(expected)")
    }

    @Test(
        "AC7: a faulty set says which file and which place, and counts as none",
        arguments: [
            ("{", "The given data was not valid JSON."),
            ("{}", #""colors" is missing"#),
            (#"{"colors": []}"#, "has no color"),
            (#"{"colors": [{"idiom": "universal"}]}"#, "has no color"),
            (
                #"{"colors": [\#(value(#"{"red": "x", "green": "1.0", "blue": "1.0"}"#))]}"#,
                #"colors[0].color: the component "red" is "x", which is no number"#
            ),
            (
                #"{"colors": [\#(value(#"{"red": "0xZZ", "green": "1.0", "blue": "1.0"}"#))]}"#,
                #"colors[0].color: the component "red" is "0xZZ", which is no number"#
            ),
            (#"{"colors": [\#(value(red)), \#(value("{}"))]}"#, #"colors[1].color: the component "red" is missing"#),
            (
                #"{"colors": [{"color": {"color-space": "lab", "components": {}}}]}"#,
                #"colors[0].color: the color space "lab" is unknown"#
            ),
            (#"{"colors": [{"color": {"reference": "nice"}}]}"#, #"colors[0].color: the system has no color "nice""#),
        ])
    func faults(contents: String, problem: String) throws {
        let catalogs = try Catalogs(["A.xcassets/Main.colorset/Contents.json": Data(contents.utf8)])
        let catalog = AssetCatalog(in: catalogs.folder)
        let error = #expect(throws: AssetError.self) { try catalog.color("Main") }
        #expect(error?.file.path.hasSuffix("A.xcassets/Main.colorset/Contents.json") == true)
        #expect(error?.problem.hasPrefix(problem) == true, "\(error?.problem ?? "")")
    }

    @MainActor @Test("AC7: the application reports a faulty set, once")
    func report() throws {
        let screen = TestScreen()
        let catalogs = try Catalogs(["A.xcassets/Main.colorset/Contents.json": Data("{}".utf8)])
        screen.application.makeShared()
        for _ in 0..<2 { #expect(catalogs.color() == nil) }
        #expect(
            screen.application.faults.filter { $0.contains("Main.colorset/Contents.json: \"colors\" is missing") }.count
                == 1)
    }

    @Test("AC5: an image set has files for scales, devices and appearances, and says how it is painted")
    func images() throws {
        let contents = #"""
            {"images": [
                {"idiom": "universal", "scale": "1x"},
                {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
                {"idiom": "universal", "scale": "3x", "filename": "a@3x.png"},
                {"idiom": "ipad", "scale": "2x", "filename": "pad.png"},
                {"idiom": "universal", "scale": "2x", "filename": "dark.png",
                    "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "properties": {"template-rendering-intent": "template"}}
            """#
        let set = "A.xcassets/Dot.imageset/"
        let catalogs = try Catalogs([
            set + "Contents.json": Data(contents.utf8), set + "a@2x.png": pngHeader(width: 20, height: 20),
            set + "a@3x.png": pngHeader(width: 30, height: 30), set + "pad.png": pngHeader(width: 40, height: 40),
            set + "dark.png": pngHeader(width: 60, height: 60), "Dot.png": pngHeader(width: 7, height: 7),
        ])
        func image(_ traits: UITraitCollection...) -> UIImage? {
            UIImage(named: "Dot", in: catalogs.bundle, compatibleWith: UITraitCollection(traitsFrom: traits))
        }
        let phone = UITraitCollection(userInterfaceIdiom: .phone)
        let fine = UITraitCollection(displayScale: 3)
        #expect(image(phone, fine)?.scale == 3)
        #expect(image(phone, fine)?.size == CGSize(width: 10, height: 10))
        #expect(image(phone, UITraitCollection(displayScale: 1))?.scale == 2)
        #expect(
            image(UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 2))?.size.width == 20)
        #expect(image(phone, fine, UITraitCollection(userInterfaceStyle: .dark))?.size.width == 30)
        #expect(image(phone, fine)?.renderingMode == .alwaysTemplate)
        // With a picture's extension too, as older sources have it.
        func named(_ name: String) -> UIImage? { UIImage(named: name, in: catalogs.bundle, compatibleWith: fine) }
        #expect(named("Dot.png")?.size == CGSize(width: 10, height: 10) && named("Dot.txt") == nil)
    }

    @Test("AC5: an image set of one file for all scales is one pixel a point; one that cannot be read is a fault")
    func imageFiles() throws {
        let one = Data(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#.utf8)
        let catalogs = try Catalogs([
            "A.xcassets/One.imageset/Contents.json": one,
            "A.xcassets/One.imageset/a.png": pngHeader(width: 5, height: 5),
            "A.xcassets/Vector.imageset/Contents.json": one, "A.xcassets/Vector.imageset/a.png": Data("GIF8".utf8),
            "A.xcassets/Gone.imageset/Contents.json": one,
            "A.xcassets/None.imageset/Contents.json": Data(#"{"images": []}"#.utf8),
        ])
        let catalog = AssetCatalog(in: catalogs.folder)
        let traits = UITraitCollection(displayScale: 3)
        #expect(try catalog.image("One")?.file(for: traits).scale == 1)
        func problem(_ name: String) -> String? {
            #expect(throws: AssetError.self) { try catalog.image(name)?.file(for: traits) }?.problem
        }
        #expect(problem("Vector")?.hasPrefix("byte 0: ") == true, "\(problem("Vector") ?? "")")
        #expect(problem("Gone") == "cannot be read")
        #expect(problem("None") == "has no file for these traits")
        #expect(try catalog.image("Absent") == nil)
    }

    @Test("AC8: an image's file is read once, until memory is short")
    func cache() throws {
        let catalogs = try Catalogs(["dot.png": pngHeader(width: 1, height: 1)])
        func width() -> CGFloat? { UIImage(named: "dot", in: catalogs.bundle, compatibleWith: nil)?.size.width }
        #expect(width() == 1)
        try pngHeader(width: 2, height: 2).write(to: catalogs.folder.appending(path: "dot.png"))
        #expect(width() == 1)
        NamedImages.forget()
        #expect(width() == 2)
    }

    @Test("AC6: a data set is a file by its name")
    func dataSets() throws {
        let contents =
            #"{"data": [{"idiom": "universal", "filename": "list.json", "universal-type-identifier": "public.json"}]}"#
        let catalogs = try Catalogs([
            "A.xcassets/List.dataset/Contents.json": Data(contents.utf8),
            "A.xcassets/List.dataset/list.json": Data("[1]".utf8),
        ])
        let asset = NSDataAsset(name: "List", bundle: catalogs.bundle)
        #expect(asset?.data == Data("[1]".utf8))
        #expect(asset?.typeIdentifier == "public.json")
        #expect(asset?.name == "List")
        #expect(NSDataAsset(name: "Other", bundle: catalogs.bundle) == nil)
    }
}
