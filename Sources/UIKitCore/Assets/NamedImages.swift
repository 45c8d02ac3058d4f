// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The files of images that were asked for by name, so that a list's cells do not read them again and again (AC8).
enum NamedImages {
    /// The image of a file.
    struct File {
        let image: EncodedImage
        /// Of a picture that was drawn by lines: its scale, whatever the file's name says (AC9).
        var drawnScale: CGFloat?
    }

    private struct Kept {
        var images: [String: File] = [:]
        /// The paths, the one that was read first in front.
        var order: [String] = []
        var bytes = 0
    }

    /// With more bytes than these, the files that were read first are forgotten.
    static let mostBytes = 32 << 20

    private static let kept = Mutex(Kept())

    /// The image in a file, read once; `nil` if there is no such file.
    static func image(atPath path: String) throws(UIImageError) -> File? {
        if let known = kept.withLock({ $0.images[path] }) { return known }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let drawing = try DrawnPicture(data)?.drawing(of: data, atPath: path)
        let pixels = drawing?.png ?? data
        let file = File(image: try EncodedImage(pixels), drawnScale: drawing.map { CGFloat($0.scale) })
        kept.withLock { kept in
            guard kept.images.updateValue(file, forKey: path) == nil else { return }
            kept.order.append(path)
            kept.bytes += pixels.count
            while kept.bytes > mostBytes, let first = kept.order.first {
                kept.order.removeFirst()
                kept.bytes -= kept.images.removeValue(forKey: first)?.image.data.count ?? 0
            }
        }
        return file
    }

    /// Frees what is kept: the system is short of memory.
    static func forget() { kept.withLock { $0 = Kept() } }
}
