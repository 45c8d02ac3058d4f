// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The type of `#colorLiteral(red:green:blue:alpha:)` when the context asks for no other.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// A color by its components from 0 to 1: the compiler calls it for a color literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The type of `#imageLiteral(resourceName:)` when the context asks for no other.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// The image file of the name in the main bundle; without such a file an image of no size, and a report.
    public convenience init(imageLiteralResourceName name: String) {
        let found = UIImage(named: name)
        self.init(
            encoded: found?.encoded, scale: found?.scale ?? 1, renderingMode: .automatic, kept: found?.kept,
            symbol: found?.symbol, ownTint: found?.ownTint)
    }
}

extension UIImage {
    /// How an image of several sizes or weights is chosen. Here only symbols have several.
    public typealias Configuration = SymbolConfiguration
}
