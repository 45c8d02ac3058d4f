// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The members of a view's object in JSON, parts as `frame.x`.
struct JSONViewMembers {
    private let members: [String: JSONTokenizer.Token]

    init(_ members: [String: JSONTokenizer.Token]) { self.members = members }

    func view(line: Int, column: Int) -> DumpedView {
        if members["attributes.bounds"] != nil { return element(line: line, column: column) }
        let type = text("type") ?? text("AXType") ?? text("native.type") ?? roleName
        var view = DumpedView(className: text("class") ?? type ?? "", line: line, column: column)
        view.baseClassName = text("baseClass")
        view.address = text("address")
        let isElement = members["class"] == nil
        let label = text("label")
        view.identifier =
            text("rawIdentifier") ?? text("identifier") ?? text("id")
            ?? text("name").flatMap { isElement && $0 != label ? $0 : nil }
        view.text = text("text") ?? label ?? (isElement ? text("name") : nil)
        if let label = text("AXLabel") { view.text = label }
        if let identifier = text("AXUniqueId") ?? text("AXIdentifier") { view.identifier = identifier }
        view.frame = rect("frame") ?? rect("rect") ?? rect("AXFrame") ?? ownRect
        if let x = number("bounds.x"), let y = number("bounds.y") { view.boundsOrigin = TracePoint(x: x, y: y) }
        let n = (0..<6).compactMap { number("transform.\($0)") }
        if n.count == 6 { view.transform = DumpTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) }
        view.isHidden =
            bool("isHidden") ?? bool("hidden") ?? (bool("visible") ?? bool("isVisible")).map { !$0 } ?? false
        view.isEnabled = bool("isEnabled") ?? bool("enabled")
        view.isAccessible = bool("isAccessible")
        view.isHittable = bool("isHittable") ?? bool("hittable") ?? bool("interactable")
        view.alpha = number("alpha") ?? 1
        view.isUserInteractionEnabled = bool("isUserInteractionEnabled")
        view.isAnimating = bool("isAnimating") ?? false
        view.hasGestureRecognizers = bool("hasGestureRecognizers") ?? false
        view.hasBackground = bool("hasBackground") ?? false
        view.controllerName = text("controller") ?? text("view_controller")
        return view
    }

    /// Maestro's: everything in `attributes`, as text; bounds are `[left,top][right,bottom]`, and few elements have a type.
    private func element(line: Int, column: Int) -> DumpedView {
        let type = text("attributes.elementType") ?? "Any"
        var view = DumpedView(className: type, line: line, column: column)
        view.baseClassName = ViewClasses.className(forElementType: type)
        view.identifier = text("attributes.resource-id")
        view.text = text("attributes.accessibilityText") ?? text("attributes.text") ?? text("attributes.title")
        let n = ArraySlice(Array((text("attributes.bounds") ?? "").utf8)).numbers()
        if n.count == 4, n.allSatisfy(\.isFinite) {
            view.frame = TraceRect(x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1])
        }
        view.isEnabled = bool("attributes.enabled")
        view.isAccessible = view.text != nil || view.identifier != nil
        return view
    }

    /// Whether it has one of the simulator's roles.
    var hasRole: Bool { roleName != nil }

    /// `AXButton` stands for a button.
    private var roleName: String? {
        text("role").flatMap { $0.hasPrefix("AX") ? String($0.dropFirst(2)) : nil }
    }

    /// Sentry's: the object itself has the members of the frame.
    private var ownRect: TraceRect? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return TraceRect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
    }

    private func text(_ name: String) -> String? {
        guard case .string(let text)? = members[name], !text.isEmpty else { return nil }
        return text
    }

    /// WebDriverAgent writes some numbers and flags as strings (K48).
    private func number(_ name: String) -> Double? {
        switch members[name] {
        case .number(let number): number
        case .string(let text): Double(text)
        default: nil
        }
    }

    private func bool(_ name: String) -> Bool? {
        switch members[name] {
        case .bool(let value): value
        case .number(let number): number != 0
        case .string("1"), .string("true"): true
        case .string("0"), .string("false"): false
        default: nil
        }
    }

    private func rect(_ name: String) -> TraceRect? {
        let parts = ["x", "y", "width", "height"].compactMap { number("\(name).\($0)") }
        if parts.count == 4 { return TraceRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) }
        guard let text = text(name) else { return nil }
        // NSStringFromCGRect's form: {{0, 0}, {390, 844}}.
        let n = ArraySlice(Array(text.utf8)).numbers()
        return n.count == 4 && n.allSatisfy(\.isFinite) ? TraceRect(x: n[0], y: n[1], width: n[2], height: n[3]) : nil
    }
}
