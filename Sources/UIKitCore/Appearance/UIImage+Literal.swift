import Foundation

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
