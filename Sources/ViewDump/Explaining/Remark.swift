// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A fact outside of the hit test that decides the effect of the touch.
public struct Remark: Hashable, Sendable {
    /// The subject.
    public var kind: Kind
    /// The view that it is about.
    public var view: Int
    /// The remark in one sentence.
    public var text: TraceText
    /// The remedy.
    public var change: TraceText?

    /// The facts beside the answer.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Gesture recognizers on the way to the receiver, which get the touch too and may cancel it.
        case recognizer
        /// Gesture recognizers of a view that takes no touches, so that they get none.
        case silentRecognizer
        /// A control under the point that does not get it.
        case controlBehind
        /// A presentation lies over the rest.
        case presentation
        /// The receiver is disabled: it gets the touch, and sends nothing.
        case disabled
    }

    init(_ kind: Kind, _ view: Int, _ text: TraceText, change: TraceText? = nil) {
        self.kind = kind
        self.view = view
        self.text = text
        self.change = change
    }

    /// The remarks on an outcome at a point; none on live views.
    ///
    /// - Parameter wanted: the view of `whyNot`, whose obstacles are listed there.
    static func about(_ outcome: TouchWalk.Outcome, wanted: Int?, in tree: ViewTree) -> [Remark] {
        guard tree.format != .live else { return [] }
        var remarks: [Remark] = []
        if let receiver = outcome.receiver {
            if tree.views[receiver].isEnabled == false {
                remarks.append(
                    Remark(
                        .disabled, receiver,
                        "\(tree.subject(of: receiver)) is disabled: it gets the touch and does nothing"))
            }
            remarks += recognizers(onTheWayTo: receiver, in: tree)
            remarks += presentations(at: receiver, in: tree)
        }
        if let alert = tree.alert, outcome.receiver.map({ !tree.path(to: $0).contains(alert) }) ?? true {
            remarks.append(
                Remark(
                    .presentation, alert,
                    "\(tree.subject(of: alert)) is shown: what is beside and behind it gets nothing until it is dismissed"
                ))
        }
        remarks += silentRecognizers(in: outcome, of: tree)
        remarks += ControlsBehind(outcome, wanted: wanted, in: tree).remarks
        return remarks
    }

    // MARK: - Recognizers

    /// G64: these views get a tap on them, whatever tap recognizers their superviews have.
    private static let keepTheirTaps: Set<String> = [
        "UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl",
    ]

    private static func recognizers(onTheWayTo receiver: Int, in tree: ViewTree) -> [Remark] {
        let path = tree.path(to: receiver)
        let control = path.last { tree.traits[$0].role == .control }
        return path.reversed().compactMap { index in
            let view = tree.views[index]
            guard view.hasGestureRecognizers, !view.recognizers.isEmpty || !isSystems(index, in: tree) else {
                return nil
            }
            let subject = tree.subject(of: index)
            let cancelling = view.recognizers.filter { $0.isEnabled && $0.cancelsTouches }
            guard view.recognizers.isEmpty || !cancelling.isEmpty else {
                return Remark(
                    .recognizer, index, "\(subject) has \(list(view.recognizers)): the touch is not cancelled by it")
            }
            let names = view.recognizers.isEmpty ? "gesture recognizers" : list(view.recognizers)
            let place: TraceText = index == receiver ? "" : ", above \(tree.subject(of: receiver)),"
            return Remark(
                .recognizer, index,
                "\(subject)\(place) has \(names): \(effect(of: index, on: receiver, control, path, tree))",
                change: change(for: view))
        }
    }

    private static func effect(
        of index: Int, on receiver: Int, _ control: Int?, _ path: [Int], _ tree: ViewTree
    ) -> TraceText {
        if tree.traits[index].role == .scroll {
            return "a finger that moves scrolls, and cancels the touch of \(tree.subject(of: receiver))"
        }
        if let control, control > index {
            let keepsTaps = tree.traits[control].knownClass.map(keepTheirTaps.contains) ?? false
            return keepsTaps
                ? "a tap is \(tree.subject(of: control))'s all the same (G64), another gesture cancels the touch"
                : "one that recognizes cancels the touch, and \(tree.subject(of: control)) sends nothing (G64 spares UIKit's buttons only)"
        }
        if let cell = path.last(where: { $0 > index && isCell($0, in: tree) }) {
            return "one that recognizes a tap cancels the touch, and \(tree.subject(of: cell)) is not selected"
        }
        return "they see the touch first, and one that recognizes cancels it for the view"
    }

    private static func isCell(_ index: Int, in tree: ViewTree) -> Bool {
        let names = [tree.traits[index].knownClass, tree.views[index].baseClassName, tree.views[index].className]
        return names.contains { $0?.hasSuffix("Cell") == true }
    }

    /// `UITapGestureRecognizer (close), UIPanGestureRecognizer (off)`
    private static func list(_ recognizers: [DumpedRecognizer]) -> String {
        recognizers.map { recognizer in
            let notes =
                [recognizer.action, recognizer.isEnabled ? nil : "off"].compactMap { $0 }
                + (recognizer.cancelsTouches ? [] : ["cancelsTouchesInView false"])
            return recognizer.className + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
        }.joined(separator: ", ")
    }

    private static func change(for view: DumpedView) -> TraceText? {
        guard view.recognizers.isEmpty else { return "set \(code: "cancelsTouchesInView") of it to \(code: "false")" }
        guard let address = view.address else { return nil }
        return "add to the file what \(code: "po [\(address) gestureRecognizers]") prints, and they are named here"
    }

    /// Windows and containers have UIKit's own recognizers.
    private static func isSystems(_ index: Int, in tree: ViewTree) -> Bool {
        guard tree.traits[index].role != .window, tree.parents[index] != nil else { return true }
        let name = tree.views[index].className
        return name.hasPrefix("_UI")
            || [
                "UILayoutContainerView", "UITransitionView", "UIDropShadowView", "UITabBar", "UINavigationBar",
                "UITextView",
                "WKContentView", "UIKBKeyplaneView", "UITextField", "UIKeyboardLayoutStar",
            ].contains(name)
    }

    private static func silentRecognizers(in outcome: TouchWalk.Outcome, of tree: ViewTree) -> [Remark] {
        zip(outcome.walk.visits, outcome.views).compactMap { visit, index in
            guard visit.verdict == .refused(.interactionDisabled), tree.views[index].hasGestureRecognizers,
                let point = visit.point, tree.placements[index].contains(point)
            else { return nil }
            let subject = tree.subject(of: index)
            return Remark(
                .silentRecognizer, index,
                "\(subject) has gesture recognizers, and \(code: "isUserInteractionEnabled") is false: they get no touch",
                change: "set \(code: "isUserInteractionEnabled") of \(subject) to \(code: "true")")
        }
    }

    // MARK: - Presentations

    private static func presentations(at receiver: Int, in tree: ViewTree) -> [Remark] {
        let subject = tree.subject(of: receiver)
        switch tree.traits[receiver].knownClass {
        case "UIDimmingView":
            return [
                Remark(
                    .presentation, receiver,
                    "\(subject) dims what lies behind a presentation, and takes its touches; a tap on it may dismiss")
            ]
        case "UIDropShadowView":
            return [
                Remark(.presentation, receiver, "\(subject) holds a presentation, and takes what its content does not")
            ]
        default: break
        }
        // The window's first transition view contains the application, the others contain presented controllers.
        guard let container = tree.path(to: receiver).last(where: { tree.views[$0].className == "UITransitionView" }),
            let window = tree.parents[container], tree.children(of: window).first != container
        else { return [] }
        return [
            Remark(
                .presentation, container,
                "\(subject) is presented over the rest (in \(tree.subject(of: container))): what lies behind gets nothing until it is dismissed"
            )
        ]
    }
}
