// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Writes a host's messages, one after the other, into a buffer that is used again and again.
///
/// A view is written as its number, the aspects that follow, and those aspects in the order of their bits: call
/// `beginView` and then exactly the methods of those aspects.
struct PaintWriter {
    private(set) var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }

    /// Empties the buffer and keeps its capacity.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
    }

    // MARK: Connection

    mutating func welcome(session: SessionToken, scene: UInt32, isResumed: Bool, title: String) {
        kind(.welcome)
        integer(ProtocolVersion.current)
        integer(session.high)
        integer(session.low)
        integer(scene)
        integer(isResumed ? 1 : 0 as UInt8)
        text(title)
    }

    /// This layout never changes, so that a page of any version can read why it was refused.
    mutating func refusal(_ reason: String) {
        kind(.refusal)
        integer(ProtocolVersion.current)
        text(reason)
    }

    /// Asks for the page's time.
    mutating func clock(request: UInt32) {
        kind(.clock)
        integer(request)
    }

    // MARK: Outside of the picture

    /// Shows its user an address to open.
    mutating func open(_ address: String) {
        kind(.open)
        text(address)
    }

    /// Type, title and subtitle of each.
    mutating func offer(_ items: [(type: String, title: String, subtitle: String)]) {
        kind(.offer)
        integer(UInt16(clamping: items.count))
        for item in items.prefix(Int(UInt16.max)) {
            text(item.type)
            text(item.title)
            text(item.subtitle)
        }
    }

    /// Whether the page's user is asked before it closes.
    mutating func closing(isAsked: Bool) {
        kind(.closing)
        integer(UInt8(isAsked ? 1 : 0))
    }

    /// Another screen is wanted, or this one in front.
    mutating func screen(_ wish: ScreenWish) {
        kind(.screen)
        integer(wish.rawValue)
    }

    /// The next touch picks a point, or is an ordinary touch again.
    mutating func pick(_ isOn: Bool) {
        kind(.pick)
        integer(UInt8(isOn ? 1 : 0))
    }

    /// Vibrations and pauses in turn, in seconds; sent in whole milliseconds.
    mutating func vibrate(_ pattern: [TimeInterval]) {
        kind(.vibrate)
        let pattern = pattern.prefix(Int(UInt8.max))
        integer(UInt8(pattern.count))
        for length in pattern { integer(UInt16(min(max(length * 1000, 0), 10_000).rounded())) }
    }

    // MARK: Fonts

    mutating func face(_ number: UInt32, _ face: FontFace) {
        kind(.face)
        integer(number)
        integer(UInt16(clamping: face.weight))
        integer((face.isItalic ? 1 : 0) | (face.hasMonospacedDigits ? 2 : 0) as UInt8)
        switch face.family {
        case .system: text("")
        case .monospaced: text("monospace")
        case .named(let name): text(name)
        }
    }

    /// The page begins to fetch the file, and waits for it after the next face.
    mutating func font(_ file: FontFile, name: String) {
        kind(.font)
        integer(UInt16(clamping: file.weight))
        integer(file.isItalic ? 1 : 0 as UInt8)
        text(file.familyName)
        text(name)
    }

    mutating func measure(request: UInt32, face: UInt32, graphemes: [String]) {
        kind(.measure)
        integer(request)
        integer(face)
        integer(UInt16(graphemes.count))
        for grapheme in graphemes { text(grapheme) }
    }

    // MARK: Picture

    /// The page forgets its whole picture.
    mutating func clearPicture() {
        kind(.clear)
    }

    mutating func windows(_ identifiers: [UInt32]) {
        kind(.windows)
        list(identifiers)
    }

    mutating func remove(_ identifiers: [UInt32]) {
        kind(.remove)
        list(identifiers)
    }

    mutating func beginView(_ identifier: UInt32, aspects: DisplayAspects) {
        kind(.view)
        integer(identifier)
        integer(aspects.rawValue)
    }

    mutating func geometry(size: CGSize, position: CGPoint, anchor: CGPoint, transform: CATransform3D) {
        number(size.width)
        number(size.height)
        number(position.x)
        number(position.y)
        number(anchor.x)
        number(anchor.y)
        self.transform(transform)
    }

    mutating func scroll(_ origin: CGPoint) {
        number(origin.x)
        number(origin.y)
    }

    mutating func appearance(_ appearance: WireAppearance) {
        integer(appearance.flags | (appearance.backdropBlur > 0 ? WireAppearance.blurs : 0))
        number(appearance.opacity)
        integer(appearance.background)
        number(appearance.cornerRadius)
        number(appearance.borderWidth)
        integer(appearance.border)
        integer(appearance.shadow)
        number(appearance.shadowOffset.width)
        number(appearance.shadowOffset.height)
        number(appearance.shadowRadius)
        number(appearance.zPosition)
        if appearance.backdropBlur > 0 { number(appearance.backdropBlur) }
    }

    mutating func noContent() {
        integer(WireContent.none.rawValue)
    }

    /// Write as many lines after it as announced.
    mutating func beginText(face: UInt32, size: CGFloat, color: UInt32, lines: Int) {
        integer(WireContent.text.rawValue)
        integer(face)
        number(size)
        integer(color)
        integer(UInt16(lines))
    }

    mutating func line(_ line: DisplayText.Line) {
        number(line.baseline.x)
        number(line.baseline.y)
        number(line.width)
        integer(line.isRightToLeft ? 1 : 0 as UInt8)
        text(line.text)
    }

    /// - Parameter name: The image's name under `/image/`.
    /// - Parameter tint: Fills the image's shape; `nil` shows the image itself.
    mutating func image(name: String, size: CGSize, mode: UInt8, tint: UInt32?) {
        integer(WireContent.image.rawValue)
        text(name)
        number(size.width)
        number(size.height)
        integer(mode)
        integer(tint == nil ? 0 : 1 as UInt8)
        integer(tint ?? 0)
    }

    mutating func children(_ identifiers: [UInt32]) {
        list(identifiers)
    }

    // MARK: Fields

    mutating func transform(_ matrix: CATransform3D) {
        if CATransform3DIsIdentity(matrix) {
            integer(WireTransform.identity.rawValue)
        } else if CATransform3DIsAffine(matrix) {
            integer(WireTransform.affine.rawValue)
            number(matrix.m11)
            number(matrix.m12)
            number(matrix.m21)
            number(matrix.m22)
            number(matrix.m41)
            number(matrix.m42)
        } else {
            integer(WireTransform.projective.rawValue)
            for value in [
                matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24,
                matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
            ] { number(value) }
        }
    }

    mutating func kind(_ kind: HostMessageKind) {
        bytes.append(kind.rawValue)
    }

    mutating func list(_ identifiers: [UInt32]) {
        integer(UInt32(identifiers.count))
        for identifier in identifiers { integer(identifier) }
    }

    mutating func integer<Value: FixedWidthInteger>(_ value: Value) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// 32 bits are a hundredth of a pixel on the widest wall.
    mutating func number(_ value: CGFloat) {
        integer(Float(value).bitPattern)
    }

    mutating func wideNumber(_ value: Double) {
        integer(value.bitPattern)
    }

    /// UTF-8 after four bytes that count its bytes.
    mutating func longText(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            integer(UInt32(utf8.count))
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func data(_ data: some Sequence<UInt8>) { bytes.append(contentsOf: data) }

    mutating func range(_ range: Range<Int>) {
        integer(UInt32(clamping: range.lowerBound))
        integer(UInt32(clamping: range.upperBound))
    }

    mutating func rectangle(_ rectangle: CGRect) {
        number(rectangle.origin.x)
        number(rectangle.origin.y)
        number(rectangle.width)
        number(rectangle.height)
    }

    /// UTF-8 after a count of its bytes. A text that is too long for the count is cut at a character's end.
    mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var count = min(utf8.count, Int(UInt16.max))
            while count < utf8.count, utf8[count] & 0xC0 == 0x80 { count -= 1 }
            integer(UInt16(count))
            bytes.append(contentsOf: utf8[..<count])
        }
    }
}
