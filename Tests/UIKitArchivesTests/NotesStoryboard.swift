// SPDX-License-Identifier: Apache-2.0

/// A storyboard of a stack, a list and a note, in the form in which the tool writes archives.
enum NotesStoryboard {
    static let document = Element.storyboard(
        initial: "nav", [stack, list, note, help, tabs, settings],
        [
            Element(
                "namedColor", ["name": "Paper"],
                [Element("color", ["red": "1", "green": "0.5", "blue": "0", "alpha": "1"])])
        ])

    private static let stack = Element.scene(
        Element(
            "navigationController", ["id": "nav"],
            [
                Element("navigationBar", ["key": "navigationBar", "id": "bar", "largeTitles": "YES"]),
                .connections([.segue("relationship", "list", ["relationship": "rootViewController"])]),
            ]))

    private static let list = Element.scene(
        Element(
            "viewController", ["id": "list", "customClass": "NotesController", "customModule": "Elsewhere"],
            [
                Element("view", ["key": "view", "id": "root"], listView),
                Element(
                    "navigationItem", ["key": "navigationItem", "title": "Notes", "id": "item"],
                    [
                        Element(
                            "barButtonItem", ["key": "rightBarButtonItem", "title": "Help", "id": "helpItem"],
                            [.connections([.segue("presentation", "help", ["identifier": "help"])])])
                    ]),
                .connections([
                    .outlet("titleLabel", "title"), .outlet("field", "field"), .outlet("list", "table"),
                    .outlet("width", "fieldWidth"), chip("a"), chip("b"),
                    .segue("show", "note", ["identifier": "byCode"]),
                    .segue("popoverPresentation", "help", ["identifier": "over"]),
                ]),
            ]), [tap])

    private static let tap = Element(
        "tapGestureRecognizer", ["id": "tap", "numberOfTapsRequired": "2"],
        [.connections([.action("pressed", "list")])])

    private static func chip(_ id: String) -> Element {
        Element("outletCollection", ["property": "chips", "destination": id, "collectionClass": "NSMutableArray"])
    }

