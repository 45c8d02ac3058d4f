// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@testable import SystemStories
@testable import UIKitCore

/// That the check which holds the promises sees each of them broken.
@MainActor
@Suite("The check of promises")
struct PromiseCheckTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView()
    private let touch: UITouch

    init() {
        let sample = PointerSample(pointer: 1, phase: .down, location: .zero)
        touch = UITouch(identifier: TouchIdentifier(7), sample: sample, time: 1, window: window, location: .zero)
        touch.view = view
        window.addSubview(view)
    }

    private func broken(_ hear: (inout PromiseCheck) -> Void) -> String? {
        var check = PromiseCheck()
        hear(&check)
        return check.violation?.promise
    }

    private func move(to time: TimeInterval) {
        let sample = PointerSample(pointer: 1, phase: .move, location: .zero)
        touch.update(sample, time: time, phase: .moved, location: .zero)
    }

    @Test("A touch that begins, moves and ends is as promised")
    func whole() {
        #expect(
            broken {
                $0.view(view, "v", .began, [touch])
                move(to: 2)
                $0.view(view, "v", .moved, [touch])
                $0.view(view, "v", .ended, [touch])
                $0.finished { _ in "v" }
            } == nil)
    }

    @Test("A42: a touch begins once, ends once, and ends at all")
    func ends() {
        #expect(
            broken {
                $0.view(view, "v", .began, [touch])
                $0.view(view, "v", .began, [touch])
            } == "A42")
        #expect(broken { $0.view(view, "v", .ended, [touch]) } == "A42")
        #expect(
            broken {
                $0.view(view, "v", .began, [touch])
                $0.finished { _ in "v" }
            } == "A42")
        #expect(
            broken {
                $0.view(view, "v", .began, [touch])
                $0.forget(ObjectIdentifier(view))
            } == "A42")
    }

    @Test("A47: who has left its window hears of the cancellation alone")
    func gone() {
        func heard(_ call: PromiseCheck.TouchCall) -> String? {
            window.addSubview(view)
            return broken {
                $0.view(view, "v", .began, [touch])
                view.removeFromSuperview()
                $0.view(view, "v", call, [touch])
            }
        }
        #expect(heard(.moved) == "A47")
        #expect(heard(.ended) == "A47")
        #expect(heard(.cancelled) == nil)
    }

    @Test("A7, A17: times do not go back, and no call is without a touch")
    func order() {
        #expect(
            broken {
                $0.view(view, "v", .began, [touch])
                move(to: 0.5)
                $0.view(view, "v", .moved, [touch])
            } == "A7")
        #expect(broken { $0.view(view, "v", .moved, []) } == "A17")
    }

    @Test("C13: where the chain is a circle, nobody hears a message twice", arguments: [true, false])
    func circle(isCircle: Bool) {
        let above = UIView()
        func heard(_ call: PromiseCheck.TouchCall, times: Int) -> String? {
            broken {
                $0.view(view, "v", .began, [touch], isInCircle: isCircle)
                if call != .began { $0.view(view, "v", call, [touch], isInCircle: isCircle) }
                for _ in 0..<times { $0.view(above, "a", call, [touch], isInCircle: isCircle) }
            }
        }
        for call in [.began, .moved, .ended, .cancelled] as [PromiseCheck.TouchCall] {
            #expect(heard(call, times: 1) == nil)
            #expect(heard(call, times: 2) == (isCircle ? "C13" : nil))
        }
    }

    @Test("H2: a press begins once, ends once, and ends at all")
    func presses() {
        let press = press()
        #expect(
            broken {
                $0.view(view, "v", .began, [press])
                $0.view(view, "v", .changed, [press])
                $0.view(view, "v", .ended, [press])
                $0.finished { _ in "v" }
            } == nil)
        #expect(broken { $0.view(view, "v", .ended, [press]) } == "H2")
        #expect(
            broken {
                $0.view(view, "v", .began, [press])
                $0.view(view, "v", .began, [press])
            } == "H2")
        #expect(
            broken {
                $0.view(view, "v", .began, [press])
                $0.finished { _ in "v" }
            } == "H2")
    }

    @Test("H3: who has left its window hears of a press's cancellation alone")
    func gonePresses() {
        func heard(_ call: PromiseCheck.PressCall) -> String? {
            window.addSubview(view)
            let press = press()
            return broken {
                $0.view(view, "v", .began, [press])
                view.removeFromSuperview()
                $0.view(view, "v", call, [press])
            }
        }
        #expect(heard(.ended) == "H3")
        #expect(heard(.cancelled) == nil)
    }

    private func press() -> UIPress {
        let press = UIPress(type: .select, key: nil, time: 1, window: window)
        press.responder = view
        return press
    }

    @Test("J1: the steps of an appearance follow each other, and none is left open")
    func appearance() {
        let controller = UIViewController()
        #expect(broken { $0.controller(controller, "c", .didAppear) } == "J1")
        #expect(
            broken {
                $0.controller(controller, "c", .willAppear)
                $0.controller(controller, "c", .didDisappear)
            } == "J1")
        #expect(
            broken {
                $0.controller(controller, "c", .willAppear)
                $0.finished { _ in "c" }
            } == "J1")
    }

    @Test("D20: editing begins and ends in turns")
    func editing() {
        let field = UITextField()
        #expect(broken { $0.editing(field, "f", began: false) } == "D20")
        #expect(
            broken {
                $0.editing(field, "f", began: true)
                $0.editing(field, "f", began: true)
            } == "D20")
    }
}
