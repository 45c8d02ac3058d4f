// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// What a host can do beside painting. The application asks none of it of a host that does not say that it can.

/// A host that shows URLs outside of the application.
@preconcurrency @MainActor
public protocol URLHost: ApplicationHost {
    /// Shows a URL; false when it cannot.
    func open(_ url: URL, for scene: SceneIdentifier) -> Bool

    /// Whether it would show a URL; nothing is shown.
    func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool
}

/// A host that offers things to do outside of the application's interface.
@preconcurrency @MainActor
public protocol ShortcutHost: ApplicationHost {
    /// The things to do that the application offers changed.
    func offer(_ items: [UIApplicationShortcutItem])
}

/// A host whose user can close a scene.
@preconcurrency @MainActor
public protocol ClosingHost: ApplicationHost {
    /// Whether a user may close the window around a scene without being asked.
    func setClosable(_ isClosable: Bool, _ scene: SceneIdentifier)
}

/// A host that shows what plays, or has keys for it.
@preconcurrency @MainActor
public protocol NowPlayingHost: ApplicationHost {
    /// What the application plays, or which remote commands it takes, changed; `nil` when there is neither any more.
    func nowPlayingChanged(_ nowPlaying: NowPlaying?)
}

/// A host whose devices have motion sensors.
@preconcurrency @MainActor
public protocol MotionHost: ApplicationHost {
    /// Whether the application reads every sample of motion sensors. While it does not, a host may leave out those of a
    /// device that lies still.
    func setMotionDemand(_ wantsEverySample: Bool)
}

/// A host that follows the text that is edited: for its own keyboard, an input method, assistive technology.
@preconcurrency @MainActor
public protocol TextHost: ApplicationHost {
    /// Whether the host edits text by itself, and sends edits (`Input.text`) where text is edited: keys are then not typed.
    var editsText: Bool { get }

    /// The text that is edited in a scene changed, or where it is on the screen; `nil` when nothing is edited any more.
    ///
    /// Told at the end of a turn, after the picture, and only when something differs.
    func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier)
}

/// A host with a clipboard.
@preconcurrency @MainActor
public protocol ClipboardHost: ApplicationHost {
    /// The application put something on its general pasteboard, which the host's clipboard is to hold; the scene is where
    /// that happened.
    func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier)

    /// Asks what the host's clipboard holds. The answer is an `Input.pasteboard`, also when the host may not say. Only hosts
    /// are asked that said so of their screen (`ScreenDescription.readsClipboard`).
    func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier)
}

/// A host with a share sheet.
@preconcurrency @MainActor
public protocol SharingHost: ApplicationHost {
    /// Shows the host's share sheet. The answer is an `Input.share`. Only hosts are asked that said so of their screen
    /// (`ScreenDescription.sharesContent`).
    func share(_ request: ShareRequest, of scene: SceneIdentifier)
}

/// A host that draws the ring around what has focus.
@preconcurrency @MainActor
public protocol FocusHost: ApplicationHost {
    /// Draws the ring around the item that has focus, in the place of the last one; `nil` for none. A host whose picture was
    /// lost draws none until it is told again.
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

/// A host that tells assistive technology what happens.
@preconcurrency @MainActor
public protocol NoticeHost: ApplicationHost {
    /// Tells of something in a scene, at the end of the turn, after its picture.
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

    /// A scene's menu bar changed. Told only of main menus that the application changed: the default one is no reason for a
    /// menu bar.
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

    /// Closes a scene's screen, whose scene is gone: it may not come back.
    func closeScreen(of scene: SceneIdentifier)
}

/// A host whose devices vibrate.
@preconcurrency @MainActor
public protocol HapticHost: ApplicationHost {
    /// Vibrates for so many seconds, then rests, and so on by turns; in the place of what still vibrates.
    func vibrate(_ pattern: [TimeInterval], in scene: SceneIdentifier)
}

/// A host that lets people in, and can take that back.
@preconcurrency @MainActor
public protocol AccessHost: ApplicationHost {
    /// Ends everybody's access, and says how to come in again. Called when the process gets `SIGUSR1`.
    func takeAccessBack()
}

/// A host that keeps scenes' states outside of the program.
@preconcurrency @MainActor
public protocol StateHost: ApplicationHost {
    /// What a scene would restore now, in answer to `Input.saveState`: bytes for `SceneRequest.state`. Not told when there is
    /// nothing to restore.
    func stateSaved(_ state: Data, of scene: SceneIdentifier)
}

/// What the application's host can do, asked of it once.
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
    let focus: (any FocusHost)?
    let surroundings: (any SurroundingHost)?
    let menuBar: (any MenuBarHost)?
    let state: (any StateHost)?
    let access: (any AccessHost)?
    let haptics: (any HapticHost)?
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
        focus = host as? any FocusHost
        surroundings = host as? any SurroundingHost
        menuBar = host as? any MenuBarHost
        state = host as? any StateHost
        access = host as? any AccessHost
        haptics = host as? any HapticHost
        screens = host as? any ScreenHost
        frame = host as? any FrameHost
        leaving = host as? any FocusLeavingHost
        notices = host as? any NoticeHost
    }
}
