// SPDX-License-Identifier: Apache-2.0

import EmbeddedFiles
import PageParts
import WebServer

/// The files of the inspector's page.
///
/// One page for three sources: a running application, a recorded run in parts from a server, and a recorded run inside of the page.
package enum InspectorFiles {
    package enum Source: String {
        case live, parts, inside
    }

    /// The files by their names; the empty name is the page itself.
    package static func all(for source: Source) -> [String: WebServer.Resource] {
        var files: [String: WebServer.Resource] = [:]
        for file in own + PageParts.files where file.name != "index.html" {
            files[file.name] = .init(file.bytes, contentType: file.contentType)
        }
        files[""] = WebServer.Resource(Array(index(source).utf8), contentType: "text/html; charset=utf-8")
        return files
    }

    static func index(_ source: Source) -> String {
        let live = "name=\"responder-source\" content=\"live\""
        return own.named("index.html").text.replacing(live, with: live.replacing("live", with: source.rawValue))
    }

    /// The page's own styles come last.
    static var styles: [PageFile] { [PageParts.files.named("report.css"), own.named("page.css")] }

    static var scripts: [PageFile] { (own + PageParts.files).scripts }

    private static var own: [PageFile] { PageFile.all(of: embeddedInspectorPage()) }
}
