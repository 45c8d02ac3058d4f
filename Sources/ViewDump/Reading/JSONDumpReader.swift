// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Reads views from JSON: WebDriverAgent's (K50), Sentry's, Maestro's, the simulator's accessibility tree from idb and AXe,
/// or our own (`Documentation/Explain.md`).
///
/// Members may come in any order, children before the geometry of their parent too: a view takes its place when its object opens
/// and its values when it closes.
struct JSONDumpReader {
    /// An open object: a view with its place, or a part of one (`frame`), or something else.
    private struct Object {
        var view: Int?
        var members: [String: JSONTokenizer.Token] = [:]
    }

    /// The open objects and arrays around the next token.
    private enum Container {
        case object(name: String?)
        /// With the number of its elements so far.
        case array(name: String?, count: Int)
    }

    private var tokenizer: JSONTokenizer
    private var containers: [Container] = []
    private var objects: [Object] = []
    private var key: String?
    private var views: [DumpedView] = []
    private var parents: [Int?] = []
    /// The format according to the members; our own if they name no other.
    private var format = DumpFormat.json
    private var version = 1.0
    private var omissions: [Omission] = []

    private static let childKeys: Set<String> = ["children", "subviews", "views", "windows", "elements", "roots"]

    static func read(_ text: DumpText) throws(DumpError) -> ViewTree {
        var reader = JSONDumpReader(tokenizer: JSONTokenizer(text.bytes))
        reader.omissions = text.omissions
        return try reader.tree()
    }

    private mutating func tree() throws(DumpError) -> ViewTree {
        while let token = tokenizer.next() {
            if case .broken(let problem) = token {
                leaveOut(problem)
                continue
            }
            take(token)
        }
        if !containers.isEmpty {
            leaveOut("the file ends too early: \(containers.count) objects and lists are not closed")
            while !containers.isEmpty { close() }
        }
        guard version <= 1 else { throw DumpError(line: 1, problem: .unknownVersion(version)) }
        let all = droppingWrappers()
        guard !all.views.isEmpty else { throw DumpError(line: 1, problem: .noViews(format)) }
        return format.isAccessibilityTree ? AbsoluteTreeBuilder.relative(all) : all
    }

    private mutating func leaveOut(_ problem: String) {
        if omissions.count < 100 {
            omissions.append(Omission(line: tokenizer.line, column: tokenizer.column, problem: problem))
        }
    }

    private mutating func take(_ token: JSONTokenizer.Token) {
        switch token {
        case .beginObject: openObject()
        case .beginArray:
            containers.append(.array(name: key, count: 0))
            key = nil
        case .endObject, .endArray:
            guard !containers.isEmpty else {
                leaveOut("found a closing bracket that nothing opened")
                return
            }
            close()
        case .colon, .comma: break
        case .string(let text):
            // A member's name is a string where an object expects one.
            if case .object = containers.last, key == nil { key = text } else { store(token) }
        case .number, .bool, .null: store(token)
        case .broken: break
        }
    }

    private mutating func openObject() {
        let name = key
        key = nil
        var isView = containers.isEmpty
        switch containers.last {
        case .array(let list, _): isView = list.map(Self.childKeys.contains) ?? true
        case .object: isView = name == "value" && objects.count == 1
        case nil: break
        }
        containers.append(.object(name: name))
        guard isView else {
            objects.append(Object())
            return
        }
        parents.append(objects.last { $0.view != nil }?.view)
        objects.append(Object(view: views.count))
        views.append(DumpedView(className: "", line: tokenizer.line, column: tokenizer.column))
    }

    private mutating func store(_ token: JSONTokenizer.Token) {
        var name = key
        key = nil
        if case .array(let list, let count) = containers.last {
            name = list.map { "\($0).\(count)" }
            containers[containers.count - 1] = .array(name: list, count: count + 1)
        }
        guard let name, !objects.isEmpty else { return }
        objects[objects.count - 1].members[name] = token
    }

