// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The abilities of hosts besides painting. The application uses an ability only of hosts that conform to its protocol.

/// A host that shows URLs outside of the application.
@preconcurrency @MainActor
public protocol URLHost: ApplicationHost {
    /// Shows a URL; false when it cannot.
    func open(_ url: URL, for scene: SceneIdentifier) -> Bool

    /// Whether it would show a URL. This shows nothing.
    func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool
}

/// A host that offers actions outside of the application's interface.
@preconcurrency @MainActor
public protocol ShortcutHost: ApplicationHost {
    /// The application's actions (shortcut items) changed.
    func offer(_ items: [UIApplicationShortcutItem])
}

/// A host whose user can close a scene.
@preconcurrency @MainActor
public protocol ClosingHost: ApplicationHost {
    /// Whether a user may close the window around a scene without being asked.
    func setClosable(_ isClosable: Bool, _ scene: SceneIdentifier)
}

/// A host that shows what the application plays, or has media keys.
@preconcurrency @MainActor
public protocol NowPlayingHost: ApplicationHost {
    /// The application plays something else, or takes other remote commands; `nil` when it does neither any more.
    func nowPlayingChanged(_ nowPlaying: NowPlaying?)
}

/// A host whose devices have motion sensors.
@preconcurrency @MainActor
public protocol MotionHost: ApplicationHost {
    /// Whether the application reads every sample of motion sensors. Otherwise a host may leave out the samples of a device
    /// that lies still.
    func setMotionDemand(_ wantsEverySample: Bool)
}

/// A host that follows the text that is edited: for its own keyboard, an input method, assistive technology.
@preconcurrency @MainActor
public protocol TextHost: ApplicationHost {
    /// Whether the host edits text by itself, and sends edits (`Input.text`) while text is edited. Then keys do not type.
    var editsText: Bool { get }

    /// The edited text of a scene changed, or its place on the screen; `nil` when no text is edited any more.
    ///
    /// Called at the end of a turn, after the picture, and only when something differs.
    func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier)
}

/// A host with a clipboard.
@preconcurrency @MainActor
public protocol ClipboardHost: ApplicationHost {
    /// The application put something on its general pasteboard in a scene. The host puts it on its clipboard.
    func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier)

    /// Asks for the content of the host's clipboard. The host answers with an `Input.pasteboard`, also when it may not read
    /// the clipboard. The application asks only for screens with `ScreenDescription.readsClipboard`.
    func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier)
}

/// A host with a share sheet.
@preconcurrency @MainActor
public protocol SharingHost: ApplicationHost {
    /// Shows the host's share sheet. The host answers with an `Input.share`. The application asks only for screens with
    /// `ScreenDescription.sharesContent`.
    func share(_ request: ShareRequest, of scene: SceneIdentifier)
}

/// A host whose user can choose files of their machine, and keep files there.
@preconcurrency @MainActor
public protocol FileHost: ApplicationHost {
    /// Asks the user. The host answers with an `Input.files`. The application asks only for screens with
    /// `ScreenDescription.picksFiles`.
    func ask(_ request: FileRequest, of scene: SceneIdentifier)

    /// Nobody waits for the answer to a request any more. The host may take its dialog away, and needs not answer.
    func withdraw(_ request: UInt32, of scene: SceneIdentifier)
}

/// A host that draws the ring around the item with focus.
@preconcurrency @MainActor
public protocol FocusHost: ApplicationHost {
    /// Draws the ring around the item with focus, and removes the last ring; `nil` for no ring. A host that lost its picture
    /// draws no ring until the next call.
    func showFocus(_ ring: FocusRing?, of scene: SceneIdentifier)
}

/// A host that has something beside the application to which Tab can go on.
@preconcurrency @MainActor
public protocol FocusLeavingHost: ApplicationHost {
    /// Whether there is something.
    var leavesFocus: Bool { get }

    /// AX9: Tab came to the last stop of a scene, or Shift+Tab to the first.
    ///
    /// - Parameter forward: Whether it was Tab.
    func focusLeft(_ scene: SceneIdentifier, forward: Bool)
}

/// A host that reports events to assistive technology.
@preconcurrency @MainActor
public protocol NoticeHost: ApplicationHost {
    /// Reports something in a scene, at the end of the turn, after the picture.
    func notify(_ notice: AccessibilityNotice, of scene: SceneIdentifier)
}

/// A host that has something around the application.
@preconcurrency @MainActor
public protocol SurroundingHost: ApplicationHost {
    /// No responder used a Menu button (H8): the user wants to leave the application for its surroundings.
    func menuWasPressed(in scene: SceneIdentifier)
}

/// A host that shows the main menu outside of the application's screen.
@preconcurrency @MainActor
public protocol MenuBarHost: ApplicationHost {
    /// Whether it shows the main menu now.
    var showsMenuBar: Bool { get }

