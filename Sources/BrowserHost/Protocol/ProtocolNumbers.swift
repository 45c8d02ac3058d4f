// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/protocol-numbers of Documentation/Protocol.json.

/// What page and host must agree on before anything else.
enum ProtocolVersion {
    /// Raised by every change to a message's layout or meaning. A page of another version is refused.
    static let current: UInt16 = 13
    /// "RSPD" in ASCII, read as little-endian: tells a page of this project from anything else that found the
    /// socket.
    static let magic: UInt32 = 0x44505352
}

/// The first byte of every message a page sends.
enum ClientMessageKind: UInt8, CaseIterable {
    case hello = 0x01
    case clock = 0x02
    case leave = 0x03
    case pointer = 0x10
    case hover = 0x11
    case scroll = 0x12
    case key = 0x13
    case cancelAll = 0x14
    case activation = 0x15
    case screen = 0x16
    case measurements = 0x17
    case request = 0x18
    case motion = 0x19
    case shake = 0x1a
    case remote = 0x1b
    case transform = 0x1c
    case picked = 0x1d
    case text = 0x20
    case keyboardFrame = 0x21
    case clipboard = 0x22
    case clipboardAnswer = 0x23
    case drag = 0x24
    case shareAnswer = 0x25
    case files = 0x26
    case menuBar = 0x30
    case gamepad = 0x40
    case accessibility = 0x50
}

/// The first byte of every message a host sends.
enum HostMessageKind: UInt8, CaseIterable {
    case welcome = 0x01
    case refusal = 0x02
    case clock = 0x03
    case clear = 0x10
    case windows = 0x11
    case view = 0x12
    case remove = 0x13
    case face = 0x14
    case measure = 0x15
    case open = 0x16
    case offer = 0x17
    case closing = 0x18
    case nowPlaying = 0x19
    case sensors = 0x1a
    case state = 0x1b
    case vibrate = 0x1c
    case screen = 0x1d
    case pick = 0x1e
    case textInput = 0x20
    case clipboard = 0x21
    case clipboardRequest = 0x22
    case dropOperation = 0x23
    case share = 0x24
    case fileRequest = 0x25
    case fileWithdrawal = 0x26
    case menuBar = 0x30
    case focusRing = 0x40
    case pointerLook = 0x41
    case notice = 0x44
    case focusLeaves = 0x45
    case sound = 0x48
    case soundAhead = 0x49
    case silence = 0x4a
    case font = 0x4b
    case speech = 0x4c
    case quiet = 0x4d
}

/// The application-defined WebSocket close codes.
enum CloseCode {
    static let goingAway: UInt16 = 1001
    static let malformed: UInt16 = 4000
    static let wrongVersion: UInt16 = 4001
    static let takenOver: UInt16 = 4002
    static let refused: UInt16 = 4003
}

/// Flags of a pointer's sample: it is predicted, the device measures pressure, the angles are tilts.
extension WireSample {
    static let predicted: UInt8 = 1
    static let pressure: UInt8 = 2
    static let tilt: UInt8 = 4
    static let allBits: UInt8 = 7
}

/// Modifier keys that are held.
extension WireModifiers {
    static let shift: UInt16 = 1
    static let control: UInt16 = 2
    static let alternate: UInt16 = 4
    static let command: UInt16 = 8
    static let capsLock: UInt16 = 16
    static let numericPad: UInt16 = 32
    static let allBits: UInt16 = 63
}

/// Why a page cancelled its pointers.
enum WireCancellation: UInt8, CaseIterable {
    case blur = 0
    case hidden = 1
    case leaving = 2
    case lost = 3
}

/// The activation state of a page.
enum WireActivation: UInt8, CaseIterable {
    case active = 0
    case inactive = 1
    case background = 2
}

/// A page's facts about its screen besides sizes.
extension WireScreenFlags {
    static let dark: UInt8 = 1
    static let softKeyboard: UInt8 = 2
    static let noKeyboard: UInt8 = 4
    static let readsClipboard: UInt8 = 8
    static let sharesContent: UInt8 = 16
    static let commandsByControl: UInt8 = 128
    static let allBits: UInt8 = 159
}

extension WireTextEdit {
    /// The kinds of edits of the edited text.
    enum Kind: UInt8, CaseIterable {
        case insert = 0
        case replace = 1
        case delete = 2
        case mark = 3
        case commit = 4
        case cancelMarking = 5
        case select = 6
        case undo = 7
        case redo = 8
        case selectAll = 9
    }
}

/// The properties of the edited text for the page.
enum WireTextFlags {
    static let edited: UInt8 = 1
    static let text: UInt8 = 2
    static let marked: UInt8 = 4
    static let secure: UInt8 = 8
    static let multiline: UInt8 = 16
    static let clipped: UInt8 = 32
    static let keyboardShut: UInt8 = 64
    static let allBits: UInt8 = 127
}

extension WireClipboard {
    /// The user's command on the clipboard.
    enum Command: UInt8, CaseIterable {
        case copy = 0
        case cut = 1
        case paste = 2
    }
}

extension WireClipboard {
    /// A representation of the clipboard's content.
    enum Kind: UInt8, CaseIterable {
        case text = 0
        case html = 1
        case links = 2
        case png = 3
    }
}

/// The result of sharing by the browser. `ShareAnswer.Outcome`.
enum WireShareOutcome: UInt8, CaseIterable {
    case shared = 0
    case dismissed = 1
    case unavailable = 2
}

extension WireFiles {
    /// What a person is asked for. `FileRequest.Purpose`.
    enum Purpose: UInt8, CaseIterable {
        case choose = 0
        case save = 1
    }
}

