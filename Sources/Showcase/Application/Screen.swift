// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The showcase's screens.
enum Screen: Int, CaseIterable {
    case hitTesting, chain, controls, fingers, gestures, cards, scrolling, form, editor, board, focus, shake, player
    case outcomes, drawing, navigation, lists, layout, choices, dragging

    /// The last part of identifiers: `screen.hitTesting`.
    var name: String {
        switch self {
        case .hitTesting: "hitTesting"
        case .chain: "chain"
        case .controls: "controls"
        case .fingers: "fingers"
        case .gestures: "gestures"
        case .cards: "cards"
        case .scrolling: "scrolling"
        case .form: "form"
        case .editor: "editor"
        case .board: "board"
        case .focus: "focus"
        case .shake: "shake"
        case .player: "player"
        case .outcomes: "outcomes"
        case .drawing: "drawing"
        case .navigation: "navigation"
        case .lists: "lists"
        case .layout: "layout"
        case .choices: "choices"
        case .dragging: "dragging"
        }
    }

    var title: String {
        switch self {
        case .hitTesting: "Hit-testing"
        case .chain: "Responders"
        case .controls: "Controls"
        case .fingers: "Fingers"
        case .gestures: "Gestures"
        case .cards: "Cards"
        case .scrolling: "Scrolling"
        case .form: "Form"
        case .editor: "Editor"
        case .board: "Board"
        case .focus: "Focus"
        case .shake: "Shake"
        case .player: "Player"
        case .outcomes: "Outcomes"
        case .drawing: "Drawing"
        case .navigation: "Navigation"
        case .lists: "Lists"
        case .layout: "Layout"
        case .choices: "Choices"
        case .dragging: "Dragging"
        }
    }

    /// The hint of the screen.
    @MainActor
    func hint(on platform: any Platform) -> String {
        switch self {
        case .hitTesting: "Touch a view to see who was asked, and why each one refused."
        case .chain: "Touch the leaf and follow its message up the responder chain."
        case .controls: "Use the controls and read the events each touch became."
        case .shake: platform.shakeHint
        case .player: platform.playerHint
        case .navigation: "Open levels, swipe back from the edge, and put something in the swipe's way; answer alerts."
        case .lists: "Tap, swipe, pull and edit rows, and see why one is not selected."
        case .layout: "Hide parts of a stack and turn it: constraints place everything."
        case .choices: "Turn wheels, choose dates, colors and files, open sheets, pages and columns, get notifications."
        case .dragging: "Drag fruit into the basket and rows to other places; drop text and files from the desktop."
        case .drawing: "Touch the petals: each is a layer's path, and nothing beside it is hit."
        case .outcomes: "Ten touches that come to nothing, or to less than was meant: touch, and read why."
        case .fingers: "Put down fingers, a pen or a mouse, as many as you have."
        case .gestures: "Tap, press, drag or swipe, and see who recognizes and why the others lose."
        case .editor: "Type, compose, select and paste, and see what of it reaches the program."
        case .board: "Tap, drag or press a tile; copy, paste and undo by menu or by keys."
        case .cards: "Drag, pinch and turn a card at once. A double tap puts it back."
        case .form: "Fill it in: each field has its keyboard, the bar above it goes from field to field."
        case .focus:
            "Press Tab, arrows and Return, or use a gamepad, and see why focus goes where it goes."
        case .scrolling: "Fling the list, press its buttons, drag from one; turn pages and scroll them."
        }
    }

    @MainActor
    func makeController(on platform: any Platform) -> UIViewController {
        switch self {
        case .hitTesting: HitTestingController(platform)
        case .chain: ChainController(platform)
        case .controls: ControlsController()
        case .fingers: FingersController()
        case .gestures: GesturesController(platform)
        case .cards: CardsController()
        case .scrolling: ScrollingController()
        case .form: FormController(platform)
        case .editor: EditorController(platform)
        case .board: BoardController()
        case .focus: FocusController(platform)
        case .shake: ShakeController(platform)
        case .player: PlayerController(RemoteCommands.current(on: platform))
        case .outcomes: OutcomesController(platform)
        case .drawing: DrawingController()
        case .navigation: NavigationScreenController(platform)
        case .lists: ListsController(platform)
        case .layout: LayoutController()
        case .choices: ChoicesController()
        case .dragging: DraggingController(platform)
        }
    }
}
