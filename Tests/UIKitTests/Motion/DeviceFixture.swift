// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import UIKitTesting

/// A view that can be first responder and writes motion and remote-control calls into a log.
@MainActor
final class DeviceView: UIView {
    let name: String
    let log: CallLog
    var passesOn = false
    /// The events that came.
    var events: [UIEvent] = []
    /// Run at the beginning of a call, with the call's name.
    var onCall: ((String) -> Void)?

    init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    private func note(_ call: String, _ event: UIEvent?) {
        log("\(name).\(call)")
        if let event { events.append(event) }
        onCall?(call)
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        note("began", event)
        if passesOn { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        note("ended", event)
        if passesOn { super.motionEnded(motion, with: event) }
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        note("cancelled", event)
        if passesOn { super.motionCancelled(motion, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        note("remote \(event?.subtype.rawValue ?? -1)", event)
        if passesOn { super.remoteControlReceived(with: event) }
    }
}

/// A controller that writes the same.
@MainActor
final class DeviceController: UIViewController {
    let log: CallLog

    init(log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("controller.began") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("controller.ended") }
    override func remoteControlReceived(with event: UIEvent?) { log("controller.remote") }
}

/// A delegate at the end of the chain that writes the same.
@MainActor
final class DeviceDelegate: UIResponder, UIApplicationDelegate {
    let log: CallLog

    init(log: CallLog) {
        self.log = log
        super.init()
    }

    /// An application with scenes, of which there may be several.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("delegate.began") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("delegate.ended") }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("delegate.cancelled") }
    override func remoteControlReceived(with event: UIEvent?) {
        log("delegate.remote \(event?.subtype.rawValue ?? -1)")
    }
}

/// A screen whose application has such a delegate and whose window has such a controller.
@MainActor
struct DeviceFixture {
    let log = CallLog()
    let trace = TraceLog()
    let screen: TestScreen
    let controller: DeviceController
    private let delegate: DeviceDelegate

    init() {
        screen = TestScreen(trace: trace)
        delegate = DeviceDelegate(log: log)
        screen.application.delegate = delegate
        controller = DeviceController(log: log)
        screen.window.rootViewController = controller
        screen.settle()
    }

    /// A view in the controller's view, first responder unless told otherwise.
    func view(_ name: String = "view", isFirst: Bool = true, in parent: UIView? = nil) -> DeviceView {
        let view = DeviceView(name, log: log)
        (parent ?? controller.view).addSubview(view)
        if isFirst { view.becomeFirstResponder() }
        return view
    }

    /// What the trace says of shakes and remote commands.
    var explanations: [String] {
        trace.entries.compactMap { entry in
            switch entry.event {
            case .shake, .remoteCommand: "\(entry.event)"
            default: nil
            }
        }
    }
}
