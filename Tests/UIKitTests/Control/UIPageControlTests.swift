// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("UIPageControl")
struct UIPageControlTests {
    let log = CallLog()
    let screen = TestScreen()
    let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    let finger: Finger

    init() {
        control.numberOfPages = 3
        screen.window.addSubview(control)
        finger = screen.finger()
        log.values(of: control)
    }

    private let left = CGPoint(x: 120, y: 113)
    private let right = CGPoint(x: 280, y: 113)

    @Test("E48: a tap in the right half goes on, in the left one back, and tells of it; at an end nothing happens")
    func taps() {
        finger.tap(at: left)
        #expect(control.currentPage == 0 && log.take() == [])
        finger.tap(at: right)
        #expect(control.currentPage == 1 && log.take() == ["valueChanged", "primary"])
        finger.tap(at: right)
        finger.tap(at: right)
        #expect(control.currentPage == 2)
        finger.tap(at: left)
        #expect(control.currentPage == 1)
    }

    @Test("E59: from right to left the left half goes on; in a column the lower half does, or the upper one")
    func directions() {
        control.direction = .rightToLeft
        finger.tap(at: left)
        #expect(control.currentPage == 1)
        control.direction = .topToBottom
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 26, height: 66))
        control.frame = CGRect(x: 100, y: 100, width: 26, height: 200)
        let (upper, lower) = (CGPoint(x: 113, y: 110), CGPoint(x: 113, y: 290))
        finger.tap(at: lower)
        #expect(control.currentPage == 2)
        // Dots stand one below another, the first at the top.
        screen.settle()
        let dots = control.subviews[0].subviews
        #expect(dots.map(\.frame.midX) == [13, 13, 13] && dots.map(\.frame.midY) == [83, 100, 117])
        control.direction = .bottomToTop
        finger.tap(at: lower)
        #expect(control.currentPage == 1)
        finger.tap(at: upper)
        #expect(control.currentPage == 2)
        screen.settle()
        #expect(dots.map(\.frame.midY) == [117, 100, 83])
        finger.drag(from: CGPoint(x: 113, y: 150), to: CGPoint(x: 113, y: 190))
        #expect(control.currentPage == 0)
    }

    @Test("Lifting outside, a cancelled touch and a single hidden page change nothing")
    func unchanged() {
        finger.down(at: right)
        finger.move(by: CGVector(dx: 0, dy: 300))
        finger.up()
        finger.down(at: right)
        finger.cancel()
        #expect(control.currentPage == 0 && log.take() == [])
    }

    @Test("E55: a finger along the dots turns page after page, and the state says so while it is told")
    func continuous() {
        var states: [UIPageControl.InteractionState] = []
        control.addAction(
            UIAction { [unowned control] _ in states.append(control.interactionState) }, for: .valueChanged)
        finger.down(at: CGPoint(x: 180, y: 113))
        finger.move(by: CGVector(dx: 9, dy: 0))
        #expect(control.currentPage == 0 && control.interactionState == .none)
        finger.move(by: CGVector(dx: 9, dy: 0))
        #expect(control.currentPage == 1 && control.interactionState == .continuous)
        finger.move(by: CGVector(dx: 60, dy: 0))
        #expect(control.currentPage == 2)
        finger.move(by: CGVector(dx: -70, dy: 0))
        #expect(control.currentPage == 0)
        finger.up()
        #expect(control.currentPage == 0 && control.interactionState == .none)
        finger.tap(at: right)
        #expect(states == [.continuous, .continuous, .continuous, .discrete] && control.interactionState == .none)
        control.allowsContinuousInteraction = false
        finger.down(at: CGPoint(x: 180, y: 113))
        finger.move(by: CGVector(dx: 60, dy: 0))
        #expect(control.currentPage == 1 && control.interactionState == .none)
        finger.cancel()
    }

    @Test("E56: a background behind the dots, always or while pages are turned")
    func background() {
        screen.settle()
        let content = control.subviews[0]
        #expect(content.backgroundColor == nil && content.frame == control.bounds)
        finger.down(at: CGPoint(x: 180, y: 113))
        finger.move(by: CGVector(dx: 20, dy: 0))
        screen.settle()
        #expect(content.backgroundColor == .secondarySystemFill && content.frame.width == 66)
        #expect(content.subviews.map { content.convert($0.center, to: control).x } == [83, 100, 117])
        finger.up()
        screen.settle()
        #expect(content.backgroundColor == nil)
        control.backgroundStyle = .prominent
        screen.settle()
        #expect(content.backgroundColor == .secondarySystemFill && content.layer.cornerRadius == 13)
        control.backgroundStyle = .minimal
        screen.settle()
        #expect(content.backgroundColor == nil)
    }

    @Test("E56: images in the place of dots, of all pages, of one, and of the current one, in the dots' colors")
    func images() throws {
        let image = { UIImage(systemName: $0) }
        control.currentPage = 1
        control.pageIndicatorTintColor = .systemGray
        control.preferredIndicatorImage = image("star")
        control.setIndicatorImage(image("circle"), forPage: 2)
        control.setCurrentPageIndicatorImage(image("heart"), forPage: 1)
        screen.settle()
        let views = { control.subviews[0].subviews.map { $0.subviews.first as? UIImageView } }
        let shown = ["star", "heart", "circle"].map { image($0)?.withRenderingMode(.alwaysTemplate) }
        #expect(views().map { $0?.image } == shown)
        #expect(views()[0]?.tintColor == .systemGray && control.subviews[0].subviews[0].backgroundColor == nil)
        #expect(views()[0]?.center == CGPoint(x: 4, y: 4) && control.indicatorImage(forPage: 2) == image("circle"))
        control.setCurrentPageIndicatorImage(nil, forPage: 1)
        control.preferredCurrentPageIndicatorImage = image("heart")
        control.currentPage = 0
        control.setIndicatorImage(nil, forPage: 2)
        screen.settle()
        #expect(views().map { $0?.image } == [shown[1], shown[0], shown[0]])
        control.preferredIndicatorImage = nil
        screen.settle()
        #expect(views()[1] == nil && control.subviews[0].subviews[1].backgroundColor == .systemGray)
        #expect(control.currentPageIndicatorImage(forPage: 1) == nil)
    }

    @Test("Pages that there are not become the nearest; fewer pages than 0 are none")
    func limits() {
        control.currentPage = 9
        #expect(control.currentPage == 2)
        control.currentPage = -9
        #expect(control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -3
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        #expect(log.take() == [])
    }

    @Test("There is a dot for each page, the current one marked; none for a single page that is to be hidden")
    func dots() {
        control.currentPage = 1
        control.currentPageIndicatorTintColor = .systemRed
        control.pageIndicatorTintColor = .systemGray
        screen.settle()
        let content = control.subviews[0]
        #expect(content.subviews.map(\.backgroundColor) == [.systemGray, .systemRed, .systemGray])
        #expect(content.subviews.map(\.frame.midX) == [83, 100, 117])
        control.numberOfPages = 1
        screen.settle()
        #expect(content.subviews.count == 1)
        control.hidesForSinglePage = true
        screen.settle()
        #expect(content.subviews.isEmpty)
        control.numberOfPages = 100
        screen.settle()
        #expect(content.subviews.count == 100 && content.subviews.allSatisfy { content.bounds.contains($0.frame) })
    }

    @Test("size(forNumberOfPages:) grows by a dot's distance")
    func size() {
        let sizes = [0, 1, 2, 3].map { control.size(forNumberOfPages: $0).width }
        #expect(sizes == [24, 32, 49, 66])
        #expect(control.sizeThatFits(.zero) == CGSize(width: 66, height: 26))
    }

    @Test("Assistive technology hears the page")
    func accessibility() {
        control.currentPage = 1
        #expect(control.accessibilityValue == "page 2 of 3")
    }
}
