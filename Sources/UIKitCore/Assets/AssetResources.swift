// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image of an asset catalog by its name. Xcode gives it a name in Swift, and so does the plugin (PO41): `UIImage(resource: .logo)`.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// The image set of a name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A color of an asset catalog by its name: `UIColor(resource: .brand)` (PO41).
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// The color set of a name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// The image of a resource; an empty image if there is no such set, or if it is faulty.
    public convenience init(resource: ImageResource) {
        let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(
            encoded: image?.encoded, scale: image?.scale ?? 1, renderingMode: image?.renderingMode ?? .automatic)
    }
}

extension UIColor {
    /// The color of a resource; clear if there is no such set, or if it is faulty.
    public convenience init(resource: ColorResource) {
        let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(content: (color ?? .clear).content)
    }
}

extension Bundle {
    /// The resources of a module: of an application those of the main bundle, of a library's target its own.
    public static func resources(ofModule module: String) -> Bundle {
        guard module != ResourceFolders.module, let folder = ResourceFolders.library(module) else { return .main }
        return Bundle(url: folder) ?? .main
    }
}
