// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Names a scene in a host's input. Hosts choose the numbers; one may not be used again after its scene disconnected.
public struct SceneIdentifier: Hashable, Sendable, Codable {
    /// The host's number; 0 is ``application``.
    public var number: UInt32

    /// The identifier of that number.
    public init(_ number: UInt32) {
        self.number = number
    }
}

/// One report of a device, as the device made it. Input reaches an application only by these.
public struct InputRecord: Sendable, Hashable, Codable {
    /// The scene that the input is for.
    public var scene: SceneIdentifier
    /// The device's own time, in seconds on the host's monotonic clock (A7). Must be finite.
    public var time: TimeInterval
    /// The device's report.
    public var input: Input

    /// A device's report at a time on the host's monotonic clock, in seconds. The time must be finite.
    public init(scene: SceneIdentifier, time: TimeInterval, input: Input) {
        self.scene = scene
        self.time = time
        self.input = input
    }
}

/// The inputs that a host can submit.
public enum Input: Sendable, Hashable, Codable {
    /// A screen appeared: the application makes a scene for it.
    case connect(ScreenDescription, SceneRequest = SceneRequest())
    /// The screen is gone for good: its touches are cancelled, its scene is disconnected and its session discarded.
    case disconnect
    /// The screen is gone, but may come back with its session's identifier: the scene is disconnected, the session is kept
    /// with the state to restore.
    case suspend
    /// The host wants to keep the scene's state outside of the program: the application asks the scene's delegate for it, and
    /// tells the host (`stateSaved(_:of:)`).
    case saveState
    /// A request to a scene from outside of its interface.
    case request(SceneRequest)
    /// The screen became active, inactive, or went to the background.
    case activation(SceneActivation)
    /// The screen changed its size or resolution.
    case resize(ScreenDescription)
    case pointer(PointerSample)
    /// Better values for an earlier sample's estimates (A36).
    case pointerEstimate(PointerEstimate)
    /// A pointer moved over the screen with no button down.
    case hover(HoverSample)
    case scroll(ScrollSample)
    /// A pinch or turn on a trackpad. Pinching fingers on a screen are `pointer`s.
    case transform(TransformSample)
    case key(KeySample)
    /// A button or a stick of a gamepad changed, or a gamepad is gone.
    case gamepad(GamepadSample)
    /// Every pointer of the scene is given up; the text says why ("blur", "connection lost").
    case cancelAll(String)
    /// A measurement of the motion sensors of the scene's device (C29, I8).
    case motion(MotionSample)
    /// A step of a shake that the host found itself (I8).
    case shake(ShakePhase)
    /// A command from outside of the interface (I20–I27). Its scene may be `.application`.
    case remoteCommand(RemoteCommand)
    /// Advances measured where text is painted, in units of one em.
    case textMetrics(MeasuredText)
    /// The host's keyboard, input method or clipboard edits text.
    case text(TextSample)
    /// The content of the host's clipboard, in answer to a `PasteboardRequest`.
    case pasteboard(PasteboardAnswer)
    /// The result of sharing, in answer to a `ShareRequest`.
    case share(ShareAnswer)
    /// Files of the host's user, in answer to a `FileRequest`.
    case files(FileAnswer)
    /// Where the host's own soft keyboard is, in the scene's coordinates (points); `nil` when it is gone.
    case keyboardFrame(CGRect?)
    /// The system is short of memory. Its scene is `.application`.
    case memoryWarning
    /// The menu bar that the host shows was used.
    case menuBar(MenuBarInput)
    /// Assistive technology does something to a view.
    case accessibility(AccessibilitySample)
    /// A step of a drag from outside of the application, over one of its screens.
    case drag(DragSample)
}

