// SPDX-License-Identifier: Apache-2.0

import MediaPlayer
import UIKit

/// What is not the same wherever the showcase runs. Its screens know UIKit alone, as on iOS; what they want besides they ask of this.
///
/// `PlainPlatform` has UIKit and nothing else: it is iOS, and can be tried anywhere. `ResponderPlatform` has what only Responder has, and
/// above all the reasons of event delivery. This folder is all that names any of that: `Scripts/check-showcase` sees to it.
@MainActor
protocol Platform: AnyObject {
    /// What the showcase says of itself; the first paragraph stands out.
    var about: String { get }
    /// What to do on the screen about shakes.
    var shakeHint: String { get }
    /// What to do on the screen about media commands.
    var playerHint: String { get }

    /// One sentence that says that only Responder tells of a subject; `nil` where it is told.
    func untold(_ subject: String) -> String?

    /// To be called when the application was launched.
    func begin(in application: UIApplication)

    /// A reader of what event delivery decides from now on.
    func makeReader() -> any EventReader

    /// Over which acceleration, in g, a shake begins, where that is known.
    var shakeThreshold: Double? { get }

    /// The keyboard on the screen, where the application chooses whether there is one.
    var softwareKeyboard: (any SoftwareKeyboard)? { get }

    /// What the keyboard's side knows of the text that is edited, where that can be asked.
    func knownText(in scene: UIWindowScene?) -> String?

    /// The command for the volume, where there is one.
    var volumeCommand: MPRemoteCommand? { get }

    /// The volume that a command asks for, 0 to 1; `nil` for commands about something else.
    func volume(in event: MPRemoteCommandEvent) -> Double?

    /// Tells the outside how loud it is, 0 to 1.
    func tell(volume: Double)
}

/// A keyboard that is made of views, and comes or not as its application likes.
@MainActor
protocol SoftwareKeyboard: AnyObject {
    /// Whether the device brings a keyboard of its own onto its screen.
    func isDevices(in scene: UIWindowScene?) -> Bool

    /// Whether it comes when a text is edited.
    func isUsed(in scene: UIWindowScene?) -> Bool

    /// Whether it comes in any case, or only where the device has no keyboard.
    func use(_ isUsed: Bool, in scene: UIWindowScene?)

    /// As BCP 47 names them; a key goes from one to the next.
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
