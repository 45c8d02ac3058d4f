// SPDX-License-Identifier: Apache-2.0

#if Porting
    import Testing

    @testable import SourcePorting

    @Suite("PO41: names of asset catalogs")
    struct AssetNameTests {
        /// The lines of the extensions that the program gets.
        private func lines(_ source: String, _ folders: String..., spaces: String...) -> [String] {
            let sets = folders.map { SourceText(path: "App/Assets.xcassets/\($0)/Contents.json", text: "{}") }
            let groups = spaces.map {
                SourceText(
                    path: "App/Assets.xcassets/\($0)/Contents.json",
                    text: #"{"properties": {"provides-namespace" : true}}"#)
            }
            let result = Porter(options: PortingOptions(tellsPlaces: false)).port(
                [SourceText(path: "A.swift", text: "import UIKit\n" + source)], interfaces: sets + groups)
            let text = result.support.first { $0.path == "InterfaceArchives.swift" }?.text ?? ""
            return text.split(separator: "\n").drop { !$0.hasPrefix("private let assetBundle") }.dropFirst()
                .map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
        }

        @Test(
            "a name is written as Xcode writes it",
            arguments: [
                ("Brand Color", "Color", "brand"), ("BrandColor", "Color", "brand"), ("Color", "Color", "color"),
                ("app-logo", "Image", "appLogo"), ("ic_back", "Image", "icBack"), ("URLField", "Image", "urlField"),
                ("LOGO", "Image", "logo"), ("1st", "Image", "_1st"), ("GitHub", "Image", "gitHub"), ("é", "", "é"),
            ])
        func identifiers(_ name: String, _ ending: String, _ identifier: String) {
            #expect(AssetNames.identifier(name, without: ending) == identifier)
        }

        @Test("members of UIColor and UIImage are there for the names that the sources use")
        func members() {
            let source = "let a = UIColor.brand, b: UIImage = .logo, c = UIColor.red\n"
            #expect(
                lines(source, "Brand.colorset", "Unused.colorset", "red.colorset", "G/logo.imageset", "B.appiconset")
                    == [
                        "extension UIImage {",
                        "static var logo: UIImage { UIImage(resource: ImageResource(name: \"logo\", bundle: assetBundle)) }",
                        "}", "extension UIColor {",
                        "static var brand: UIColor { UIColor(resource: ColorResource(name: \"Brand\", bundle: assetBundle)) }",
                        "}",
                    ])
            // What the module declares itself stays its own, and nothing is written for sources that use no name.
            #expect(
                lines("extension UIColor { static let brand = UIColor() }; let a = UIColor.brand", "Brand.colorset")
                    .isEmpty)
            #expect(lines("let a = 1\n", "Brand.colorset").isEmpty)
            let own = "enum ImageResource: String { case logo }; let a = UIImage(resource: .logo), b = UIColor.brand"
            #expect(lines(own, "logo.imageset", "Brand.colorset").first == "extension ColorResource {")
        }

        @Test("resources are there for all sets; groups that are namespaces are types, and words of Swift are quoted")
        func resources() {
            let found = lines(
                "let a = UIImage(resource: .Icons.add)\n", "Icons/add.imageset", "Plain/default.imageset",
                "Plain/default 2.imageset",
                "Icons/Add.imageset", spaces: "Icons")
            #expect(
                found == [
                    "extension ImageResource {",
                    "static var default2: ImageResource { ImageResource(name: \"default 2\", bundle: assetBundle) }",
                    "static var `default`: ImageResource { ImageResource(name: \"default\", bundle: assetBundle) }",
                    "enum Icons {",
                    "static var add: ImageResource { ImageResource(name: \"Icons/Add\", bundle: assetBundle) }", "}",
                    "}",
                    "extension UIImage {", "enum Icons {",
                    "static var add: UIImage { UIImage(resource: ImageResource(name: \"Icons/Add\", bundle: assetBundle)) }",
                    "}", "}",
                ])
        }
    }
#endif
