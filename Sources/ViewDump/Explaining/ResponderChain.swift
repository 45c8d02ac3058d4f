// SPDX-License-Identifier: Apache-2.0

/// The responders that a touch would go to after its view, if none keeps it (C2–C14).
enum ResponderChain {
    /// One responder of the chain.
    struct Link: Hashable, Sendable {
        /// The place of the view; `nil` for other responders.
        var view: Int?
        var name: String
    }

    /// From the view that got the touch.
    static func from(_ view: Int, in tree: ViewTree) -> [Link] {
        var links: [Link] = []
        var current: Int? = view
        while let index = current {
            links.append(Link(view: index, name: tree.subject(of: index).description))
            // C2: a controller's root view is followed by the controller.
            if let controller = tree.views[index].controllerName { links.append(Link(name: controller)) }
            current = tree.parents[index]
        }
        // C10, C12: only a window leads further; a cut-out part of a tree ends there.
        if let last = links.last?.view, isWindow(last, in: tree) {
            links += ["UIWindowScene", "UIApplication", "the application delegate"].map { Link(name: $0) }
        }
        return links
    }

    private static func isWindow(_ index: Int, in tree: ViewTree) -> Bool {
        tree.traits[index].role == .window || tree.views[index].className.hasSuffix("Window")
    }
}
