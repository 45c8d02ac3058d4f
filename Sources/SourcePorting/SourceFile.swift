// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftParser
    import SwiftSyntax

    /// A parsed file of the module, and its changes.
    final class SourceFile {
        let path: String
        let syntax: SourceFileSyntax
        let bytes: [UInt8]
        let converter: SourceLocationConverter
        var edits = TextEdits()
        /// Text after the last line: declarations that belong to no place of the original.
        var appendix: [String] = []

        init(_ source: SourceText) {
            path = source.path
            syntax = Parser.parse(source: source.text)
            bytes = Array(source.text.utf8)
            converter = SourceLocationConverter(fileName: source.path, tree: syntax)
        }

        /// Whether the inserted code names something from UIKit.
        var needsUIKit = false
        /// Whether it stands as a whole under a condition that is false here.
        var isLeftOut = false
        /// Whether UIKit is imported, by the source or by its rewriting.
        var seesUIKit = false

        var isMain: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }

        func text(of node: some SyntaxProtocol) -> String { String(decoding: bytes[node.bytes], as: UTF8.self) }

        func replace(_ node: some SyntaxProtocol, with text: String) { edits.replace(node.bytes, with: text) }

        /// Replaces a node by spaces, so that nothing else moves.
        func blank(_ node: some SyntaxProtocol) { replace(node, with: Replacement.blank(text(of: node))) }

        /// Takes the word `override` from a member.
        func blankOverride(of member: Member) {
            for modifier in member.syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
            where modifier.name.text == "override" { blank(modifier) }
        }

        /// Replaces a node. If the new text is not longer, the rest of the line keeps its column.
        func replacePadded(_ node: some SyntaxProtocol, with text: String) {
            replace(node, with: Replacement.padded(text, over: self.text(of: node)))
        }

        func place(of offset: Int) -> (line: Int, column: Int) {
            let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
            return (location.line, location.column)
        }

        /// A directive that the next line is the line of an offset, and indentation to its column.
        func directive(at offset: Int) -> String {
            let place = place(of: offset)
            return "#sourceLocation(file: \(literal(path)), line: \(place.line))\n"
                + String(repeating: " ", count: place.column - 1)
        }

        func diagnostic(
            _ severity: PortingDiagnostic.Severity = .error, at node: some SyntaxProtocol, _ reason: String,
            remedy: String
        ) -> PortingDiagnostic {
            let place = place(of: node.bytes.lowerBound)
            return PortingDiagnostic(
                severity: severity, path: path, line: place.line, column: place.column, reason: reason, remedy: remedy)
        }

        /// The rewritten file.
        func ported(tellsPlaces: Bool) -> SourceText {
            var result = tellsPlaces ? "#sourceLocation(file: \(literal(path)), line: 1)\n" : ""
            result += edits.applied(to: bytes, in: 0..<bytes.count)
            if !appendix.isEmpty {
                if !result.hasSuffix("\n") { result += "\n" }
                if tellsPlaces { result += "#sourceLocation()\n" }
                result += appendix.joined(separator: "\n") + "\n"
            }
            return SourceText(path: path, text: result)
        }
    }

    /// A text as a literal of Swift's.
    func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
#endif
