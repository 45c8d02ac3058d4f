// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Buttons by their configurations: texts with attributes, backgrounds, activity")
struct ButtonConfigurationTests {
    private let screen = TestScreen()

    private func show(_ configuration: UIButton.Configuration, isSelected: Bool = false) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.isSelected = isSelected
        button.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
        screen.window.addSubview(button)
        screen.settle()
        return button
    }

    private func attributes(_ label: UILabel?) -> [NSAttributedString.Key: Any] {
        label?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
    }

    @Test("A title's attributes are shown; setting a plain title removes them")
    func attributedTitle() {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Save")
        title.font = UIFont.systemFont(ofSize: 30)
        configuration.attributedTitle = title
        #expect(configuration.title == "Save")
        let button = show(configuration)
        #expect(attributes(button.titleLabel)[.font] as? UIFont == .systemFont(ofSize: 30))
        #expect(attributes(button.titleLabel)[.foregroundColor] as? UIColor == .white)
        configuration.title = "Send"
        #expect(configuration.attributedTitle == AttributedString("Send"))
        button.configuration = configuration
        screen.settle()
        #expect(button.titleLabel?.text == "Send" && button.titleLabel?.font.pointSize == 17)
    }

    @Test("A title and a subtitle with fonts of their own are laid out once")
    func ownFonts() {
        final class Button: UIButton {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = AttributedString(
            "Save", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 30)]))
        configuration.attributedSubtitle = AttributedString(
            "now", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 9)]))
        let button = Button(configuration: configuration, primaryAction: nil)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        screen.window.addSubview(button)
        screen.settle()
        screen.settle()
        #expect(button.layouts == 1)
        #expect(attributes(button.titleLabel)[.font] as? UIFont == .systemFont(ofSize: 30))
    }

    @Test("Transformers make the attributes of titles and subtitles, and the colors of images")
    func transformers() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A"
        configuration.subtitle = "B"
        configuration.image = UIImage(systemName: "star")
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = incoming.font.map { UIFont.systemFont(ofSize: $0.pointSize * 2) }
            outgoing.underlineStyle = .single
            return outgoing
        }
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in
            AttributeContainer([.foregroundColor: UIColor.green])
        }
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
        let button = show(configuration)
        #expect((attributes(button.titleLabel)[.font] as? UIFont)?.pointSize == 34)
        #expect(attributes(button.titleLabel)[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(attributes(button.subtitleLabel)[.foregroundColor] as? UIColor == .green)
        #expect(button.imageView?.tintColor == .red)
        #expect(configuration == configuration && configuration.hashValue == button.configuration?.hashValue)
    }

    @Test("A background's color, line, corners and insets count where they are set")
    func background() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A"
        configuration.background.backgroundColor = .green
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 3
        configuration.background.cornerRadius = 0
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let button = show(configuration)
        #expect(button.background.backgroundColor == .green && button.background.layer.borderWidth == 3)
        #expect(button.background.layer.borderColor == UIColor.red.cgColor && button.background.layer.cornerRadius == 0)
        #expect(button.background.frame == CGRect(x: 2, y: 1, width: 194, height: 56))
        configuration.cornerStyle = .capsule
        configuration.background.backgroundColorTransformer = .grayscale
        configuration.background.customView = UIView()
        button.configuration = configuration
        screen.settle()
        #expect(button.background.layer.cornerRadius == 28)
        #expect(button.background.backgroundColor == UIColor(white: 0.587, alpha: 1))
        #expect(button.background.subviews.first?.frame == button.background.bounds)
        button.configuration = nil
        screen.settle()
        #expect(button.background.layer.borderWidth == 0 && button.background.subviews.isEmpty)
    }

    @Test("An activity indicator turns in the place of the image")
    func activity() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A"
        configuration.image = UIImage(systemName: "star")
        configuration.showsActivityIndicator = true
        let button = show(configuration)
        let indicator = try #require(button.activityIndicator)
        #expect(indicator.isAnimating && indicator.superview === button && button.imageView?.image == nil)
        #expect(indicator.frame.maxX <= (button.titleLabel?.frame.minX ?? 0) && indicator.frame.width > 0)
        #expect(screen.window.hitTest(button.convert(indicator.center, to: nil), with: nil) === button)
        configuration.showsActivityIndicator = false
        button.configuration = configuration
        screen.settle()
        #expect(button.activityIndicator == nil && button.imageView?.image != nil)
    }

    @Test("A title that is cut has one line; a selected button keeps its colors if it is told to")
    func linesAndSelection() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A long title of several lines that does not fit"
        let button = show(configuration, isSelected: true)
        #expect(button.titleLabel?.numberOfLines == 0 && !button.background.isHidden)
        configuration.titleLineBreakMode = .byTruncatingMiddle
        configuration.automaticallyUpdateForSelection = false
        button.configuration = configuration
        screen.settle()
        #expect(button.titleLabel?.numberOfLines == 1 && button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(button.background.isHidden)
    }
}

@Suite("Attributed strings of Foundation's with UIKit's attributes")
struct AttributedStringTests {
    @Test("Attributes and links go to NSAttributedString and come back; others are left out")
    func conversions() throws {
        var text = AttributedString("Hello")
        text.kern = 2
        text.underlineStyle = .single
        text.link = URL(string: "https://example.org")
        text.languageIdentifier = "de"
        var rest = AttributedString(" there")
        rest.foregroundColor = .red
        text += rest
        let objects = NSAttributedString(text)
        #expect(objects.string == "Hello there")
        let first = objects.attributes(at: 0, effectiveRange: nil)
        #expect(first[.kern] as? CGFloat == 2 && first[.underlineStyle] as? Int == 1 && first.count == 3)
        #expect(objects.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
        let back = AttributedString(objects)
        #expect(back.runs.first?.link == URL(string: "https://example.org") && back.runs.count == 2)
        #expect(back.runs.first?.kern == 2 && back.runs.first?.underlineStyle == .single)
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: 3])
        #expect(container.font == .systemFont(ofSize: 9) && container.kern == 3)
        #expect([NSAttributedString.Key: Any](container).count == 2)
    }
}
