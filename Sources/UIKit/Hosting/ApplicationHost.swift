import CoreGraphics
import EventTrace

/// What a host implements. Everything a host may know of the core is in this folder.
///
/// A host turns its device's input into `InputRecord`s and submits them to `UIApplication.eventQueue` from any thread,
/// paints what `DisplayChanges` tell it, and answers a few questions. It decides nothing about delivery.
@MainActor
public protocol ApplicationHost: AnyObject {
    /// The application and its delegate exist and have finished launching; input may be submitted from now on.
    ///
    /// Throwing ends the program with the error's description.
    func start(_ application: UIApplication) throws

    /// The view tree of a scene changed: called at most once per turn, after layout.
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier)

    /// An input was refused; nothing of it took effect.
    func reject(_ record: InputRecord, because fault: InputFault)

    /// Shows a URL outside of the application; false when this host cannot.
    func open(_ url: URL, for scene: SceneIdentifier) -> Bool

    /// The things to do that the application offers outside of its interface changed.
    func offer(_ items: [UIApplicationShortcutItem])

    /// Whether a user may close the window around a scene without being asked.
    func setClosable(_ isClosable: Bool, _ scene: SceneIdentifier)

    /// What the application plays, or which remote commands it takes, changed; `nil` when there is neither any more.
    func nowPlayingChanged(_ nowPlaying: NowPlaying?)

    /// Whether the application reads every sample of motion sensors. While it does not, a host may leave out those of a
    /// device that lies still.
    func setMotionDemand(_ wantsEverySample: Bool)

    /// The text that is edited in a scene changed, or where it is on the screen; `nil` when nothing is edited any more.
    ///
    /// Told at the end of a turn, after the picture, and only when something differs.
    func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier)

    /// Whether the host edits text by itself, and sends edits (`Input.text`) where text is edited: keys are then not typed. A
    /// host that sends keys only answers false, as it does by default.
    var editsText: Bool { get }

    /// The application put something on its general pasteboard, which the host's clipboard is to hold; the scene is where
    /// that happened.
    func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier)

    /// Asks what the host's clipboard holds. The answer is an `Input.pasteboard`, also when the host may not say. Only hosts
    /// are asked that said so of their screen (`ScreenDescription.readsClipboard`).
    func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier)

    /// Draws the ring around the item that has focus, in the place of the last one; `nil` for none. A host whose picture was
    /// lost draws none until it is told again.
    func showFocus(_ ring: FocusRing?, of scene: SceneIdentifier)

    /// Nobody used a Menu button (H8): where there is something around the application, the user wants to go there.
    func menuWasPressed(in scene: SceneIdentifier)

    /// Whether the host shows the main menu outside of the application's screen.
    var showsMenuBar: Bool { get }

    /// A scene's menu bar changed. Told only of main menus that the application changed: the default one is no reason for a
    /// menu bar.
    func menuBarChanged(_ bar: MenuBar, of scene: SceneIdentifier)

    /// What a scene would restore now, in answer to `Input.saveState`: bytes for `SceneRequest.state`. Not told when there is
    /// nothing to restore.
    func stateSaved(_ state: Data, of scene: SceneIdentifier)

    /// The program is about to end.
    func stop()
}

extension ApplicationHost {
    public func open(_ url: URL, for scene: SceneIdentifier) -> Bool { false }
    public func setClosable(_ isClosable: Bool, _ scene: SceneIdentifier) {}
    public var editsText: Bool { false }
    public func nowPlayingChanged(_ nowPlaying: NowPlaying?) {}
    public func setMotionDemand(_ wantsEverySample: Bool) {}
    public func showFocus(_ ring: FocusRing?, of scene: SceneIdentifier) {}
    public func menuWasPressed(in scene: SceneIdentifier) {}
    public func stateSaved(_ state: Data, of scene: SceneIdentifier) {}

    public var showsMenuBar: Bool { false }
    public func menuBarChanged(_ bar: MenuBar, of scene: SceneIdentifier) {}
    public func offer(_ items: [UIApplicationShortcutItem]) {}
    public func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) {}
    public func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier) {}
    public func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier) {}
}

