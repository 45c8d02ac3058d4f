// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An app for the tests of `responder replay`: without a screen, it touches itself once, and ends.
///
/// With `--changed` it is another build of the app, whose button is switched off. With `--sets` it touches itself with eight fingers, and
/// what it does follows the order of sets. With `--zone` its button tells the user's time zone.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let button = UIButton(frame: CGRect(x: 20, y: 40, width: 120, height: 44))
        let zone = CommandLine.arguments.contains("--zone") ? " in " + TimeZone.current.identifier : ""
        button.accessibilityIdentifier = "buy" + zone
        button.isEnabled = !CommandLine.arguments.contains("--changed")
        button.addTarget(self, action: AppDelegate.buy, for: .touchUpInside)
        window.addSubview(button)
        if CommandLine.arguments.contains("--sets") { window.insertSubview(SetView(frame: window.bounds), at: 0) }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        if CommandLine.arguments.contains("--sets") { touchWithEightFingers(application) }
        // Input of the app's own is recorded like a host's, and a replay does not take it twice.
        for phase in [PointerSample.Phase.down, .up] {
            application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(1), time: application.clock.now + (phase == .up ? 0.1 : 0),
                    input: .pointer(PointerSample(pointer: 1, phase: phase, location: CGPoint(x: 60, y: 60)))))
        }
        guard ProcessInfo.processInfo.environment["RESPONDER_REPLAY"] == nil else { return }
        // After the touch: the clock passes this time when a timer of the program says so.
        application.clock.schedule(after: 0.3) { kill(getpid(), SIGTERM) }
    }

    private func buy() {}

    private func touchWithEightFingers(_ application: UIApplication) {
        for finger in 10..<18 {
            application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(1), time: application.clock.now,
                    input: .pointer(
                        PointerSample(
                            pointer: UInt64(finger), phase: .down, location: CGPoint(x: 20 * finger, y: 300)))))
        }
    }
}

/// A view that does as sets tell it: the order of touches, of views and of words decides who becomes first responder after whom.
private final class SetView: UIView {
    private final class Spot: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private let spots: [Spot]

    override init(frame: CGRect) {
        spots = (0..<8).map { _ in Spot() }
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        for spot in spots { addSubview(spot) }
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // On a busy machine fingers that come at one time may be several events.
        guard let all = event?.touches(for: self), all.count == spots.count else { return }
        for touch in all { spots[Int(touch.location(in: self).x) / 20 - 10].becomeFirstResponder() }
        for spot in Set(spots) { spot.becomeFirstResponder() }
        for word in Set(spots.indices.map { "spot \($0)" }) {
            if let number = word.split(separator: " ").last.flatMap({ Int($0) }) {
                spots[number].becomeFirstResponder()
            }
        }
    }
}
