// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore

/// Looks at everything that a host paints.
private final class LookingHost: ApplicationHost {
    private(set) var faults: [InputFault] = []
    private(set) var numbers: [CGFloat] = []

    func start(_ application: UIApplication) throws {}
    func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
    var editsText: Bool { true }
    func stop() {}

    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {
        numbers.removeAll(keepingCapacity: true)
        for change in changes.changed {
            look(change.bounds)
            numbers += [change.position.x, change.position.y]
            switch change.content {
            case .text(let text):
                for line in text.lines { numbers += [line.baseline.x, line.baseline.y, line.width] }
            case .styledText(let text):
                for run in text.runs { numbers += [run.baseline.x, run.baseline.y, run.width] }
            case .none, .image, .shape, .gradient, .drawing: break
            }
            _ = change.accessibility
        }
    }

    func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) {
        if let state { look(state.caret) }
    }

    private func look(_ rect: CGRect) { numbers += [rect.minX, rect.minY, rect.width, rect.height] }
}

@MainActor
@Suite("Screens of any size: what comes from outside gives finite places")
struct OddScreenTests {
    @Test("A rectangle that an inset leaves nothing of gives a view finite places, and so does everything in it")
    func nothingLeft() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20).insetBy(dx: 16, dy: 16))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        outer.addSubview(inner)
        let root = UIView()
        root.addSubview(outer)
        #expect(outer.frame == CGRect(x: 1e9, y: 1e9, width: 0, height: 0))
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 1e9 + 5, y: 1e9 + 5, width: 10, height: 10))
        #expect(root.convert(CGRect.null, to: inner).isNull)
        outer.frame = .infinite
        #expect(outer.bounds.size == CGSize(width: 1e9, height: 1e9))
        outer.bounds.origin.x = -.infinity
        outer.center.y = .infinity
        #expect(outer.bounds.minX == -1e9 && outer.center.y == 1e9)
    }

    @Test("B19, B20: transforms multiplied without end stay finite, and so do conversions through them")
    func endlessTransforms() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var views = [root]
        for factor in [1000, 0.001, 1000] as [CGFloat] {
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            views.last?.addSubview(view)
            for _ in 0..<200 { view.transform = view.transform.scaledBy(x: factor, y: factor).rotated(by: 1) }
            view.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
            views.append(view)
        }
        var edgeOn = CATransform3DIdentity
        edgeOn.m34 = -1 / 500
        edgeOn.m14 = 1
        views[1].layer.transform = edgeOn
        for view in views {
            for point in [CGPoint.zero, CGPoint(x: -1, y: 3), CGPoint(x: 1e9, y: -1e9)] {
                for found in [view.convert(point, to: root), root.convert(point, to: view)] {
                    #expect(found.x.isFinite && found.y.isFinite)
                }
            }
            #expect(Self.isFinite(view.frame) && Self.isFinite(view.bounds))
        }
    }

    @MainActor
    private struct Bench {
        let screen = TestScreen()
        let host = LookingHost()
        let controller = OddController()

        init() {
            screen.application.host = host
            screen.scene.startDisplay()
            screen.window.rootViewController = controller
            screen.settle()
        }
    }

    @Test(
        "What is selected in a field stays on a screen that has no room for it",
        arguments: [
            (CGSize(width: 40, height: 800), 0), (CGSize(width: 30, height: 30), 100), (CGSize.zero, 0),
            (CGSize(width: 1e6, height: 1), 1e6),
        ] as [(CGSize, CGFloat)])
    func selectionOnTinyScreen(size: CGSize, inset: CGFloat) {
        let bench = Bench()
        for input in [bench.controller.field, bench.controller.text] as [UIView] {
            input.becomeFirstResponder()
            bench.screen.send([.text(TextSample(.insert("abc"))), .text(TextSample(.selectAll))])
            bench.screen.send(
                .resize(
                    ScreenDescription(
                        size: size, safeArea: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))))
            #expect(bench.host.numbers.allSatisfy { $0.isFinite })
            bench.screen.send(.text(TextSample(.cut)))
            #expect(bench.screen.application.pasteboards.general.string == "abc")
        }
        #expect(bench.host.faults.isEmpty)
    }

    @Test(
        "No order of screens, insets, fonts, measures, texts, selections, menus and presentations ends the program",
        arguments: 0..<12)
    func anyOrder(seed: Int) {
        let bench = Bench()
        var hands = OddHands(seed: UInt64(seed))
        for _ in 0..<120 {
            interfere(bench, &hands)
            bench.screen.send(hands.inputs(revision: bench.screen.scene.textInputState?.revision))
            if hands.pick(3) == 0 { bench.screen.advance(by: hands.duration) }
            #expect(bench.host.numbers.allSatisfy { $0.isFinite })
            expectFinite(bench.screen.scene)
        }
    }

    private static func isFinite(_ rect: CGRect) -> Bool {
        rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
    }

    /// What the application's code does of its own accord.
    private func interfere(_ bench: Bench, _ hands: inout OddHands) {
        let controller = bench.controller
        switch hands.pick(24) {
        case 0: controller.resize(font: hands.font)
        case 1: controller.field.becomeFirstResponder()
        case 2: controller.text.becomeFirstResponder()
        case 3:
            let presented = OddController()
            presented.modalPresentationStyle = [.pageSheet, .formSheet, .fullScreen, .overFullScreen][hands.pick(4)]
            controller.present(presented, animated: hands.pick(2) == 0)
        case 4: controller.dismiss(animated: hands.pick(2) == 0)
        case 5: UIMenuController.shared.showMenu(from: controller.field, rect: controller.field.bounds)
        case 6:
            controller.scroll.setZoomScale(
                [0, 1e-300, 0.5, 7, 1e300, .infinity][hands.pick(6)], animated: hands.pick(2) == 0)
        case 7: controller.scroll.zoom(to: CGRect(x: 1, y: 1, width: 1e-9, height: 1e-9), animated: false)
        case 8: controller.mirror.adjustsFontSizeToFitWidth.toggle()
        case 9: controller.field.isSecureTextEntry.toggle()
        case 10: controller.field.textAlignment = [.left, .center, .right, .natural][hands.pick(4)]
        case 11: bench.screen.scene.keyWindow?.endEditing(true)
        default: break
        }
    }

    private func expectFinite(_ scene: UIWindowScene) {
        func look(_ view: UIView) {
            let isFinite = Self.isFinite(view.frame) && view.bounds == view.bounds.withinReach
            #expect(isFinite, "\(view)")
            for subview in view.subviews { look(subview) }
        }
        for window in scene.windows { look(window) }
    }
}
