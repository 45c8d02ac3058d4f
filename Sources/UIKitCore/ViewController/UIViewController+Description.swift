// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIViewController {
    /// The controllers of every window, from their roots (K20).
    public static func hierarchyDescription() -> String {
        UIApplication.shared.windows.compactMap { $0.rootViewController?.hierarchyDescription() }.joined(
            separator: "\n")
    }

    /// The controller, its children and the controllers that they present, one line each, as a device's debugger prints them
    /// (K20–K24).
    public func hierarchyDescription() -> String {
        var lines: [String] = []
        appendLines(prefix: "", own: "", to: &lines)
        return lines.joined(separator: "\n")
    }

    /// `own` stands before this controller's line, `prefix` before those below it, one level further in (K24).
    private func appendLines(
        prefix: String, own: String, presented by: UIPresentationController? = nil, to lines: inout [String]
    ) {
        var line = own + hierarchyLine
        if let by { line += ", presented with: <\(by.printedName) \(printedAddress(of: by))>" }
        lines.append(line)
        for child in children { child.appendLines(prefix: prefix + "   | ", own: prefix + "   | ", to: &lines) }
        if let presentation {
            presentation.presentedViewController.appendLines(
                prefix: prefix + "   | ", own: prefix + "   + ", presented: presentation, to: &lines)
        }
    }

    /// K21–K23.
    private var hierarchyLine: String {
        let start =
            "<\(printedClassName(of: self)) \(printedAddress(of: self))>, state: \(appearance.state.rawValue), view: "
        guard let view = viewIfLoaded else { return start + "(view not loaded)" }
        let place = view.window == nil ? " not in the window" : ""
        return start + "<\(printedClassName(of: view)) \(printedAddress(of: view))>" + place
    }
}
