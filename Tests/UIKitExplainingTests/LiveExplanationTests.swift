// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitExplaining
import UIKitTesting
import ViewDump

@MainActor
@Suite("Why a live view does not get a touch", .serialized)
struct LiveExplanationTests {
    private let screen = TestScreen()

    /// A view named for its place, in the window or another view.
    private func add<View: UIView>(_ view: View, _ name: String, _ frame: CGRect, to parent: UIView? = nil) -> View {
        view.frame = frame
        view.accessibilityIdentifier = name
        (parent ?? screen.window).addSubview(view)
        return view
    }

    private func name(_ view: UIView) -> String { screen.application.subject(of: view).description }

    /// Obstacles and changes at a point.
    private func obstacles(_ view: UIView, at x: Double, _ y: Double) -> [String] {
        view.explainTouches(at: CGPoint(x: x, y: y)).whyNot?.obstacles.flatMap {
            ["\($0.reason)", "-> \($0.change)"]
        } ?? []
    }

    private final class Deaf: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private final class Narrow: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            point.x < 10 && bounds.contains(point)
        }
    }

    private final class Greedy: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }

    @Test("B2: each obstacle is told with its change, until the view wins")
    func refusals() {
        let page = add(UIView(), "page", CGRect(x: 0, y: 0, width: 390, height: 400))
        let button = add(UIButton(), "buy", CGRect(x: 20, y: 20, width: 100, height: 44), to: page)
        let veil = add(UIView(), "veil", page.frame)
        page.isUserInteractionEnabled = false
        button.alpha = 0
        let texts = obstacles(button, at: 30, 30)
        #expect(
            texts == [
                "\(name(page)) refuses: isUserInteractionEnabled is false, so neither it nor its subviews take touches",
                "-> set isUserInteractionEnabled of \(name(page)) to true",
                "\(name(button)) refuses: alpha 0 is below 0.01, so neither it nor its subviews take touches",
                "-> set alpha of \(name(button)) to more than 0.01",
                "\(name(veil)) lies in front of \(name(button)) and takes the point",
                "-> set isUserInteractionEnabled of \(name(veil)) to false, or put it behind",
            ])
        page.isUserInteractionEnabled = true
        button.alpha = 1
        veil.isUserInteractionEnabled = false
        #expect(obstacles(button, at: 30, 30).isEmpty)
        #expect(screen.scene.hitTestWalk(at: CGPoint(x: 30, y: 30)).result == screen.application.subject(of: button))
    }

    @Test("A53: a view that is being animated refuses until the animation ends")
    func animated() {
        let button = add(UIButton(), "buy", CGRect(x: 20, y: 20, width: 100, height: 44))
        UIView.animate(withDuration: 1) { button.center.y += 1 }
        #expect(
            obstacles(button, at: 30, 30).first?.contains("it is being animated without .allowUserInteraction") == true)
        screen.advance(by: 2)
        #expect(obstacles(button, at: 30, 30).isEmpty)
    }

    @Test("B6: overrides are asked, and named when they stand in the way")
    func overrides() {
        let deaf = add(Deaf(), "deaf", CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = add(UIButton(), "inner", CGRect(x: 0, y: 0, width: 50, height: 50), to: deaf)
        let texts = obstacles(inner, at: 30, 30)
        #expect(texts.count == 2)
        #expect(texts[0].contains("answers nil: its class overrides hitTest(_:with:)"))
        #expect(texts[1].hasPrefix("-> change hitTest(_:with:) of "))
        let narrow = add(Narrow(), "narrow", CGRect(x: 0, y: 200, width: 100, height: 100))
        #expect(
            obstacles(narrow, at: 50, 250).first?.contains("its class overrides point(inside:with:), which is false")
                == true)
        #expect(obstacles(narrow, at: 5, 250).isEmpty)
        let explanation = narrow.explainTouches(at: CGPoint(x: 50, y: 250))
        #expect(explanation.certainty == .likely)
        #expect(explanation.doubts.map(\.kind) == [.override])
    }

    @Test("B6: a view that answers for all the screen takes the point, wherever its bounds are")
    func greedy() {
        let button = add(UIButton(), "buy", CGRect(x: 20, y: 20, width: 100, height: 44))
        _ = add(Greedy(), "greedy", CGRect(x: 300, y: 700, width: 10, height: 10))
        let texts = obstacles(button, at: 30, 30)
        #expect(texts.first?.contains("answers itself: its class overrides hitTest(_:with:)") == true)
    }

    @Test("a view in no window, and one whose scene nobody sees, are told as that")
    func nowhere() {
        let alone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let explanation = alone.explainTouches(at: .zero)
        #expect(explanation.whyNot?.obstacles.first?.kind == .noWindow)
        #expect(explanation.description.contains("is in no window"))
        let button = add(UIButton(), "buy", CGRect(x: 20, y: 20, width: 100, height: 44))
        screen.activate(.background)
        #expect(
            obstacles(button, at: 30, 30).first?.contains("the window belongs to no scene in the foreground") == true)
    }

    @Test("B10: which part of a view's area reaches it, and who gets the rest")
    func reach() {
        let button = add(UIButton(), "buy", CGRect(x: 0, y: 100, width: 100, height: 50))
        let veil = add(UIView(), "veil", CGRect(x: 0, y: 120, width: 390, height: 100))
        let text = button.explainTouches().description
        #expect(
            text.hasPrefix(
                """
                40 % of its area reaches \(name(button)): within (0 100; 100 20) on the screen, for example at (49.5, 109.5).
                  60 % goes to \(name(veil)), for example at (0.5, 120.5)
                Why \(name(button)) does not get a touch at (0.5, 120.5):
                  \(name(veil)) lies in front of \(name(button)) and takes the point
                    -> set isUserInteractionEnabled of \(name(veil)) to false, or put it behind

                This is sure: the views themselves were asked.
                """))
    }

    @Test("the answer at a point has receiver, candidates and chain, in words and as JSON")
    func answer() throws {
        let button = add(UIButton(), "buy", CGRect(x: 20, y: 20, width: 100, height: 44))
        let explanation = screen.scene.explainHitTest(at: CGPoint(x: 30, y: 30))
        let text = explanation.description
        #expect(text.hasPrefix("A hit test at (30, 30) finds \(name(button)).\n"))
        #expect(text.contains("(10, 10) is inside its bounds, and no subview takes it  <-- the result"))
        #expect(text.contains("What it does not handle goes on to:\n  UIWindow #1\n  UIWindowScene\n  UIApplication"))
        let json = try JSONSerialization.jsonObject(with: explanation.json()) as? [String: Any]
        #expect(json?["format"] as? String == "responder-explanation")
        #expect((json?["input"] as? [String: Any])?["format"] as? String == "live")
        #expect((json?["receiver"] as? [String: Any])?["identifier"] as? String == "buy")
        #expect(screen.application.faults.isEmpty)
        #expect(button.window != nil)
    }

    @Test("C2: a controller stands behind its view in the chain")
    func controllers() {
        let controller = UIViewController()
        screen.window.rootViewController = controller
        let text = screen.scene.explainHitTest(at: CGPoint(x: 30, y: 30)).description
        let name = screen.application.subject(of: controller).description
        #expect(text.contains("What it does not handle goes on to:\n  \(name)\n"))
    }

    @Test("K7: a view is told by the text that it shows, before the one that is read out for it")
    func texts() {
        let label = add(UILabel(), "sum", CGRect(x: 20, y: 20, width: 100, height: 44))
        label.text = "Total"
        label.accessibilityLabel = "Sum of all"
        let texts = screen.scene.explainHitTest(at: CGPoint(x: 30, y: 30)).tree.views.compactMap(\.text)
        #expect(texts == ["Total"])
    }

    @Test("asking leaves no trace and begins no touch")
    func asksOnly() {
        let log = TraceLog()
        screen.application.traceSink = log
        let button = add(UIButton(), "buy", CGRect(x: 20, y: 20, width: 100, height: 44))
        log.removeAll()
        _ = screen.scene.explainHitTest(at: CGPoint(x: 30, y: 30), whyNot: button)
        #expect(log.entries.isEmpty)
    }
}
