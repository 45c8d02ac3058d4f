// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting
import ViewDump

@testable import Inspector
@testable import UIKitCore

/// What the inspector says of live views, and that asking changes nothing.
@MainActor @Suite struct InspectedViewTests {
    private let screen = TestScreen()
    private let log = TraceLog()

    /// A button-like view A with a label over it, and a see-through cover C in front of both.
    private func makeViews() -> (a: UIView, label: UILabel, cover: UIView) {
        let a = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
        a.backgroundColor = .red
        a.accessibilityIdentifier = "A"
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        label.text = "Buy"
        label.accessibilityIdentifier = "text"
        a.addSubview(label)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        cover.accessibilityIdentifier = "cover"
        screen.window.addSubview(a)
        screen.window.addSubview(cover)
        screen.settle()
        // What a host that paints would have asked for.
        for view in [screen.window, a, label, cover] as [UIView] { _ = view.displayIdentifier }
        return (a, label, cover)
    }

    private func pick(_ x: CGFloat, _ y: CGFloat) -> Picked {
        let live = LiveTree(screen.scene, in: screen.application)
        return Picked(screen.scene, at: CGPoint(x: x, y: y), in: live, screen.application)
    }

    @Test("B10: a see-through view in front takes what a label is drawn for, and the smallest change says so")
    func covered() {
        let views = makeViews()
        let picked = pick(40, 40)
        #expect(picked.drawn?.id == views.label.numberIfGiven)
        #expect(picked.receiver?.id == views.cover.numberIfGiven)
        #expect(
            picked.why.map(\.text) == [
                "UIView \"A\" #\(views.a.numberIfGiven) is not asked: UIView \"cover\" #\(views.cover.numberIfGiven), in front of it, took the point"
            ])
        #expect(picked.changes.count == 2)
        #expect(picked.changes.first?.text.hasPrefix("set isUserInteractionEnabled of UILabel \"text\"") == true)
    }

    @Test("B24: a label is drawn on top, and the view behind it gets the touch")
    func label() {
        let views = makeViews()
        views.cover.isHidden = true
        let picked = pick(40, 40)
        #expect(picked.drawn?.id == views.label.numberIfGiven)
        #expect(picked.receiver?.id == views.a.numberIfGiven)
        #expect(picked.why.first?.text.contains("the default of UILabel") == true)
        #expect(
            picked.changes.map(\.text) == [
                "set isUserInteractionEnabled of UILabel \"text\" #\(views.label.numberIfGiven) to true"
            ])
    }

    @Test("where what is seen gets the touch, nothing is to be explained")
    func same() {
        let views = makeViews()
        views.cover.isHidden = true
        let picked = pick(210, 110)
        #expect(picked.drawn == picked.receiver)
        #expect(picked.drawn?.id == views.a.numberIfGiven)
        #expect(picked.why.isEmpty && picked.changes.isEmpty)
    }

    @Test("a subview outside its superview is drawn, unless the superview clips")
    func outside() {
        let views = makeViews()
        views.cover.isHidden = true
        let child = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
        child.backgroundColor = .blue
        views.a.addSubview(child)
        _ = child.displayIdentifier
        #expect(pick(30, 230).drawn?.id == child.numberIfGiven)
        #expect(pick(30, 230).receiver?.id == screen.window.numberIfGiven)
        views.a.clipsToBounds = true
        #expect(pick(30, 230).drawn?.id != child.numberIfGiven)
    }

    @Test("looking leaves no entry in the application's trace, and gives out no numbers")
    func silent() {
        _ = makeViews()
        screen.application.traceSink = log
        let number = screen.application.trace.names.lastNumber
        _ = pick(40, 40)
        _ = ChainState(screen.application, from: screen.application.keyWindow)
        _ = Performers.asked("copy:", from: nil, or: screen.application.keyWindow, in: screen.application)
        _ = SceneSnapshot(screen.scene, number: 1, screen.application)
        #expect(log.entries.isEmpty)
        #expect(screen.application.trace.names.lastNumber == number)
    }

    @Test("the answers along the chain are those of canPerformAction, and nobody performs")
    func performers() throws {
        final class Editor: UIView {
            var copies = 0
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) { copies += 1 }
        }
        let editor = Editor(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView()
        editor.addSubview(inner)
        screen.window.addSubview(editor)
        screen.settle()
        let asked = Performers.asked("copy:", from: inner, or: nil, in: screen.application)
        #expect(asked.answers.prefix(3).map(\.canPerform) == [false, true, false])
        #expect(asked.answers.prefix(3).map(\.isAfterwards) == [nil, nil, true])
        #expect(asked.sentence.text.hasPrefix("Action copy: would be performed by "))
        #expect(asked.sentence.text.hasSuffix(", after 1 other responder could not."))
        #expect(editor.copies == 0)
        #expect(
            Performers.asked("copy:", from: nil, or: screen.application.keyWindow, in: screen.application).sentence.text
                == "Action copy: would be performed by nobody: there is neither a first responder nor a sender to start from."
        )
    }

    private func record(of view: UIView) -> ViewRecord? {
        SceneSnapshot(screen.scene, number: 1, screen.application).views[view.numberIfGiven]
    }

    @Test("layers without views stand where they are painted, with their looks, and those in them; they get no numbers")
    func layers() throws {
        let views = makeViews()
        let behind = CALayer()
        behind.name = "behind"
        behind.frame = CGRect(x: 5, y: 6, width: 20, height: 10)
        behind.backgroundColor = UIColor.blue.cgColor
        behind.opacity = 0.5
        views.a.layer.insertSublayer(behind, at: 0)
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10.125)])
        (shape.path, shape.fillColor, shape.strokeColor) = (path, nil, UIColor.blue.cgColor)
        (shape.lineWidth, shape.strokeEnd) = (3, 0.25)
        views.a.layer.addSublayer(shape)
        shape.addSublayer(CATextLayer())
        let number = screen.application.trace.names.lastNumber
        let layers = try #require(record(of: views.a)?.layers)
        #expect(layers.map(\.class) == ["CALayer", "CAShapeLayer"])
        #expect(layers.map(\.above) == [nil, views.label.numberIfGiven])
        #expect(layers[0].name == "behind" && layers[0].alpha == 0.5)
        #expect(layers[0].bounds == [0, 0, 20, 10] && layers[0].center == [15, 11])
        #expect(layers[0].background == "rgb(0 0 255 / 1.0)")
        #expect(layers[1].shape?.path == "M0 0L10 0L10 10.13")
        #expect(layers[1].shape?.fill == nil && layers[1].shape?.stroke == "rgb(0 0 255 / 1.0)")
        #expect(layers[1].shape?.width == 3 && layers[1].shape?.line == "M0 0L5.03 0")
        #expect(layers[1].layers?.map(\.class) == ["CATextLayer"])
        #expect(screen.application.trace.names.lastNumber == number)
        behind.opacity = 1
        #expect(record(of: views.a)?.layers?[0].alpha == nil)
    }

    @Test("a picture has room for two hundred layers of a view, and says how many more there are")
    func room() {
        let views = makeViews()
        for _ in 0..<50 {
            let layer = CALayer()
            for _ in 0..<4 { layer.addSublayer(CALayer()) }
            views.a.layer.addSublayer(layer)
        }
        let told = record(of: views.a)
        #expect(told?.layers?.reduce(0) { $0 + 1 + ($1.layers?.count ?? 0) } == 200)
        #expect(told?.moreLayers == 10)
    }

    @Test("a path that is too long for a picture is an image; one without colors is nothing")
    func shapes() throws {
        final class ShapeView: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        _ = makeViews()
        let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        _ = view.displayIdentifier
        let layer = try #require(view.layer as? CAShapeLayer)
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
        layer.fillRule = .evenOdd
        #expect(record(of: view)?.shape?.path == "M0 0L4 0L4 2L0 2Z")
        #expect(record(of: view)?.shape?.isEvenOdd == true)
        #expect(record(of: view)?.isImage == nil)
        layer.fillColor = nil
        #expect(record(of: view)?.shape == nil)
        layer.fillColor = UIColor.red.cgColor
        let long = CGMutablePath()
        long.addLines(between: (0..<400).map { CGPoint(x: $0, y: 0) })
        layer.path = long
        #expect(record(of: view)?.shape == nil && record(of: view)?.isImage == true)
    }

    @Test("a page is sent what differs, and nothing when nothing does")
    func differences() {
        let views = makeViews()
        let first = SceneSnapshot(screen.scene, number: 1, screen.application)
        let whole = SceneDifference(from: SceneSnapshot(), to: first)
        #expect(whole?.isWhole == true)
        #expect(whole?.changed.count == first.views.count)
        #expect(SceneDifference(from: first, to: SceneSnapshot(screen.scene, number: 1, screen.application)) == nil)
        views.a.center.x += 1
        let second = SceneSnapshot(screen.scene, number: 1, screen.application)
        let moved = SceneDifference(from: first, to: second)
        #expect(moved?.isWhole == false)
        #expect(moved?.changed.map(\.id) == [views.a.numberIfGiven])
        views.label.removeFromSuperview()
        let removed = SceneDifference(from: second, to: SceneSnapshot(screen.scene, number: 1, screen.application))
        #expect(removed?.changed.map(\.id) == [views.a.numberIfGiven])
        #expect(removed?.removed == [views.label.numberIfGiven])
    }

    @Test("an observer comes and goes while the sink counts on, and neither changes what the other gets")
    func observer() {
        let views = makeViews()
        views.cover.isHidden = true
        screen.application.traceSink = log
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 30, y: 30))
        finger.up()
        let before = log.entries.count
        let observer = TraceLog()
        screen.application.traceObserver = observer
        finger.down(at: CGPoint(x: 30, y: 30))
        finger.up()
        screen.application.traceObserver = nil
        finger.down(at: CGPoint(x: 30, y: 30))
        finger.up()
        #expect(log.entries.map(\.sequence) == Array(0..<UInt64(log.entries.count)))
        #expect(before > 0 && observer.entries.count > 0)
        #expect(
            observer.events.map(\.description)
                == log.events[before..<(before + observer.events.count)].map(\.description))
    }

    @Test("with no sink and no observer there is nobody to trace for")
    func free() {
        #expect(screen.application.tracer == nil)
        screen.application.traceObserver = TraceLog()
        #expect(screen.application.tracer != nil)
        screen.application.traceObserver = nil
        #expect(screen.application.tracer == nil)
    }

    @Test("the map has every point's receiver, and names those that decide by themselves")
    func map() throws {
        final class Odd: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
        }
        let views = makeViews()
        views.cover.isHidden = true
        let odd = Odd(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
        screen.window.addSubview(odd)
        _ = odd.displayIdentifier
        let map = ReceiverMap(LiveTree(screen.scene, in: screen.application))
        #expect(map.screen == [0, 0, 390, 844])
        #expect(map.receivers.reduce(0) { $0 + $1.area } == 390 * 844)
        let area = try #require(map.receivers.first { $0.view.id == views.a.numberIfGiven }?.area)
        #expect(abs(area - 200 * 100) < 0.001)
        #expect(map.undecided.map(\.id) == [odd.numberIfGiven])
    }

    @Test("the switch is an argument of the program or a variable of its environment")
    func isAsked() {
        #expect(Inspector.isAsked(["app", "--inspector"], [:]))
        #expect(Inspector.isAsked(["app"], ["RESPONDER_INSPECTOR": "1"]))
        #expect(!Inspector.isAsked(["app", "--", "--inspector"], ["RESPONDER_INSPECTOR": "0"]))
        #expect(!Inspector.isAsked(["--inspector"], [:]))
    }
}
