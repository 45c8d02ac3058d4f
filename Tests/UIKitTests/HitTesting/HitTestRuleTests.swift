// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitCore
import UIKitTesting

/// A view that writes down what it is asked.
private final class AskedView: UIView {
    let name: String
    let log: CallLog
    var answersInside: Bool?

    init(_ name: String, _ frame: CGRect, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let answer = answersInside ?? super.point(inside: point, with: event)
        log("\(name) \(answer ? "yes" : "no")")
        return answer
    }
}

@MainActor
@Suite("B: hit-testing")
struct HitTestRuleTests {
    let log = CallLog()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil)
        -> UIView
    {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        (parent ?? root).addSubview(view)
        return view
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(at(x, y), with: nil) }

    @Test("B1, B12, B30: the farthest descendant that has the point, the view itself, or nil")
    func farthest() {
        let a = view(10, 10, 200, 200)
        let b = view(10, 10, 100, 100, in: a)
        #expect(hit(30, 30) === b)
        #expect(hit(150, 150) === a)
        #expect(hit(300, 300) === root)
        #expect(hit(400, 10) == nil)
    }

    @Test("B2, B4: hidden, disabled or transparent, a view takes its whole subtree out")
    func refusals() {
        let a = view(0, 0, 200, 200)
        let b = view(0, 0, 100, 100, in: a)
        for (change, undo) in [
            ({ a.isHidden = true }, { a.isHidden = false }),
            ({ a.isUserInteractionEnabled = false }, { a.isUserInteractionEnabled = true }),
            ({ a.alpha = 0.0099 }, { a.alpha = 1 }),
        ] {
            #expect(hit(50, 50) === b)
            change()
            #expect(hit(50, 50) === root)
            #expect(a.hitTest(at(50, 50), with: nil) == nil)
            undo()
        }
        #expect(hit(50, 50) === b)
    }

    @Test("B2, B10: among many siblings one that is hidden is not hit either, wherever it stands")
    func refusalsAmongMany() {
        let views = (0..<200).map { _ in view(0, 0, 100, 100) }
        for view in views { view.isHidden = true }
        #expect(hit(50, 50) === root)
        views[100].isHidden = false
        #expect(hit(50, 50) === views[100])
        views[0].isHidden = false
        #expect(hit(50, 50) === views[100])
        views[100].isHidden = true
        #expect(hit(50, 50) === views[0])
    }

    @Test("B5: alphas of ancestors are not multiplied")
    func alphas() {
        let a = view(0, 0, 200, 200)
        let b = view(0, 0, 100, 100, in: a)
        a.alpha = 0.02
        b.alpha = 0.02
        #expect(hit(50, 50) === b)
    }

    @Test(
        "B3: an alpha of exactly 0.01 is not hit: as a Float it is below 0.01", arguments: [0.01, 0.0100000001, 0.011])
    func alpha(alpha: Double) {
        let a = view(0, 0, 200, 200)
        a.alpha = alpha
        #expect(hit(50, 50) === (alpha == 0.011 ? a : root))
        #expect((a.hitTest(at(50, 50), with: nil) != nil) == (alpha == 0.011))
    }

    @Test("B6, B7: bounds are half-open; a view without width or height is never hit")
    func halfOpen() {
        let a = view(10, 10, 20, 20)
        #expect(hit(10, 10) === a)
        #expect(hit(30, 29) === root)
        #expect(hit(29, 30) === root)
        #expect(hit(29.999, 29.999) === a)
        #expect(hit(9.999, 10) === root)
        let flat = view(100, 100, 0, 50)
        let low = view(200, 100, 50, 0)
        #expect(hit(100, 120) === root && hit(220, 100) === root)
        #expect(!flat.point(inside: .zero, with: nil) && !low.point(inside: .zero, with: nil))
        #expect(a.point(inside: at(19, 19), with: nil) && !a.point(inside: at(20, 19), with: nil))
    }

    @Test("B8, B10, B11, B50, B51: front to back, point(inside:) before subviews, no sibling after a hit")
    func order() {
        func asked(_ name: String, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat, in parent: UIView) -> AskedView {
            let view = AskedView(name, CGRect(x: x, y: y, width: side, height: side), log)
            parent.addSubview(view)
            return view
        }
        let a = asked("A", 0, 0, 300, in: root)
        _ = asked("B", 0, 0, 100, in: a)
        let c = asked("C", 0, 0, 200, in: a)
        _ = asked("D", 0, 0, 50, in: c)
        let e = asked("E", 100, 100, 50, in: c)
        #expect(hit(120, 120) === e)
        #expect(log.take() == ["A yes", "C yes", "E yes"])
        #expect(hit(250, 250) === a)
        #expect(log.take() == ["A yes", "C no", "B no"])
        #expect(hit(70, 70) === c)
        #expect(log.take() == ["A yes", "C yes", "E no", "D no"])
        #expect(hit(350, 350) === root)
        #expect(log.take() == ["A no"])
    }

    @Test("B9: a refusing view's point(inside:) is not asked")
    func refusingIsNotAsked() {
        let a = AskedView("A", CGRect(x: 0, y: 0, width: 100, height: 100), log)
        root.addSubview(a)
        a.isHidden = true
        _ = hit(50, 50)
        _ = a.hitTest(at(50, 50), with: nil)
        a.isHidden = false
        a.alpha = 0
        _ = hit(50, 50)
        a.alpha = 1
        a.isUserInteractionEnabled = false
        _ = hit(50, 50)
        #expect(log.take() == [])
    }

    @Test("B13: each subview is asked through its own hitTest, in its own coordinates")
    func overridesHonoured() {
        final class Own: UIView {
            var asked: [CGPoint] = []
            var answer: UIView?
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                asked.append(point)
                return answer
            }
        }
        let own = Own(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
        let behind = view(0, 0, 400, 400)
        root.addSubview(own)
        #expect(hit(20, 30) === behind)
        own.answer = root
        #expect(hit(20, 30) === root)
        #expect(own.asked == [at(-80, -70), at(-80, -70)])
        // An override is asked whatever state its view is in.
        own.isHidden = true
        own.answer = own
        #expect(hit(0, 0) === own)
    }

    @Test("B14, B15: a subview outside its superview is not hit there, whatever clipsToBounds says")
    func overflow() {
        let a = view(0, 0, 100, 100)
        let b = view(50, 50, 100, 100, in: a)
        for clips in [false, true] {
            a.clipsToBounds = clips
            #expect(hit(120, 120) === root)
            #expect(hit(80, 80) === b)
        }
    }

    @Test("B16, B17, B21: looks have no influence: clear color, corners, drawing order")
    func looks() {
        let a = view(0, 0, 100, 100)
        let b = view(0, 0, 100, 100)
        a.backgroundColor = .red
        b.backgroundColor = .clear
        b.layer.cornerRadius = 50
        a.layer.zPosition = 10
        #expect(hit(1, 1) === b)
    }

    @Test("B18: the origin of the bounds scrolls the subviews")
    func scrolled() {
        let a = view(0, 0, 100, 100)
        let b = view(500, 500, 50, 50, in: a)
        #expect(hit(20, 20) === a)
        a.bounds.origin = at(490, 490)
        #expect(hit(20, 20) === b)
        #expect(hit(5, 5) === a)
    }

    @Test("B19: transforms around the anchor point are followed, in space too")
    func transformed() {
        let a = view(100, 100, 100, 20)
        a.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // Now it covers 140...160 by 60...160.
        #expect(hit(150, 70) === a)
        #expect(hit(110, 110) === root)
        a.anchorPoint = at(0, 0)
        a.center = at(200, 200)
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(hit(200, 200) === a && hit(399, 239) === a && hit(199, 200) === root && hit(300, 241) === root)
        a.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(hit(249, 210) === a && hit(251, 210) === root)
    }

    @Test("B19: a transform that leaves the plane is followed, whichever of its numbers makes it do so")
    func projected() {
        let a = view(150, 150, 100, 100)
        a.transform3D.m44 = 2
        // Everything is half as large around the middle.
        #expect(hit(180, 200) === a && hit(170, 200) === root && hit(200, 180) === a && hit(200, 170) === root)
        a.transform3D.m44 = 0.5
        #expect(hit(110, 200) === a && hit(90, 200) === root && hit(200, 110) === a && hit(200, 90) === root)
        // The part on one side of the middle reaches 50 / (1 - 0.5) away, that on the other 50 / (1 + 0.5).
        a.transform3D = CATransform3DIdentity
        a.transform3D.m14 = 0.01
        #expect(hit(110, 200) === a && hit(230, 200) === a && hit(235, 200) === root)
        a.transform3D = CATransform3DIdentity
        a.transform3D.m24 = 0.01
        #expect(hit(200, 110) === a && hit(200, 230) === a && hit(200, 235) === root)
        // As strong as it can be: from the middle of a point to its edge is twice as far.
        let small = view(319.5, 319.5, 1, 1)
        small.transform3D.m14 = -1
        #expect(hit(320.9, 320) === small && hit(319.6, 320) === root)
        small.transform3D = CATransform3DIdentity
        small.transform3D.m24 = -1
        #expect(hit(320, 320.9) === small && hit(320, 319.6) === root)
    }

    @Test("B19: an anchor point is kept wherever it lies, and a scrolled view's frame is exact without a transform")
    func anchored() {
        for anchor in [at(1.5, 0.5), at(0.5, 1.5), at(0.5, 0.75), at(0.25, 0.5)] {
            let a = view(0, 0, 0.3, 0.7)
            a.anchorPoint = anchor
            a.center = at(8, 16)
            // Mapped corner by corner, the size would be rounded to what is left of these numbers.
            a.bounds.origin = at(1e9, 1e9)
            #expect(a.anchorPoint == anchor)
            #expect(a.frame == CGRect(x: 8 - 0.3 * anchor.x, y: 16 - 0.7 * anchor.y, width: 0.3, height: 0.7))
            #expect(hit(8.2 - 0.3 * anchor.x, 16.2 - 0.7 * anchor.y) === a)
            a.removeFromSuperview()
        }
    }

    @Test("B20: a view with a singular transform is not hit, nor anything below it")
    func singular() {
        let a = view(0, 0, 100, 100)
        let b = view(0, 0, 100, 100, in: a)
        a.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(hit(50, 50) === root)
        a.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        a.transform3D.m11 = 0
        #expect(hit(50, 50) === root)
        a.transform = .identity
        #expect(hit(50, 50) === b)
        // So small that nothing could be computed with what is left of the view.
        a.transform = CGAffineTransform(scaleX: .leastNormalMagnitude, y: 1)
        #expect(hit(50, 50) === root)
        a.transform = CGAffineTransform(scaleX: 0.5, y: 1)
        #expect(hit(50, 50) === b && hit(20, 50) === root)
    }

    @Test("B20: a singular transform maps points of the superview as none does, whatever was there before")
    func singularConversion() {
        let a = view(100, 100, 100, 100)
        let plain = a.convert(at(130, 140), from: root)
        a.transform = CGAffineTransform(scaleX: 2, y: 4)
        a.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(a.convert(at(130, 140), from: root) == plain)
    }

    @Test("B20: a window with a singular transform takes no touches, traced or not")
    func singularWindow() {
        for trace in [nil, TraceLog()] {
            let fixture = TouchFixture(trace: trace)
            fixture.view("below")
            let window = fixture.window()
            fixture.view("a", in: window)
            window.transform = CGAffineTransform(scaleX: 0, y: 0)
            fixture.screen.finger().tap(at: at(50, 50))
            #expect(fixture.log.take() == ["below.began", "below.ended"])
        }
    }

    @Test("B13: an override may take its neighbours away while it is asked; who is left is asked next")
    func overrideRemovesItsNeighbours() {
        final class Removing: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                for neighbour in superview?.subviews.dropFirst() ?? [] where neighbour !== self {
                    neighbour.removeFromSuperview()
                }
                return nil
            }
        }
        let left = view(0, 0, 100, 100)
        let gone = (1...3).map { _ in view(0, 0, 100, 100) }
        root.addSubview(Removing(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(hit(50, 50) === left)
        #expect(gone.allSatisfy { $0.superview == nil } && root.subviews.count == 2)
    }

    @Test("B13: an override may take itself and those behind it away; who is left is asked next", arguments: [0, 200])
    func overrideRemovesItself(others: Int) {
        final class Leaving: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                for view in superview?.subviews.suffix(3).reversed() ?? [] { view.removeFromSuperview() }
                return nil
            }
        }
        for _ in 0..<others { _ = view(0, 0, 1, 1) }
        let left = view(0, 0, 100, 100)
        let gone = (1...2).map { _ in view(0, 0, 100, 100) }
        root.addSubview(Leaving(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(hit(50, 50) === left)
        #expect(gone.allSatisfy { $0.superview == nil })
    }

    @Test("B13: an override may bring neighbours and hide others while it is asked; who is hidden then is not hit")
    func overrideChangesItsNeighbours() {
        final class Changing: UIView {
            var change: (() -> Void)?
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                change?()
                return nil
            }
        }
        let behind = view(0, 0, 100, 100)
        let hidden = view(0, 0, 100, 100)
        let changing = Changing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(changing)
        changing.change = { [unowned root] in
            // More than there was room for beside the three.
            for _ in 0..<20 { root.addSubview(UIView()) }
            hidden.isHidden = true
        }
        #expect(hit(50, 50) === behind)
    }

    @Test("B13: an override may free the views around it while it is asked")
    func overrideFreesItsParents() {
        final class Freeing: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                superview?.removeFromSuperview()
                return nil
            }
        }
        for _ in 0..<50 {
            let holder = view(0, 0, 100, 100)
            weak var freed: UIView?
            do {
                let parent = view(0, 0, 100, 100, in: holder)
                parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
                parent.addSubview(Freeing(frame: .zero))
                freed = parent
            }
            let answer = hit(50, 50)
            #expect(answer != nil && answer !== root)
            #expect(holder.subviews.isEmpty)
            withExtendedLifetime(freed) {}
            holder.removeFromSuperview()
        }
    }
}
