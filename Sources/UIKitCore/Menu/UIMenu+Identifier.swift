// SPDX-License-Identifier: Apache-2.0

extension UIMenu {
    /// A menu's name, by which it is found and replaced.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// The identifier of that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// The menus of the main menu and their groups, by their content.
extension UIMenu.Identifier {
    // The main menu, and the menus in it (F19).
    /// The main menu itself, or the editing menu itself: the menu around all others.
    public static let root = Self("responder.menu.root")
    /// Commands for the whole application.
    public static let application = Self("responder.menu.application")
    /// Commands for documents.
    public static let file = Self("responder.menu.file")
    /// Undo, the standard edit actions and finding.
    public static let edit = Self("responder.menu.edit")
    /// Fonts and paragraphs.
    public static let format = Self("responder.menu.format")
    /// Commands that show and hide parts of the interface.
    public static let view = Self("responder.menu.view")
    /// The application's windows.
    public static let window = Self("responder.menu.window")
    /// Help. Empty until the application puts something there.
    public static let help = Self("responder.menu.help")

    // In the application menu.
    /// Information about the application. Empty until the application puts something there, as the next four.
    public static let about = Self("responder.menu.about")
    /// Commands that open the application's settings.
    public static let preferences = Self("responder.menu.preferences")
    /// Services of other applications.
    public static let services = Self("responder.menu.services")
    /// Commands that hide applications.
    public static let hide = Self("responder.menu.hide")
    /// Commands that end the application.
    public static let quit = Self("responder.menu.quit")

    // In the file menu.
    /// Commands that make a new scene. Empty until the application puts something there, as the next two.
    public static let newScene = Self("responder.menu.new-scene")
    /// Commands that open documents.
    public static let open = Self("responder.menu.open")
    /// The documents that were open lately.
    public static let openRecent = Self("responder.menu.open-recent")
    /// `performClose(_:)`.
    public static let close = Self("responder.menu.close")
    /// Duplicate, rename, move and export.
    public static let document = Self("responder.menu.document")
    /// `printContent(_:)`, by the name `print:`.
    public static let print = Self("responder.menu.print")

    // In the edit menu.
    /// Undo and redo.
    public static let undoRedo = Self("responder.menu.undo-redo")
    /// Cut, copy, paste, delete, select all.
    public static let standardEdit = Self("responder.menu.standard-edit")
    /// The commands for finding.
    public static let find = Self("responder.menu.find")
    /// Commands that replace text. Empty until the application puts something there.
    public static let replace = Self("responder.menu.replace")
    /// Commands that share. Empty until the application puts something there.
    public static let share = Self("responder.menu.share")
    /// Bold, italic, underlined: in the menu of fonts, and in the editing menu.
    public static let textStyle = Self("responder.menu.text-style")
    /// Spelling. Empty until the application puts something there.
    public static let spelling = Self("responder.menu.spelling")
    /// Commands that show a panel for spelling. In no menu until the application puts it there.
    public static let spellingPanel = Self("responder.menu.spelling-panel")
    /// How spelling is checked. In no menu until the application puts it there.
    public static let spellingOptions = Self("responder.menu.spelling-options")
    /// Commands that replace text while it is typed. Empty until the application puts something there.
    public static let substitutions = Self("responder.menu.substitutions")
    /// Commands that show a panel for substitutions. In no menu until the application puts it there.
    public static let substitutionsPanel = Self("responder.menu.substitutions-panel")
    /// Which substitutions are made. In no menu until the application puts it there.
    public static let substitutionOptions = Self("responder.menu.substitution-options")
    /// Commands that change letters to capitals and back. Empty until the application puts something there.
    public static let transformations = Self("responder.menu.transformations")
    /// Commands that read text to people. Empty until the application puts something there.
    public static let speech = Self("responder.menu.speech")
    /// Commands that look words up. Empty until the application puts something there.
    public static let lookup = Self("responder.menu.lookup")
    /// Commands that learn words. Empty until the application puts something there.
    public static let learn = Self("responder.menu.learn")
    /// Commands that fill forms in. Empty until the application puts something there.
    public static let autoFill = Self("responder.menu.auto-fill")

    // In the format menu.
    /// The styles, sizes and colors of letters.
    public static let font = Self("responder.menu.font")
    /// Larger and smaller.
    public static let textSize = Self("responder.menu.text-size")
    /// The color of text. Empty until the application puts something there.
    public static let textColor = Self("responder.menu.text-color")
    /// Commands that copy and paste the style of text. Empty until the application puts something there.
    public static let textStylePasteboard = Self("responder.menu.text-style-pasteboard")
    /// Alignment and direction of paragraphs.
    public static let text = Self("responder.menu.text")
    /// From left to right, and from right to left: in the menu of text, and in the editing menu.
    public static let writingDirection = Self("responder.menu.writing-direction")
    /// On which side lines stand.
    public static let alignment = Self("responder.menu.alignment")

    // In the view menu.
    /// Commands that show and change the toolbar. Empty until the application puts something there.
    public static let toolbar = Self("responder.menu.toolbar")
    /// Commands that show the sidebar and the inspector.
    public static let sidebar = Self("responder.menu.sidebar")
    /// Commands that fill the screen with a window. Empty until the application puts something there.
    public static let fullscreen = Self("responder.menu.fullscreen")

    // In the window menu.
    /// Commands that make a window small or large. Empty until the application puts something there.
    public static let minimizeAndZoom = Self("responder.menu.minimize-and-zoom")
    /// Commands that bring all windows to the front. Empty until the application puts something there.
    public static let bringAllToFront = Self("responder.menu.bring-all-to-front")
}

/// Makes identifiers for elements without one (F18).
///
/// They are numbered, not random: a replayed session must give the same names.
struct DynamicIdentifiers {
    let prefix: String
    private var last = 0

    init(prefix: String) {
        self.prefix = prefix
    }

    mutating func next() -> String {
        last += 1
        return "\(prefix).\(last)"
    }
}
