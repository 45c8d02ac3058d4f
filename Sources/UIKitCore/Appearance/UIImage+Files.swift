// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIImage {
    /// The image in the file at `path`, or `nil` if it cannot be read or is no PNG or JPEG.
    ///
    /// A name that ends in `@2x` or `@3x` before its extension sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: Self.scale(ofFile: path))
    }

    /// The image file of that name in the main bundle: the one for the current display scale, else the next best.
    ///
    /// Without an extension, `png`, `jpg` and `jpeg` are tried. Asset catalogs are not read.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image file of that name in `bundle`, or in the main one: the one for the display scale of `traits`, else the next best.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let bundle = bundle ?? .main
        guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
        let file = URL(fileURLWithPath: name, relativeTo: folder)
        let extensions = file.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [file.pathExtension]
        let stem = file.pathExtension.isEmpty ? file.path : file.deletingPathExtension().path
        for suffix in Self.suffixes(for: (traits ?? .current).displayScale) {
            for pathExtension in extensions {
                let path = "\(stem)\(suffix).\(pathExtension)"
                if FileManager.default.fileExists(atPath: path) {
                    self.init(contentsOfFile: path)
                    return
                }
            }
        }
        return nil
    }

    /// The ends of file names in the order in which they suit `displayScale`: its own, the finer ones, the coarser ones.
    static func suffixes(for displayScale: CGFloat) -> [String] {
        switch displayScale {
        case 3...: ["@3x", "@2x", ""]
        case 2..<3: ["@2x", "@3x", ""]
        default: ["", "@2x", "@3x"]
        }
    }

    /// The scale that the name of the file at `path` states.
    static func scale(ofFile path: String) -> CGFloat {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if stem.hasSuffix("@3x") { return 3 }
        return stem.hasSuffix("@2x") ? 2 : 1
    }
}
