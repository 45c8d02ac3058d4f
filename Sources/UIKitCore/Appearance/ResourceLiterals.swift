// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What `#colorLiteral(red:green:blue:alpha:)` makes where no other type is asked for.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// A color by its components from 0 to 1: the compiler calls it for a color literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What `#imageLiteral(resourceName:)` makes where no other type is asked for.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// The image file of the name in the main bundle; an image of no size where there is none, which is reported.
    public convenience init(imageLiteralResourceName name: String) {
        let found = UIImage(named: name)
        self.init(
            encoded: found?.encoded, scale: found?.scale ?? 1, renderingMode: .automatic, kept: found?.kept,
            symbol: found?.symbol, ownTint: found?.ownTint)
    }
}

extension UIImage {
    /// How an image of several sizes or weights is chosen: here only symbols have such.
    public typealias Configuration = SymbolConfiguration
}
