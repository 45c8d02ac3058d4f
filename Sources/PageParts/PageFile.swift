// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles

/// A file of a page, compiled in: the executable needs no other files.
public struct PageFile {
    /// The name in its folder, with its suffix: `pointers.js`.
    public let name: String
    /// The content, as it was in the folder when the program was built.
    public let bytes: [UInt8]

    /// The name up to its first dot, and the rest.
    public var stem: String { String(name.prefix { $0 != "." }) }
    /// The part after the name's first dot; empty if there is none.
    public var suffix: String { String(name.drop { $0 != "." }.dropFirst()) }

    /// The content as UTF-8. Bytes that are not UTF-8 become replacement characters.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The file's media type for a server.
    public var contentType: String {
        switch suffix {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        default: "text/javascript; charset=utf-8"
        }
    }

    /// The files of a folder, in the order of their names.
    public static func all(of folder: EmbeddedFolder) -> [PageFile] {
        UnsafeBufferPointer(start: folder.files, count: folder.count).map { file in
            PageFile(
                name: String(cString: file.name),
                bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
        }
    }
}

extension [PageFile] {
    /// The file of that name, which the folder has: a page without it cannot be served.
    public func named(_ name: String) -> PageFile {
        guard let file = first(where: { $0.name == name }) else {
            preconditionFailure("No file \(name) was compiled in")
        }
        return file
    }

    /// The files that end in `js`, in the order of the list.
    public var scripts: [PageFile] { filter { $0.suffix == "js" } }
}
