// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of an archive, written as the tool does.
struct Element: Encodable {
    let tag: String
    var attributes: [String: String] = [:]
    var children: [Element] = []
    var text: String?

    init(_ tag: String, _ attributes: [String: String] = [:], _ children: [Element] = [], text: String? = nil) {
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    var json: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    // MARK: Shapes

    static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Element {
        Element("rect", ["key": "frame", "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)"])
    }

    static func subviews(_ children: [Element]) -> Element { Element("subviews", [:], children) }

    static func connections(_ children: [Element]) -> Element { Element("connections", [:], children) }

    static func outlet(_ property: String, _ destination: String) -> Element {
        Element("outlet", ["property": property, "destination": destination])
    }

    static func action(_ selector: String, _ destination: String, _ event: String? = nil) -> Element {
        var attributes = ["selector": selector, "destination": destination]
        attributes["eventType"] = event
        return Element("action", attributes)
    }

    static func segue(_ kind: String, _ destination: String, _ more: [String: String] = [:]) -> Element {
        Element("segue", ["kind": kind, "destination": destination].merging(more) { $1 })
    }

    static func button(
        _ id: String, _ title: String, _ frame: Element, _ connections: [Element] = [], _ more: [Element] = []
    ) -> Element {
        Element(
            "button", ["id": id, "buttonType": "system", "contentHorizontalAlignment": "center"],
            [frame, Element("state", ["key": "normal", "title": title]), .connections(connections)] + more)
    }

    static func label(_ id: String, _ text: String, _ frame: Element) -> Element {
        Element("label", ["id": id, "text": text, "userInteractionEnabled": "NO"], [frame])
    }

    static func constraint(_ attributes: [String: String]) -> Element { Element("constraint", attributes) }

    /// A scene with a controller's element and other objects.
    static func scene(_ controller: Element, _ others: [Element] = []) -> Element {
        var controller = controller
        controller.attributes["sceneMemberID"] = "viewController"
        let responder = Element(
            "placeholder",
            ["placeholderIdentifier": "IBFirstResponder", "id": "\(controller.attributes["id"] ?? "")-first"])
        return Element("scene", [:], [Element("objects", [:], [controller, responder] + others)])
    }

    static func storyboard(initial: String, _ scenes: [Element], _ resources: [Element] = []) -> Element {
        Element(
            "document", ["initialViewController": initial],
            [Element("scenes", [:], scenes), Element("resources", [:], resources)])
    }
}
