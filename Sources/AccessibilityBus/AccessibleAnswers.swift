// SPDX-License-Identifier: Apache-2.0

#if Window
    import DesktopBus
    import Foundation
    import UIKitCore

    /// Why a call has no answer.
    struct AccessibleFault: Error {
        var name: String
        var text: String

        init(_ kind: String, _ text: String) {
            (name, self.text) = ("org.freedesktop.DBus.Error.\(kind)", text)
        }

        static func method(_ call: DBusCall) -> AccessibleFault {
            AccessibleFault("UnknownMethod", "\(call.interface ?? "") has no \(call.member) at \(call.path)")
        }

        static func arguments(_ call: DBusCall) -> AccessibleFault {
            AccessibleFault("InvalidArgs", "\(call.member) does not take these arguments")
        }
    }

    /// Answers AT-SPI's calls from one reading of the windows.
    @MainActor
    struct AccessibleAnswers {
        typealias Reply = Result<[DBusValue], AccessibleFault>

        let bridge: AccessibilityBridge
        let tree: AccessibleTree
        private static let start = "org.a11y.atspi."
        private static let properties = "org.freedesktop.DBus.Properties"

        func answer(_ call: DBusCall) -> Reply {
            do throws(AccessibleFault) {
                return .success(try reply(to: call))
            } catch {
                return .failure(error)
            }
        }

        private func reply(to call: DBusCall) throws(AccessibleFault) -> [DBusValue] {
            if call.path == AccessiblePath.cache {
                guard call.member == "GetItems" else { throw .method(call) }
                let items = tree.order.compactMap { tree[$0] }.map { Self.cached($0, bridge.reference) }
                return [.array(of: Self.cachedSignature, items)]
            }
            guard let name = AccessiblePath.name(call.path), let node = tree[name] else {
                throw AccessibleFault("UnknownObject", "there is nothing at \(call.path) any more")
            }
            if call.interface == Self.properties { return try property(call, of: node) }
            let interface = call.interface.map { String($0.dropFirst(Self.start.count)) }
            if let interface, !node.interfaces.contains(Self.start + interface) {
                throw AccessibleFault("UnknownInterface", "\(call.path) has no \(call.interface ?? "")")
            }
            switch interface {
            case "Accessible", nil: return try accessible(call, node)
            case "Application": return [.string(Locale.current.identifier)]
            case "Component": return try component(call, node)
            case "Action": return try action(call, node)
            case "Text": return try text(call, node)
            case "EditableText": return try edit(call, node)
            case "Table": return try table(call, node)
            case "TableCell": return try tableCell(call, node)
            default: throw .method(call)
            }
        }

        // MARK: Accessible

        private func accessible(_ call: DBusCall, _ node: AccessibleNode) throws(AccessibleFault) -> [DBusValue] {
            switch call.member {
            case "GetChildAtIndex":
                guard let place = call.arguments.first?.integer else { throw .arguments(call) }
                return [reference(node.children.indices.contains(place) ? node.children[place] : nil)]
            case "GetChildren": return [.array(of: "(so)", node.children.map(bridge.reference))]
            case "GetIndexInParent": return [.int32(Int32(node.role == .application ? -1 : node.index))]
            case "GetRelationSet": return [.array(of: "(ua(so))", [])]
            case "GetRole": return [.uint32(node.role.rawValue)]
            case "GetRoleName", "GetLocalizedRoleName": return [.string(node.role.name)]
            case "GetState": return [Self.states(node)]
            case "GetAttributes": return [.texts(node.attributes)]
            case "GetApplication": return [bridge.reference(AccessibleNode.root)]
            case "GetInterfaces": return [.strings(node.interfaces)]
            default: throw .method(call)
            }
        }

        private static func states(_ node: AccessibleNode) -> DBusValue {
            let bits = node.states.rawValue
            return .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(bits >> 32))])
        }

        func reference(_ name: String?) -> DBusValue {
            name.map(bridge.reference) ?? .structure([.string(""), .objectPath(AccessiblePath.null)])
        }

        private func parent(of node: AccessibleNode) -> DBusValue {
            if node.role != .application { return bridge.reference(node.parent) }
            return .structure([.string(bridge.desktop.name), .objectPath(bridge.desktop.path)])
        }

        // MARK: Cache

        /// Object, application, parent, place, count of children, interfaces, name, role, description, states.
        private static let cachedSignature = "((so)(so)(so)iiassusau)"

        nonisolated static func cached(_ node: AccessibleNode, _ reference: (String) -> DBusValue) -> DBusValue {
            let bits = node.states.rawValue
            return .structure([
                reference(node.name), reference(AccessibleNode.root),
                node.parent.isEmpty
                    ? .structure([.string(""), .objectPath(AccessiblePath.null)]) : reference(node.parent),
                .int32(Int32(node.index)), .int32(Int32(node.children.count)), .strings(node.interfaces),
                .string(node.label), .uint32(node.role.rawValue), .string(node.description),
                .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(bits >> 32))]),
            ])
        }

        // MARK: Properties

        private func property(_ call: DBusCall, of node: AccessibleNode) throws(AccessibleFault) -> [DBusValue] {
            guard let interface = call.arguments.first?.text else { throw .arguments(call) }
            let values = properties(of: String(interface.dropFirst(Self.start.count)), node)
            switch call.member {
            case "GetAll": return [.dictionary(values)]
            case "Get":
                guard call.arguments.count > 1, let name = call.arguments[1].text, let value = values[name] else {
                    throw AccessibleFault("UnknownProperty", "\(interface) has no such property")
                }
                return [.variant(value)]
            case "Set":
                guard call.arguments.count > 2, let name = call.arguments[1].text, values[name] != nil else {
                    throw AccessibleFault("UnknownProperty", "\(interface) has no such property")
                }
                return try set(name, to: call.arguments[2].plain, of: node)
            default: throw .method(call)
            }
        }

        private func properties(of interface: String, _ node: AccessibleNode) -> [String: DBusValue] {
            switch interface {
            case "Accessible":
                return [
                    "Name": .string(node.label), "Description": .string(node.description),
                    "Parent": parent(of: node), "ChildCount": .int32(Int32(node.children.count)),
                    "Locale": .string(node.language), "AccessibleId": .string(node.attributes["id"] ?? ""),
                ]
            case "Application" where node.role == .application:
                return [
                    "ToolkitName": .string("Responder"), "Version": .string("1"), "AtspiVersion": .string("2.1"),
                    "Id": .int32(bridge.identifier),
                ]
            case "Action": return ["NActions": .int32(Int32(node.actions.count))]
            case "Value":
                guard let value = node.value else { return [:] }
                return [
                    "CurrentValue": .double(value.current), "MinimumValue": .double(value.least),
                    "MaximumValue": .double(value.greatest), "MinimumIncrement": .double(0),
                    "Text": .string(value.text),
                ]
            case "Text":
                guard let text = node.text else { return [:] }
                return [
                    "CharacterCount": .int32(Int32(text.content.unicodeScalars.count)),
                    "CaretOffset": .int32(Int32(text.selection?.upperBound ?? -1)),
                ]
            case "Table": return tableProperties(node)
            case "TableCell": return tableCellProperties(node)
            default: return [:]
            }
        }

        private func set(_ name: String, to value: DBusValue, of node: AccessibleNode) throws(AccessibleFault)
            -> [DBusValue]
        {
            switch name {
            case "Id":
                bridge.identifier = Int32(value.integer ?? 0)
                return []
            case "CurrentValue":
                guard let number = value.number, node.states.contains(.enabled), node.target != nil else {
                    throw AccessibleFault("InvalidArgs", "the value is a number, of what is enabled")
                }
                bridge.drive(node.name, to: number)
                return []
            default: throw AccessibleFault("PropertyReadOnly", "\(name) cannot be set")
            }
        }

        // MARK: Action

        private func action(_ call: DBusCall, _ node: AccessibleNode) throws(AccessibleFault) -> [DBusValue] {
            if call.member == "GetActions" {
                let actions = node.actions.map { DBusValue.structure([.string($0.name), .string(""), .string("")]) }
                return [.array(of: "(sss)", actions)]
            }
            guard let place = call.arguments.first?.integer else { throw .arguments(call) }
            let action = node.actions.indices.contains(place) ? node.actions[place] : nil
            switch call.member {
            case "GetName", "GetLocalizedName": return [.string(action?.name ?? "")]
            case "GetDescription", "GetKeyBinding": return [.string("")]
            case "DoAction":
                guard let action, let target = node.target else { return [.boolean(false)] }
                bridge.act(action.done, on: target)
                return [.boolean(true)]
            default: throw .method(call)
            }
        }
    }
#endif