    private mutating func close() {
        key = nil
        guard let container = containers.popLast(), case .object(let name) = container, let object = objects.popLast()
        else { return }
        if let view = object.view {
            finish(view, with: object.members)
        } else if let name, !objects.isEmpty {
            // A part's members belong to the view: `frame.x`. The members of deeper parts are ignored.
            for (member, value) in object.members where !member.contains(".") {
                objects[objects.count - 1].members["\(name).\(member)"] = value
            }
        }
    }

    private mutating func finish(_ index: Int, with members: [String: JSONTokenizer.Token]) {
        var view = JSONViewMembers(members).view(line: views[index].line, column: views[index].column)
        if case .number(let number)? = members["version"] { version = number }
        settleFormat(members)
        view.className = ViewClasses.elementType(view.className)
        if view.baseClassName == nil, members["class"] == nil, format.isAccessibilityTree {
            view.baseClassName = ViewClasses.className(forElementType: view.className)
        }
        if !view.className.isEmpty, view.className != "Application", view.frame == nil, omissions.count < 100 {
            omissions.append(
                Omission(
                    line: view.line, column: view.column,
                    problem: "\(view.className) has no readable frame; it is taken to fill its superview"))
        }
        views[index] = view
    }

    /// The format according to a view's members. Sentry's views have `type` too; the members around them come last, and decide.
    private mutating func settleFormat(_ members: [String: JSONTokenizer.Token]) {
        if members["rendering_system"] != nil {
            format = .sentry
        } else if members["backend"] != nil, members["type"] == nil {
            // idb's complete document, around its elements.
            format = .simulatorAccessibility
            if case .bool(true)? = members["truncated"] {
                omissions.append(
                    Omission(
                        line: tokenizer.line, column: tokenizer.column,
                        problem: "idb stopped reading at its limits: elements are missing", doubt: .cutEnd))
            }
        } else if ["AXFrame", "AXLabel", "AXType", "native.axFrame"].contains(where: { members[$0] != nil })
            || JSONViewMembers(members).hasRole
        {
            format = .simulatorAccessibility
        } else if members["attributes.bounds"] != nil {
            format = .maestro
        } else if format == .json, members["type"] != nil, members["class"] == nil {
            format = members["visible"] != nil && members["alpha"] != nil ? .sentry : .pageSourceJSON
        }
    }

    /// Without the objects around the views, and without the application, which is no view.
    private func droppingWrappers() -> ViewTree {
        // idb prints a list: the application, which has the screen's frame, and its content.
        let screen = format == .simulatorAccessibility ? views.firstIndex { $0.className == "Application" } : nil
        var places: [Int?] = []
        var kept: [DumpedView] = []
        var keptParents: [Int?] = []
        for (index, view) in views.enumerated() {
            let parent = parents[index].flatMap { places[$0] } ?? screen.flatMap { $0 < index ? places[$0] : nil }
            if view.className.isEmpty
                || index != screen && format.isAccessibilityTree && view.className == "Application"
            {
                places.append(parent)
            } else {
                places.append(kept.count)
                kept.append(view)
                keptParents.append(parent)
            }
        }
        if format == .simulatorAccessibility { Self.nameBars(in: &kept, parents: keptParents) }
        return ViewTree(format: format, views: kept, parents: keptParents, omissions: omissions)
    }

    /// The simulator reports a navigation bar as a group. Its identifier is its title, which is also a heading inside it.
    private static func nameBars(in views: inout [DumpedView], parents: [Int?]) {
        for (index, parent) in parents.enumerated() where views[index].className == "Heading" {
            guard let parent, views[parent].className == "Group", let title = views[index].text,
                views[parent].identifier == title
            else { continue }
            views[parent].className = "NavigationBar"
            views[parent].baseClassName = ViewClasses.className(forElementType: "NavigationBar")
        }
    }
}
