// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// What an archive says of a button.
@MainActor
struct ButtonAttributes {
    private let element: ArchiveElement
    private let values: ElementValues

    init(_ view: ViewAttributes) {
        element = view.element
        values = view.values
    }

    func apply(_ button: UIButton) {
        button.buttonType = element["buttonType"].flatMap { Names.buttonTypes[$0] } ?? .custom
        if let font = values.font("fontDescription", in: element, standard: 15) { button.titleLabel?.font = font }
        if let mode = element["lineBreakMode"].flatMap({ Names.lineBreakModes[$0] }) {
            button.titleLabel?.lineBreakMode = mode
        }
        if let insets = values.insets(element.child(key: "contentEdgeInsets")) { button.contentEdgeInsets = insets }
        if let insets = values.insets(element.child(key: "titleEdgeInsets")) { button.titleEdgeInsets = insets }
        if let insets = values.insets(element.child(key: "imageEdgeInsets")) { button.imageEdgeInsets = insets }
        let configuration = element.child(key: "configuration")
            .flatMap { $0.tag == "buttonConfiguration" ? read($0) : nil }
        if let configuration { button.configuration = configuration }
        // IB54: the editor leaves the title behind that the button had before it got a configuration.
        let isConfigured = configuration != nil
        for child in element.children where child.tag == "state" {
            guard let state = child["key"].flatMap({ Names.states[$0] }) else { continue }
            apply(isConfigured ? child.without(["title", "attributedTitle"]) : child, to: button, for: state)
        }
        if let shows = element.bool("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = shows }
    }

    private func apply(_ element: ArchiveElement, to button: UIButton, for state: UIControl.State) {
        if let title = element.string("title") { button.setTitle(title, for: state) }
        if let title = values.attributedString("attributedTitle", in: element) {
            button.setAttributedTitle(title, for: state)
        }
        if let color = values.color("titleColor", in: element) { button.setTitleColor(color, for: state) }
        if let color = values.color("titleShadowColor", in: element) { button.setTitleShadowColor(color, for: state) }
        if let configuration = SymbolConfigurations.read(
            element.child(key: "preferredSymbolConfiguration"), values)
        {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        if let image = values.image("image", in: element) { button.setImage(image, for: state) }
        if let image = values.image("backgroundImage", in: element) { button.setBackgroundImage(image, for: state) }
    }

    private func read(_ element: ArchiveElement) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch element["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        if let title = element.string("title") { configuration.title = title }
        if let subtitle = element.string("subtitle") { configuration.subtitle = subtitle }
        if let title = values.attributedString("attributedTitle", in: element) {
            configuration.attributedTitle = AttributedString(title)
        }
        if let font = values.font("titleFontDescription", in: element) {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.uiKit.font = font
                return attributes
            }
        }
        configuration.image = values.image("image", in: element)
        configuration.preferredSymbolConfigurationForImage = SymbolConfigurations.read(
            element.child(key: "preferredSymbolConfigurationForImage"), values)
        let places: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let place = element["imagePlacement"].flatMap({ places[$0] }) { configuration.imagePlacement = place }
        if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
        if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
        let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "large": .large]
        if let size = element["buttonSize"].flatMap({ sizes[$0] }) { configuration.buttonSize = size }
        let alignments: [String: UIButton.Configuration.TitleAlignment] = [
            "leading": .leading, "center": .center, "trailing": .trailing,
        ]
        if let side = element["titleAlignment"].flatMap({ alignments[$0] }) { configuration.titleAlignment = side }
        if element.bool("showsActivityIndicator") == true { configuration.showsActivityIndicator = true }
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "capsule": .capsule, "large": .large, "medium": .medium, "small": .small, "fixed": .fixed,
        ]
        if let style = element["cornerStyle"].flatMap({ corners[$0] }) { configuration.cornerStyle = style }
        if let insets = values.directionalInsets(element.child(key: "contentInsets")) {
            configuration.contentInsets = insets
        }
        if let color = values.color("baseForegroundColor", in: element) { configuration.baseForegroundColor = color }
        if let color = values.color("baseBackgroundColor", in: element) { configuration.baseBackgroundColor = color }
        if let background = element.child(key: "background") { read(background, into: &configuration.background) }
        return configuration
    }

    private func read(_ element: ArchiveElement, into background: inout UIBackgroundConfiguration) {
        if let color = values.color("backgroundColor", in: element) { background.backgroundColor = color }
        if let color = values.color("strokeColor", in: element) { background.strokeColor = color }
        if let width = element.number("strokeWidth") { background.strokeWidth = width }
        if let radius = element.number("cornerRadius") { background.cornerRadius = radius }
        if let image = values.image("image", in: element) { background.image = image }
        if let mode = element["imageContentMode"].flatMap({ Names.contentModes[$0] }) {
            background.imageContentMode = mode
        }
    }
}
