// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView {
    /// The direction in which a flow layout's lines follow each other.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// The target position of an item.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        /// The bits of all positions in the set.
        public var rawValue: UInt

        /// A set of these bits. Bits without a meaning are kept and ignored.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item's upper edge moves to the upper edge of the visible area.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item's middle moves to the middle of the visible area, from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item's lower edge moves to the lower edge of the visible area.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item's left edge moves to the left edge of the visible area.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item's middle moves to the middle of the visible area, from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item's right edge moves to the right edge of the visible area.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The category of an element.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    /// The kind of a section's header, in flow layouts and in lists.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer, in flow layouts and in lists.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Makes and fills in cells of a class. Make it once, and use it with ``dequeueConfiguredReusableCell(using:for:item:)``.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills in a cell for an item. Called each time the cell is dequeued, so it sets everything that items
        /// differ in (T72).
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identifier: String

        /// A new registration: two registrations of the same class do not share cells. Make it once, not in the data source's
        /// method.
        public init(handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationNames.next(Cell.self)
        }
    }

    /// The same for headers, footers and other kinds.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills in a view of a kind. Called each time the view is dequeued (T72).
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let kind: String
        let handler: Handler
        let identifier: String

        /// A new registration: two registrations of the same class and kind do not share views.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            identifier = RegistrationNames.next(Supplementary.self)
        }
    }
}

/// The reuse identifiers of registrations.
@MainActor
enum RegistrationNames {
    private static var count = 0

    static func next(_ type: Any.Type) -> String {
        count += 1
        return "\(type) #\(count)"
    }
}

// On iOS the changes of a batch need not escape, although they may be left out.
extension UICollectionView {
    /// Makes changes that belong together, as the method with changes that may be `nil` does, which subclasses override.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
