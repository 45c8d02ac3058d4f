// SPDX-License-Identifier: Apache-2.0

/// Why bytes are not an image that the package knows, with the place in bytes from the start.
package enum UIImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes begin like neither of the two formats, PNG and JPEG.
    case unknownFormat(found: [UInt8])
    /// The bytes end at `count`, before the expected part at `offset`.
    case truncated(offset: Int, count: Int, expected: String)
    /// The bytes at `offset` are not the expected ones.
    case malformed(offset: Int, found: String, expected: String)
    /// A program of the system draws such files (PDF, SVG), and is not there.
    case notDrawn(by: String, package: String)
    /// That program finds nothing to draw.
    case refused(by: String)

    package var description: String {
        switch self {
        case .unknownFormat(let found):
            let bytes = found.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
            return "byte 0: expected the signature of a PNG or a JPEG, found \(bytes.joined(separator: " "))"
        case .notDrawn(let program, let package):
            return "is drawn by \(program), which is not on PATH (Debian: apt-get install \(package))"
        case .refused(let program):
            return "\(program) cannot draw it"
        case .truncated(let offset, let count, let expected):
            return "byte \(offset): expected \(expected), found the end after \(count) bytes"
        case .malformed(let offset, let found, let expected):
            return "byte \(offset): expected \(expected), found \(found)"
        }
    }
}
