/// A step of a drawing, as the page is told of it.
enum WireDrawing: UInt8, CaseIterable {
    case save, restore, concatenate, clip, fill, stroke, clear, fillColor, strokeColor, line, dashes, alpha, blendMode
    case shadow, gradient, image, text

    static let isRadial: UInt8 = 1
    static let extendsBefore: UInt8 = 2
    static let extendsAfter: UInt8 = 4
}
