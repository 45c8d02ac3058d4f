// SPDX-License-Identifier: Apache-2.0

/// A map of space by a 4 × 4 matrix, perspective included; a view that lies in the plane uses the affine part of it.
///
/// A point counts as a row vector on the left of the matrix, as with ``CGAffineTransform``, so the translation stands in the
/// last row: `m41`, `m42`, `m43`.
@frozen
public struct CATransform3D: Hashable, Sendable {
    /// Row 1, column 1: how far x goes into the new x.
    public var m11: CGFloat
    /// Row 1, column 2: how far x goes into the new y.
    public var m12: CGFloat
    /// Row 1, column 3: how far x goes into the new z.
    public var m13: CGFloat
    /// Row 1, column 4: how far x goes into the divisor of perspective.
    public var m14: CGFloat
    /// Row 2, column 1: how far y goes into the new x.
    public var m21: CGFloat
    /// Row 2, column 2: how far y goes into the new y.
    public var m22: CGFloat
    /// Row 2, column 3: how far y goes into the new z.
    public var m23: CGFloat
    /// Row 2, column 4: how far y goes into the divisor of perspective.
    public var m24: CGFloat
    /// Row 3, column 1: how far z goes into the new x.
    public var m31: CGFloat
    /// Row 3, column 2: how far z goes into the new y.
    public var m32: CGFloat
    /// Row 3, column 3: how far z goes into the new z.
    public var m33: CGFloat
    /// Row 3, column 4: how far z goes into the divisor of perspective, often −1 / distance of the eye in points.
    public var m34: CGFloat
    /// Row 4, column 1: the translation along x, in points.
    public var m41: CGFloat
    /// Row 4, column 2: the translation along y, in points.
    public var m42: CGFloat
    /// Row 4, column 3: the translation along z, in points.
    public var m43: CGFloat
    /// Row 4, column 4: the part of the divisor that is the same everywhere; 1 in the identity.
    public var m44: CGFloat

    /// A transform with all sixteen entries zero; it is *not* ``CATransform3DIdentity``.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0,
            m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// A transform with these sixteen entries, row after row. Nothing is checked.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }

    /// The sixteen entries, row after row.
    var rows: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// The transform with these sixteen entries, row after row.
    init(rows: [CGFloat]) {
        self.init(
            m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3],
            m21: rows[4], m22: rows[5], m23: rows[6], m24: rows[7],
            m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
            m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
    }
}

extension CATransform3D: Codable {
    // A plain list of sixteen numbers, row after row, like the other geometry.
    /// Reads sixteen numbers, row after row. Fewer are an error of the decoder; more are left unread.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(rows: try (0..<16).map { _ in try numbers.decode(CGFloat.self) })
    }

    /// Writes the sixteen entries as one list, row after row.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in rows {
            try numbers.encode(number)
        }
    }
}
