// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// An application with one screen and one window, no host, and a clock that only the test moves.
///
///     let screen = TestScreen()
///     let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
///     screen.window.addSubview(button)
///     let finger = screen.finger()
///     finger.down(at: CGPoint(x: 40, y: 40))
///     finger.up()
///
/// Making one makes it the program's application: `UIApplication.shared` is the newest screen's. Tests that use it run on
/// the main actor and do not suspend in their bodies.
@MainActor
public final class TestScreen {
    private let applicationStorage: UIApplication
    private let sceneStorage: UIWindowScene
    private let windowStorage: UIWindow
    private var lastPointer: UInt64 = 0
    private var lastScene: UInt32 = 1
    /// The place of each pointer's last sample, and whether the pointer is down.
    private(set) var sent: [UInt64: (location: CGPoint, isDown: Bool)] = [:]

    /// - Parameters:
    ///   - application: made by the test if it needs a subclass or a delegate; it must be new.
    ///   - size: the screen's, in points.
    ///   - safeArea: what a notch or a system bar covers of it, in points.
    ///   - trace: gets every decision from the first on.
    public init(
        application: UIApplication? = nil, size: CGSize = CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets = .zero, trace: (any TraceSink)? = nil
    ) {
        let application = application ?? UIApplication()
        applicationStorage = application
        application.traceSink = trace
        application.eventQueue.submit(
            InputRecord(
                scene: SceneIdentifier(1), time: 0, input: .connect(ScreenDescription(size: size, safeArea: safeArea))))
        application.runTurn()
        guard let scene = application.windowScene(for: SceneIdentifier(1)) else {
            preconditionFailure("The application refused its first screen.")
        }
        sceneStorage = scene
        windowStorage = UIWindow(windowScene: scene)
        windowStorage.makeKeyAndVisible()
        application.runTurn()
    }

    private init(showing window: UIWindow, in scene: UIWindowScene, of application: UIApplication) {
        applicationStorage = application
        sceneStorage = scene
        windowStorage = window
    }

    /// An application, launched as in its program: the delegate gets the launch, a screen connects, and the window is the
    /// program's.
    ///
    /// - Parameters:
    ///   - delegate: makes the application's windows, itself or by the scene's delegate. It is made after the application, as in
    ///     its program: what its properties are made of asks this application.
    ///   - size: the screen's, in points.
    ///   - safeArea: what a notch or a system bar covers of it, in points.
    ///   - file: the session is recorded here until `application.stopRecording()`; see ``expectReplay(of:in:delegate:)``.
    /// - Precondition: the program shows a window when its first screen connects.
    public static func launching(
        _ delegate: @autoclosure () throws -> any UIApplicationDelegate, size: CGSize = CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets = .zero, recordingTo file: URL? = nil
    ) throws -> TestScreen {
        let application = UIApplication()
        application.delegate = try delegate()
        if let file { try application.startRecording(to: file) }
        application.launch()
        let identifier = SceneIdentifier(1)
        application.eventQueue.submit(
            InputRecord(
                scene: identifier, time: 0, input: .connect(ScreenDescription(size: size, safeArea: safeArea))))
        application.runTurn()
        guard let scene = application.windowScene(for: identifier), let window = scene.keyWindow ?? scene.windows.last
        else { preconditionFailure("The program showed no window on its first screen.") }
        return TestScreen(showing: window, in: scene, of: application)
    }

    /// The screen's application; reading it (or anything else of the screen) makes it `UIApplication.shared` again.
    ///
    /// A test framework may begin another test between a suite's `init` and its test's body.
    public var application: UIApplication {
        applicationStorage.makeShared()
        return applicationStorage
    }

    /// The scene that the first screen connected.
    public var scene: UIWindowScene {
        applicationStorage.makeShared()
        return sceneStorage
    }

    /// Key and visible, without a root controller.
    public var window: UIWindow {
        applicationStorage.makeShared()
        return windowStorage
    }

    /// Seconds on the application's clock.
    public var now: TimeInterval { application.clock.now }

    /// Lays out what waits, advances the clock, and runs every deadline on the way.
    public func advance(by duration: TimeInterval) {
        // A push that the test asked for begins before its time passes (N67). Nothing is pictured yet.
        for window in scene.windows { window.layoutIfNeeded() }
        application.runTurn(now: now + duration)
    }

    /// Handles waiting input and lays out, without advancing the clock.
    public func settle() { application.runTurn() }

    /// Sends the application an input at the present time.
    public func send(_ input: Input, to scene: SceneIdentifier = SceneIdentifier(1)) {
        note(input)
        application.eventQueue.submit(InputRecord(scene: scene, time: now, input: input))
        application.runTurn()
    }

    /// Sends the application several inputs at once, like a host's frame.
    public func send(_ inputs: [Input], to scene: SceneIdentifier = SceneIdentifier(1)) {
        for input in inputs { note(input) }
        application.eventQueue.submit(inputs.map { InputRecord(scene: scene, time: now, input: $0) })
        application.runTurn()
    }

    private func note(_ input: Input) {
        guard case .pointer(let sample) = input, sample.role == .measured else { return }
        let isDown =
            switch sample.phase {
            case .down: true
            case .move: sent[sample.pointer]?.isDown ?? false
            case .up, .cancel: false
            }
        sent[sample.pointer] = (sample.location, isDown)
    }

    /// Connects a further screen, and returns its scene's identifier.
    public func connectScreen(size: CGSize = CGSize(width: 390, height: 844)) -> SceneIdentifier {
        lastScene += 1
        let identifier = SceneIdentifier(lastScene)
        send(.connect(ScreenDescription(size: size)), to: identifier)
        return identifier
    }

    /// A finger that is not down yet.
    public func finger(on scene: SceneIdentifier = SceneIdentifier(1)) -> Finger { pointer(.finger, on: scene) }

    /// A pen that is not down yet.
    public func pen(on scene: SceneIdentifier = SceneIdentifier(1)) -> Finger { pointer(.pen, on: scene) }

    /// A mouse with no button down.
    public func mouse(on scene: SceneIdentifier = SceneIdentifier(1)) -> Finger { pointer(.mouse, on: scene) }

    func pointer(_ kind: PointerSample.Kind, on scene: SceneIdentifier = SceneIdentifier(1)) -> Finger {
        lastPointer += 1
        return Finger(screen: self, scene: scene, pointer: lastPointer, kind: kind)
    }
}
