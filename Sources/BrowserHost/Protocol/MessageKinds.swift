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
    case shake = 0x1A
    case remote = 0x1B
    case transform = 0x1C
    case picked = 0x1D
    case text = 0x20
    case keyboardFrame = 0x21
    case clipboard = 0x22
    case clipboardAnswer = 0x23
    case drag = 0x24
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
    case sensors = 0x1A
    case state = 0x1B
    case vibrate = 0x1C
    case screen = 0x1D
    case pick = 0x1E
    case textInput = 0x20
    case clipboard = 0x21
    case clipboardRequest = 0x22
    case dropOperation = 0x23
    case menuBar = 0x30
    case focusRing = 0x40
    case pointerLook = 0x41
    case notice = 0x44
    case focusLeaves = 0x45
}
