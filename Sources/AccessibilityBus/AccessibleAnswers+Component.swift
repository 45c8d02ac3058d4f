// SPDX-License-Identifier: Apache-2.0

#if Window
    import DesktopBus
    import Foundation
    import UIKitCore

    /// The origin of AT-SPI's coordinates.
    enum AccessibleSpace: Int {
        case display = 0
        case window, parent
    }

    extension AccessibleAnswers {
        func component(_ call: DBusCall, _ node: AccessibleNode) throws(AccessibleFault) -> [DBusValue] {
            let numbers = call.arguments.compactMap(\.integer)
            switch call.member {
            case "GetExtents":
                let frame = frame(of: node, in: numbers.first)
                return [.structure(Self.sides(frame))]
            case "GetPosition": return Array(Self.sides(frame(of: node, in: numbers.first)).prefix(2))
            case "GetSize": return Array(Self.sides(node.extents).suffix(2))
            case "Contains":
                return [.boolean(try point(call, numbers, node).map(node.extents.contains) ?? false)]
            case "GetAccessibleAtPoint":
                guard let point = try point(call, numbers, node) else { return [reference(nil)] }
                return [reference(thing(at: point, in: node)?.name)]
            // A widget of a window; a window.
            case "GetLayer": return [.uint32(node.role == .frame ? 7 : 3)]
            case "GetMDIZOrder": return [.int32(0)]
            case "GetAlpha": return [.double(1)]
            case "GrabFocus":
                guard let target = node.target else { return [.boolean(false)] }
                bridge.act(.focus, on: target)
                return [.boolean(true)]
            // AX7: an element that gets assistive technology's focus is scrolled into view.
            case "ScrollTo":
                guard let target = node.target, node.text?.isEditable != true else { return [.boolean(false)] }
                bridge.act(.focus, on: target)
                return [.boolean(true)]
            case "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return [.boolean(false)]
            default: throw .method(call)
            }
        }

        static func sides(_ frame: CGRect) -> [DBusValue] {
            [frame.minX, frame.minY, frame.width, frame.height].map { .int32(Int32(clamping: $0)) }
        }

        /// In pixels of the space that a call names; without a name, of the window's space.
        func frame(of node: AccessibleNode, in space: Int?) -> CGRect {
            shift(node.extents, from: .window, to: space.flatMap(AccessibleSpace.init) ?? .window, node)
        }

        func shift(
            _ frame: CGRect, from: AccessibleSpace, to: AccessibleSpace, _ node: AccessibleNode
        ) -> CGRect {
            let (start, end) = (origin(of: from, node), origin(of: to, node))
            return frame.offsetBy(dx: start.x - end.x, dy: start.y - end.y)
        }

        /// The origin of a space on the window.
        private func origin(of space: AccessibleSpace, _ node: AccessibleNode) -> CGPoint {
            switch space {
            case .window: return .zero
            case .display:
                let place = bridge.windows().first { $0.identifier == node.scene }?.origin ?? .zero
                return CGPoint(x: -place.x, y: -place.y)
            case .parent: return tree[node.parent]?.extents.origin ?? .zero
            }
        }

        private func point(_ call: DBusCall, _ numbers: [Int], _ node: AccessibleNode) throws(AccessibleFault)
            -> CGPoint?
        {
            guard numbers.count > 2 else { throw .arguments(call) }
            guard let space = AccessibleSpace(rawValue: numbers[2]) else { return nil }
            let place = CGRect(x: numbers[0], y: numbers[1], width: 0, height: 0)
            return shift(place, from: space, to: .window, node).origin
        }

        /// The topmost thing at a place of the window.
        private func thing(at point: CGPoint, in node: AccessibleNode) -> AccessibleNode? {
            for child in node.children.reversed() {
                if let child = tree[child], let found = thing(at: point, in: child) { return found }
            }
            return node.states.contains(.showing) && node.extents.contains(point) ? node : nil
        }
    }
#endif
