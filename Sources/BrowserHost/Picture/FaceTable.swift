// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The numbers under which a page knows faces.
struct FaceTable {
    private var numbers: [FontFace: UInt32] = [:]
    /// The families whose files the page has been told of.
    private var families: Set<String> = []
    private let fonts: ContentStore<FontFile>

    /// - Parameter fonts: Where the page fetches the application's own fonts.
    init(fonts: ContentStore<FontFile>) { self.fonts = fonts }

    /// The face's number. The first use announces the face to the page, and before it the files of the application's own fonts that it
    /// is painted with (RB8): the page waits for them after the face.
    mutating func number(of face: FontFace, announcingIn writer: inout PaintWriter) -> UInt32 {
        if let number = numbers[face] { return number }
        if case .named(let family) = face.family, families.insert(family).inserted {
            for file in FontFile.files(ofFamily: family) { writer.font(file, name: fonts.add(file)) }
        }
        let number = UInt32(numbers.count)
        numbers[face] = number
        writer.face(number, face)
        return number
    }
}
