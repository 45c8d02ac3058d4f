// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles
import PageParts
import WebServer

/// The files of the page, and their paths.
enum PageFiles {
    struct File {
        var path: String
        var resource: WebServer.Resource
    }

    /// Where a visitor signs out: a page, and the WebSocket that it opens.
    static let signOut = "/sign-out"

    static var all: [File] {
        PageFile.all(of: embeddedBrowserHost()).map { file in
            let path =
                switch file.name {
                case "index.html": "/"
                case "sign-out.html": signOut
                default: "/page/\(file.name)"
                }
            return File(path: path, resource: .init(file.bytes, contentType: file.contentType))
        }
    }
}