/// How files may be chosen. `FileRequest.Choice`.
enum WireFileFlags {
    static let adaptsPictures: UInt8 = 1
    static let allBits: UInt8 = 1
}

/// The result of a request for files. `FileAnswer.Outcome`.
enum WireFileOutcome: UInt8, CaseIterable {
    case done = 0
    case dismissed = 1
    case unavailable = 2
    case tooLarge = 3
    case tooMany = 4
    case failed = 5
}

extension WireDrag {
    /// The phase of a drag over the page from outside.
    enum Phase: UInt8, CaseIterable {
        case entered = 0
        case moved = 1
        case left = 2
        case dropped = 3
    }
}

/// The parts of a motion sample besides accelerations.
extension WireMotion {
    static let userAcceleration: UInt8 = 1
    static let rotation: UInt8 = 2
    static let allBits: UInt8 = 3
}

/// Parts of a gamepad behind its buttons, which have the numbers of W3C's standard layout.
extension WireGamepad {
    static let leftStick: UInt8 = 17
    static let rightStick: UInt8 = 18
    static let gone: UInt8 = 19
}

/// Flags of the focus ring's place.
enum WireRing {
    static let inside: UInt8 = 1
    static let wholeView: UInt8 = 2
    static let allBits: UInt8 = 3
}

/// The state of the player.
enum WirePlayback: UInt8, CaseIterable {
    case stopped = 0
    case playing = 1
    case paused = 2
}

/// How a motion repeats.
enum WireAnimation {
    static let autoreverses: UInt8 = 1
    static let endless: UInt8 = 2
    static let allBits: UInt8 = 3
}

/// The timing of a motion.
enum WireTiming: UInt8, CaseIterable {
    case linear = 0
    case cubic = 1
    case sampled = 2
}

/// The kind of a view's content.
enum WireContent: UInt8, CaseIterable {
    case none = 0
    case text = 1
    case image = 2
    case styledText = 3
    case shape = 4
    case gradient = 5
    case drawing = 6
}

/// A step of a drawing.
enum WireDrawing: UInt8, CaseIterable {
    case save = 0
    case restore = 1
    case concatenate = 2
    case clip = 3
    case fill = 4
    case stroke = 5
    case clear = 6
    case fillColor = 7
    case strokeColor = 8
    case line = 9
    case dashes = 10
    case alpha = 11
    case blendMode = 12
    case shadow = 13
    case gradient = 14
    case image = 15
    case text = 16
    case smoothing = 17
}

/// Flags of a gradient in a drawing: it is radial, it extends before its start, and after its end.
enum WireDrawnGradient {
    static let radial: UInt8 = 1
    static let before: UInt8 = 2
    static let after: UInt8 = 4
    static let allBits: UInt8 = 7
}

/// Flags of a shape's painting.
enum WireShape {
    static let filled: UInt8 = 1
    static let stroked: UInt8 = 2
    static let evenOdd: UInt8 = 4
    static let allBits: UInt8 = 7
}

/// Flags of a view's look. From `squareCorner` on, a bit for each corner that stays square, in the order of
/// `CACornerMask`.
extension WireAppearance {
    static let hidden: UInt8 = 1
    static let clips: UInt8 = 2
    static let squareCorner: UInt8 = 4
    static let blurs: UInt8 = 64
    static let inTransition: UInt8 = 128
    static let allBits: UInt8 = 199
}

/// The role of a view for assistive technology.
enum WireRole: UInt8, CaseIterable {
    case none = 0
    case button = 1
    case `switch` = 2
    case slider = 3
    case image = 4
    case text = 5
    case heading = 6
    case link = 7
    case group = 8
    case adjustable = 9
    case textField = 10
    case searchField = 11
    case textView = 12
    case menu = 13
    case menuItem = 14
    case menuItemCheckbox = 15
    case progress = 16
}

/// Flags of a view's words and states for the page.
enum WireAccessibilityFlags {
    static let enabled: UInt16 = 1
    static let selected: UInt16 = 2
    static let label: UInt16 = 4
    static let value: UInt16 = 8
    static let identifier: UInt16 = 16
    static let hint: UInt16 = 32
    static let language: UInt16 = 64
    static let isElement: UInt16 = 128
    static let isNoElement: UInt16 = 256
    static let labelPainted: UInt16 = 512
    static let hidden: UInt16 = 1024
    static let modal: UInt16 = 2048
    static let actions: UInt16 = 4096
    static let order: UInt16 = 8192
    static let rotors: UInt16 = 16384
    static let container: UInt16 = 32768
    static let allBits: UInt16 = 65535
}

/// The kind of an item in a view's list.
enum WireItem: UInt8, CaseIterable {
    case view = 0
    case element = 1
}

/// The actions of assistive technology on an element.
enum WireAccessibility: UInt8, CaseIterable {
    case activate = 0
    case increment = 1
    case decrement = 2
    case scroll = 3
    case escape = 4
    case magicTap = 5
    case custom = 6
    case focus = 7
    case setText = 8
    case rotor = 9
}

/// Beside a rotor's place.
enum WireRotor {
    static let forward: UInt8 = 128
    static let allBits: UInt8 = 128
}

/// The user's actions on the menu bar.
enum MenuBarUse: UInt8, CaseIterable {
    case opened = 0
    case chose = 1
}

/// The kind of a line in the menu bar.
enum WireMenuItem: UInt8, CaseIterable {
    case command = 0
    case menu = 1
    case separator = 2
}

/// Flags of a command in the menu bar.
enum WireMenuFlags {
    static let enabled: UInt8 = 1
    static let destructive: UInt8 = 2
    static let allBits: UInt8 = 3
}

/// The mark beside a command of the menu bar.
enum WireMenuState: UInt8, CaseIterable {
    case off = 0
    case on = 1
    case mixed = 2
}
