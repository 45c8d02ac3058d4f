// SPDX-License-Identifier: Apache-2.0

#if canImport(EventTrace)
    import EventTrace
    import MediaPlayer
    import UIKit

    /// Responder, with the decisions of event delivery and their reasons.
    final class ResponderPlatform: Platform {
        /// The latest decisions of event delivery.
        private let trace: TraceLog

        init(trace: TraceLog = TraceLog(capacity: 4_000)) { self.trace = trace }

        let about = """
            UIKit's event delivery, in Swift, wherever Swift runs.
            Every touch here came from your browser as raw input. A Swift program found the view under it, walked the \
            responder chain, let controls turn it into actions, and sent back what changed.
            The sources of this app are an app for iOS, and know no browser. They import UIKit, and in one folder \
            EventTrace for the explanations, which event delivery recorded while it decided.
            """

        let shakeHint = "Shake the device, or press Shake in the page's details, and see who hears of it."
        let playerHint =
            "Command it by media keys, a headset, the desktop, or the buttons in the page's details."

        func untold(_ subject: String) -> String? { nil }

        func begin(in application: UIApplication) { application.traceSink = trace }

        func makeReader() -> any EventReader { ResponderReader(trace) }

        var shakeThreshold: Double? { UIApplication.shared.interactionConstants.shake.threshold }

        let softwareKeyboard: (any SoftwareKeyboard)? = ResponderKeyboard()

        func knownText(in scene: UIWindowScene?) -> String? {
            scene?.textInputState.map { "\($0.text.utf16.count) units, revision \($0.revision)" }
        }

        // MARK: Volume

        private var changeVolume: MPChangeVolumeCommand { MPRemoteCommandCenter.shared().changeVolumeCommand }

        var volumeCommand: MPRemoteCommand? { changeVolume }

        func volume(in event: MPRemoteCommandEvent) -> Double? {
            (event as? MPChangeVolumeCommandEvent).map { Double($0.volume) }
        }

        func tell(volume: Double) { changeVolume.currentVolume = Float(volume) }
    }

    /// The keyboard that Responder makes of views.
    private final class ResponderKeyboard: SoftwareKeyboard {
        func isDevices(in scene: UIWindowScene?) -> Bool { scene?.hostKeyboard == .soft }

        func isUsed(in scene: UIWindowScene?) -> Bool {
            scene?.softwareKeyboardPolicy == .always || scene?.hostKeyboard == HostKeyboard.none
        }

        func use(_ isUsed: Bool, in scene: UIWindowScene?) {
            scene?.softwareKeyboardPolicy = isUsed ? .always : .automatic
        }

        var languages: [String] {
            get { UIApplication.shared.softwareKeyboardLanguages }
            set { UIApplication.shared.softwareKeyboardLanguages = newValue }
        }
    }
#endif