/// What a host needs to paint the difference between its picture of a scene and the scene.
public struct DisplayChanges {
    /// The visible windows, back to front; `nil` when neither the set nor the order changed.
    public var windows: [ViewIdentifier]?
    /// Views to paint or paint anew. A view comes before the views below it when both are new.
    public var changed: [DisplayChange]
    /// Views that left the tree, with everything below them that `changed` does not list.
    public var removed: [ViewIdentifier]

    public var isEmpty: Bool { windows == nil && changed.isEmpty && removed.isEmpty }
}

/// A view's number in a host's picture: never used again within a run.
public struct ViewIdentifier: Hashable, Sendable {
    public var number: UInt32

    public init(_ number: UInt32) {
        self.number = number
    }
}

/// Which sides of a view changed.
public struct DisplayAspects: OptionSet, Sendable, Hashable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Size, position, anchor point or transform.
    public static let geometry = DisplayAspects(rawValue: 1)
    /// The bounds' origin: the children move, the view does not.
    public static let scroll = DisplayAspects(rawValue: 2)
    /// Color, opacity, border, corners, shadow, clipping, hidden.
    public static let appearance = DisplayAspects(rawValue: 4)
    /// Text or image.
    public static let content = DisplayAspects(rawValue: 8)
    /// The list of subviews.
    public static let children = DisplayAspects(rawValue: 16)
    /// Role, label, identifier, value.
    public static let accessibility = DisplayAspects(rawValue: 32)
    /// Which motions run on the view.
    public static let animations = DisplayAspects(rawValue: 64)

    public static let all = DisplayAspects(rawValue: 127)
}

/// A view to paint, and which sides of it changed.
@MainActor
public struct DisplayChange {
    public let view: UIView
    public let aspects: DisplayAspects

    public var identifier: ViewIdentifier { view.displayIdentifier }

    /// In points, the view's own coordinates; the origin is where its content is scrolled to.
    public var bounds: CGRect { view.bounds }
    /// Where the anchor point lies, in the superview's coordinates (scrolled by the superview's bounds' origin).
    public var position: CGPoint { view.center }
    /// In units of the bounds' size.
    public var anchorPoint: CGPoint { view.anchorPoint }
    /// Around the anchor point.
    public var transform: CATransform3D { view.transform3D }
    public var opacity: CGFloat { view.alpha }
    public var isHidden: Bool { view.isHidden }
    public var clipsToBounds: Bool { view.clipsToBounds }
    public var look: LayerLook { view.look }
    /// Resolved for the view's traits.
    public var backgroundColor: UIColor? { view.backgroundColor?.resolvedColor(with: view.traitCollection) }
    public var content: DisplayContent { view.displayContent }
    /// The subviews, back to front.
    public var children: [ViewIdentifier] { view.subviews.map(\.displayIdentifier) }
    public var accessibility: DisplayAccessibility { view.displayAccessibility }
    /// All motions that run on the view, in the order in which they began. One that is not listed any more has ended, or is
    /// to end at once; one that came to its end by itself is not told.
    public var animations: [DisplayAnimation] { view.displayAnimations }
}

/// What a view shows besides its background.
public enum DisplayContent {
    case none
    case text(DisplayText)
    /// The image, placed in the bounds as the mode says; a color fills a template image.
    case image(UIImage, UIView.ContentMode, tint: UIColor?)
}

/// Lines of text, laid out.
public struct DisplayText {
    public struct Line {
        public var text: String
        /// In the view's own coordinates: the left end of the baseline.
        public var baseline: CGPoint
        /// In points.
        public var width: CGFloat
    }

    public var face: FontFace
    /// In points.
    public var size: CGFloat
    public var color: UIColor
    public var lines: [Line]
}

/// What assistive technology is told of a view.
public struct DisplayAccessibility: Hashable {
    public enum Role: String, Hashable, Sendable {
        case none, button, `switch`, slider, image, text, heading, link, group, adjustable
        /// What text is edited in: one line, one line to search by, several lines. A host may show a soft keyboard as soon as
        /// one is touched.
        case textField, searchField, textView
        case menu, menuItem, menuItemCheckbox
    }

    public var role: Role
    public var label: String?
    public var value: String?
    public var identifier: String?
    public var isEnabled: Bool
    public var isSelected: Bool
}
