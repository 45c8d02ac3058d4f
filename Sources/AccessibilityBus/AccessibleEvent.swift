// SPDX-License-Identifier: Apache-2.0

#if Window
    import DesktopBus
    import Foundation

    /// An event of AT-SPI.
    struct AccessibleEvent {
        let order: BusOrder

        /// - Parameters:
        ///   - name: of the node of the event.
        ///   - what: the event's member of its interface.
        ///   - kind: its detail; empty if there is only one.
        init(
            _ name: String, interface: String = "Object", _ what: String, kind: String = "",
            detail: (Int, Int) = (0, 0),
            value: DBusValue = .int32(0)
        ) {
            order = .signal(
                DBusCall(
                    path: AccessiblePath.of(name), interface: "org.a11y.atspi.Event.\(interface)", member: what,
                    arguments: [
                        .string(kind), .int32(Int32(clamping: detail.0)), .int32(Int32(clamping: detail.1)),
                        .variant(value), .dictionary([:]),
                    ]))
        }
    }

    /// What differs between two readings of the windows, as AT-SPI's events: removed things, added things, then the changes
    /// of the remaining ones, focus last.
    struct AccessibleChanges {
        private(set) var orders: [BusOrder] = []
        private let old: AccessibleTree
        private let new: AccessibleTree
        private let reference: (String) -> DBusValue

        /// - Parameters:
        ///   - wants: whether somebody listens to events of a kind. Asked only for events that nobody needs for a complete tree.
        ///   - reference: how AT-SPI names a node.
        init(
            from old: AccessibleTree, to new: AccessibleTree, wants: (String) -> Bool,
            reference: @escaping (String) -> DBusValue
        ) {
            (self.old, self.new, self.reference) = (old, new, reference)
            guard old != new else { return }
            tellStructure()
            let wantsBounds = wants("object:bounds-changed")
            var focusGained: [BusOrder] = []
            for name in new.order {
                guard let node = new[name] else { continue }
                let before = old[name]
                if let before, before != node { tell(node, since: before, wantsBounds) }
                if node.states.contains(.focused), before?.states.contains(.focused) != true {
                    focusGained.append(AccessibleEvent(name, "StateChanged", kind: "focused", detail: (1, 0)).order)
                    if let start = node.text?.selection?.lowerBound {
                        focusGained.append(AccessibleEvent(name, "TextCaretMoved", detail: (start, 0)).order)
                    }
                }
            }
            orders += focusGained
        }

        private mutating func tell(
            _ name: String, _ what: String, _ kind: String = "", _ detail: (Int, Int) = (0, 0),
            _ value: DBusValue = .int32(0)
        ) {
            orders.append(AccessibleEvent(name, what, kind: kind, detail: detail, value: value).order)
        }

        private mutating func tellStructure() {
            // From the back, so that places are those before each.
            for name in old.order.reversed() where new[name] == nil || new[name]?.parent != old[name]?.parent {
                guard let node = old[name] else { continue }
                if new[node.parent] != nil {
                    tell(node.parent, "ChildrenChanged", "remove", (node.index, 0), reference(name))
                }
                guard new[name] == nil else { continue }
                if node.role == .frame { orders.append(AccessibleEvent(name, interface: "Window", "Destroy").order) }
                tell(name, "StateChanged", "defunct", (1, 0))
                cache("RemoveAccessible", [reference(name)])
            }
            for name in new.order where old[name] == nil || new[name]?.parent != old[name]?.parent {
                guard let node = new[name] else { continue }
                tell(node.parent, "ChildrenChanged", "add", (node.index, 0), reference(name))
                // Not before: libatspi would replace its child at that place, and it inserts the new one when it gets the event.
                if old[name] == nil { cache("AddAccessible", [AccessibleAnswers.cached(node, reference)]) }
                if node.role == .frame, old[name] == nil {
                    orders.append(
                        AccessibleEvent(name, interface: "Window", "Create", value: .string(node.label)).order)
                }
            }
        }

        private mutating func cache(_ member: String, _ arguments: [DBusValue]) {
            orders.append(
                .signal(
                    DBusCall(
                        path: AccessiblePath.cache, interface: "org.a11y.atspi.Cache", member: member,
                        arguments: arguments)))
        }

        private mutating func tell(_ node: AccessibleNode, since old: AccessibleNode, _ wantsBounds: Bool) {
            let name = node.name
            if node.label != old.label {
                tell(name, "PropertyChange", "accessible-name", (0, 0), .string(node.label))
            }
            if node.description != old.description {
                tell(name, "PropertyChange", "accessible-description", (0, 0), .string(node.description))
            }
            if node.role != old.role {
                tell(name, "PropertyChange", "accessible-role", (0, 0), .uint32(node.role.rawValue))
            }
            if let value = node.value, value != old.value {
                tell(name, "PropertyChange", "accessible-value", (0, 0), .double(value.current))
            }
            let changed = node.states.symmetricDifference(old.states)
            for (state, word) in AccessibleStates.told where changed.contains(state) {
                // A new focus is sent last, when everything else is known.
                if state == .focused, node.states.contains(state) { continue }
                tell(name, "StateChanged", word, (node.states.contains(state) ? 1 : 0, 0))
                if state == .active, node.role == .frame {
                    let what = node.states.contains(.active) ? "Activate" : "Deactivate"
                    orders.append(AccessibleEvent(name, interface: "Window", what, value: .string(node.label)).order)
                }
            }
            tellText(node, since: old)
            if wantsBounds, node.extents != old.extents {
                let frame = node.extents
                let sides = [frame.minX, frame.minY, frame.width, frame.height].map {
                    DBusValue.int32(Int32(clamping: $0))
                }
                tell(name, "BoundsChanged", "", (0, 0), .structure(sides))
            }
        }

        private mutating func tellText(_ node: AccessibleNode, since old: AccessibleNode) {
            guard let now = node.text, let before = old.text, now != before else { return }
            if now.content != before.content {
                let (removed, added) = (Array(before.content.unicodeScalars), Array(now.content.unicodeScalars))
                let start = zip(removed, added).prefix { $0 == $1 }.count
                let end = zip(removed[start...].reversed(), added[start...].reversed()).prefix { $0 == $1 }.count
                func text(_ scalars: ArraySlice<Unicode.Scalar>) -> DBusValue {
                    var text = String.UnicodeScalarView()
                    text.append(contentsOf: scalars)
                    return .string(String(text))
                }
                let (gone, new) = (removed[start..<removed.count - end], added[start..<added.count - end])
                if !gone.isEmpty { tell(node.name, "TextChanged", "delete", (start, gone.count), text(gone)) }
                if !new.isEmpty { tell(node.name, "TextChanged", "insert", (start, new.count), text(new)) }
            }
            guard let selection = now.selection, selection != before.selection else { return }
            if selection.upperBound != before.selection?.upperBound {
                tell(node.name, "TextCaretMoved", "", (selection.upperBound, 0))
            }
            if !selection.isEmpty || before.selection?.isEmpty == false {
                tell(node.name, "TextSelectionChanged")
            }
        }
    }

    extension Int32 {
        /// A coordinate in AT-SPI's form.
        init(clamping value: CGFloat) {
            self = value.isFinite ? Int32(Swift.min(Swift.max(value, -1e9), 1e9)) : 0
        }
    }
#endif
