// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The systems' menus before an application changes them (F19).
@MainActor
enum DefaultMenus {
    /// The main menu: seven menus, with the groups that applications put their own commands into.
    static func main() -> UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: "Application", identifier: .application,
                    children: groups([.about, .preferences, .services, .hide, .quit])),
                file(), edit(), format(), view(),
                UIMenu(
                    title: "Window", identifier: .window, children: groups([.minimizeAndZoom, .bringAllToFront])),
                UIMenu(title: "Help", identifier: .help),
            ])
    }

    /// The editing menu's commands. Commands that no responder performs are not shown.
    static func context() -> UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                group(
                    .standardEdit,
                    [
                        UICommand(title: "Cut", action: "cut:"), UICommand(title: "Copy", action: "copy:"),
                        UICommand(title: "Paste", action: "paste:"), UICommand(title: "Delete", action: "delete:"),
                        UICommand(title: "Select", action: "select:"),
                        UICommand(title: "Select All", action: "selectAll:"),
                    ]),
                group(.replace),
                UIMenu(title: "Format", identifier: .textStyle, children: textStyle(hasKeys: false)),
                group(.lookup), group(.learn), group(.find), group(.share),
                UIMenu(title: "Direction", identifier: .writingDirection, children: writingDirection()),
            ])
    }

    private static func file() -> UIMenu {
        UIMenu(
            title: "File", identifier: .file,
            children: groups([.newScene, .open, .openRecent])
                + [
                    group(.close, [key("Close", "performClose:", "w")]),
                    group(
                        .document,
                        [
                            key("Duplicate", "duplicate:", "s", [.command, .shift]),
                            UICommand(title: "Rename…", action: "rename:"),
                            UICommand(title: "Move…", action: "move:"),
                            UICommand(title: "Export…", action: "export:"),
                        ]),
                    group(.print, [key("Print…", "print:", "p")]),
                ])
    }

    private static func edit() -> UIMenu {
        UIMenu(
            title: "Edit", identifier: .edit,
            children: [
                group(.undoRedo, [key("Undo", "undo:", "z"), key("Redo", "redo:", "z", [.command, .shift])]),
                group(
                    .standardEdit,
                    [
                        key("Cut", "cut:", "x"), key("Copy", "copy:", "c"), key("Paste", "paste:", "v"),
                        key("Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
                        UICommand(title: "Delete", action: "delete:"), key("Select All", "selectAll:", "a"),
                    ]),
                UIMenu(
                    title: "Find", identifier: .find,
                    children: [
                        key("Find…", "find:", "f"),
                        key("Find and Replace…", "findAndReplace:", "f", [.command, .alternate]),
                        key("Find Next", "findNext:", "g"),
                        key("Find Previous", "findPrevious:", "g", [.command, .shift]),
                        key("Use Selection for Find", "useSelectionForFind:", "e"),
                    ]),
            ]
                + groups([
                    .replace, .share, .spelling, .substitutions, .transformations, .speech, .lookup, .learn, .autoFill,
                ]))
    }

    private static func format() -> UIMenu {
        UIMenu(
            title: "Format", identifier: .format,
            children: [
                UIMenu(
                    title: "Font", identifier: .font,
                    children: [
                        group(.textStyle, textStyle(hasKeys: true)),
                        group(
                            .textSize,
                            [key("Bigger", "increaseSize:", "+"), key("Smaller", "decreaseSize:", "-")]),
                        group(.textColor), group(.textStylePasteboard),
                    ]),
                UIMenu(
                    title: "Text", identifier: .text,
                    children: [
                        group(
                            .alignment,
                            [
                                key("Align Left", "alignLeft:", "{"), key("Center", "alignCenter:", "|"),
                                UICommand(title: "Justify", action: "alignJustified:"),
                                key("Align Right", "alignRight:", "}"),
                            ]),
                        group(.writingDirection, writingDirection()),
                    ]),
            ])
    }

    private static func view() -> UIMenu {
        UIMenu(
            title: "View", identifier: .view,
            children: [
                group(.toolbar),
                group(
                    .sidebar,
                    [
                        key("Show Sidebar", "toggleSidebar:", "s", [.command, .control]),
                        key("Show Inspector", "toggleInspector:", "i", [.command, .alternate]),
                    ]),
                group(.fullscreen),
            ])
    }

    private static func textStyle(hasKeys: Bool) -> [UIMenuElement] {
        [("Bold", "toggleBoldface:", "b"), ("Italic", "toggleItalics:", "i"), ("Underline", "toggleUnderline:", "u")]
            .map { title, action, input in
                hasKeys ? key(title, Selector(action), input) : UICommand(title: title, action: Selector(action))
            }
    }

    private static func writingDirection() -> [UIMenuElement] {
        [
            UICommand(title: "Left to Right", action: "makeTextWritingDirectionLeftToRight:"),
            UICommand(title: "Right to Left", action: "makeTextWritingDirectionRightToLeft:"),
        ]
    }

    private static func key(
        _ title: String, _ action: Selector, _ input: String, _ modifiers: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        UIKeyCommand(title: title, action: action, input: input, modifierFlags: modifiers)
    }

    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func groups(_ identifiers: [UIMenu.Identifier]) -> [UIMenuElement] {
        identifiers.map { group($0) }
    }
}
