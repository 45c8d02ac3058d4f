// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One of the two directions in which content moves.
enum ScrollAxis: CaseIterable {
    case horizontal, vertical

    /// Made once: each step of a drag goes through it.
    static let allCases: [ScrollAxis] = [.horizontal, .vertical]

    var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
struct PerAxis<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ horizontal: Value, _ vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(axis: ScrollAxis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension PerAxis: Equatable where Value: Equatable {}

extension CGPoint {
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    /// A value for the beginning and for the end of an axis.
    subscript(axis: ScrollAxis) -> (leading: CGFloat, trailing: CGFloat) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }
}
