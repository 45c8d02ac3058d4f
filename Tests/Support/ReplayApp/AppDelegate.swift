import UIKit

/// An app for the tests of `responder replay`: without a screen, it touches itself once, and ends.
///
/// With `--changed` it is another build of the app, whose button is switched off.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let button = UIButton(frame: CGRect(x: 20, y: 40, width: 120, height: 44))
        button.accessibilityIdentifier = "buy"
        button.isEnabled = !CommandLine.arguments.contains("--changed")
        button.addTarget(self, action: AppDelegate.buy, for: .touchUpInside)
        window.addSubview(button)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
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
}
