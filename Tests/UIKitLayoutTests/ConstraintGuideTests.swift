// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLayout

@MainActor
@Suite("Constraints of sides, guides, scroll views and texts")
struct ConstraintGuideTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 800))

    /// A view of 200 x 100 at (0, 0) whose frame is set by hand.
    private func box() -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        screen.window.addSubview(box)
        return box
    }

    @Test("L14: leading and trailing change sides where the holder reads from right to left; left and right do not")
    func direction() {
        let box = box()
        let (view, next) = (placed(SizedView(30, 10), in: box), placed(SizedView(40, 10), in: box))
        let absolute = placed(SizedView(10, 10), in: box)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
            absolute.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3),
        ])
        screen.settle()
        #expect([view, next, absolute].map(\.frame.minX) == [5, 43, 3])
        box.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        #expect([view, next, absolute].map(\.frame.minX) == [165, 117, 3])
    }

    @Test("L15: the distance of two anchors is a size")
    func distances() {
        let box = box()
        let (first, second) = (placed(SizedView(20, 10), in: box), placed(SizedView(20, 10), in: box))
        NSLayoutConstraint.activate([
            box.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
                .constraint(equalTo: first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)),
            second.trailingAnchor.anchorWithOffset(to: box.trailingAnchor)
                .constraint(equalTo: box.leadingAnchor.anchorWithOffset(to: first.leadingAnchor), multiplier: 2),
        ])
        screen.settle()
        #expect(first.frame.minX == 40 && second.frame.minX == 100)
        second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2).isActive = true
    }

    @Test("L16: guides of the application, and those of margins and the safe area")
    func guides() {
        let box = box()
        box.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 14)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        let view = placed(UIView(), in: box)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 50), guide.topAnchor.constraint(equalTo: box.topAnchor),
            guide.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.5),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            NSLayoutConstraint(
                item: view, attribute: .trailing, relatedBy: .equal, toItem: box, attribute: .trailingMargin,
                multiplier: 1, constant: 0),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.settle()
        #expect(guide.layoutFrame == CGRect(x: 12, y: 0, width: 50, height: 50))
        #expect(view.frame == CGRect(x: 62, y: 20, width: 124, height: 10))
        box.layoutMargins.left = 20
        screen.settle()
        #expect(guide.layoutFrame.minX == 20 && view.frame == CGRect(x: 70, y: 20, width: 116, height: 10))
        box.removeLayoutGuide(guide)
        #expect(view.constraintsAffectingLayout(for: .vertical).count == 1)
    }

    @Test("L17: in a scroll view edges are the content's: its size follows; the frame guide stays in sight")
    func scrolling() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(scrollView)
        let content = placed(SizedView(30, 250), in: scrollView)
        scrollView.pin(content, 5)
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -10).isActive = true
        let floating = placed(SizedView(10, 10), in: scrollView)
        floating.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3).isActive = true
        floating.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor).isActive = true
        screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 260))
        #expect(content.frame == CGRect(x: 5, y: 5, width: 90, height: 250))
        #expect(floating.frame.minY == 3)
        scrollView.contentOffset.y = 60
        screen.settle()
        #expect(floating.frame.minY == 63 && content.frame.minY == 5)
        content.size.height = 400
        screen.settle()
        #expect(scrollView.contentSize.height == 410)
    }

    @Test("L17: in a scroll view its middle is its frame's, as its width and height are")
    func middle() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        screen.window.addSubview(scrollView)
        let content = placed(SizedView(30, 500), in: scrollView)
        scrollView.pin(content, 5)
        // Makes the content as wide as the scroll view.
        content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
        let note = placed(SizedView(10, 10), in: scrollView)
        note.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor).isActive = true
        screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 510))
        #expect(content.frame.width == 90 && note.frame.midY == 100)
        scrollView.contentOffset.y = 50
        screen.settle()
        #expect(note.frame.midY == 100)
        // A row of titles gives its height to the scroll view around it.
        let row = placed(UIScrollView(), in: screen.window)
        let titles = placed(SizedView(300, 46), in: row)
        row.pin(titles)
        titles.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        row.topAnchor.constraint(equalTo: screen.window.topAnchor).isActive = true
        screen.settle()
        #expect(row.bounds.height == 46 && row.contentSize == CGSize(width: 300, height: 46))
    }

    @Test("L17: constraints that reach the far edge decide the content's size, with parts left open too; others do not")
    func openContent() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 500, height: 600)
        let content = placed(SizedView(30, 250), in: scrollView)
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5).isActive = true
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).isActive = true
        screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 500, height: 600))
        // The last view has no height, and the distance to the end is at least 9.
        let last = placed(UIView(), in: scrollView)
        last.topAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
        let end = last.bottomAnchor.constraint(lessThanOrEqualTo: scrollView.bottomAnchor, constant: -9)
        end.isActive = true
        screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 500, height: 264))
        end.isActive = false
        content.size.height = 400
        screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 500, height: 264))
    }

    @Test("L18: a text of several lines gets its width first, then its height")
    func wrapping() {
        let box = box()
        let label = placed(UILabel(), in: box)
        label.text = String(repeating: "words and more words ", count: 6)
        label.numberOfLines = 0
        let below = placed(SizedView(10, 10), in: box)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.topAnchor.constraint(equalTo: box.topAnchor),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        screen.settle()
        let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: height))
        #expect(height > 2 * label.font.lineHeight && below.frame.minY == height)
        box.frame.size.width = 350
        screen.settle()
        #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 350, height: 0)).height)
        #expect(label.bounds.height < height)
        label.text = "Short"
        screen.settle()
        #expect(label.bounds.height == label.sizeThatFits(.zero).height)
    }

    @Test("L20: alignment rectangles, not frames, are what constraints align")
    func alignment() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let box = box()
        let view = placed(Shadowed(), in: box)
        box.pin(view, 10)
        screen.settle()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 186, height: 84))
    }

    @Test("L21: what constraints leave open is ambiguous, and can be exercised")
    func ambiguity() {
        let box = box()
        let view = placed(SizedView(10, 10), in: box)
        view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        screen.settle()
        #expect(view.hasAmbiguousLayout)
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        screen.settle()
        #expect(view.frame.minX != before.minX && view.frame.minY == before.minY && view.bounds.size == before.size)
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        screen.settle()
        #expect(!view.hasAmbiguousLayout && view.frame.minX == 0)
    }

    @Test("L22: a description is the constraint as an equation")
    func descriptions() {
        let box = box()
        let view = placed(UIView(), in: box)
        view.accessibilityIdentifier = "v"
        box.accessibilityIdentifier = "b"
        let constraint = view.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8)
        constraint.priority = .defaultHigh
        constraint.identifier = "gap"
        func address(_ object: AnyObject) -> String { printedAddress(of: object) }
        #expect(
            constraint.description
                == "<NSLayoutConstraint:\(address(constraint)) 'gap' UIView:'v' \(address(view)).leading == UIView:'b' \(address(box)).trailing - 8 @750   (inactive)>"
        )
    }
}
