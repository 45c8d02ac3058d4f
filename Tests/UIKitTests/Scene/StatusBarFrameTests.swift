// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("The frame of the status bar")
struct StatusBarFrameTests {
    @Test("A change is told before, with the new frame, and after, with the former one; none where it stays")
    func notifications() {
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        let log = CallLog()
        let names = [
            UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let frame = (note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue)?.cgRectValue
                MainActor.assumeIsolated {
                    log("\(name == names[0] ? "will" : "did") \(Int(frame?.width ?? -1))x\(Int(frame?.height ?? -1))")
                }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        screen.resize(
            to: CGSize(width: 300, height: 600), safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
        #expect(log.take() == ["will 300x40", "did 0x0"])
        screen.resize(
            to: CGSize(width: 300, height: 500), safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 9, right: 0))
        #expect(log.take() == [])
    }

    @Test("A turn is told before, with the new orientation, and after, with the former one")
    func turns() {
        let screen = TestScreen(size: CGSize(width: 300, height: 600))
        let log = CallLog()
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: screen.application, queue: nil) { note in
                let value = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
                let orientation = value.flatMap { UIInterfaceOrientation(rawValue: $0.intValue) }
                MainActor.assumeIsolated {
                    log("\(name == names[0] ? "will" : "did") \(orientation == .portrait ? "portrait" : "landscape")")
                    log("\(screen.scene.interfaceOrientation == .portrait)")
                }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        screen.resize(to: CGSize(width: 300, height: 500))
        #expect(log.take() == [])
        screen.resize(to: CGSize(width: 500, height: 300))
        #expect(log.take() == ["will landscape", "true", "did portrait", "false"])
    }

    @Test("A controller keeps the name and the bundle that it was made with")
    func nibs() {
        let controller = UIViewController(nibName: "Card", bundle: .main)
        #expect(controller.nibName == "Card" && controller.nibBundle === Bundle.main)
        #expect(UIViewController().nibName == nil)
    }
}
