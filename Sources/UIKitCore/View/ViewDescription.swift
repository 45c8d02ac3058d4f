// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Descriptions of views, as a device prints them (K1–K19).
@MainActor
enum ViewDescription {
    /// One line (K1–K13).
    static func line(for view: UIView) -> String {
        var items: [String] = []
        if let base = baseClassName(of: view) { items.append("baseClass = \(base)") }
        items.append("frame = \(GeometryText.describeShort(view.frame))")
        if !view.transform3DIsIdentity { items.append("transform = \(GeometryText.describe(view.transform))") }
        if let text = view.descriptionText { items.append("text = '\(shortened(text))'") }
        if view.clipsToBounds { items.append("clipsToBounds = YES") }
        if view.isHidden { items.append("hidden = YES") }
        if view.alpha != 1 { items.append("alpha = \(GeometryText.short(view.alpha))") }
        if !view.isOpaque { items.append("opaque = NO") }
        if let mask = autoresizeText(view.autoresizingMask) { items.append("autoresize = \(mask)") }
        if !view.isUserInteractionEnabled { items.append("userInteractionEnabled = NO") }
        if view.tag != 0 { items.append("tag = \(view.tag)") }
        if let tint = view.extras?.tintColor { items.append("tintColor = \(tint)") }
        if let extras = view.extras, let recognizers = extras.gestureRecognizers, !recognizers.isEmpty {
            // K10: a device prints only the array's address. Here it is the address of the extras, which hold the array.
            items.append("gestureRecognizers = <NSArray: \(printedAddress(of: extras))>")
        }
        if let color = view.backgroundColor { items.append("backgroundColor = \(color)") }
        items.append("layer = \(view.layer)")
        let suffix = view.descriptionSuffix
        return "<\(printedClassName(of: view)): \(printedAddress(of: view)); " + items.joined(separator: "; ")
            + (suffix.isEmpty ? "" : "; " + suffix) + ">"
    }

    /// The view and everything below it, one line each (K16).
    static func recursive(_ view: UIView) -> String {
        var lines: [String] = []
        append(view, indentation: "", to: &lines)
        return lines.joined(separator: "\n")
    }

    private static func append(_ view: UIView, indentation: String, to lines: inout [String]) {
        lines.append(indentation + line(for: view))
        for subview in view.subviews { append(subview, indentation: indentation + "   | ", to: &lines) }
    }

    /// K2: only for an application's class that inherits from a class of UIKit's other than `UIView`.
    static func baseClassName(of view: UIView) -> String? {
        var type: AnyClass? = type(of: view)
        guard let own = type, !isOurs(own) else { return nil }
        while let candidate = type {
            if isOurs(candidate) { return candidate == UIView.self ? nil : printedClassName(candidate) }
            type = _getSuperclass(candidate)
        }
        return nil
    }

    private static func isOurs(_ type: AnyClass) -> Bool {
        isModuleOfUIKit(String(reflecting: type).prefix { $0 != "." })
    }

    /// K7: the first 25 characters and three dots.
    private static func shortened(_ text: String) -> String {
        text.count > 28 ? text.prefix(25) + "..." : text
    }

    /// K9.
    private static func autoresizeText(_ mask: UIView.AutoresizingMask) -> String? {
        let letters: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        let set = letters.filter { mask.contains($0.0) }.map(\.1)
        return set.isEmpty ? nil : set.joined(separator: "+")
    }
}

extension UIView {
    var transform3DIsIdentity: Bool { node.pointee.projection?.pointee.isTransformIdentity ?? true }

    /// The view and everything below it, one line each, as a device's debugger prints it (K16).
    public func recursiveDescription() -> String { ViewDescription.recursive(self) }
}