/// A request to a scene from outside of its interface, when it connects or later.
public struct SceneRequest: Sendable, Hashable, Codable {
    /// The screen's former session, which the host kept. Read when the scene connects.
    public var session: String?
    /// The session's state from `stateSaved(_:of:)`, perhaps from another run of the program. The new scene restores it
    /// instead of the state that the application kept. Read when the scene connects.
    public var state: Data?
    /// A link into the application: `NSUserActivityTypeBrowsingWeb`.
    public var link: URL?
    /// URLs of the application's own schemes.
    public var urls: [URL]
    /// The type of a `UIApplicationShortcutItem` that was chosen.
    public var shortcut: String?
    /// The owner of the scene; `nil` where the host does not tell visitors apart. Read when the scene connects.
    public var visitor: VisitorIdentifier?

    /// A request; without arguments it asks for nothing.
    public init(
        session: String? = nil, state: Data? = nil, link: URL? = nil, urls: [URL] = [], shortcut: String? = nil,
        visitor: VisitorIdentifier? = nil
    ) {
        self.session = session
        self.state = state
        self.link = link
        self.urls = urls
        self.shortcut = shortcut
        self.visitor = visitor
    }
}

/// Whether a scene is active, inactive or in the background.
public enum SceneActivation: String, Sendable, Hashable, Codable {
    case foregroundActive, foregroundInactive, background
}

/// A screen's geometry, and the abilities of its device.
public struct ScreenDescription: Sendable, Hashable, Codable {
    /// In points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// Parts of the screen that a notch or a system bar covers, in points.
    public var safeArea: UIEdgeInsets
    /// Whether the screen's user wants the dark style.
    public var prefersDarkAppearance: Bool
    /// The keyboard of the screen's user.
    public var keyboard: HostKeyboard
    /// Whether the host can answer a request for its clipboard's content.
    public var readsClipboard: Bool
    /// Whether the host has a share sheet.
    public var sharesContent = false
    /// Whether the host's user can choose files of their machine.
    public var picksFiles = false
    /// The display settings of the screen's user.
    public var accessibility: AccessibilitySettings = []
    /// How large the screen's user wants text.
    public var contentSizeCategory = UIContentSizeCategory.large
    /// Whether the screen's user reads from right to left.
    public var isRightToLeft = false
    /// The key that makes commands on the keyboard of the screen's user.
    public var commandKey = CommandKey.command

    /// A screen of a size in points. The user's settings have their most common values.
    public init(
        size: CGSize, scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero, prefersDarkAppearance: Bool = false,
        keyboard: HostKeyboard = .hardware, readsClipboard: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.prefersDarkAppearance = prefersDarkAppearance
        self.keyboard = keyboard
        self.readsClipboard = readsClipboard
    }
}

extension ScreenDescription {
    private enum Key: String, CodingKey {
        case size, scale, safeArea, prefersDarkAppearance, keyboard, readsClipboard, sharesContent, picksFiles
        case commandKey, accessibility, contentSizeCategory, isRightToLeft
    }

    /// Recordings of earlier versions lack the command key, the share sheet, files and the user's settings.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            size: try values.decode(CGSize.self, forKey: .size), scale: try values.decode(CGFloat.self, forKey: .scale),
            safeArea: try values.decode(UIEdgeInsets.self, forKey: .safeArea),
            prefersDarkAppearance: try values.decode(Bool.self, forKey: .prefersDarkAppearance),
            keyboard: try values.decode(HostKeyboard.self, forKey: .keyboard),
            readsClipboard: try values.decode(Bool.self, forKey: .readsClipboard))
        sharesContent = try values.decodeIfPresent(Bool.self, forKey: .sharesContent) ?? false
        picksFiles = try values.decodeIfPresent(Bool.self, forKey: .picksFiles) ?? false
        commandKey = try values.decodeIfPresent(CommandKey.self, forKey: .commandKey) ?? .command
        accessibility = try values.decodeIfPresent(AccessibilitySettings.self, forKey: .accessibility) ?? []
        contentSizeCategory =
            try values.decodeIfPresent(UIContentSizeCategory.self, forKey: .contentSizeCategory) ?? .large
        isRightToLeft = try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? false
    }
}
