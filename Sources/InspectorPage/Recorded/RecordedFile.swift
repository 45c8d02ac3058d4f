// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A recorded run in one file that needs nothing else: the page, its scripts and every part, inside of it.
package enum RecordedFile {
    /// The HTML, piece by piece: it may be long.
    package static func write(_ run: RecordedRun, title: String, to write: (String) throws -> Void) rethrows {
        var page = InspectorFiles.index(.inside)
        for line in ["report", "page"].map({ "<link rel=\"stylesheet\" href=\"\($0).css\">\n" }) {
            page = page.replacing(line, with: "")
        }
        let script = "<script type=\"module\" src=\"main.js\"></script>\n"
        let ends = page.components(separatedBy: script)
        try write(
            ends[0].replacing("<title>Inspector</title>", with: "\(policy)\n<title>\(escaped(title))</title>"))
        for style in InspectorFiles.styles {
            try write("<style id=\"\(style.stem)-style\">\n\(style.text)</style>\n")
        }
        let body = (ends.count > 1 ? ends[1] : "").components(separatedBy: "</body>")
        try write(body[0])
        for number in 0..<run.count {
            let text = run.part(number) ?? ""
            // The text cannot end the element: in JSON the character is escaped.
            try write(
                "<script type=\"application/json\" id=\"part-\(number)\">\(text.replacing("<", with: "\\u003c"))</script>\n"
            )
        }
        try write(
            "<script type=\"importmap\">\(importMap)</script>\n<script type=\"module\">import \"main\";</script>\n")
        try write("</body>\n</html>\n")
    }

    /// Nothing is loaded, from anywhere.
    private static let policy = """
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' data:; img-src data: blob:">
        """

    /// The modules by bare names, which a module that is a `data:` address can import.
    private static var importMap: String {
        let modules = InspectorFiles.scripts.map { script in
            let text = script.text.replacing("from \"./", with: "from \"").replacing(".js\";\n", with: "\";\n")
            return "\"\(script.stem)\":\"data:text/javascript;base64,\(Data(text.utf8).base64EncodedString())\""
        }
        return "{\"imports\":{\(modules.joined(separator: ","))}}"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
