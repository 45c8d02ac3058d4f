import UIKitCore

extension PaintWriter {
    /// The ring around the item that has focus; none where it is `nil`.
    mutating func focusRing(_ ring: FocusRing?) {
        kind(.focusRing)
        integer(ring?.view.number ?? 0)
        integer(
            (ring?.isInside == true ? WireRing.inside : 0) | (ring?.isWholeView == true ? WireRing.wholeView : 0))
        let rect = ring?.rect ?? .zero
        for value in [rect.minX, rect.minY, rect.width, rect.height, ring?.cornerRadius ?? 0] { number(value) }
        integer(Self.color(ring?.color.cgColor))
    }
}
