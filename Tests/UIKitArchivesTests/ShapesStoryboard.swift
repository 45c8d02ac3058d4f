// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shapes of archives that public applications have, each in a scene of its own.
enum ShapesStoryboard {
    static let document = Element.storyboard(
        initial: "sized",
        [sized, turning, buttons, texts, named, split, master, themes, detail, fixed, asking, box, boxed])

    private static func view(_ id: String, _ children: [Element], _ constraints: [Element] = []) -> Element {
        Element(
            "view", ["key": "view", "id": id],
            [.frame(0, 0, 375, 667), .subviews(children), Element("constraints", [:], constraints)])
    }

    /// A label that wide screens that are low do not have, and a bar of two widths.
    private static let sized = Element.scene(
        Element(
            "viewController", ["id": "sized", "storyboardIdentifier": "sized"],
            [
                view(
                    "sizedView",
                    [
                        Element(
                            "label", ["id": "only", "text": "High", "tag": "1"],
                            [
                                .frame(0, 0, 80, 20),
                                Element("fontDescription", ["key": "fontDescription", "pointSize": "17"]),
                                variation("heightClass=compact-widthClass=regular", ["hidden": "NO"]),
                                variation(
                                    "heightClass=compact", ["hidden": "YES"],
                                    [Element("fontDescription", ["key": "fontDescription", "pointSize": "11"])]),
                            ]),
                        Element(
                            "view", ["id": "bar", "tag": "2", "translatesAutoresizingMaskIntoConstraints": "NO"],
                            [
                                Element(
                                    "constraints", [:],
                                    [
                                        Element(
                                            "constraint", ["id": "w", "firstAttribute": "width", "constant": "100"],
                                            [variation("heightClass=compact", ["constant": "300"])])
                                    ])
                            ]),
                    ])
            ]))

    private static func mask(_ list: String, _ tag: String, _ id: String) -> Element {
        Element("mask", ["key": list], [Element(tag, ["reference": id])])
    }

    private static func size(_ id: String, _ attribute: String, _ constant: String, _ varied: [Element] = []) -> Element
    {
        Element("constraint", ["id": id, "firstAttribute": attribute, "constant": constant], varied)
    }

    /// A stack with a view more on low screens, and a bar whose width and height change there.
    private static let turning = Element.scene(
        Element(
            "viewController", ["id": "turning", "storyboardIdentifier": "turning"],
            [
                view(
                    "turningView",
                    [
                        Element(
                            "stackView", ["id": "pile", "tag": "1", "axis": "vertical"],
                            [
                                .frame(0, 100, 200, 60),
                                .subviews(
                                    ["first", "low", "last"].map {
                                        Element("label", ["id": $0, "text": $0], [.frame(0, 0, 80, 20)])
                                    }),
                                variation("default", [:], [mask("subviews", "exclude", "low")]),
                                variation(
                                    "heightClass=compact", ["axis": "horizontal", "spacing": "12"],
                                    [mask("subviews", "include", "low")]),
                            ]),
                        Element(
                            "view", ["id": "pole", "tag": "2", "translatesAutoresizingMaskIntoConstraints": "NO"],
                            [
                                Element(
                                    "constraints", [:],
                                    [
                                        size(
                                            "wide", "width", "100",
                                            [variation("heightClass=compact", ["constant": "300"])]),
                                        size("high", "height", "30"), size("low44", "height", "44"),
                                    ]),
                                variation("default", [:], [mask("constraints", "exclude", "low44")]),
                                variation(
                                    "heightClass=compact", ["hidden": "YES"],
                                    [
                                        Element(
                                            "mask", ["key": "constraints"],
                                            [
                                                Element("exclude", ["reference": "high"]),
                                                Element("include", ["reference": "low44"]),
                                            ])
                                    ]),
                            ]),
                    ])
            ]))

    private static func variation(_ key: String, _ attributes: [String: String], _ values: [Element] = []) -> Element {
        Element("variation", attributes.merging(["key": key]) { $1 }, values)
    }

    /// A configured button with the title that it had before, one without a title of its own, and one whose title is empty.
    private static let buttons = Element.scene(
        Element(
            "viewController", ["id": "buttons", "storyboardIdentifier": "buttons"],
            [
                view(
                    "buttonsView",
                    [
                        configured("one", ["style": "filled", "title": "Done"]),
                        configured("two", ["style": "gray", "buttonSize": "large"]),
                        configured("three", ["style": "plain", "title": ""]),
                    ])
            ]))

    private static func configured(_ id: String, _ configuration: [String: String]) -> Element {
        let background = Element(
            "backgroundConfiguration", ["key": "background", "cornerRadius": "9", "strokeWidth": "2"],
            [Element("color", ["key": "strokeColor", "white": "0", "alpha": "1"])])
        return Element(
            "button", ["id": id, "buttonType": "system"],
            [
                Element("state", ["key": "normal", "title": "Button"]),
                Element("buttonConfiguration", configuration.merging(["key": "configuration"]) { $1 }, [background]),
            ])
    }

