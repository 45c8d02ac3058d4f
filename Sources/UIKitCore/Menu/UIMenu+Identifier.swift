extension UIMenu {
    /// A menu's name, by which it is found and replaced.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// The menus of the main menu and their groups, by what is in them.
extension UIMenu.Identifier {
    // The main menu, and the menus in it (F19).
    public static let root = Self("responder.menu.root")
    public static let application = Self("responder.menu.application")
    public static let file = Self("responder.menu.file")
    public static let edit = Self("responder.menu.edit")
    public static let format = Self("responder.menu.format")
    public static let view = Self("responder.menu.view")
    public static let window = Self("responder.menu.window")
    public static let help = Self("responder.menu.help")

    // In the application menu.
    public static let about = Self("responder.menu.about")
    public static let preferences = Self("responder.menu.preferences")
    public static let services = Self("responder.menu.services")
    public static let hide = Self("responder.menu.hide")
    public static let quit = Self("responder.menu.quit")

    // In the file menu.
    public static let newScene = Self("responder.menu.new-scene")
    public static let open = Self("responder.menu.open")
    public static let openRecent = Self("responder.menu.open-recent")
    public static let close = Self("responder.menu.close")
    public static let document = Self("responder.menu.document")
    public static let print = Self("responder.menu.print")

    // In the edit menu.
    public static let undoRedo = Self("responder.menu.undo-redo")
    public static let standardEdit = Self("responder.menu.standard-edit")
    public static let find = Self("responder.menu.find")
    public static let replace = Self("responder.menu.replace")
    public static let share = Self("responder.menu.share")
    public static let textStyle = Self("responder.menu.text-style")
    public static let spelling = Self("responder.menu.spelling")
    public static let spellingPanel = Self("responder.menu.spelling-panel")
    public static let spellingOptions = Self("responder.menu.spelling-options")
    public static let substitutions = Self("responder.menu.substitutions")
    public static let substitutionsPanel = Self("responder.menu.substitutions-panel")
    public static let substitutionOptions = Self("responder.menu.substitution-options")
    public static let transformations = Self("responder.menu.transformations")
    public static let speech = Self("responder.menu.speech")
    public static let lookup = Self("responder.menu.lookup")
    public static let learn = Self("responder.menu.learn")
    public static let autoFill = Self("responder.menu.auto-fill")

    // In the format menu.
    public static let font = Self("responder.menu.font")
    public static let textSize = Self("responder.menu.text-size")
    public static let textColor = Self("responder.menu.text-color")
    public static let textStylePasteboard = Self("responder.menu.text-style-pasteboard")
    public static let text = Self("responder.menu.text")
    public static let writingDirection = Self("responder.menu.writing-direction")
    public static let alignment = Self("responder.menu.alignment")

    // In the view menu.
    public static let toolbar = Self("responder.menu.toolbar")
    public static let sidebar = Self("responder.menu.sidebar")
    public static let fullscreen = Self("responder.menu.fullscreen")

    // In the window menu.
    public static let minimizeAndZoom = Self("responder.menu.minimize-and-zoom")
    public static let bringAllToFront = Self("responder.menu.bring-all-to-front")
}
