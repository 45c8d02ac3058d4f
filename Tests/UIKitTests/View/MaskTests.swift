// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Masks")
struct MaskTests {
    /// A host that keeps the masks that it is told.
    private final class Host: ApplicationHost {
        var masks: [(view: UIView, mask: DisplayMask?)] = []
        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {
            for change in changes.changed where change.aspects.contains(.mask) {
                if change.mask != nil || change.aspects != .all { masks.append((change.view, change.mask)) }
            }
        }
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
    }

    private let screen = TestScreen()
    private let host = Host()
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    private let mask = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))

    init() {
        screen.application.host = host
        screen.scene.startDisplay()
        screen.window.addSubview(view)
        mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
        mask.layer.cornerRadius = 8
    }

    @Test("B17: a mask has no influence on hit-testing, and is in no tree")
    func hitTesting() {
        let inside = UIView(frame: CGRect(x: 150, y: 50, width: 20, height: 20))
        view.addSubview(inside)
        let elsewhere = UIView()
        elsewhere.addSubview(mask)
        view.mask = mask
        #expect(view.mask === mask && mask.superview == nil && mask.window == nil && elsewhere.subviews.isEmpty)
        #expect(screen.window.hitTest(CGPoint(x: 175, y: 75), with: nil) === inside)
        #expect(screen.window.hitTest(CGPoint(x: 215, y: 115), with: nil) === view)
        #expect(screen.window.hitTest(CGPoint(x: 40, y: 50), with: nil) === view)
    }

    @Test("A mask's box and what is in it are told where they are in the masked view")
    func shapes() throws {
        let part = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        part.backgroundColor = .black
        part.alpha = 0.5
        mask.addSubview(part)
        mask.alpha = 0.8
        view.mask = mask
        screen.settle()
        let shapes = try #require(host.masks.last?.mask).shapes
        #expect(host.masks.last?.view === view && shapes.count == 2)
        #expect(shapes[0].size == CGSize(width: 40, height: 30) && shapes[0].cornerRadius == 8)
        #expect(shapes[0].opacity == 0.8 && shapes[0].fill == 0.5)
        #expect(CGPoint.zero.applying(shapes[0].transform) == CGPoint(x: 10, y: 20))
        #expect(shapes[1].opacity == 0.4 && shapes[1].fill == 1)
        #expect(CGPoint(x: 10, y: 10).applying(shapes[1].transform) == CGPoint(x: 25, y: 35))
        view.bounds.origin = CGPoint(x: 10, y: 0)
        mask.transform = CGAffineTransform(scaleX: 2, y: 2)
        screen.settle()
        let moved = try #require(host.masks.last?.mask).shapes[0].transform
        #expect(CGPoint(x: 20, y: 15).applying(moved) == CGPoint(x: 20, y: 35))
        #expect(CGPoint(x: 40, y: 30).applying(moved) == CGPoint(x: 60, y: 65))
    }

    @Test("A label as a mask is told with its text; hidden and clear parts are left out")
    func content() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "Cut"
        let hidden = UIView(frame: label.bounds)
        hidden.backgroundColor = .black
        hidden.isHidden = true
        label.addSubview(hidden)
        label.addSubview(UIView(frame: label.bounds))
        view.mask = label
        screen.settle()
        let shapes = try #require(host.masks.last?.mask).shapes
        #expect(shapes.count == 1 && shapes[0].fill == 0)
        guard case .text(let text) = shapes[0].content else {
            Issue.record("no text")
            return
        }
        #expect(text.lines.map(\.text) == ["Cut"])
        label.text = "Out"
        screen.settle()
        guard case .text(let other) = host.masks.last?.mask?.shapes.first?.content else {
            Issue.record("no text")
            return
        }
        #expect(other.lines.map(\.text) == ["Out"])
    }

    @Test("A host is told of a mask when it changes, and when it goes; nothing else tells it again")
    func changes() {
        view.mask = mask
        screen.settle()
        #expect(host.masks.count == 1)
        view.backgroundColor = .red
        screen.settle()
        #expect(host.masks.count == 1)
        mask.frame.origin.x += 5
        screen.settle()
        #expect(host.masks.count == 2)
        view.mask = nil
        screen.settle()
        #expect(host.masks.count == 3 && host.masks.last?.mask == nil)
        mask.frame.origin.x += 5
        screen.settle()
        #expect(host.masks.count == 3)
    }

    @Test("A view masks one view at a time, and none once it is put into another")
    func oneAtATime() {
        let other = UIView()
        view.mask = mask
        other.mask = mask
        #expect(view.mask == nil && other.mask === mask)
        screen.window.addSubview(mask)
        #expect(other.mask == nil && mask.superview === screen.window)
        #expect(screen.window.hitTest(CGPoint(x: 15, y: 25), with: nil) === mask)
    }

    @Test("A view that comes to the picture brings its mask along, and one that comes back too")
    func arriving() {
        view.removeFromSuperview()
        view.mask = mask
        screen.settle()
        #expect(host.masks.isEmpty)
        for count in 1...2 {
            screen.window.addSubview(view)
            screen.settle()
            #expect(host.masks.count == count && host.masks.last?.mask?.shapes.count == 1)
            view.removeFromSuperview()
            screen.settle()
        }
    }
}