    /// Texts that shrink to fit, and ones that do not.
    private static let texts = Element.scene(
        Element(
            "viewController", ["id": "texts", "storyboardIdentifier": "texts"],
            [
                view(
                    "textsView",
                    [
                        Element("label", ["id": "fixed", "text": "A", "adjustsFontSizeToFit": "NO"]),
                        Element("label", ["id": "scaled", "text": "B", "minimumScaleFactor": "0.5"]),
                        Element("textField", ["id": "entry", "minimumFontSize": "12"]),
                        Element("textField", ["id": "wide", "adjustsFontSizeToFit": "NO"]),
                    ])
            ]))

    /// A scene that is restored under its own name, with a button under another.
    private static let named = Element.scene(
        Element(
            "viewController",
            ["id": "named", "storyboardIdentifier": "named", "useStoryboardIdentifierAsRestorationIdentifier": "YES"],
            [view("namedView", [Element("button", ["id": "square", "restorationIdentifier": "Square1"])])]))

    // A split view whose first controller asks for it as soon as it awakes.

    private static let split = Element.scene(
        Element(
            "splitViewController",
            ["id": "split", "storyboardIdentifier": "split", "customClass": "WaitingSplitController"],
            [
                .connections([
                    .segue("relationship", "master", ["relationship": "masterViewController"]),
                    .segue("relationship", "detail", ["relationship": "detailViewController"]),
                ])
            ]))
    private static let master = Element.scene(
        Element(
            "navigationController", ["id": "master"],
            [.connections([.segue("relationship", "themes", ["relationship": "rootViewController"])])]))
    private static let themes = Element.scene(
        Element("viewController", ["id": "themes", "customClass": "ThemesController"], [view("themesView", [])]))
    private static let detail = Element.scene(Element("viewController", ["id": "detail"], [view("detailView", [])]))

    /// A view without constraints to its superview, with some in it.
    private static let fixed = Element.scene(
        Element(
            "viewController", ["id": "fixed", "storyboardIdentifier": "fixed"],
            [
                view(
                    "fixedView",
                    [
                        Element(
                            "view",
                            ["id": "frame", "fixedFrame": "YES", "translatesAutoresizingMaskIntoConstraints": "NO"],
                            [
                                .frame(98, 29, 252, 44),
                                Element(
                                    "autoresizingMask",
                                    ["key": "autoresizingMask", "flexibleMinX": "YES", "flexibleMaxY": "YES"]),
                                .subviews([
                                    Element(
                                        "view", ["id": "inside", "translatesAutoresizingMaskIntoConstraints": "NO"])
                                ]),
                                Element(
                                    "constraints", [:],
                                    ["leading", "top", "bottom"].map {
                                        .constraint([
                                            "id": $0, "firstItem": "inside", "firstAttribute": $0,
                                            "secondItem": "frame", "secondAttribute": $0,
                                        ])
                                    } + [
                                        .constraint([
                                            "id": "wide", "firstItem": "inside", "firstAttribute": "width",
                                            "constant": "30",
                                        ])
                                    ]),
                            ])
                    ])
            ]))

    // A segue to a container, whose first controller a method of the source makes.

    private static let asking = Element.scene(
        Element(
            "viewController", ["id": "asking", "storyboardIdentifier": "asking", "customClass": "AskingController"],
            [
                view("askingView", []), .connections([.segue("presentation", "box", ["identifier": "ask"])]),
            ]))
    private static let box = Element.scene(
        Element(
            "navigationController", ["id": "box", "storyboardIdentifier": "box"],
            [
                .connections([
                    .segue(
                        "relationship", "boxed",
                        ["relationship": "rootViewController", "destinationCreationSelector": "make:sender:segue:"])
                ])
            ]))
    private static let boxed = Element.scene(
        Element("viewController", ["id": "boxed", "customClass": "BoxedController"], [view("boxedView", [])]))
}

final class AskingController: UIViewController {
    override class var segueActions: [SegueAction] {
        super.segueActions + [
            SegueAction("make:sender:segue:", on: AskingController.self) { _, coder, sender, identifier in
                let made = BoxedController(coder: coder)
                made?.told = "\(sender ?? "nobody") \(identifier ?? "")"
                return made
            }
        ]
    }
}

final class BoxedController: UIViewController {
    var told: String?
}

final class WaitingSplitController: UISplitViewController {
    override func awakeFromNib() {
        super.awakeFromNib()
        Heard.log.append("split with \(viewControllers.count)")
    }
}

final class ThemesController: UIViewController, UISplitViewControllerDelegate {
    override func awakeFromNib() {
        super.awakeFromNib()
        Heard.log.append(splitViewController == nil ? "alone" : "in the split")
        splitViewController?.delegate = self
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}
