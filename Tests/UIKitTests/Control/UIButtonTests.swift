// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

@MainActor
@Suite("UIButton")
struct UIButtonTests {
    let log = CallLog()
    let screen = TestScreen()

    private func add(_ button: UIButton) -> UIButton {
        button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
        screen.window.addSubview(button)
        screen.settle()
        return button
    }

    @Test("E48: a touch that lifts inside sends touchUpInside, then primaryActionTriggered")
    func primaryAction() {
        let button = add(UIButton(type: .system))
        log(button)
        let finger = screen.finger()
        finger.tap(button)
        #expect(log.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
        finger.down(on: button)
        finger.move(by: CGVector(dx: 0, dy: 200))
        finger.up()
        #expect(log.take() == ["touchDown", "touchDownRepeat", "touchDragOutside", "touchDragExit", "touchUpOutside"])
        finger.down(on: button)
        finger.cancel()
        #expect(log.take() == ["touchDown", "touchCancel"])
    }

    @Test("E48: a button that the first action removes still sends its primary action, once")
    func removalInAction() {
        let button = add(UIButton(type: .system))
        log(button, every: [(.touchUpInside, "up"), (.touchCancel, "cancel")]) { [unowned button] _ in
            button.removeFromSuperview()
        }
        log(button, every: [(.primaryActionTriggered, "primary")])
        screen.finger().tap(button)
        #expect(log.take() == ["up", "primary"])
    }

