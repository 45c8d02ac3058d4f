// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import UIKit

/// The differences between the systems on which the showcase runs. Its screens know only UIKit, as on iOS; everything else
/// they request here.
///
/// `PlainPlatform` has only UIKit: it stands for iOS, and can be tried anywhere. `ResponderPlatform` has the parts that only
/// Responder has, above all the reasons of event delivery. Only this folder names these: `Scripts/check-showcase` checks
/// that.
@MainActor
protocol Platform: AnyObject {
    /// The description of the showcase; the first paragraph stands out.
    var about: String { get }
    /// The hint of the screen about shakes.
    var shakeHint: String { get }
    /// The hint of the screen about media commands.
    var playerHint: String { get }

    /// A sentence that only Responder explains a subject; `nil` if it is explained.
    func untold(_ subject: String) -> String?

    /// Call it after the application was launched.
    func begin(in application: UIApplication)

    /// A reader of the decisions of event delivery from now on.
    func makeReader() -> any EventReader

    /// The acceleration, in g, above which a shake begins; `nil` if unknown.
    var shakeThreshold: Double? { get }

    /// The keyboard on the screen, if the application can choose one.
    var softwareKeyboard: (any SoftwareKeyboard)? { get }

    /// The text that the keyboard's side knows, if that is available.
    func knownText(in scene: UIWindowScene?) -> String?

    /// The command for the volume; `nil` if there is none.
    var volumeCommand: MPRemoteCommand? { get }

    /// The volume that a command asks for, 0 to 1; `nil` for commands about something else.
    func volume(in event: MPRemoteCommandEvent) -> Double?

    /// Publishes the volume, 0 to 1.
    func tell(volume: Double)
}

/// A keyboard that is made of views; the application decides whether it appears.
@MainActor
protocol SoftwareKeyboard: AnyObject {
    /// Whether the device shows its own keyboard on the screen.
    func isDevices(in scene: UIWindowScene?) -> Bool

    /// Whether it appears when a text is edited.
    func isUsed(in scene: UIWindowScene?) -> Bool

    /// Sets whether it always appears, or only if the device has no keyboard.
    func use(_ isUsed: Bool, in scene: UIWindowScene?)

    /// The languages, as BCP 47 tags; a key switches from one to the next.
    var languages: [String] { get set }
}

/// The platform that the showcase runs on.
@MainActor
func makePlatform() -> any Platform {
    #if canImport(EventTrace)
        ResponderPlatform()
    #else
        PlainPlatform()
    #endif
}
