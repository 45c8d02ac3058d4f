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

    /// The image of that name in the main bundle: an image set of its asset catalogs (AC5), else a file.
    ///
    /// Without an extension, `png`, `jpg`, `jpeg`, `pdf` and `svg` are tried. Of files for several scales, the one for the current display scale is
    /// taken, else the next best.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of that name in `bundle`, or in the main one: an image set of its asset catalogs (AC5), else a file, for `traits`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard !name.isEmpty else { return nil }
        let traits = traits ?? .current
        let stem = Self.withoutExtension(name)
        let found = AssetCatalog.first(in: bundle) { catalog throws(AssetError) in
            var set = try catalog.image(name)
            if set == nil, let stem { set = try catalog.image(stem) }
            return try set.map { set throws(AssetError) in (try set.file(for: traits), set.rendering) }
        }
        if let (file, rendering) = found {
            self.init(encoded: file.image, scale: file.scale, renderingMode: rendering)
            return
        }
        for folder in ResourceFolders.of(bundle) {
            guard let path = Self.file(named: name, in: folder, displayScale: traits.displayScale) else { continue }
            let found: NamedImages.File?
            do throws(UIImageError) {
                found = try NamedImages.image(atPath: path)
            } catch {
                AssetError(file: URL(fileURLWithPath: path), problem: "\(error)").report()
                return nil
            }
            guard let found else { return nil }
            self.init(
                encoded: found.image, scale: found.drawnScale ?? Self.scale(ofFile: path), renderingMode: .automatic)
            return
        }
        return nil
    }

    /// A name that has a picture's extension, without it: sets are asked for so too (AC5).
    private static func withoutExtension(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), ["png", "jpg", "jpeg", "pdf"].contains(name[dot...].dropFirst()) else {
            return nil
        }
        return String(name[..<dot])
    }

    private static func file(named name: String, in folder: URL, displayScale: CGFloat) -> String? {
        let file = URL(fileURLWithPath: name, relativeTo: folder)
        let extensions = file.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg"] : [file.pathExtension]
        let stem = file.pathExtension.isEmpty ? file.path : file.deletingPathExtension().path
        for scale in scales(for: displayScale) {
            for pathExtension in extensions {
                let path = "\(stem)\(scale == 1 ? "" : "@\(scale)x").\(pathExtension)"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    /// The scales of files in the order in which they suit `displayScale`: its own, the finer ones, the coarser ones.
    static func scales(for displayScale: CGFloat) -> [Int] {
        switch displayScale {
        case 3...: [3, 2, 1]
        case 2..<3: [2, 3, 1]
        default: [1, 2, 3]
        }
    }

    /// The scale that the name of the file at `path` states.
    static func scale(ofFile path: String) -> CGFloat {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if stem.hasSuffix("@3x") { return 3 }
        return stem.hasSuffix("@2x") ? 2 : 1
    }
}
