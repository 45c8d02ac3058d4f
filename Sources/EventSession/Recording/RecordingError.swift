// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why a recording cannot begin, or ends: the file, and the system's reason.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file that was to be written.
    public var path: String
    /// The system's number (`errno`).
    public var code: Int32

    /// A failure with a file, by the system's number.
    public init(path: String, code: Int32) {
        self.path = path
        self.code = code
    }

    /// One sentence without a full stop: the file that cannot be written, and the reason.
    public var description: String {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let reason =
            switch code {
            case ENOENT where !FileManager.default.fileExists(atPath: folder): "there is no folder \(folder)"
            case EISDIR: "it is a folder"
            default: String(cString: strerror(code))
            }
        return "the recording \(path) cannot be written: \(reason)"
    }
}
