// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// Colors, fonts, images and measures of an archive (IB9).
@MainActor
struct ElementValues {
    let document: ArchiveDocument

    // MARK: Measures

    func rect(_ element: ArchiveElement?) -> CGRect? {
        guard let element, let x = element.number("x"), let y = element.number("y"),
            let width = element.number("width"), let height = element.number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    func size(_ element: ArchiveElement?) -> CGSize? {
        guard let element, let width = element.number("width"), let height = element.number("height") else {
            return nil
        }
        return CGSize(width: width, height: height)
    }

    func point(_ element: ArchiveElement?) -> CGPoint? {
        guard let element, let x = element.number("x"), let y = element.number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Edges, in the two forms that archives have.
    func insets(_ element: ArchiveElement?) -> UIEdgeInsets? {
        guard let element else { return nil }
        if element.tag == "inset" {
            return UIEdgeInsets(
                top: element.number("minY") ?? 0, left: element.number("minX") ?? 0,
                bottom: element.number("maxY") ?? 0, right: element.number("maxX") ?? 0)
        }
        return UIEdgeInsets(
            top: element.number("top") ?? 0, left: element.number("left") ?? element.number("leading") ?? 0,
            bottom: element.number("bottom") ?? 0, right: element.number("right") ?? element.number("trailing") ?? 0)
    }

    func directionalInsets(_ element: ArchiveElement?) -> NSDirectionalEdgeInsets? {
        insets(element).map {
            NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
        }
    }

    // MARK: Colors

    /// The color of a key: `nil` if the archive has none, and `.some(nil)` if it says that there is none.
    func color(_ key: String, in element: ArchiveElement) -> UIColor?? {
        guard let child = element.child(key: key) else { return nil }
        if child.tag == "nil" { return .some(nil) }
        return child.tag == "color" ? color(child) : nil
    }

    func color(_ element: ArchiveElement) -> UIColor? {
        if let name = element["name"] {
            if let named = UIColor(named: name) { return named }
            return document.color(named: name).flatMap { color($0) }
        }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let system = SystemColors.named[name.hasSuffix("Color") ? String(name.dropLast(5)) : name] {
                return system
            }
            return document.color(named: name).flatMap { color($0) }
        }
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let hue = element.number("hue") {
            return UIColor(
                hue: hue, saturation: element.number("saturation") ?? 0, brightness: element.number("brightness") ?? 0,
                alpha: alpha)
        }
        return nil
    }

    // MARK: Fonts

    func font(_ key: String, in element: ArchiveElement, standard: Double = 17) -> UIFont? {
        guard let child = element.child(key: key), child.tag == "fontDescription" || child.tag == "font" else {
            return nil
        }
        return font(child, standard: standard)
    }

    func font(_ element: ArchiveElement, standard: Double) -> UIFont {
        if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = element.number("pointSize") ?? element.number("size") ?? standard
        if let name = element["name"] ?? element["family"], let font = UIFont(name: name, size: size) { return font }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default:
            guard let weight = element["weight"].flatMap({ Self.weights[$0] }) else { return .systemFont(ofSize: size) }
            return .systemFont(ofSize: size, weight: weight)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    // MARK: Images

    /// The image that an attribute or a child of the name says.
    func image(_ key: String, in element: ArchiveElement) -> UIImage? {
        if let child = element.child(key: key), child.tag == "imageReference" {
            return image(child["image"], isSystem: child["catalog"] == "system", rendering: child["renderingMode"])
        }
        return image(element[key], isSystem: element["catalog"] == "system", rendering: element["renderingMode"])
    }

    func image(_ name: String?, isSystem: Bool, rendering: String? = nil) -> UIImage? {
        guard let name else { return nil }
        let image = isSystem ? UIImage(systemName: name) : UIImage(named: name)
        switch rendering {
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    // MARK: Texts with attributes

    func attributedString(_ key: String, in element: ArchiveElement) -> NSAttributedString? {
        guard let child = element.child(key: key), child.tag == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in child.children where fragment.tag == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for attribute in fragment.list("attributes") {
                switch (attribute.tag, attribute["key"]) {
                case ("font", _), ("fontDescription", _): attributes[.font] = font(attribute, standard: 12)
                case ("color", "NSColor"): attributes[.foregroundColor] = color(attribute)
                case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = color(attribute)
                case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(attribute)
                default: break
                }
            }
            text.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
        }
        return text
    }

    private func paragraphStyle(_ element: ArchiveElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"].flatMap({ Names.alignments[$0] }) { style.alignment = alignment }
        if let mode = element["lineBreakMode"].flatMap({ Names.paragraphBreakModes[$0] }) { style.lineBreakMode = mode }
        if let spacing = element.number("lineSpacing") { style.lineSpacing = spacing }
        if let spacing = element.number("paragraphSpacing") { style.paragraphSpacing = spacing }
        if let height = element.number("minimumLineHeight") { style.minimumLineHeight = height }
        if let height = element.number("maximumLineHeight") { style.maximumLineHeight = height }
        if let factor = element.number("lineHeightMultiple") { style.lineHeightMultiple = factor }
        return style
    }

    // MARK: Attributes that applications define

    /// A value that may be `nil`.
    struct Attribute {
        let content: Any?
    }

    /// The value of a user-defined attribute; `nil` if its kind is unknown.
    func attribute(_ element: ArchiveElement) -> Attribute? {
        let child = element.child(key: "value")
        switch element["type"] {
        case "boolean": return Attribute(content: (element["value"] ?? child?["value"]) == "YES")
        case "number": return Attribute(content: child?.number("value") ?? element.number("value"))
        case "string", "localizedString": return Attribute(content: element.string("value") ?? "")
        case "color": return Attribute(content: child.flatMap(color))
        case "point": return Attribute(content: point(child))
        case "size": return Attribute(content: size(child))
        case "rect": return Attribute(content: rect(child))
        case "image":
            return Attribute(
                content: image(element["value"] ?? child?["name"], isSystem: child?["catalog"] == "system"))
        case "nil": return Attribute(content: nil)
        default: return nil
        }
    }
}

/// The system's colors by their names, without the ending "Color".
@MainActor
enum SystemColors {
    static let named: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "link": .link, "placeholderText": .placeholderText,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "lightText": .lightText, "darkText": .darkText,
        "systemBlue": .systemBlue, "systemGreen": .systemGreen, "systemRed": .systemRed,
        "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
        "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
        "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "groupTableViewBackground": .systemGroupedBackground,
        "tint": .tintColor,
    ]
}
