import CoreGraphics
import UIKitCore

extension PaintWriter {
    /// A message counts them in 16 bits; no mask has so many.
    static let mostShapes = Int(UInt16.max)

    /// Follow with as many shapes as announced, each with its content; `nil` where all is seen.
    mutating func beginMask(shapes: Int?) {
        integer(UInt8(shapes == nil ? 0 : 1))
        if let shapes { integer(UInt16(clamping: shapes)) }
    }

    mutating func shape(_ shape: DisplayMask.Shape) {
        let transform = shape.transform
        for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] { number(value) }
        number(shape.size.width)
        number(shape.size.height)
        number(shape.cornerRadius)
        number(shape.opacity)
        number(shape.fill)
    }
}
