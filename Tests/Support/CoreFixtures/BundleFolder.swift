// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder with files, as a bundle. It is removed when nobody uses it any more.
package final class BundleFolder {
    package let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    package let bundle: Bundle

    /// - Parameter files: Contents by their paths below the folder.
    package init(_ files: [String: Data]) throws {
        for (path, data) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        guard let bundle = Bundle(path: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.bundle = bundle
    }

    /// - Parameter texts: Contents of text files by their paths below the folder.
    package convenience init(texts: [String: String]) throws { try self.init(texts.mapValues { Data($0.utf8) }) }

    deinit { try? FileManager.default.removeItem(at: url) }
}