    @Test("E69: a picture is no larger than the room for the content, unless a configuration has it")
    func largePicture() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { $0.fill($0.format.bounds) }
        let small = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill($0.format.bounds) }
        let button = add(UIButton())
        button.setImage(picture, for: .normal)
        screen.settle()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 120, height: 44))
        button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 10, bottom: 4, right: 20)
        #expect(
            button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
                == CGRect(x: 10, y: 2, width: 90, height: 38))
        button.setImage(small, for: .normal)
        button.contentEdgeInsets = .zero
        screen.settle()
        #expect(button.imageView?.frame == CGRect(x: 50, y: 17, width: 20, height: 10))
        let configured = add(UIButton(configuration: .plain()))
        configured.configuration?.image = picture
        screen.settle()
        #expect(configured.imageView?.frame.size == CGSize(width: 200, height: 60))
    }

    @Test("A button may set its look whenever it is laid out; what it is already lays out nothing")
    func lookAtLayout() {
        final class Button: UIButton {
            let cart = UIImage(systemName: "cart")
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                setTitle("Buy", for: .normal)
                setTitleColor(.white, for: .normal)
                setTitleShadowColor(.black, for: .highlighted)
                setAttributedTitle(NSAttributedString(string: "Sell"), for: .disabled)
                setImage(cart, for: .selected)
                setBackgroundImage(cart, for: .highlighted)
            }
        }
        let button = Button()
        screen.window.addSubview(button)
        screen.settle()
        // The first pass changes the look and makes the parts, and a later one finds them.
        #expect((2...4).contains(button.passes))
        button.passes = 0
        button.setTitle("Sell", for: .normal)
        screen.settle()
        #expect((2...4).contains(button.passes) && button.title(for: .normal) == "Buy")
        let text = NSMutableAttributedString(string: "Go")
        button.setAttributedTitle(text, for: .focused)
        text.append(NSAttributedString(string: " on"))
        #expect(button.attributedTitle(for: .focused)?.string == "Go")
        button.setAttributedTitle(text, for: .focused)
        #expect(button.attributedTitle(for: .focused)?.string == "Go on")
    }

    @Test("E47: init(type:primaryAction:) takes title and handler from the action")
    func initWithAction() {
        let button = add(
            UIButton(primaryAction: UIAction(title: "Save") { [log] in log("save \($0.sender is UIButton)") }))
        #expect(button.buttonType == .system)
        #expect(button.currentTitle == "Save" && button.titleLabel?.text == "Save")
        screen.finger().tap(button)
        button.performPrimaryAction()
        #expect(log.take() == ["save true", "save true"])
    }

    @Test("changesSelectionAsPrimaryAction: the selection changes before the primary action is sent")
    func toggle() {
        let button = add(UIButton(type: .system))
        button.changesSelectionAsPrimaryAction = true
        button.addAction(
            UIAction { [log, unowned button] _ in log("\(button.isSelected)") }, for: .primaryActionTriggered)
        screen.finger().tap(button)
        screen.finger().tap(button)
        button.performPrimaryAction()
        button.isEnabled = false
        button.performPrimaryAction()
        #expect(log.take() == ["true", "false", "true"])
    }

    @Test("isHeld: while a touch is in the button")
    func held() {
        let button = add(UIButton(type: .system))
        let finger = screen.finger()
        #expect(!button.isHeld)
        finger.down(on: button)
        #expect(button.isHeld)
        finger.move(by: CGVector(dx: 0, dy: 300))
        #expect(!button.isHeld)
        finger.up()
    }

    @Test("A state without a title of its own shows the normal one, also where one of its bits has a title")
    func titles() {
        let button = add(UIButton(type: .custom))
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        #expect(button.title(for: .disabled) == "Normal")
        button.isSelected = true
        screen.settle()
        #expect(button.titleLabel?.text == "Selected")
        button.isHighlighted = true
        #expect(button.currentTitle == "Normal")
        button.setTitle("Both", for: [.selected, .highlighted])
        #expect(button.currentTitle == "Both")
    }

    @Test("Parts take no touches: the button is the hit-test view everywhere in it")
    func parts() {
        let button = add(UIButton(configuration: .filled()))
        button.configuration?.title = "Title"
        button.configuration?.subtitle = "Subtitle"
        screen.settle()
        #expect(screen.window.hitTest(CGPoint(x: 160, y: 122), with: nil) === button)
        #expect(button.subtitleLabel?.text == "Subtitle")
    }

    @Test("A pressed system button is paler; a disabled one is gray")
    func looks() {
        let button = add(UIButton(type: .system))
        button.setTitle("Title", for: .normal)
        let finger = screen.finger()
        finger.down(on: button)
        #expect(button.titleLabel?.alpha == 0.2)
        finger.up()
        #expect(button.titleLabel?.alpha == 1)
        #expect(button.titleLabel?.textColor == .systemBlue)
        button.tintColor = .systemGreen
        screen.settle()
        #expect(button.titleLabel?.textColor == .systemGreen)
        button.role = .destructive
        screen.settle()
        #expect(button.currentTitleColor == .systemRed)
        button.isEnabled = false
        screen.settle()
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }

    @Test("E68: the color of a title is the title's alone; the image has the tint color")
    func imageColor() throws {
        let button = add(UIButton(type: .system))
        button.setImage(UIImage(systemName: "flag.fill"), for: .normal)
        button.setTitleColor(.clear, for: [])
        button.tintColor = .systemOrange
        screen.settle()
        #expect(button.imageView?.tintColor == .systemOrange && button.currentTitleColor == .clear)
        button.isEnabled = false
        screen.settle()
        #expect(button.imageView?.tintColor == .tertiaryLabel)
    }

    @Test("E70: a tint color that the application gives the image view stays; until then it is the button's")
    func ownImageColor() {
        for type in [UIButton.ButtonType.custom, .system] {
            let button = add(UIButton(type: type))
            button.setImage(UIImage(systemName: "flag.fill"), for: .normal)
            button.imageView?.tintColor = .systemRed
            button.setTitle("Flag", for: .normal)
            button.tintColor = .systemOrange
            screen.settle()
            #expect(button.imageView?.tintColor == .systemRed)
            button.imageView?.tintColor = nil
            button.setTitle("None", for: .normal)
            screen.settle()
            #expect(button.imageView?.tintColor == .systemOrange)
            button.superview?.tintColor = .systemGreen
            button.tintColor = nil
            #expect(button.imageView?.tintColor == .systemGreen)
        }
    }

    @Test("E70: the button's own colors for a state come and go; after one the application's stays, too")
    func stateImageColor() {
        let button = add(UIButton(type: .system))
        button.setImage(UIImage(systemName: "flag.fill"), for: .normal)
        button.tintColor = .systemOrange
        button.isEnabled = false
        screen.settle()
        #expect(button.imageView?.tintColor == .tertiaryLabel)
        button.isEnabled = true
        screen.settle()
        #expect(button.imageView?.tintColor == .systemOrange)
        button.isEnabled = false
        screen.settle()
        button.imageView?.tintColor = .systemRed
        button.isEnabled = true
        screen.settle()
        #expect(button.imageView?.tintColor == .systemRed)
        button.configuration = .filled()
        screen.settle()
        #expect(button.imageView?.tintColor == .white)
    }

    @Test("sizeThatFits: the title with the system's margins, or with the application's, or a symbol")
    func sizes() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
        let fitting = button.sizeThatFits(.zero)
        let titleSize = button.titleLabel?.sizeThatFits(.zero) ?? title
        #expect(fitting.height == (titleSize.height + 12).rounded(.up))
        #expect(fitting.width == max(30, titleSize.width.rounded(.up)))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        #expect(button.sizeThatFits(.zero).height == (titleSize.height + 4).rounded(.up))
        #expect(button.sizeThatFits(.zero).width == (titleSize.width + 60).rounded(.up))
        #expect(UIButton(type: .close).frame.size == CGSize(width: 30, height: 30))
        #expect(UIButton(type: .close).accessibilityLabel == "Close")
    }

    @Test("The content stands where the alignments say, leading by the reading direction")
    func alignment() {
        let button = add(UIButton(type: .system))
        button.setTitle("Title", for: .normal)
        for (alignment, expected) in [
            (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.right, 120), (.leading, 0), (.trailing, 120),
            (.center, 60),
        ] {
            button.contentHorizontalAlignment = alignment
            screen.settle()
            let frame = button.titleLabel?.frame ?? .null
            #expect([frame.minX, frame.midX, frame.maxX].contains { abs($0 - expected) < 0.01 })
        }
        button.contentVerticalAlignment = .bottom
        screen.settle()
        #expect(button.titleLabel?.frame.maxY == 44)
    }

    @Test("A configuration's colors follow its style, its own colors and the state")
    func configurationColors() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = add(UIButton(configuration: configuration))
        #expect(button.currentTitleColor == .white)
        let background = button.subviews[0]
        #expect(background.backgroundColor == .systemBlue)
        button.configuration?.baseBackgroundColor = .systemRed
        button.configuration?.baseForegroundColor = .black
        screen.settle()
        #expect(background.backgroundColor == .systemRed && button.titleLabel?.textColor == .black)
        button.isEnabled = false
        screen.settle()
        #expect(background.backgroundColor == .tertiarySystemFill)
        button.isEnabled = true
        button.configuration?.cornerStyle = .capsule
        screen.settle()
        #expect(background.layer.cornerRadius == 22)
        button.configuration = .plain()
        screen.settle()
        #expect(background.isHidden)
    }

    @Test("The update handler is called before layout, once however much changed, and its changes show at once")
    func updateHandler() {
        let button = add(UIButton(configuration: .plain()))
        screen.settle()
        button.configurationUpdateHandler = { [log] button in
            log("update \(button.state.rawValue)")
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        screen.settle()
        button.isSelected = true
        button.isHighlighted = true
        screen.settle()
        #expect(log.take() == ["update 0", "update 5"])
        #expect(button.titleLabel?.text == "On")
        button.setNeedsUpdateConfiguration()
        screen.settle()
        #expect(log.take() == ["update 5"])
        button.automaticallyUpdatesConfiguration = false
        button.isSelected = false
        screen.settle()
        #expect(log.take() == [])
    }

    @Test("Image and texts are laid out side by side or one above the other")
    func layout() {
        var layout = ButtonLayout()
        layout.image = CGSize(width: 20, height: 20)
        layout.title = CGSize(width: 50, height: 18)
        layout.subtitle = CGSize(width: 30, height: 12)
        layout.imagePadding = 5
        layout.titlePadding = 2
        #expect(layout.size == CGSize(width: 75, height: 32))
        let area = CGRect(x: 0, y: 0, width: 95, height: 52)
        var frames = layout.frames(in: area)
        #expect(frames.image == CGRect(x: 10, y: 16, width: 20, height: 20))
        #expect(frames.title == CGRect(x: 35, y: 10, width: 50, height: 18))
        #expect(frames.subtitle == CGRect(x: 45, y: 30, width: 30, height: 12))
        layout.imageSide = .top
        layout.textAlignment = .left
        #expect(layout.size == CGSize(width: 50, height: 57))
        frames = layout.frames(in: CGRect(x: 0, y: 0, width: 50, height: 57))
        #expect(frames.image == CGRect(x: 15, y: 0, width: 20, height: 20))
        #expect(frames.subtitle == CGRect(x: 0, y: 45, width: 30, height: 12))
        layout.imageSide = .right
        frames = layout.frames(in: CGRect(x: 0, y: 0, width: 60, height: 32))
        #expect(frames.title.width == 35 && frames.image.maxX == 60)
    }

    @Test("Assistive technology hears of a button, its title, whether it is enabled and selected")
    func accessibility() {
        let button = add(UIButton(primaryAction: UIAction(title: "Save") { _ in }))
        button.isSelected = true
        button.isEnabled = false
        let told = button.displayAccessibility
        #expect(told.role == .button && told.label == "Save" && told.isSelected && !told.isEnabled)
        #expect(button.titleLabel?.displayAccessibility.role == DisplayAccessibility.Role.none)
    }

    @Test("systemButton makes a button of the class it is asked of")
    func systemButton() throws {
        final class Own: UIButton {}
        // The smallest PNG: one transparent pixel.
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
        let image = try #require(Data(base64Encoded: png).flatMap { UIImage(data: $0) })
        let button: Own = Own.systemButton(with: image, target: nil, action: "save:")
        #expect(button.buttonType == .system && button.currentImage === image)
        #expect(button.actions(forTarget: nil, forControlEvent: .primaryActionTriggered) == ["save:"])
    }

    @Test("A title with attributes is shown in the place of the plain one, in the button's color where it says none")
    func attributedTitle() {
        let button = add(UIButton(type: .custom))
        button.setTitle("Plain", for: .normal)
        button.setTitleColor(.red, for: .normal)
        let text = NSMutableAttributedString(string: "Rich text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 5, length: 4))
        button.setAttributedTitle(text, for: .normal)
        screen.settle()
        let shown = button.titleLabel?.attributedText
        #expect(shown?.string == "Rich text" && button.currentAttributedTitle == text)
        #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(shown?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .blue)
        #expect(button.titleLabel?.font.pointSize == 30)
        #expect(button.sizeThatFits(.zero).height > 36)
        button.setAttributedTitle(nil, for: .normal)
        screen.settle()
        #expect(button.titleLabel?.text == "Plain" && button.attributedTitle(for: .normal) == nil)
    }

    @Test(
        "The shadow of a title has the state's color, and goes to the other side while the button is pressed, if asked to"
    )
    func titleShadow() throws {
        let button = add(UIButton(type: .custom))
        button.setTitle("A", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        button.reversesTitleShadowWhenHighlighted = true
        screen.settle()
        let label = try #require(button.titleLabel)
        #expect(label.shadowColor == .red && label.shownShadowOffset == CGSize(width: 1, height: 2))
        button.isHighlighted = true
        screen.settle()
        #expect(label.shownShadowOffset == CGSize(width: -1, height: -2))
        button.setTitleShadowColor(nil, for: .normal)
        screen.settle()
        #expect(label.shadowColor == nil)
    }

    @Test("A symbol gets the state's configuration; images stay at full strength where the button says so")
    func images() throws {
        let button = add(UIButton(type: .custom))
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
        screen.settle()
        let view = try #require(button.imageView)
        #expect(view.image?.size == CGSize(width: 48, height: 48))
        button.isHighlighted = true
        screen.settle()
        #expect(view.alpha == 0.5)
        button.adjustsImageWhenHighlighted = false
        screen.settle()
        #expect(view.alpha == 1)
        button.isEnabled = false
        screen.settle()
        #expect(view.alpha == 0.5)
        button.adjustsImageWhenDisabled = false
        screen.settle()
        #expect(view.alpha == 1)
    }

    @Test("A button that shows its touches has a light in its middle while it is pressed")
    func glow() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.window.addSubview(button)
        button.isHighlighted = true
        screen.settle()
        #expect(button.layer.sublayers?.contains { $0 is CAGradientLayer } != true)
        button.showsTouchWhenHighlighted = true
        screen.settle()
        let glow = try #require(button.layer.sublayers?.last as? CAGradientLayer)
        #expect(glow.frame == CGRect(x: 20, y: -15, width: 60, height: 60) && glow.type == .radial)
        button.isHighlighted = false
        screen.settle()
        #expect(glow.superlayer == nil)
    }

    @Test("AX32: titles of configurations follow the size of text; those of other buttons and of segments stay")
    func textSize() {
        let button = add(UIButton(configuration: .filled()))
        button.configuration?.title = "Title"
        button.configuration?.subtitle = "Subtitle"
        let small = add(UIButton(configuration: .gray()))
        small.configuration?.title = "Title"
        small.configuration?.buttonSize = .small
        let plain = add(UIButton(type: .system))
        plain.setTitle("Title", for: .normal)
        let segments = UISegmentedControl(items: ["One", "Two"])
        screen.window.addSubview(segments)
        screen.settle()
        let parts = [button, small, plain].compactMap(\.titleLabel)
        let (ordinary, widths) = (
            parts.map(\.font.pointSize), [button, plain, segments].map(\.intrinsicContentSize.width)
        )
        #expect(ordinary == [17, 15, 15])
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        screen.settle()
        #expect(parts.map(\.font.pointSize) == [33, 30, 15])
        let large = [button, plain, segments].map(\.intrinsicContentSize.width)
        #expect(large[0] > widths[0] * 1.5 && large[1...] == widths[1...])
        // One that comes into the window has the size at once.
        let late = UIButton(configuration: .plain())
        late.configuration?.title = "Title"
        let measured = late.intrinsicContentSize.width
        screen.window.addSubview(late)
        #expect(late.titleLabel?.font.pointSize == 33 && late.intrinsicContentSize.width > measured)
        screen.window.traitOverrides.preferredContentSizeCategory = .large
        screen.settle()
        #expect(parts.map(\.font.pointSize) == ordinary)
    }

    @Test("AX33: the lines of a title stand as titleAlignment says")
    func lineAlignment() {
        let button = add(UIButton(configuration: .plain()))
        button.configuration?.title = "Title"
        let alignments: [(UIButton.Configuration.TitleAlignment, NSTextAlignment)] = [
            (.automatic, .natural), (.center, .center), (.trailing, .right), (.leading, .natural),
        ]
        for (alignment, expected) in alignments {
            button.configuration?.titleAlignment = alignment
            screen.settle()
            #expect(button.titleLabel?.textAlignment == expected)
        }
    }

    @Test("AX33: a configuration's title takes the lines that its width asks for; another button's has one")
    func lines() {
        for (button, wraps) in [(UIButton(configuration: .plain()), true), (UIButton(type: .system), false)] {
            if wraps {
                button.configuration?.title = "Something with many words"
            } else {
                button.setTitle("Something with many words", for: .normal)
            }
            let whole = button.sizeThatFits(.zero)
            let narrow = button.sizeThatFits(CGSize(width: whole.width / 2, height: 0))
            #expect((narrow.height > whole.height * 1.5) == wraps)
            screen.window.addSubview(button)
            button.frame = CGRect(x: 0, y: 100, width: whole.width / 2, height: 120)
            screen.settle()
            let label = button.titleLabel
            #expect(((label?.frame.height ?? 0) > (label?.font.lineHeight ?? 0) * 1.8) == wraps)
        }
    }
}
