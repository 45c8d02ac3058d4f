// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Small declarations that sources for iOS use")
struct SmallDeclarationTests {
    private static let keys = (UnsafeMutablePointer<UInt8>.allocate(capacity: 2))

    @Test("What is associated with an object lives as long as it, under its key")
    func associations() {
        final class Value {}
        let (first, second) = (UnsafeRawPointer(Self.keys), UnsafeRawPointer(Self.keys + 1))
        for object in [UIView(), UIViewController(), NSObject()] as [NSObject] {
            objc_setAssociatedObject(object, first, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(object, second, "text", .OBJC_ASSOCIATION_COPY)
            #expect(objc_getAssociatedObject(object, first) as? Int == 7)
            #expect(objc_getAssociatedObject(object, second) as? String == "text")
            objc_setAssociatedObject(object, first, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, first) == nil)
            objc_removeAssociatedObjects(object)
            #expect(objc_getAssociatedObject(object, second) == nil)
        }
        weak var held: Value?
        weak var unheld: Value?
        let object = NSObject()
        do {
            let (one, two) = (Value(), Value())
            (held, unheld) = (one, two)
            objc_setAssociatedObject(object, first, one, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(object, second, two, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(object, second) as? Value === two)
        }
        #expect(held != nil && unheld == nil && objc_getAssociatedObject(object, second) as? Value == nil)
        weak var viewValue: Value?
        do {
            let (view, value) = (UIView(), Value())
            viewValue = value
            objc_setAssociatedObject(view, first, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(viewValue == nil)
        for _ in 0..<200 { objc_setAssociatedObject(NSObject(), first, Value(), .OBJC_ASSOCIATION_RETAIN) }
        #expect(objc_getAssociatedObject(NSObject(), first) == nil)
    }

    @Test("What is associated with objects that have gone goes, however many others there are")
    func associationsOfGoneObjects() {
        final class Value {
            // Safe: this test alone counts, on the main actor.
            static nonisolated(unsafe) var count = 0
            init() { Self.count += 1 }
            deinit { Self.count -= 1 }
        }
        let key = UnsafeRawPointer(Self.keys)
        var passing = (0..<300).map { _ in NSObject() }
        for object in passing { objc_setAssociatedObject(object, key, Value(), .OBJC_ASSOCIATION_RETAIN) }
        #expect(Value.count == 300)
        passing = []
        // More of another size, so that none comes to lie where those lay.
        let others = (0..<3000).map { _ in UIResponder() }
        for object in others { objc_setAssociatedObject(object, key, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(Value.count == 0)
        for object in others { objc_removeAssociatedObjects(object) }
    }

    @Test("Who waits for an object's thread goes on when that thread leaves for the last time")
    func waitingForLock() {
        let object = NSObject()
        let (arrived, entered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        objc_sync_enter(object)
        objc_sync_enter(object)
        // Safe: both threads only enter and leave its lock.
        nonisolated(unsafe) let shared = object
        DispatchQueue.global().async {
            arrived.signal()
            objc_sync_enter(shared)
            entered.signal()
            objc_sync_exit(shared)
        }
        arrived.wait()
        #expect(objc_sync_exit(object) == 0)
        #expect(entered.wait(timeout: .now() + 0.2) == .timedOut)
        #expect(objc_sync_exit(object) == 0)
        #expect(entered.wait(timeout: .now() + 20) == .success)
    }

    @Test("One thread at a time is between enter and exit of an object, as often as it likes")
    func objectLocks() {
        final class Count: @unchecked Sendable {
            // Safe: counted between enter and exit alone, and read when all threads are done.
            var value = 0
        }
        let (count, group) = (Count(), DispatchGroup())
        #expect(objc_sync_enter(count) == 0 && objc_sync_enter(count) == 0 && objc_sync_exit(count) == 0)
        for _ in 0..<4 {
            DispatchQueue.global().async(group: group) {
                for _ in 0..<500 {
                    objc_sync_enter(count)
                    count.value += 1
                    objc_sync_exit(count)
                }
            }
        }
        #expect(count.value == 0)
        #expect(objc_sync_exit(count) == 0)
        group.wait()
        #expect(count.value == 2000 && objc_sync_exit(count) == -1)
        #expect(MAXFLOAT == .greatestFiniteMagnitude)
    }

    private final class Bell: NSObject, SelectorListing {
        var count = 0
        func ring(_ timer: Timer) { count += 1 }
        nonisolated class var selectors: [Selector] {
            [Selector("ring:", on: Bell.self) { (bell: Bell, timer: Timer) in bell.ring(timer) }]
        }
    }

    @Test("A timer at a date performs its target's method; a date of an object is moved as one")
    func dates() {
        let bell = Bell()
        let timer = Timer(
            fireAt: Date(timeIntervalSinceNow: 3600), interval: 60, target: bell, selector: Selector("ring:"),
            userInfo: nil,
            repeats: true)
        #expect(timer.isValid && timer.timeInterval == 60 && timer.fireDate > Date(timeIntervalSinceNow: 3000))
        timer.fire()
        #expect(bell.count == 1 && timer.isValid)
        timer.invalidate()
        let date: NSDate = NSDate(timeIntervalSinceReferenceDate: 5).addingTimeInterval(-2)
        #expect(date.timeIntervalSinceReferenceDate == 3)
    }

    @Test("A color without components lets everything through")
    func emptyColor() {
        #expect(UIColor().cgColor.alpha == 0)
    }

    @Test("Geometry as objects; one of another type reads as zero")
    func values() {
        let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
        let rect = CGRect(origin: point, size: size)
        #expect(NSValue(cgPoint: point).cgPointValue == point && NSValue(cgSize: size).cgSizeValue == size)
        #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgRect: rect).cgPointValue == .zero)
        #expect(NSValue(cgPoint: point) == NSValue(cgPoint: point))
    }

    @Test("Window levels can be counted on from; a window's screen is its scene's")
    func windows() {
        let screen = TestScreen()
        #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal - 1 < .normal)
        #expect((UIWindow.Level.alert + 1).rawValue == 2001)
        #expect(screen.window.screen === screen.scene.screen && UIWindow().screen === UIScreen.main)
    }

    @Test("J44: the device's orientation follows the first screen's shape, and is told without asking for it")
    func orientation() {
        let screen = TestScreen()
        let log = CallLog()
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
        ) { _ in MainActor.assumeIsolated { log("\(UIDevice.current.orientation)") } }
        defer { NotificationCenter.default.removeObserver(token) }
        func turn(_ width: CGFloat, _ height: CGFloat) {
            screen.send(.resize(ScreenDescription(size: CGSize(width: width, height: height))))
        }
        #expect(UIDevice.current.orientation == .portrait)
        turn(800, 400)
        #expect(UIDevice.current.orientation.isLandscape && log.take().count == 1)
        turn(400, 800)
        turn(410, 800)
        #expect(log.take() == ["portrait"])
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        turn(800, 400)
        #expect(log.take().count == 1)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        turn(400, 800)
        #expect(log.take() == [] && UIDevice.current.orientation == .portrait)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        turn(800, 400)
        #expect(log.take().count == 1)
        let vendor = UIDevice.current.identifierForVendor
        #expect(vendor != nil && vendor == UIDevice.current.identifierForVendor)
    }

    @Test("The controller that fills the screen says what is around it, or the child that it names")
    func surroundings() {
        final class Host: FrameHost {
            var count = 0
            func start(_ application: UIApplication) throws {}
            func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
            func reject(_ record: InputRecord, because fault: InputFault) {}
            func stop() {}
            func surroundingsChanged(of scene: SceneIdentifier) { count += 1 }
        }
        class Quiet: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var prefersHomeIndicatorAutoHidden: Bool { true }
        }
        final class Root: UIViewController {
            var named: UIViewController?
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var childForStatusBarHidden: UIViewController? { named }
            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        let screen = TestScreen()
        let host = Host()
        screen.application.host = host
        screen.send(
            .resize(
                ScreenDescription(
                    size: screen.window.bounds.size, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))))
        let (root, child) = (Root(), Quiet())
        root.addChild(child)
        screen.window.rootViewController = root
        screen.settle()
        let bar = screen.scene.statusBarManager
        #expect(bar?.isStatusBarHidden == false && bar?.statusBarStyle == .lightContent)
        #expect(
            screen.scene.surroundings.deferredEdges == .bottom && screen.scene.surroundings.orientations == .landscape)
        root.named = child
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(bar?.isStatusBarHidden == true && host.count == 1)
        #expect(!screen.scene.surroundings.hidesHomeIndicator)
        let presented = Quiet()
        presented.modalPresentationStyle = .fullScreen
        root.named = nil
        root.present(presented, animated: false)
        screen.settle()
        #expect(bar?.isStatusBarHidden == true && screen.scene.surroundings.hidesHomeIndicator)
    }

    @Test("Transitions exchange views and fade what comes in; completions wait for the duration")
    func transitions() {
        let screen = TestScreen()
        let log = CallLog()
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (old, new) = (UIView(frame: holder.bounds), UIView(frame: holder.bounds))
        holder.addSubview(old)
        screen.window.addSubview(holder)
        UIView.transition(from: old, to: new, duration: 0.5, options: .transitionFlipFromLeft) { log("\($0)") }
        #expect(old.superview == nil && new.superview === holder && new.alpha == 1)
        screen.advance(by: 0.25)
        #expect((0.3...0.7).contains(new.layer.presentation()?.opacity ?? -1) && log.take() == [])
        screen.advance(by: 0.3)
        #expect(log.take() == ["true"])
        UIView.transition(from: new, to: old, duration: 0.1, options: [.showHideTransitionViews]) { log("\($0)") }
        #expect(new.isHidden && !old.isHidden && new.superview === holder)
        UIView.transition(
            with: holder, duration: 0.5, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { holder.backgroundColor = .red }, completion: { log("\($0)") })
        #expect(holder.backgroundColor == .red && holder.animationKeys == ["opacity"])
        screen.advance(by: 1)
        #expect(log.take() == ["true", "true"])
    }

    @Test("A text container's padding moves the text; subclasses override the initializer that takes one")
    func textContainers() {
        final class Note: UITextView {
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let note = Note(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: nil)
        TestScreen().window.addSubview(note)
        note.text = "text"
        note.layoutIfNeeded()
        let before = note.caretRect(for: note.beginningOfDocument).minX
        note.textContainer.lineFragmentPadding = 0
        note.layoutIfNeeded()
        #expect(before - note.caretRect(for: note.beginningOfDocument).minX == 5)
    }
}

extension UIView {
    fileprivate var animationKeys: [String]? { layer.animationKeys() }
}
