// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// An attribute of a view or guide. Constraints do not keep their items alive.
@MainActor
struct LayoutPlace {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
}

/// One side of a constraint, without its factor and constant.
@MainActor
enum LayoutTerm {
    case nothing
    case place(LayoutPlace)
    /// From one place to another.
    case distance(LayoutPlace, LayoutPlace)

    var places: [LayoutPlace] {
        switch self {
        case .nothing: []
        case .place(let place): [place]
        case .distance(let first, let second): [first, second]
        }
    }

    var items: [AnyObject] { places.compactMap(\.item) }

    var dimension: NSLayoutConstraint.Attribute.Dimension {
        switch self {
        case .nothing: .none
        case .place(let place): place.attribute.dimension
        case .distance: .size
        }
    }

    /// Whether all its items still exist.
    var isWhole: Bool { items.count == places.count }

    var isNothing: Bool { if case .nothing = self { true } else { false } }
}
