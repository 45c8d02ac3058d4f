// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles
import PageParts
import WebServer

/// The files of the page, and their paths.
enum PageFiles {
    struct File: Sendable {
        var path: String
        var resource: WebServer.Resource
    }

    /// Where a visitor signs out: a page, and the WebSocket that it opens.
    static let signOut = "/sign-out"

    /// The page loads all its modules in one script; a visitor's line waits once. Each is served by itself too, for tests and debuggers.
    static let script = "/page/page.js"

    static let all: [File] = {
        let files = PageFile.all(of: embeddedBrowserHost())
        let bundle = ScriptBundle.text(of: files.scripts, from: "main.js")
        let script = WebServer.Resource(Array(bundle.utf8), contentType: files.named("main.js").contentType)
        return served(files) + [File(path: Self.script, resource: script)]
    }()

    private static func served(_ files: [PageFile]) -> [File] {
        files.map { file in
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
