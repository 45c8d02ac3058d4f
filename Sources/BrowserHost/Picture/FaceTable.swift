// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The numbers under which a page knows faces.
struct FaceTable {
    private var numbers: [FontFace: UInt32] = [:]

    /// The face's number. The first use announces the face to the page.
    mutating func number(of face: FontFace, announcingIn writer: inout PaintWriter) -> UInt32 {
        if let number = numbers[face] { return number }
        let number = UInt32(numbers.count)
        numbers[face] = number
        writer.face(number, face)
        return number
    }
}
