// SPDX-License-Identifier: Apache-2.0

#if Window
    import Foundation
    import UIKitCore

    /// A window of the desktop and the scene in it, for the bridge.
    @MainActor
    package struct AccessibleWindow {
        package let scene: UIWindowScene
        package let identifier: SceneIdentifier
        package let title: String
        /// Where the content begins on the display, in pixels.
        package let origin: CGPoint
        /// In pixels.
        package let size: CGSize
        /// Pixels to a point.
        package let scale: CGFloat
        /// Whether it has the keyboard.
        package let isActive: Bool

        package init(
            scene: UIWindowScene, identifier: SceneIdentifier, title: String, origin: CGPoint, size: CGSize,
            scale: CGFloat, isActive: Bool
        ) {
            (self.scene, self.identifier, self.title, self.origin) = (scene, identifier, title, origin)
            (self.size, self.scale, self.isActive) = (size, scale, isActive)
        }
    }

    /// The place of assistive technology in a scene.
    struct AssistedFocus {
        var target: AccessibleNode.Target
        /// The thing that had the program's focus when assistive technology moved there.
        var program: String?
    }

    /// All things of all windows, as they were at one time.
    struct AccessibleTree: Equatable {
        fileprivate(set) var nodes: [String: AccessibleNode] = [:]
        /// The things with the program's own focus, whether or not their windows have the keyboard.
        fileprivate(set) var programFocus: [SceneIdentifier: String] = [:]
        /// Parents before their children.
        fileprivate(set) var order: [String] = []

        subscript(_ name: String) -> AccessibleNode? { nodes[name] }

        /// Reads the windows' content.
        ///
        /// - Parameter focus: where assistive technology is, by scenes, unless the program's own focus has moved since.
        @MainActor
        init(_ windows: [AccessibleWindow], application: String, focus: [SceneIdentifier: AssistedFocus]) {
            var root = AccessibleNode(name: AccessibleNode.root, parent: "", role: .application, label: application)
            root.states = [.enabled, .sensitive, .visible, .showing]
            root.attributes["toolkit"] = "Responder"
            root.children = windows.map { Self.name(of: $0.identifier) }
            add(root)
            for window in windows {
                var reader = SceneReader(window: window)
                let name = Self.name(of: window.identifier)
                var frame = AccessibleNode(name: name, parent: AccessibleNode.root, role: .frame, label: window.title)
                frame.states = [.enabled, .sensitive, .visible, .showing]
                if window.isActive { frame.states.insert(.active) }
                frame.extents = CGRect(origin: .zero, size: window.size)
                frame.scene = window.identifier
                frame.children = reader.read()
                programFocus[window.identifier] = reader.focused
                if window.isActive {
                    let assisted = focus[window.identifier]
                    let stays = reader.focused == nil || reader.focused == assisted?.program
                    let focused =
                        stays ? assisted.map { SceneReader.name($0.target) } ?? reader.focused : reader.focused
                    if let focused { reader.nodes[focused]?.states.formUnion([.focused, .focusable]) }
                }
                add(frame)
                adopt(frame.children, of: name, from: reader.nodes)
            }
        }

        static func name(of scene: SceneIdentifier) -> String { "s\(scene.number)" }

        private mutating func add(_ node: AccessibleNode) {
            nodes[node.name] = node
            order.append(node.name)
        }

        private mutating func adopt(_ names: [String], of parent: String, from read: [String: AccessibleNode]) {
            for (index, name) in names.enumerated() {
                // A thing that is listed twice stays at its first place.
                guard var node = read[name], nodes[name] == nil else {
                    if nodes[name]?.parent != parent { nodes[parent]?.children.removeAll { $0 == name } }
                    continue
                }
                (node.parent, node.index) = (parent, index)
                let children = node.children
                add(node)
                adopt(children, of: name, from: read)
            }
        }
    }
#endif
