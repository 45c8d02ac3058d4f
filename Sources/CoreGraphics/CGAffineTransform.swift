// SPDX-License-Identifier: Apache-2.0

/// A map of the plane that keeps parallel lines parallel: scale, rotation, shear and translation in one value.
///
/// A point counts as a row vector on the left of the matrix, so `first.concatenating(second)` applies `first` first:
///
/// ```
///            | a   b   0 |
/// [x  y  1]  | c   d   0 |   =   [a·x + c·y + tx    b·x + d·y + ty    1]
///            | tx  ty  1 |
/// ```
///
/// Angles are in radians. With y pointing down, as in a view, positive angles turn clockwise on the screen.
@frozen
public struct CGAffineTransform: Hashable, Sendable {
    /// How far x goes into the new x: the scale along x where nothing is turned.
    public var a: CGFloat
    /// How far x goes into the new y.
    public var b: CGFloat
    /// How far y goes into the new x.
    public var c: CGFloat
    /// How far y goes into the new y: the scale along y where nothing is turned.
    public var d: CGFloat
    /// The translation along x, in points; applied last.
    public var tx: CGFloat
    /// The translation along y, in points; applied last.
    public var ty: CGFloat

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A transform with all six entries zero, which maps every point to the origin; it is *not* the identity.
    @inlinable
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// A transform with these six entries. Nothing is checked.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A transform with these six entries, without labels.
    @inlinable
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The transform that moves every point by (`tx`, `ty`).
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// The transform that multiplies every x by `sx` and every y by `sy`.
    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// The transform that turns the plane about the origin by `angle` radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        let sine = CGFloat(sin(Double(angle)))
        let cosine = CGFloat(cos(Double(angle)))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether this is exactly the identity; a transform that is off by rounding is not.
    @inlinable
    public var isIdentity: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
    }

    /// The transform that applies this one first, and `next` to its result.
    @inlinable
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The transform that first moves by (`tx`, `ty`), and then applies this one.
    @inlinable
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The transform that first scales by (`sx`, `sy`), and then applies this one.
    @inlinable
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that first turns by `angle` radians, and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one, or this very transform when nothing can undo it.
    ///
    /// Nothing can when the determinant is zero (the plane is flattened to a line or a point) or not a finite number.
    @inlinable
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }
}

extension CGAffineTransform: Codable {
    // A plain list of numbers, a b c d tx ty: the form in which CoreGraphics writes it.
    /// Reads six numbers: a, b, c, d, tx, ty. Fewer are an error of the decoder; more are left unread.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(
            a: try numbers.decode(CGFloat.self),
            b: try numbers.decode(CGFloat.self),
            c: try numbers.decode(CGFloat.self),
            d: try numbers.decode(CGFloat.self),
            tx: try numbers.decode(CGFloat.self),
            ty: try numbers.decode(CGFloat.self))
    }

    /// Writes the six entries as one list: a, b, c, d, tx, ty.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] {
            try numbers.encode(number)
        }
    }
}