    private static let listView: [Element] = [
        .frame(0, 0, 375, 667),
        Element("autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"]),
        Element("viewLayoutGuide", ["key": "safeArea", "id": "safe"]),
        Element("color", ["key": "backgroundColor", "systemColor": "systemBackgroundColor"]),
        .subviews([
            .label("title", "My notes", .frame(20, 100, 200, 30)),
            Element(
                "textField", ["id": "field", "placeholder": "New", "translatesAutoresizingMaskIntoConstraints": "NO"],
                [Element("textInputTraits", ["key": "textInputTraits", "keyboardType": "numberPad"])]),
            .button("add", "Add", .frame(300, 200, 60, 40), [.action("add:", "list", "touchUpInside")]),
            .button("a", "A", .frame(20, 200, 40, 40)),
            .button("b", "B", .frame(70, 200, 40, 40)),
            Element(
                "view", ["id": "star", "customClass": "StarView"],
                [
                    .frame(200, 200, 50, 40), .subviews([.label("starLabel", "*", .frame(0, 0, 10, 10))]),
                    Element("color", ["key": "backgroundColor", "name": "Paper"]),
                    Element(
                        "userDefinedRuntimeAttributes", [:],
                        [
                            Element(
                                "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "points"],
                                [Element("integer", ["key": "value", "value": "5"])]),
                            Element(
                                "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "cornerRadius"],
                                [Element("real", ["key": "value", "value": "4.5"])]),
                            Element(
                                "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "layer.borderWidth"],
                                [Element("integer", ["key": "value", "value": "2"])]),
                        ]),
                    .connections([
                        Element("outletCollection", ["property": "gestureRecognizers", "destination": "tap"])
                    ]),
                ]),
            Element(
                "tableView", ["id": "table", "style": "plain", "rowHeight": "-1", "dataMode": "prototypes"],
                [
                    .frame(0, 300, 375, 300), Element("prototypes", [:], [cell]),
                    .connections([.outlet("dataSource", "list")]),
                ]),
        ]),
        Element(
            "constraints", [:],
            [
                .constraint([
                    "firstItem": "field", "firstAttribute": "leading", "secondItem": "safe",
                    "secondAttribute": "leading", "constant": "20", "id": "c1",
                ]),
                .constraint([
                    "firstItem": "field", "firstAttribute": "top", "secondItem": "safe",
                    "secondAttribute": "top", "constant": "60", "id": "c2",
                ]),
                .constraint([
                    "firstItem": "field", "firstAttribute": "width", "secondItem": "root",
                    "secondAttribute": "width", "multiplier": "1:2", "id": "fieldWidth",
                ]),
                .constraint(["firstItem": "field", "firstAttribute": "height", "constant": "34", "id": "c4"]),
                .constraint([
                    "firstItem": "field", "firstAttribute": "height", "constant": "90", "id": "c5",
                    "placeholder": "YES",
                ]),
                .constraint(["firstItem": "field", "firstAttribute": "height", "constant": "80", "id": "c6"]),
            ]),
        Element(
            "variation", ["key": "default"],
            [Element("mask", ["key": "constraints"], [Element("exclude", ["reference": "c6"])])]),
    ]

    private static let cell = Element(
        "tableViewCell",
        [
            "id": "cell", "reuseIdentifier": "Note", "style": "IBUITableViewCellStyleDefault", "textLabel": "cellText",
            "customClass": "NoteCell", "accessoryType": "disclosureIndicator",
        ],
        [
            Element(
                "tableViewCellContentView", ["key": "contentView", "id": "content"],
                [
                    .subviews([
                        Element(
                            "label", ["id": "cellText", "text": "Title"],
                            [Element("color", ["key": "textColor", "systemColor": "systemRedColor"])]),
                        .label("mark", "?", .frame(280, 10, 20, 20)),
                    ])
                ]),
            .connections([.outlet("mark", "mark"), .segue("show", "note", ["identifier": "open"])]),
        ])

    private static let note = Element.scene(
        Element(
            "viewController", ["id": "note", "customClass": "NoteController", "storyboardIdentifier": "Note"],
            [
                Element(
                    "view", ["key": "view", "id": "noteRoot"],
                    [
                        .frame(0, 0, 375, 667),
                        .subviews([
                            .label("noteLabel", "", .frame(20, 200, 200, 30)),
                            .button(
                                "done", "Done", .frame(20, 300, 80, 40),
                                [.segue("unwind", "noteExit", ["unwindAction": "back:", "identifier": "done"])]),
                        ]),
                    ]),
                .connections([.outlet("label", "noteLabel")]),
            ]), [Element("exit", ["id": "noteExit", "sceneMemberID": "exit"])])

    private static let help = Element.scene(
        Element(
            "viewController", ["id": "help", "storyboardIdentifier": "Help"],
            [
                Element(
                    "view", ["key": "view", "id": "helpRoot"],
                    [
                        .frame(0, 0, 375, 667),
                        .subviews([
                            Element(
                                "stackView",
                                ["id": "stack", "axis": "vertical", "distribution": "fillEqually", "spacing": "10"],
                                [
                                    .frame(20, 100, 200, 110),
                                    .subviews([
                                        .label("one", "1", .frame(0, 0, 1, 1)), .label("two", "2", .frame(0, 0, 1, 1)),
                                    ]),
                                ]),
                            Element(
                                "containerView", ["id": "container"],
                                [
                                    .frame(20, 300, 200, 100),
                                    .connections([.segue("embed", "note", ["identifier": "in"])]),
                                ]),
                            .button(
                                "close", "Close", .frame(20, 500, 80, 40),
                                [.segue("unwind", "helpExit", ["unwindAction": "back:"])]),
                        ]),
                    ])
            ]), [Element("exit", ["id": "helpExit", "sceneMemberID": "exit"])])

    private static let tabs = Element.scene(
        Element(
            "tabBarController", ["id": "tabs", "storyboardIdentifier": "Tabs"],
            [
                .connections([
                    .segue("relationship", "settings", ["relationship": "viewControllers"]),
                    .segue("relationship", "help", ["relationship": "viewControllers"]),
                ])
            ]))

    private static let settings = Element.scene(
        Element(
            "tableViewController", ["id": "settings", "storyboardIdentifier": "Settings"],
            [
                Element("tabBarItem", ["key": "tabBarItem", "title": "Options", "id": "tab"]),
                Element(
                    "tableView", ["key": "view", "id": "settingsTable", "style": "grouped", "dataMode": "static"],
                    [
                        .frame(0, 0, 375, 667),
                        Element(
                            "sections", [:],
                            [
                                Element(
                                    "tableViewSection", ["headerTitle": "Sound", "id": "s1"],
                                    [Element("cells", [:], [option("volume", 60), option("tone", nil)])]),
                                Element(
                                    "tableViewSection", ["footerTitle": "Careful.", "id": "s2"],
                                    [Element("cells", [:], [option("erase", nil)])]),
                            ]),
                        .connections([.outlet("dataSource", "settings"), .outlet("delegate", "settings")]),
                    ]),
            ]))

    private static func option(_ name: String, _ height: Int?) -> Element {
        var attributes = ["id": name, "style": "IBUITableViewCellStyleValue1", "textLabel": name + "Text"]
        attributes["rowHeight"] = height.map(String.init)
        return Element(
            "tableViewCell", attributes,
            [
                Element(
                    "tableViewCellContentView", ["key": "contentView", "id": name + "Content"],
                    [.subviews([Element("label", ["id": name + "Text", "text": name])])])
            ])
    }

    /// A storyboard that names what nobody has.
    static let broken = Element.storyboard(
        initial: "broken",
        [
            .scene(
                Element(
                    "viewController", ["id": "broken", "customClass": "Nobody"],
                    [
                        Element(
                            "view", ["key": "view", "id": "brokenRoot"],
                            [
                                .frame(0, 0, 375, 667),
                                .subviews([
                                    Element("mapView", ["id": "map"], [.frame(10, 10, 50, 50)]),
                                    Element(
                                        "view", ["id": "brokenStar", "customClass": "StarView"],
                                        [
                                            Element(
                                                "userDefinedRuntimeAttributes", [:],
                                                [
                                                    Element(
                                                        "userDefinedRuntimeAttribute",
                                                        ["type": "string", "keyPath": "points", "value": "many"])
                                                ])
                                        ]),
                                ]),
                                Element(
                                    "constraints", [:],
                                    [.constraint(["firstItem": "map", "firstAttribute": "middle", "id": "odd"])]),
                            ]),
                        .connections([.outlet("lost", "map"), .segue("show", "nowhere", ["identifier": "away"])]),
                    ]))
        ])

    /// A nib whose owner has an outlet to a label in it.
    static let badge = Element(
        "document", [:],
        [
            Element(
                "objects", [:],
                [
                    Element(
                        "placeholder", ["placeholderIdentifier": "IBFilesOwner", "id": "-1"],
                        [.connections([.outlet("label", "badgeLabel")])]),
                    Element("placeholder", ["placeholderIdentifier": "IBFirstResponder", "id": "-2"]),
                    Element(
                        "view", ["id": "badgeRoot"],
                        [.frame(0, 0, 80, 20), .subviews([.label("badgeLabel", "New", .frame(0, 0, 80, 20))])]),
                ])
        ])
}
