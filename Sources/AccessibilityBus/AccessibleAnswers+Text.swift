// SPDX-License-Identifier: Apache-2.0

#if Window
    import DesktopBus
    import Foundation
    import UIKitCore

    extension AccessibleAnswers {
        func text(_ call: DBusCall, _ node: AccessibleNode) throws(AccessibleFault) -> [DBusValue] {
            guard let text = node.text else { throw .method(call) }
            let scalars = AccessibleText(text.content)
            let numbers = call.arguments.compactMap(\.integer)
            func number(_ place: Int) throws(AccessibleFault) -> Int {
                guard numbers.indices.contains(place) else { throw .arguments(call) }
                return numbers[place]
            }
            func part(_ range: Range<Int>) -> [DBusValue] {
                [.string(scalars[range]), .int32(Int32(range.lowerBound)), .int32(Int32(range.upperBound))]
            }
            let whole = [DBusValue.texts([:]), .int32(0), .int32(Int32(scalars.count))]
            switch call.member {
            case "GetText": return [.string(scalars[scalars.range(try number(0), try number(1))])]
            case "GetStringAtOffset":
                guard let unit = AccessibleText.Unit(rawValue: try number(1)) else { throw .arguments(call) }
                return part(scalars.part(at: try number(0), unit))
            case "GetTextAtOffset": return part(scalars.part(at: try number(0), .init(boundary: try number(1))))
            case "GetTextBeforeOffset":
                return part(scalars.part(before: try number(0), .init(boundary: try number(1))))
            case "GetTextAfterOffset": return part(scalars.part(after: try number(0), .init(boundary: try number(1))))
            case "GetCharacterAtOffset":
                let place = try number(0)
                return [
                    .int32(scalars[scalars.range(place, place + 1)].unicodeScalars.first.map { Int32($0.value) } ?? 0)
                ]
            case "GetAttributes", "GetAttributeRun": return whole
            case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.texts([:])]
            case "GetAttributeValue": return [.string("")]
            case "GetNSelections": return [.int32(text.selection?.isEmpty == false ? 1 : 0)]
            case "GetSelection":
                let selection = text.selection ?? 0..<0
                return [.int32(Int32(selection.lowerBound)), .int32(Int32(selection.upperBound))]
            case "GetCharacterExtents":
                let place = try number(0)
                return Self.sides(frame(of: scalars.range(place, place + 1), node, in: try number(1)))
            case "GetRangeExtents":
                return Self.sides(frame(of: scalars.range(try number(0), try number(1)), node, in: try number(2)))
            case "GetBoundedRanges": return [.array(of: "(iisv)", [])]
            case "GetOffsetAtPoint": return [.int32(Int32(try offset(call, numbers, node)))]
            case "SetCaretOffset":
                return [.boolean(bridge.select(scalars.range(try number(0), try number(0)), in: node))]
            case "SetSelection": return [.boolean(bridge.select(scalars.range(try number(1), try number(2)), in: node))]
            case "AddSelection": return [.boolean(bridge.select(scalars.range(try number(0), try number(1)), in: node))]
            case "RemoveSelection":
                let caret = text.selection?.upperBound ?? 0
                return [.boolean(bridge.select(caret..<caret, in: node))]
            case "ScrollSubstringTo", "ScrollSubstringToPoint": return [.boolean(false)]
            default: throw .method(call)
            }
        }

        func edit(_ call: DBusCall, _ node: AccessibleNode) throws(AccessibleFault) -> [DBusValue] {
            guard let text = node.text, let target = node.target else { throw .method(call) }
            let scalars = AccessibleText(text.content)
            let numbers = call.arguments.compactMap(\.integer)
            func range() throws(AccessibleFault) -> Range<Int> {
                guard numbers.count > 1 else { throw .arguments(call) }
                return scalars.range(numbers[0], numbers[1])
            }
            switch call.member {
            case "SetTextContents":
                guard let content = call.arguments.first?.text else { throw .arguments(call) }
                bridge.act(.setText(content), on: target)
                return [.boolean(true)]
            case "InsertText":
                guard let place = numbers.first, call.arguments.count > 2, let content = call.arguments[1].text,
                    let length = numbers.last
                else { throw .arguments(call) }
                let new = AccessibleText(content)
                let typed = new[new.range(0, length)]
                return [.boolean(bridge.edit(.insert(typed), at: scalars.range(place, place), in: node))]
            case "DeleteText":
                let range = try range()
                guard !range.isEmpty else { return [.boolean(true)] }
                return [.boolean(bridge.edit(.delete(.backward, .character, removing: nil), at: range, in: node))]
            case "CutText": return [.boolean(bridge.edit(.cut, at: try range(), in: node))]
            case "CopyText":
                _ = bridge.edit(.copy, at: try range(), in: node)
                return []
            default: throw .method(call)
            }
        }

        // MARK: Places of letters

        private func field(_ node: AccessibleNode) -> (any UIView & UITextInput)? {
            node.target.flatMap(bridge.view) as? any UIView & UITextInput
        }

        /// The frame of letters in a field; of the whole text if its letters' places are unknown.
        private func frame(of range: Range<Int>, _ node: AccessibleNode, in space: Int) -> CGRect {
            let space = AccessibleSpace(rawValue: space) ?? .window
            guard let field = field(node), let scale = scale(node), let text = node.text,
                let start = AccessibleText(text.content).position(range.lowerBound, in: field),
                let end = AccessibleText(text.content).position(range.upperBound, in: field),
                let part = field.textRange(from: start, to: end)
            else { return frame(of: node, in: space.rawValue) }
            let box = part.isEmpty ? field.caretRect(for: start) : field.firstRect(for: part)
            let frame = field.textInputView.convert(box, to: nil)
            let pixels = CGRect(
                x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
            return shift(pixels.integral, from: .window, to: space, node)
        }

        private func scale(_ node: AccessibleNode) -> CGFloat? {
            bridge.windows().first { $0.identifier == node.scene }?.scale
        }

        private func offset(_ call: DBusCall, _ numbers: [Int], _ node: AccessibleNode) throws(AccessibleFault) -> Int {
            guard numbers.count > 2 else { throw .arguments(call) }
            guard let space = AccessibleSpace(rawValue: numbers[2]), let field = field(node), let scale = scale(node)
            else { return -1 }
            let place = shift(
                CGRect(x: numbers[0], y: numbers[1], width: 0, height: 0), from: space, to: .window, node
            ).origin
            let point = field.textInputView.convert(CGPoint(x: place.x / scale, y: place.y / scale), from: nil)
            guard let position = field.closestPosition(to: point),
                let before = field.textRange(from: field.beginningOfDocument, to: position)
            else { return -1 }
            return field.text(in: before)?.unicodeScalars.count ?? -1
        }
    }

    extension AccessibilityBridge {
        /// AX8: this begins to edit the text, if it is not edited.
        func select(_ range: Range<Int>, in node: AccessibleNode) -> Bool {
            edit(nil, at: range, in: node)
        }

        /// Selects a range, and edits it like a host's keyboard. False if the text cannot be edited.
        func edit(_ edit: TextSample.Edit?, at range: Range<Int>, in node: AccessibleNode) -> Bool {
            guard let target = node.target, let text = node.text, text.isEditable else { return false }
            let units = AccessibleText(text.content).units(range)
            // There is a separate edit that selects everything: a host may know only a part.
            let isAll = range == 0..<text.content.unicodeScalars.count && !range.isEmpty
            let selection = TextSample(isAll ? .selectAll : .select(units))
            var inputs: [Input] = []
            if text.selection == nil {
                inputs.append(
                    .accessibility(AccessibilitySample(view: target.view, element: target.element, action: .focus)))
            }
            inputs.append(.text(selection))
            if let edit { inputs.append(.text(TextSample(edit))) }
            submit(inputs, target.scene)
            changed()
            return true
        }
    }
#endif
