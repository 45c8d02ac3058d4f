// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a view hierarchy in any of the known formats, which it recognizes by content.
///
/// It reads as much as possible of damaged input; `ViewTree.omissions` lists the omitted parts.
public enum DumpReader {
    /// - Throws: `DumpError` if no view can be read.
    public static func tree(from data: Data) throws(DumpError) -> ViewTree {
        let text = DumpText(data).unwrapped()
        switch try format(of: text) {
        case .recursiveDescription where DetoxReport.isAlone(in: text.lines(splittingEscapes: true)):
            return try DetoxReport.read(text)
        case .recursiveDescription: return try RecursiveDescriptionReader.read(text)
        case .xcuiTest: return try XCUITestReader.read(text)
        case .earlGrey: return try EarlGreyReader.read(text)
        case .pageSourceXML, .detox: return try PageSourceReader.read(text)
        // Live views are no text, so the format of one is never `live`.
        case .json, .pageSourceJSON, .sentry, .maestro, .simulatorAccessibility, .live:
            return try JSONDumpReader.read(text.fromJSON())
        }
    }

    /// Reads UTF-8 text that is already in memory.
    public static func tree(from text: String) throws(DumpError) -> ViewTree { try tree(from: Data(text.utf8)) }

    /// Whether a line opens an object, or a list of objects: `{% highlight` does not.
    static func beginsJSON(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return false }
        let rest = line.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
        guard let next = rest.first else { return true }
        return first == UInt8(ascii: "{")
            ? next == UInt8(ascii: "\"") || next == UInt8(ascii: "}") : next == UInt8(ascii: "{")
    }

    /// A line of `_autolayoutTrace`: `|   *<UIView:0x7f…>`.
    private static func isTrace(_ line: DumpText.Line) -> Bool {
        let content = line.bytes.drop { " |*•+\t".utf8.contains($0) }
        guard content.first == UInt8(ascii: "<"), let colon = content.firstRange(of: ":0x") else { return false }
        return content[(content.startIndex + 1)..<colon].allSatisfy { $0.isWordByte || $0 == UInt8(ascii: ".") }
    }

    private static func format(of text: DumpText) throws(DumpError) -> DumpFormat {
        let lines = text.lines(splittingEscapes: true)
        guard let first = lines.first(where: { !$0.bytes.trimmed.isEmpty }) else {
            throw DumpError(line: 1, problem: .empty)
        }
        let start = first.bytes.trimmed
        if beginsJSON(start) { return .json }
        var controllers: Int?
        var traces: Int?
        for line in lines {
            if line.bytes.firstRange(of: "<XCUIElementType") != nil || line.bytes.firstRange(of: "<AppiumAUT") != nil {
                return .pageSourceXML
            }
            if line.bytes.firstRange(of: "<ViewHierarchy>") != nil { return .detox }
            if EarlGreyReader.isView(line) { return .earlGrey }
            if line.bytes.contains(UInt8(ascii: "<")), ViewLineParser(line).parse() != nil {
                return .recursiveDescription
            }
            if XCUITestReader.isElement(line) { return .xcuiTest }
            if traces == nil, Self.isTrace(line) { traces = line.number }
            if controllers == nil, line.bytes.firstRange(of: ">, state: ") != nil { controllers = line.number }
        }
        if text.placeOfJSON() != nil { return .json }
        if let traces { throw DumpError(line: traces, problem: .traceOnly) }
        if let controllers { throw DumpError(line: controllers, problem: .controllersOnly) }
        let beginning = start.prefix(60)
        throw DumpError(
            line: first.number, column: first.column(at: start.startIndex),
            problem: .unrecognized(beginning: beginning.text))
    }
}
