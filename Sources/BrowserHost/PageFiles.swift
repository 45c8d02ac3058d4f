// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles
import PageParts
import WebServer

/// The files of the page, and where each is served.
enum PageFiles {
    struct File {
        var path: String
        var resource: WebServer.Resource
    }

    static var all: [File] {
        PageFile.all(of: embeddedBrowserHost()).map { file in
            File(
                path: file.name == "index.html" ? "/" : "/page/\(file.name)",
                resource: .init(file.bytes, contentType: file.contentType))
        }
    }
}
