// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import UIKit

/// A platform with only UIKit, like iOS.
final class PlainPlatform: Platform {
    let about = """
        Screens about UIKit's events, laid out as an app for iOS is.
        Touch, type, drag, shake and command, and see who hears of it.
        The same sources run wherever Swift runs, on Responder, which also tells why each event went where it did.
        """

    let shakeHint = "Shake the device, and see who hears of it."
    /// iOS sends commands only to apps that play audible sound.
    let playerHint =
        "Command it by its buttons. Headsets and media keys command apps that play sound, and this one is silent."

    func untold(_ subject: String) -> String? { "Only Responder tells \(subject)." }

    func begin(in application: UIApplication) {}

    func makeReader() -> any EventReader { PlainReader() }

    var shakeThreshold: Double? { nil }

    var softwareKeyboard: (any SoftwareKeyboard)? { nil }

    func knownText(in scene: UIWindowScene?) -> String? { nil }

    var volumeCommand: MPRemoteCommand? { nil }

    func volume(in event: MPRemoteCommandEvent) -> Double? { nil }

    func tell(volume: Double) {}
}
