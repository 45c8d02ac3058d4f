// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The files of images that were asked for by name, so that a list's cells do not read them again and again (AC8).
enum NamedImages {
    private struct Kept {
        var images: [String: EncodedImage] = [:]
        /// The paths, the one that was read first in front.
        var order: [String] = []
        var bytes = 0
    }

    /// With more bytes than these, the files that were read first are forgotten.
    static let mostBytes = 32 << 20

    private static let kept = Mutex(Kept())

    /// The image in a file, read once; `nil` if there is no such file.
    static func image(atPath path: String) throws(UIImageError) -> EncodedImage? {
        if let known = kept.withLock({ $0.images[path] }) { return known }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let image = try EncodedImage(data)
        kept.withLock { kept in
            guard kept.images.updateValue(image, forKey: path) == nil else { return }
            kept.order.append(path)
            kept.bytes += data.count
            while kept.bytes > mostBytes, let first = kept.order.first {
                kept.order.removeFirst()
                kept.bytes -= kept.images.removeValue(forKey: first)?.data.count ?? 0
            }
        }
        return image
    }

    /// Frees what is kept: the system is short of memory.
    static func forget() { kept.withLock { $0 = Kept() } }
}
