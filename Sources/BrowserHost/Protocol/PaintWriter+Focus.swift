import UIKitCore

extension PaintWriter {
    static let ringIsInside: UInt8 = 1
    static let ringIsWholeView: UInt8 = 2

    /// The ring around the item that has focus; none where it is `nil`.
    mutating func focusRing(_ ring: FocusRing?) {
        kind(.focusRing)
        integer(ring?.view.number ?? 0)
        integer(
            (ring?.isInside == true ? Self.ringIsInside : 0) | (ring?.isWholeView == true ? Self.ringIsWholeView : 0))
        let rect = ring?.rect ?? .zero
        for value in [rect.minX, rect.minY, rect.width, rect.height, ring?.cornerRadius ?? 0] { number(value) }
        integer(Self.color(ring?.color.cgColor))
    }
}
