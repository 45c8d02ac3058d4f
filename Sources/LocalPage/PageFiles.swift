// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles
import PageParts
import WebServer

/// The files of the page by their names; the empty name is the page itself.
enum PageFiles {
    static var all: [String: WebServer.Resource] {
        var files: [String: WebServer.Resource] = [:]
        for file in PageFile.all(of: embeddedLocalPage()) + PageParts.files {
            files[file.name == "index.html" ? "" : file.name] = .init(file.bytes, contentType: file.contentType)
        }
        return files
    }
}
