// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("The look of a text field")
struct UITextFieldLookTests {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

    init() {
        screen.window.addSubview(field)
        screen.settle()
    }

    @Test("The placeholder is shown while there is no text")
    func placeholder() {
        field.placeholder = "Name"
        screen.settle()
        #expect(!field.placeholderLabel.isHidden)
        #expect(field.accessibilityLabel == "Name")
        field.text = "Ada"
        screen.settle()
        #expect(field.placeholderLabel.isHidden)
    }

    private final class HintField: UITextField {
        var area: ((CGRect) -> CGRect?)?
        override func drawPlaceholder(in rect: CGRect) {
            guard let area else { return super.drawPlaceholder(in: rect) }
            if let own = area(rect) { super.drawPlaceholder(in: own) }
        }
    }

    @Test("PO3: the placeholder stands where an override passes it on to, and nowhere without that")
    func drawnPlaceholder() {
        let field = HintField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        screen.window.addSubview(field)
        field.placeholder = "Name"
        func origin() -> CGPoint? {
            screen.settle()
            guard case .text(let text) = field.placeholderLabel.displayContent else { return nil }
            return text.lines.first?.baseline
        }
        let plain = origin()
        field.area = { $0.offsetBy(dx: 12, dy: 0) }
        let moved = origin()
        #expect(plain != nil && moved?.x == (plain?.x ?? 0) + 12 && moved?.y == plain?.y)
        field.area = { _ in nil }
        #expect(origin() == nil)
    }

    @Test("PO3: a field's text stands where an override passes it on to")
    func drawnText() {
        final class Inset: UITextField {
            var inset: CGFloat? = 0
            override func drawText(in rect: CGRect) {
                if let inset { super.drawText(in: rect.offsetBy(dx: inset, dy: 0)) }
            }
        }
        let field = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        screen.window.addSubview(field)
        field.text = "Ada"
        screen.settle()
        let plain = field.canvas.frame
        field.inset = 9
        field.setNeedsLayout()
        screen.settle()
        #expect(field.canvas.frame.minX == plain.minX + 9 && field.canvas.frame.minY == plain.minY)
        field.inset = nil
        field.setNeedsLayout()
        screen.settle()
        #expect(field.canvas.isHidden)
        field.becomeFirstResponder()
        screen.settle()
        #expect(!field.canvas.isHidden && field.canvas.frame.minX == plain.minX)
    }

    @Test("A field that is not enabled has no room for the clear button that it does not show")
    func clearButtonRoom() {
        field.clearButtonMode = .always
        field.text = "Ada"
        let narrow = field.textRect(forBounds: field.bounds)
        field.isEnabled = false
        #expect(narrow.width < field.bounds.width)
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    }

    @Test("Borders keep the text away from the edges; a field of one line is 34 points high with a rounded one")
    func borders() {
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        #expect(field.sizeThatFits(.zero).height == 34)
        screen.settle()
        #expect(!field.border.isHidden && field.border.layer.cornerRadius == 5)
        field.borderStyle = .none
        #expect(field.sizeThatFits(.zero).height == 22)
    }

    @Test("E63: a field without a width has room for its placeholder, and for a longer text")
    func placeholderWidth() {
        func width(_ change: (UITextField) -> Void) -> CGFloat {
            let field = UITextField()
            change(field)
            return field.intrinsicContentSize.width
        }
        let name = "The name of a friend"
        #expect(width { $0.placeholder = name } == width { $0.text = name })
        #expect(width { ($0.placeholder, $0.text) = (name, "A") } == width { $0.text = name })
        #expect(width { ($0.placeholder, $0.text) = ("A", name) } == width { $0.text = name })
        #expect(width { $0.attributedPlaceholder = NSAttributedString(string: name) } == width { $0.text = name })
    }

    @Test("E67: a rounded field is at least 34 points high, however small its text is")
    func leastHeight() {
        func height(_ size: CGFloat, _ style: UITextField.BorderStyle) -> CGFloat {
            let field = UITextField()
            field.font = .systemFont(ofSize: size)
            field.borderStyle = style
            return field.intrinsicContentSize.height
        }
        #expect(height(17, .roundedRect) == 34 && height(14, .roundedRect) == 34 && height(9, .roundedRect) == 34)
        #expect(height(30, .roundedRect) > 40)
        #expect(height(14, .none) < 20 && height(14, .line) < 34)
    }

    @Test("Views at the sides are shown by their modes, and take room from the text")
    func sideViews() {
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftView = left
        screen.settle()
        #expect(left.superview == nil)
        field.leftViewMode = .unlessEditing
        screen.settle()
        #expect(left.superview === field && left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        #expect(field.editingRect(forBounds: field.bounds).minX == 0)
        field.becomeFirstResponder()
        screen.settle()
        #expect(left.superview == nil)
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        field.rightView = right
        field.rightViewMode = .always
        screen.settle()
        #expect(right.frame.maxX == 200)
        #expect(field.textRect(forBounds: field.bounds).maxX == 160)
        field.rightView = nil
        screen.settle()
        #expect(right.superview == nil)
    }

