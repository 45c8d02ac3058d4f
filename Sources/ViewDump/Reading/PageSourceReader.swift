// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Reads the page source of WebDriverAgent and Appium (K39–K49), and Detox's XML of views, whole or broken off.
struct PageSourceReader {
    private var builder = AbsoluteTreeBuilder()
    /// Detox's elements are views, whose frames are in their superviews.
    private var views = ViewTreeBuilder()
    private var isDetox = false
    /// The names of the elements that are open.
    private var open: [String] = []
    /// The number of open elements by name, so that an end without a start is found without a search.
    private var openCounts: [String: Int] = [:]
    private var tokenizer: XMLTokenizer

    static func read(_ text: DumpText) throws(DumpError) -> ViewTree {
        var reader = PageSourceReader(tokenizer: XMLTokenizer(text.bytes))
        text.omissions.forEach { reader.builder.leaveOut($0) }
        while let token = reader.tokenizer.next() { reader.take(token) }
        if let last = reader.open.last {
            reader.builder.leaveOut(
                reader.tokenizer.omission(
                    "the file ends inside of <\(last)>; \(reader.open.count) elements are not closed"))
        }
        guard !reader.isDetox else {
            reader.builder.omissions.forEach { reader.views.leaveOut($0) }
            return try reader.views.tree(format: .detox, lineCount: reader.tokenizer.line)
        }
        return try reader.builder.tree(format: .pageSourceXML, lineCount: reader.tokenizer.line)
    }

    private mutating func take(_ token: XMLTokenizer.Token) {
        switch token {
        case .start(let name, let attributes, let isEmpty, let line, let column):
            if name == "ViewHierarchy" { isDetox = true }
            if isDetox {
                addView(name, attributes, line: line, column: column)
            } else {
                add(name, attributes, line: line, column: column)
            }
            if !isEmpty {
                open.append(name)
                openCounts[name, default: 0] += 1
            }
        case .end(let name):
            guard openCounts[name, default: 0] > 0, let last = open.last else {
                builder.leaveOut(tokenizer.omission("found </\(name)>, which was never opened"))
                return
            }
            if last != name { builder.leaveOut(tokenizer.omission("found </\(name)>, expected </\(last)>")) }
            while let closed = open.popLast() {
                openCounts[closed, default: 0] -= 1
                if closed == name { break }
            }
        case .broken(let problem):
            builder.leaveOut(tokenizer.omission(problem))
        }
    }

    private mutating func add(_ name: String, _ attributes: [String: String], line: Int, column: Int) {
        let prefix = "XCUIElementType"
        let fullType = name.hasPrefix(prefix) ? name : attributes["type"] ?? name
        guard fullType.hasPrefix(prefix) else { return }
        let type = ViewClasses.elementType(fullType)
        var view = DumpedView(className: type, line: line, column: column)
        view.baseClassName = ViewClasses.className(forElementType: type)
        let numbers = ["x", "y", "width", "height"].map { attributes[$0].flatMap(Double.init) }
        if let width = numbers[2], let height = numbers[3], (width + height).isFinite {
            view.frame = TraceRect(x: numbers[0] ?? 0, y: numbers[1] ?? 0, width: width, height: height)
        }
        let label = attributes["label"]
        // K45: the name is the identifier, or the label if there is none.
        view.identifier = attributes["name"].flatMap { $0 == label ? nil : $0 }
        view.text = label ?? attributes["name"]
        view.isHidden = attributes["visible"] == "false"
        view.isEnabled = attributes["enabled"].map { $0 != "false" }
        view.isAccessible = attributes["accessible"].map { $0 == "true" }
        view.isHittable = attributes["hittable"].map { $0 == "true" }
        builder.add(view, indentation: open.count)
    }

    private mutating func addView(_ name: String, _ attributes: [String: String], line: Int, column: Int) {
        guard let width = attributes["width"].flatMap(Double.init),
            let height = attributes["height"].flatMap(Double.init)
        else { return }
        var view = DumpedView(className: attributes["class"] ?? name, line: line, column: column)
        let (x, y) = (attributes["x"].flatMap(Double.init) ?? 0, attributes["y"].flatMap(Double.init) ?? 0)
        if (x + y + width + height).isFinite { view.frame = TraceRect(x: x, y: y, width: width, height: height) }
        view.alpha = attributes["alpha"].flatMap(Double.init) ?? 1
        view.isHidden = attributes["visibility"].map { $0 != "visible" } ?? false
        view.identifier = attributes["id"] ?? attributes["testID"]
        view.text = attributes["text"] ?? attributes["label"]
        views.add(view, depth: open.count, isIndentation: true)
    }
}
