// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import UIKitTesting

/// The application of a recorded session: a button, a list that scrolls, a card that is dragged and pinched.
@MainActor
final class SessionApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 120, height: 44))
    let list = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
    let card = UIView(frame: CGRect(x: 50, y: 120, width: 250, height: 200))
    private(set) var log: [String] = []
    /// What a later build of the application does otherwise.
    private let change: Change
    private var ticks = 0

    enum Change {
        case none, disabledButton, opensNothing
    }

    init(_ change: Change = .none) { self.change = change }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        button.accessibilityIdentifier = "buy"
        button.isEnabled = change != .disabledButton
        button.addTarget(self, action: SessionApp.buy, for: .touchUpInside)
        list.contentSize = CGSize(width: 390, height: 4_000)
        list.accessibilityIdentifier = "list"
        card.accessibilityIdentifier = "card"
        card.isMultipleTouchEnabled = true
        for recognizer in [UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UILongPressGestureRecognizer()] {
            recognizer.addTarget(self, action: Selector("gesture:", SessionApp.gesture(_:)))
            card.addGestureRecognizer(recognizer)
        }
        for view in [button, list, card] { window.addSubview(view) }
        window.makeKeyAndVisible()
        self.window = window
        // A sink of the application's own, which a recording does not disturb.
        application.traceSink = TraceLog()
        return true
    }

    private func buy() {
        log.append("buy")
        guard change != .opensNothing, let scene = window?.windowScene, let url = URL(string: "https://example.org/")
        else { return }
        // The answer of the host decides what happens next.
        scene.open(url, options: nil) { [weak self] opened in
            self?.log.append(opened ? "opened" : "not opened")
            self?.card.isHidden = opened
        }
    }

    private func gesture(_ recognizer: UIGestureRecognizer) {
        log.append("\(type(of: recognizer)) \(recognizer.state.rawValue)")
    }
}

/// What the fingers do.
@MainActor
enum SessionStory {
    static func play(on screen: TestScreen) {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 60, y: 60))
        screen.advance(by: 0.05)
        finger.up()
        screen.advance(by: 0.1)
        // A fling: the list goes on by itself.
        finger.down(at: CGPoint(x: 200, y: 700))
        for step in 1...8 {
            screen.advance(by: 1.0 / 60)
            finger.move(through: [
                CGPoint(x: 200, y: 700 - Double(step) * 20 + 10), CGPoint(x: 200.25, y: 700 - Double(step) * 20),
            ])
        }
        finger.up()
        screen.advance(by: 1)
        // Two fingers on the card, of which one is given up.
        let second = screen.finger()
        screen.frame([
            finger.input(.down, at: CGPoint(x: 100, y: 200)), second.input(.down, at: CGPoint(x: 200, y: 250)),
        ])
        for step in 1...6 {
            screen.advance(by: 1.0 / 120)
            screen.frame([
                finger.input(.move, at: CGPoint(x: 100 - Double(step) * 4.1, y: 200)),
                second.input(.move, at: CGPoint(x: 200 + Double(step) * 3.3, y: 250)),
            ])
        }
        second.cancel()
        finger.up()
        // A press that lasts, keys, a mouse, a wheel, and input that is refused.
        finger.down(at: CGPoint(x: 150, y: 220))
        screen.advance(by: 0.8)
        finger.up()
        screen.press(.keyboardA, characters: "a")
        screen.hover(.entered, at: CGPoint(x: 10, y: 10))
        screen.scroll(at: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 30))
        screen.send(.pointer(PointerSample(pointer: 9, phase: .down, location: CGPoint(x: Double.nan, y: 0))))
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.shake()
        screen.activate(.background)
    }

    /// A new file with the story in it.
    static func record(_ app: SessionApp = SessionApp(), to file: URL) throws {
        let screen = try TestScreen.launching(app, recordingTo: file)
        play(on: screen)
        screen.application.stopRecording()
    }

    static func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("session-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file)
    }
}