    @Test("Overridden rectangles decide where the text is")
    func overriding() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
            override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        }
        let padded = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        padded.text = "abc"
        screen.window.addSubview(padded)
        screen.settle()
        #expect(padded.firstRect(for: padded.range(0..<1) ?? UITextRange()).minX == 20)
        #expect(padded.canvas.frame.minX == 20)
    }

    @Test("Text that is too long is scrolled to the caret while it is edited, and to its beginning else")
    func scrolling() {
        field.text = String(repeating: "word ", count: 30) + "end"
        screen.settle()
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
        field.becomeFirstResponder()
        screen.settle()
        let caret = field.caretRect(for: field.endOfDocument)
        #expect(caret.maxX <= 200.001 && caret.maxX > 190)
        field.choose(0..<0)
        screen.settle()
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
        field.choose(field.allText.utf16.count..<field.allText.utf16.count)
        field.resignFirstResponder()
        screen.settle()
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    }

    @Test("Short text stands where the alignment says")
    func alignment() {
        field.text = "abc"
        field.textAlignment = .right
        screen.settle()
        let end = field.caretRect(for: field.endOfDocument)
        #expect(abs(end.maxX - 200) < 0.01)
        field.textAlignment = .center
        screen.settle()
        let (first, last) = (field.caretRect(for: field.place(0)), field.caretRect(for: field.place(3)))
        #expect(abs((first.minX + last.maxX) / 2 - 100) < 0.01)
    }

    @Test("A point means the nearest caret, and the character it is on")
    func points() throws {
        field.text = "abc"
        screen.settle()
        let b = field.firstRect(for: try #require(field.range(1..<2)))
        #expect(b.width > 5)
        let nearStart = field.closestPosition(to: CGPoint(x: b.minX + 1, y: 10))
        let nearEnd = field.closestPosition(to: CGPoint(x: b.maxX - 1, y: 10))
        #expect(nearStart.map { field.offset(from: field.beginningOfDocument, to: $0) } == 1)
        #expect(nearEnd.map { field.offset(from: field.beginningOfDocument, to: $0) } == 2)
        #expect(field.characterRange(at: CGPoint(x: b.midX, y: b.midY)).map(field.offsets) == 1..<2)
        #expect(field.characterRange(at: CGPoint(x: 190, y: b.midY)) == nil)
        let within = field.closestPosition(to: CGPoint(x: 0, y: 0), within: try #require(field.range(2..<3)))
        #expect(within.map { field.offset(from: field.beginningOfDocument, to: $0) } == 2)
    }

    @Test("K7: a description shows the text, and a secure field's does not")
    func describing() {
        field.text = "hello"
        #expect(field.description.contains("text = 'hello'"))
        field.isSecureTextEntry = true
        #expect(!field.description.contains("hello"))
    }

    @Test("The state of interaction is the selection, to be set again")
    func interactionState() {
        field.text = "hello"
        field.choose(1..<3)
        let state = field.interactionState
        field.choose(0..<0)
        field.interactionState = state
        #expect(field.selection == 1..<3)
        field.text = "h"
        field.interactionState = state
        #expect(field.selection == 1..<1)
    }

    @Test("PO10: an image stands in the border's place, another one while the field is disabled")
    func backgrounds() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let (image, other) = (UIImage(), UIImage())
        field.borderStyle = .roundedRect
        field.disabledBackground = other
        field.layoutIfNeeded()
        #expect(field.backgroundView == nil && !field.border.isHidden)
        field.background = image
        field.layoutIfNeeded()
        #expect(field.backgroundView?.image === image && field.border.isHidden)
        #expect(field.backgroundView?.frame == field.bounds && field.subviews.first === field.backgroundView)
        field.isEnabled = false
        field.layoutIfNeeded()
        #expect(field.backgroundView?.image === other)
        field.background = nil
        field.layoutIfNeeded()
        #expect(field.backgroundView?.isHidden == true && !field.border.isHidden)
    }

    @Test("PO10: a text that is wider than its room is shown smaller, down to the smallest size")
    func fitting() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "twenty letters and more"
        field.adjustsFontSizeToFitWidth = true
        field.layoutIfNeeded()
        #expect(field.fittedFont == nil)
        field.minimumFontSize = 5
        field.layoutIfNeeded()
        let size = field.fittedFont?.pointSize ?? 0
        #expect(size > 5 && size < 17 && field.font?.pointSize == 17)
        #expect(field.surface.lines.geometry(0, field.editor.buffer).width <= 100)
        field.minimumFontSize = 16
        field.layoutIfNeeded()
        #expect(field.fittedFont?.pointSize == 16)
        field.text = "few"
        field.layoutIfNeeded()
        #expect(field.fittedFont == nil)
    }

    @Test("The same side view, set again in each layout, asks for no further layout")
    func sideViewAgain() {
        final class Field: UITextField {
            let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func layoutSubviews() {
                super.layoutSubviews()
                rightView = side
                rightViewMode = .always
                borderStyle = .roundedRect
            }
        }
        let screen = TestScreen()
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.window.addSubview(field)
        screen.settle()
        #expect(field.side.superview === field && screen.application.faults.isEmpty)
    }
}
