// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Reads `debugDescription` of a user-interface test's element (K34–K38).
struct XCUITestReader {
    static func isElement(_ line: DumpText.Line) -> Bool { element(in: line) != nil }

    static func read(_ text: DumpText) throws(DumpError) -> ViewTree {
        let lines = text.lines(splittingEscapes: false)
        var builder = AbsoluteTreeBuilder()
        text.omissions.forEach { builder.leaveOut($0) }
        let start = lines.firstIndex { $0.bytes.firstRange(of: "Element subtree:") != nil }
        var strangers = 0
        var firstStranger: Int?
        for line in lines[(start.map { $0 + 1 } ?? 0)...] {
            // The sections after the tree repeat some of its elements.
            if line.bytes.has("Path to element:", at: line.bytes.startIndex)
                || line.bytes.has("Query chain:", at: line.bytes.startIndex)
            {
                break
            }
            guard let (view, indentation) = element(in: line) else {
                guard !line.bytes.trimmed.isEmpty, line.bytes.firstRange(of: "Attributes: ") == nil else { continue }
                strangers += 1
                firstStranger = firstStranger ?? line.number
                continue
            }
            builder.add(view, indentation: indentation)
        }
        if let firstStranger {
            let noun = strangers == 1 ? "1 line is" : "\(strangers) lines are"
            builder.leaveOut(
                Omission(
                    line: firstStranger, problem: "\(noun) not of the dump (log output, text), the first of them here"))
        }
        return try builder.tree(format: .xcuiTest, lineCount: lines.last?.number ?? 1)
    }

    /// K35: type, address, frame, attributes. Some versions print no address; then the frame follows the type, or an application's `pid`.
    private static func element(in line: DumpText.Line) -> (DumpedView, indentation: Int)? {
        let bytes = line.bytes
        let addressPlace = bytes.firstRange(of: ", 0x")
        guard
            let typeEnd = addressPlace ?? bytes.firstRange(of: ", {{")
                ?? bytes.firstRange(of: "Application, pid: ").map({ $0 + 11 })
        else { return nil }
        let before = bytes[..<typeEnd]
        // A log's prefix may stand before the indentation; the type is the last word before the address, with `(Main)`.
        var type = before.text
        if type.hasSuffix(" (Main)") { type.removeLast(7) }
        guard let name = type.split(whereSeparator: { " →\t".contains($0) }).last.map(String.init),
            !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return nil }
        // Without an address nothing but the type, in UIKit's capitals, may stand before.
        guard
            addressPlace != nil
                || type.allSatisfy({ $0.isLetter || " →\t".contains($0) }) && name.first?.isUppercase == true
        else { return nil }
        let digits = addressPlace.map { bytes[($0 + 4)...].prefix { $0.isHexDigit } }
        let rest = bytes[(digits?.endIndex ?? typeEnd)...]
        let isApplication = name == "Application"
        guard rest.firstRange(of: "{{") != nil || isApplication || rest.isEmpty || rest.has(", ", at: rest.startIndex)
        else { return nil }
        let indentation = type.prefix(type.count - name.count).reversed().prefix { " →\t".contains($0) }
        var view = DumpedView(
            className: name, line: line.number, column: line.column + type.count - name.count)
        if let digits { view.address = "0x" + digits.text }
        view.baseClassName = ViewClasses.className(forElementType: name)
        if let frame = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}", from: frame) {
            let n = rest[frame..<end].numbers()
            if n.count == 4, n.allSatisfy(\.isFinite) {
                view.frame = TraceRect(x: n[0], y: n[1], width: n[2], height: n[3])
            }
        }
        view.isCut = view.frame == nil && !isApplication
        if Self.words(after: rest).contains("Disabled") { view.isEnabled = false }
        view.identifier = quoted(", identifier: '", in: rest)
        view.text = quoted(", label: '", in: rest) ?? quoted(", title: '", in: rest)
        return (view, indentation.contains("→") ? 0 : indentation.count)
    }

    /// The words without a value at the end of a line (K35).
    private static func words(after rest: ArraySlice<UInt8>) -> Set<String> {
        let end = rest.lastIndex(of: UInt8(ascii: "'")).map { $0 + 1 } ?? rest.startIndex
        return Set(rest[end...].text.split(separator: ",").map { $0.trimmed.filter(\.isLetter) })
    }

    /// A quoted attribute ends at a quote that another attribute or the end of the line follows.
    private static func quoted(_ key: StaticString, in rest: ArraySlice<UInt8>) -> String? {
        guard let place = rest.firstRange(of: key) else { return nil }
        let start = place + key.utf8CodeUnitCount
        let ends: [StaticString] = [
            "', identifier: ", "', title: ", "', label: ", "', value: ", "', placeholderValue: ", "', Keyboard Focused",
            "', Focused", "', Selected", "', Disabled",
        ]
        let end = ends.compactMap { rest.firstRange(of: $0, from: start) }.min()
        if let end { return rest[start..<end].text }
        return rest[start...].last == UInt8(ascii: "'") ? rest[start...].dropLast().text : rest[start...].text
    }
}
