// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// A script as a person reads it: what there is, as code, and the fingers as a marble diagram.
extension GestureScript: CustomStringConvertible {
    public var description: String {
        var lines = ["// seed \(seed)"]
        for (index, part) in views.enumerated() where part.isThere { lines += text(of: part, index) }
        for (index, part) in recognizers.enumerated() where part.isThere { lines += text(of: part, index) }
        for relation in relations where relation.isThere { lines.append(text(of: relation)) }
        for trigger in triggers where trigger.isThere { lines.append(text(of: trigger)) }
        return (lines + diagram).joined(separator: "\n")
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    private func text(of part: ViewPart, _ index: Int) -> [String] {
        let frame = part.frame
        let type = part.kind == .plain ? "UIView" : part.kind == .button ? "UIButton" : "UISlider"
        let home =
            part.parent.flatMap { views[$0].isThere ? "v\($0)" : nil } ?? (part.isInSecondWindow ? "window2" : "window")
        let numbers =
            "x: \(number(frame.minX)), y: \(number(frame.minY)), "
            + "width: \(number(frame.width)), height: \(number(frame.height))"
        var lines = ["let v\(index) = \(type)(frame: CGRect(\(numbers)))", "\(home).addSubview(v\(index))"]
        if part.isMultipleTouchEnabled { lines.append("v\(index).isMultipleTouchEnabled = true") }
        if part.isExclusiveTouch { lines.append("v\(index).isExclusiveTouch = true") }
        return lines
    }

    private func text(of part: RecognizerPart, _ index: Int) -> [String] {
        let name = "r\(index)"
        var lines = ["let \(name) = \(Self.text(of: part.kind))"]
        if !part.cancelsTouchesInView { lines.append("\(name).cancelsTouchesInView = false") }
        if part.delaysTouchesBegan { lines.append("\(name).delaysTouchesBegan = true") }
        if !part.delaysTouchesEnded { lines.append("\(name).delaysTouchesEnded = false") }
        if !part.isEnabled { lines.append("\(name).isEnabled = false") }
        if !part.requiresExclusiveTouchType { lines.append("\(name).requiresExclusiveTouchType = false") }
        if part.refusesTouches > 0 {
            lines.append("// \(name)'s delegate refuses every touch no. \(part.refusesTouches)")
        }
        if part.refusesToBegin > 0 {
            lines.append("// \(name)'s delegate refuses every beginning no. \(part.refusesToBegin)")
        }
        lines.append("v\(part.view).addGestureRecognizer(\(name))")
        return lines
    }

    private static func text(of kind: RecognizerPart.Kind) -> String {
        switch kind {
        case .scripted(let behaviour):
            var text =
                "Scripted(\(behaviour.isContinuous ? "continuous" : "discrete"), recognizes: .\(behaviour.moment)"
            if behaviour.count > 1 { text += ", count: \(behaviour.count)" }
            if behaviour.touches > 1 { text += ", touches: \(behaviour.touches)" }
            if !behaviour.failsByItself { text += ", failsByItself: false" }
            if behaviour.ignores > 0 { text += ", ignores: \(behaviour.ignores)" }
            return text + ")"
        case .tap(let taps, let touches): return "UITapGestureRecognizer() // taps \(taps), touches \(touches)"
        case .longPress(let taps, let touches, let steps):
            return "UILongPressGestureRecognizer() // taps \(taps), touches \(touches), "
                + "minimumPressDuration \(Double(steps) * step)"
        case .pan(let minimum, let maximum): return "UIPanGestureRecognizer() // touches \(minimum) to \(maximum)"
        case .edgePan(let isLeft): return "UIScreenEdgePanGestureRecognizer() // edges \(isLeft ? ".left" : ".right")"
        case .pinch: return "UIPinchGestureRecognizer()"
        case .rotation: return "UIRotationGestureRecognizer()"
        case .swipe(let direction, let touches):
            return "UISwipeGestureRecognizer() // direction \(direction), touches \(touches)"
        case .hover: return "UIHoverGestureRecognizer()"
        }
    }

    private func text(of relation: Relation) -> String {
        let (one, other) = ("r\(relation.one)", "r\(relation.other)")
        return switch relation.kind {
        case .requires: "\(one).require(toFail: \(other))"
        case .delegateRequires: "// \(one)'s delegate: shouldRequireFailureOf \(other)"
        case .delegateIsRequired: "// \(one)'s delegate: shouldBeRequiredToFailBy \(other)"
        case .classRequires: "// \(one)'s class: shouldRequireFailure(of: \(other))"
        case .classIsRequired: "// \(one)'s class: shouldBeRequiredToFail(by: \(other))"
        case .simultaneous: "// \(one)'s delegate: shouldRecognizeSimultaneouslyWith \(other)"
        case .cannotPrevent: "// \(one)'s class: canPrevent(\(other)) is false"
        case .cannotBePrevented: "// \(one)'s class: canBePrevented(by: \(other)) is false"
        }
    }

    private func text(of trigger: Trigger) -> String {
        let subject =
            switch trigger.subject {
            case .view(let index): "v\(index)"
            case .recognizer(let index): "r\(index)"
            }
        let skipped = trigger.skipped > 0 ? " after \(trigger.skipped) others" : ""
        return "// in \(subject)'s \(trigger.moment)\(skipped): \(Self.text(of: trigger.deed))"
    }

    private static func text(of deed: Deed) -> String {
        switch deed {
        case .removeView(let index): "v\(index).removeFromSuperview()"
        case .addView(let index): "superview.addSubview(v\(index))"
        case .hideView(let index): "v\(index).isHidden.toggle()"
        case .toggleInteraction(let index): "v\(index).isUserInteractionEnabled.toggle()"
        case .removeRecognizer(let index): "view.removeGestureRecognizer(r\(index))"
        case .addRecognizer(let index, let view): "v\(view).addGestureRecognizer(r\(index))"
        case .toggleRecognizer(let index): "r\(index).isEnabled.toggle()"
        case .cancelAll: "screen.cancelAll()"
        case .leaveAndReturn: "screen.activate(.foregroundInactive); screen.activate(.foregroundActive)"
        case .hideSecondWindow: "window2.isHidden.toggle()"
        }
    }

    /// The fingers, and the deeds between events, as `Marbles` reads them.
    private var diagram: [String] {
        var rows: [(name: String, cells: [String], places: [String])] = []
        let fingers = Set(columns.flatMap(\.pointers).map(\.finger)).sorted()
        for finger in fingers {
            var cells: [String] = []
            var places: [String] = []
            var start = CGPoint.zero
            for column in columns {
                let deeds = column.pointers.filter { $0.finger == finger }
                for deed in deeds {
                    if deed.kind == .down { start = .zero }
                    if deed.kind == .down || deed.kind == .move {
                        places.append("\(number(deed.point.x - start.x)),\(number(deed.point.y - start.y))")
                    }
                    if deed.kind == .down { start = deed.point }
                }
                cells.append(Self.cell(String(deeds.map(\.kind.rawValue))))
            }
            rows.append(("finger \(finger + 1)", cells, places))
        }
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        var doings: [String] = []
        var cells: [String] = []
        for column in columns {
            var text = ""
            for deed in column.deeds {
                text.append(letters[doings.count % letters.count])
                doings.append("marbles.define(\"\(letters[doings.count % letters.count])\") { \(Self.text(of: deed)) }")
            }
            cells.append(Self.cell(text))
        }
        if !doings.isEmpty { rows.append(("do", cells, [])) }
        let nameWidth = rows.map(\.name.count).max() ?? 0
        return doings
            + rows.map { row in
                let padding = String(repeating: " ", count: nameWidth - row.name.count)
                let cells = row.cells.enumerated().map { column, cell in
                    let width = rows.map { $0.cells[column].count }.max() ?? 1
                    return cell + String(repeating: " ", count: width - cell.count)
                }
                let places = row.places.isEmpty ? "" : "  @ " + row.places.joined(separator: " ")
                return "\(row.name):\(padding) -\(cells.joined())\(places)"
            }
    }

    private static func cell(_ letters: String) -> String {
        switch letters.count {
        case 0: "-"
        case 1: letters
        default: "[\(letters)]"
        }
    }
}

extension GestureScript {
    /// Whether recognizers wait for each other in a circle; the order of waiting is then anybody's guess.
    var hasCircles: Bool {
        relations.contains { relation in
            switch relation.kind {
            case .requires, .delegateRequires, .classRequires: relation.isThere && relation.one > relation.other
            case .delegateIsRequired, .classIsRequired: relation.isThere && relation.one < relation.other
            case .simultaneous, .cannotPrevent, .cannotBePrevented: false
            }
        }
    }
}