    /// A scene's menu bar changed. Called only for main menus that the application changed: the default menu needs no menu bar.
    func menuBarChanged(_ bar: MenuBar, of scene: SceneIdentifier)
}

/// A host that shows something around the application's screen: a status bar, a home indicator, an orientation.
@preconcurrency @MainActor
public protocol FrameHost: ApplicationHost {
    /// The controller that fills a scene's screen changed what it wants around it (`UIWindowScene.surroundings`).
    func surroundingsChanged(of scene: SceneIdentifier)
}

/// A host that can open screens and close them.
@preconcurrency @MainActor
public protocol ScreenHost: ApplicationHost {
    /// Opens another screen for the user of the given scene; false when it cannot. The screen connects later, or never.
    func openScreen(from scene: SceneIdentifier?) -> Bool

    /// Brings a scene's screen to the front; false when it cannot.
    func bringForward(_ scene: SceneIdentifier) -> Bool

    /// Closes the screen of a scene that is gone. The screen must not come back.
    func closeScreen(of scene: SceneIdentifier)
}

/// A host whose devices vibrate.
@preconcurrency @MainActor
public protocol HapticHost: ApplicationHost {
    /// Vibrates and rests alternately, for the pattern's times in seconds. It replaces a vibration under way.
    func vibrate(_ pattern: [TimeInterval], in scene: SceneIdentifier)
}

/// A host whose user hears sounds.
@preconcurrency @MainActor
public protocol SoundHost: ApplicationHost {
    /// A sound may soon be heard in a scene: time to load it.
    func prepare(_ sound: Sound, in scene: SceneIdentifier)

    /// A sound is heard in a scene from now on, or goes on in another way: what plays it is told apart by its number.
    func play(_ playback: SoundPlayback, in scene: SceneIdentifier)

    /// A scene is silent again, as far as a playback is concerned. Not called for a sound that came to its end.
    func stopPlayback(_ number: UInt32, in scene: SceneIdentifier)
}

/// A host whose user hears texts.
@preconcurrency @MainActor
public protocol SpeechHost: ApplicationHost {
    /// A text is spoken in a scene from now on, or from the word whose turn it is by now.
    func speak(_ speech: Speech, in scene: SceneIdentifier)

    /// A scene is silent again, as far as a text is concerned. Not called for one that came to its end.
    func stopSpeech(_ number: UInt32, in scene: SceneIdentifier)
}

/// A host that gives people access, and can revoke it.
@preconcurrency @MainActor
public protocol AccessHost: ApplicationHost {
    /// Revokes everybody's access, and prints how to get access again. Called when the process gets `SIGUSR1`.
    func takeAccessBack()
}

/// A host that keeps scenes' states outside of the program.
@preconcurrency @MainActor
public protocol StateHost: ApplicationHost {
    /// The state that a scene would restore now, in answer to `Input.saveState`: bytes for `SceneRequest.state`. Not called
    /// when there is nothing to restore.
    func stateSaved(_ state: Data, of scene: SceneIdentifier)
}

/// The abilities of the application's host, looked up once.
@MainActor
struct HostCapabilities {
    let urls: (any URLHost)?
    let shortcuts: (any ShortcutHost)?
    let closing: (any ClosingHost)?
    let nowPlaying: (any NowPlayingHost)?
    let motion: (any MotionHost)?
    let text: (any TextHost)?
    let clipboard: (any ClipboardHost)?
    let sharing: (any SharingHost)?
    let files: (any FileHost)?
    let focus: (any FocusHost)?
    let surroundings: (any SurroundingHost)?
    let menuBar: (any MenuBarHost)?
    let state: (any StateHost)?
    let access: (any AccessHost)?
    let haptics: (any HapticHost)?
    let sounds: (any SoundHost)?
    let speech: (any SpeechHost)?
    let screens: (any ScreenHost)?
    let frame: (any FrameHost)?
    let leaving: (any FocusLeavingHost)?
    let notices: (any NoticeHost)?

    init(of host: (any ApplicationHost)?) {
        urls = host as? any URLHost
        shortcuts = host as? any ShortcutHost
        closing = host as? any ClosingHost
        nowPlaying = host as? any NowPlayingHost
        motion = host as? any MotionHost
        text = host as? any TextHost
        clipboard = host as? any ClipboardHost
        sharing = host as? any SharingHost
        files = host as? any FileHost
        focus = host as? any FocusHost
        surroundings = host as? any SurroundingHost
        menuBar = host as? any MenuBarHost
        state = host as? any StateHost
        access = host as? any AccessHost
        haptics = host as? any HapticHost
        sounds = host as? any SoundHost
        speech = host as? any SpeechHost
        screens = host as? any ScreenHost
        frame = host as? any FrameHost
        leaving = host as? any FocusLeavingHost
        notices = host as? any NoticeHost
    }
}
