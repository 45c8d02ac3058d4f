import Foundation

/// Where an editing menu is to appear.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// A name of the application's own.
    open private(set) var identifier: AnyHashable

    /// In the coordinates of the interaction's view (points).
    open private(set) var sourcePoint: CGPoint

    /// Where the arrow would best point; wherever there is room, at first.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration; without an identifier it gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
