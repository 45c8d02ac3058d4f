// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("D29-D33: keyboard notifications")
struct KeyboardNotificationTests {
    let screen = TestScreen.withoutKeyboard()
    let log: KeyboardLog
    let field = KeyView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() {
        log = KeyboardLog(screen)
        screen.window.addSubview(field)
    }

    @Test("D29, D32: on show, will change frame and will show within the call, the dids when the animation is over")
    func show() {
        field.becomeFirstResponder()
        #expect(log.take() == ["willChangeFrame", "willShow"])
        screen.advance(by: 0.24)
        #expect(log.take() == [])
        screen.advance(by: 0.02)
        #expect(log.take() == ["didChangeFrame", "didShow"])
    }

    @Test("D29, D32: on hide, will change frame and will hide within the call, the dids when the animation is over")
    func hide() {
        screen.edit(field)
        _ = log.take()
        field.resignFirstResponder()
        #expect(log.take() == ["willChangeFrame", "willHide"])
        screen.advance(by: 0.3)
        #expect(log.take() == ["didChangeFrame", "didHide"])
    }

    @Test("D30: frames are the screen's coordinates, from below the screen to its lower edge and back")
    func frames() throws {
        field.vendedInput = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        screen.edit(field)
        let below = CGRect(x: 0, y: 844, width: 390, height: 200)
        let docked = CGRect(x: 0, y: 644, width: 390, height: 200)
        #expect(log.notes.allSatisfy { $0.begin == below && $0.end == docked && $0.duration == 0.25 })
        _ = log.take()
        field.resignFirstResponder()
        screen.advance(by: 1)
        #expect(log.notes.count == 4 && log.notes.allSatisfy { $0.begin == docked && $0.end == below })
    }

    @Test("D30: the safe area's bottom belongs to the keyboard")
    func safeArea() {
        screen.resizeWithoutKeyboard(
            to: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        field.vendedInput = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        screen.edit(field)
        #expect(screen.scene.keyboardFrame == CGRect(x: 0, y: 610, width: 390, height: 234))
        #expect(field.vendedInput?.superview?.convert(field.vendedInput?.frame ?? .zero, to: nil).maxY == 810)
    }

    @Test("D30: curve and locality have the types that applications read")
    func userInfo() throws {
        var curve: UInt?
        var isLocal: Bool?
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: screen.scene.screen, queue: nil
        ) { notification in
            let received = notification.userInfo
            let toldCurve = received?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
            let toldLocality = received?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
            MainActor.assumeIsolated {
                curve = toldCurve
                isLocal = toldLocality
            }
        }
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(observer)
        #expect(curve == 0)
        #expect(isLocal == true)
    }

    @Test("PO30: what is told can be read as objects and as numbers of any type")
    func objects() {
        var read: [Bool] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: screen.scene.screen, queue: nil
        ) { notification in
            let info = notification.userInfo ?? [:]
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
            let frame = info[UIResponder.keyboardFrameEndUserInfoKey]
            let told = [
                duration as? CGFloat == 0.25, duration as? Double == 0.25, (duration as? NSNumber)?.floatValue == 0.25,
                curve as? Int == 0, curve as? UInt == 0, (curve as? NSNumber)?.intValue == 0,
                (frame as? NSValue)?.cgRectValue == frame as? CGRect, frame is NSValue,
            ]
            MainActor.assumeIsolated { read = told }
        }
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(observer)
        #expect(read == Array(repeating: true, count: 8))
    }

    @Test("D60: what an observer changes when the keyboard comes or goes moves along with it")
    func movingAlong() {
        let bar = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
        screen.window.addSubview(bar)
        log.handler = { note in
            if note == "willShow" { bar.frame.origin.y = 400 }
            if note == "willHide" { bar.frame.origin.y = 800 }
        }
        func place() -> CGFloat { (bar.layer.presentation() ?? bar.layer).frame.minY }
        field.becomeFirstResponder()
        #expect(bar.frame.minY == 400)
        screen.advance(by: 0.12)
        #expect(place() > 450 && place() < 750)
        screen.advance(by: 0.2)
        #expect(place() == 400)
        field.resignFirstResponder()
        screen.advance(by: 0.12)
        #expect(place() > 450 && place() < 750)
        screen.advance(by: 0.2)
        #expect(place() == 800)
        // Without the keyboard's animation there is none to move along with.
        UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
        #expect(place() == 400)
    }

    @Test("D31: the object is the screen")
    func object() {
        let others = KeyboardLog(TestScreen())
        screen.edit(field)
        #expect(!log.take().isEmpty && others.take().isEmpty)
    }

    @Test("D33: between inputs with an equal keyboard nothing is told")
    func equal() {
        let other = KeyView(frame: .zero)
        screen.window.addSubview(other)
        screen.edit(field)
        _ = log.take()
        other.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(log.take() == [] && other.isFirstResponder)
    }

    @Test("D33: a keyboard of another height, or with another accessory, is told as shown anew")
    func different() {
        let other = KeyView(frame: .zero)
        other.vendedAccessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
        screen.window.addSubview(other)
        screen.edit(field)
        let first = screen.scene.keyboardFrame
        _ = log.take()
        other.becomeFirstResponder()
        #expect(log.notes.map(\.begin) == [first, first])
        screen.advance(by: 1)
        #expect(log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        #expect(screen.scene.keyboardFrame?.height == (first?.height ?? 0) + 40)
        // An accessory of the same height is another accessory all the same.
        field.vendedAccessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
        field.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    }

    @Test("D32: a change before the last one's end is told after that one's dids")
    func interrupted() {
        field.becomeFirstResponder()
        screen.advance(by: 0.1)
        field.resignFirstResponder()
        #expect(
            log.take() == [
                "willChangeFrame", "willShow", "didChangeFrame", "didShow", "willChangeFrame", "willHide",
            ])
        screen.advance(by: 1)
        #expect(log.take() == ["didChangeFrame", "didHide"])
    }

    @Test("D32, D46: a first responder that resigns when told of the keyboard is told of after that")
    func reentrant() {
        log.handler = { [field] in if $0 == "willShow" { field.resignFirstResponder() } }
        field.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(
            log.take() == [
                "willChangeFrame", "willShow", "didChangeFrame", "didShow", "willChangeFrame", "willHide",
                "didChangeFrame", "didHide",
            ])
        #expect(!field.isFirstResponder && screen.scene.keyboardFrame == nil)
    }

    @Test("D30: without animations the duration is none, and the dids come within the call")
    func unanimated() {
        UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
        #expect(log.notes.allSatisfy { $0.duration == 0 })
        #expect(log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    }

    @Test("D33: a screen of another size has the keyboard at its new edge")
    func resize() {
        screen.edit(field)
        _ = log.take()
        screen.resizeWithoutKeyboard(to: CGSize(width: 844, height: 390))
        #expect(log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        #expect(screen.scene.keyboardFrame?.maxY == 390 && screen.scene.keyboardFrame?.width == 844)
        screen.settle()
        #expect(screen.keyboard?.window?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
}
