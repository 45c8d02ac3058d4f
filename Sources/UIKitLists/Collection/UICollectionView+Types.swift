import Foundation

extension UICollectionView {
    /// The way a flow layout's lines follow each other.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// Where an item comes to stand.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        public var rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// What an element is.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Makes and fills in cells of a class: made once, used with ``dequeueConfiguredReusableCell(using:for:item:)``.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identifier: String

        public init(handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationNames.next(Cell.self)
        }
    }

    /// The same for headers, footers and other kinds.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let kind: String
        let handler: Handler
        let identifier: String

        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            identifier = RegistrationNames.next(Supplementary.self)
        }
    }
}

/// Names under which registrations' views are used again.
@MainActor
enum RegistrationNames {
    private static var count = 0

    static func next(_ type: Any.Type) -> String {
        count += 1
        return "\(type) #\(count)"
    }
}
