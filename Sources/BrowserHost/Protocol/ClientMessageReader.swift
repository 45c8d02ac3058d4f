// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Splits a page's WebSocket message into its messages, and checks each.
///
/// Valid only inside the closure that lends it its bytes. Reading a sample of a pointer allocates nothing.
struct ClientMessageReader {
    private var reader: ByteReader

    /// Positions further away than this from the screen's origin are refused, in points.
    static let farthestCoordinate = 1e6
    /// In milliseconds: no page has been open for thirty years.
    static let latestTime = 1e12

    init(_ bytes: UnsafeRawBufferPointer) {
        reader = ByteReader(bytes)
    }

    /// Bytes read so far.
    var offset: Int { reader.offset }

    /// The next message, or `nil` at the end.
    mutating func next() throws(ProtocolError) -> ClientMessage? {
        guard !reader.isAtEnd else { return nil }
        let start = reader.offset
        let raw: UInt8 = try reader.integer("kind")
        guard let kind = ClientMessageKind(rawValue: raw) else {
            throw .unknownKind(offset: start, found: raw)
        }
        return switch kind {
        case .hello: .hello(try readHello())
        case .clock: .clock(request: try reader.integer("request"), deviceTime: try readTime())
        case .leave: .leave
        case .pointer: try readPointer()
        case .hover: try readHover()
        case .scroll: try readScroll()
        case .key: try readKey()
        case .cancelAll: try readCancelAll()
        case .activation: .input(.activation(try readActivation()), deviceTime: try readTime())
        case .screen: .input(.resize(try readScreen()), deviceTime: try readTime())
        case .measurements: .measurements(try readMeasurements())
        case .request: try readRequest()
        case .transform: try readTransform()
        case .motion: try readMotion()
        case .shake:
            .input(
                .shake(try reader.choice("shake phase", as: ShakePhase.self, below: 3)), deviceTime: try readTime())
        case .remote: try readRemote()
        case .text: try readText()
        case .keyboardFrame: try readKeyboardFrame()
        case .clipboard: try readClipboard()
        case .clipboardAnswer: try readClipboardAnswer()
        case .shareAnswer: try readShareAnswer()
        case .files: try readFiles()
        case .drag: try readDrag()
        case .gamepad: try readGamepad()
        case .menuBar: try readMenuBar()
        case .picked: .picked(try readPicked())
        case .accessibility: try readAccessibility()
        }
    }

    private mutating func readHello() throws(ProtocolError) -> ClientMessage.Hello {
        let magicOffset = reader.offset
        let magic: UInt32 = try reader.integer("magic")
        guard magic == ProtocolVersion.magic else { throw .wrongMagic(offset: magicOffset, found: magic) }
        let versionOffset = reader.offset
        let version: UInt16 = try reader.integer("version")
        guard version == ProtocolVersion.current else {
            throw .wrongVersion(offset: versionOffset, found: version, expected: ProtocolVersion.current)
        }
        let session = SessionToken(
            high: try reader.integer("session"), low: try reader.integer("session"))
        var hello = ClientMessage.Hello(
            session: session.high | session.low == 0 ? nil : session,
            deviceTime: try readTime(), screen: try readScreen(), activation: try readActivation(),
            request: try reader.addresses(), isLinkKnown: try reader.bits("hello flags", mask: 1 as UInt8) != 0)
        hello.state = try reader.data("state", longest: SealedState.longest)
        return hello
    }

    private mutating func readRequest() throws(ProtocolError) -> ClientMessage {
        var request = try reader.addresses()
        let shortcut = try reader.text("shortcut")
        request.shortcut = shortcut.isEmpty ? nil : shortcut
        return .input(.request(request), deviceTime: try readTime())
    }

    private mutating func readMotion() throws(ProtocolError) -> ClientMessage {
        let motion = try WireMotion(from: &reader)
        return .input(.motion(motion.sample), deviceTime: motion.time)
    }

    private mutating func readRemote() throws(ProtocolError) -> ClientMessage {
        let remote = try WireRemote(from: &reader)
        return .input(.remoteCommand(remote.command), deviceTime: remote.time)
    }

    private mutating func readText() throws(ProtocolError) -> ClientMessage {
        let text = try WireTextEdit(from: &reader)
        return .input(.text(text.sample), deviceTime: text.time)
    }

    private mutating func readClipboard() throws(ProtocolError) -> ClientMessage {
        let command = try reader.choice("command", as: WireClipboard.Command.self, below: 3)
        let time = try readTime()
        let edit: TextSample.Edit =
            switch command {
            case .copy: .copy
            case .cut: .cut
            case .paste: .paste(try WireClipboard.read(from: &reader))
            }
        return .input(.text(TextSample(edit)), deviceTime: time)
    }

    private mutating func readClipboardAnswer() throws(ProtocolError) -> ClientMessage {
        let request: UInt32 = try reader.integer("request")
        let time = try readTime()
        let isThere = try reader.bits("answer flags", mask: 1 as UInt8) != 0
        let content = isThere ? try WireClipboard.read(from: &reader) : nil
        return .input(.pasteboard(PasteboardAnswer(request: request, content: content)), deviceTime: time)
    }

    private mutating func readShareAnswer() throws(ProtocolError) -> ClientMessage {
        let request: UInt32 = try reader.integer("request")
        let outcome = try reader.choice("outcome", as: WireShareOutcome.self, below: 3)
        return .input(.share(ShareAnswer(request: request, outcome: outcome.outcome)), deviceTime: try readTime())
    }

    private mutating func readFiles() throws(ProtocolError) -> ClientMessage {
        let (answer, time) = try WireFiles.readAnswer(from: &reader)
        return .input(.files(answer), deviceTime: time)
    }

    private mutating func readDrag() throws(ProtocolError) -> ClientMessage {
        let drag = try WireDrag(from: &reader)
        return .input(.drag(drag.sample), deviceTime: drag.time)
    }

    private mutating func readMenuBar() throws(ProtocolError) -> ClientMessage {
        let use = try reader.choice("use", as: MenuBarUse.self, below: 2)
        let generation: UInt32 = try reader.integer("generation")
        let item: UInt32 = try reader.integer("item")
        let input: MenuBarInput =
            switch use {
            case .opened: .opened(generation: generation)
            case .chose: .chose(generation: generation, item: item)
            }
        return .input(.menuBar(input), deviceTime: try readTime())
    }

    /// No width is no keyboard.
    private mutating func readKeyboardFrame() throws(ProtocolError) -> ClientMessage {
        let reach = Self.farthestCoordinate
        let frame = CGRect(
            x: try reader.number("x", in: -reach...reach), y: try reader.number("y", in: -reach...reach),
            width: try reader.number("width", in: 0...reach), height: try reader.number("height", in: 0...reach))
        return .input(.keyboardFrame(frame.width > 0 ? frame : nil), deviceTime: try readTime())
    }

    private mutating func readGamepad() throws(ProtocolError) -> ClientMessage {
        let gamepad = try WireGamepad(from: &reader)
        return .input(.gamepad(gamepad.sample), deviceTime: gamepad.time)
    }

    private mutating func readTime() throws(ProtocolError) -> Double {
        try reader.wideNumber("time", in: 0...Self.latestTime)
    }

    private mutating func readScreen() throws(ProtocolError) -> ScreenDescription {
        let size = CGSize(
            width: try reader.number("width", in: 1...100_000),
            height: try reader.number("height", in: 1...100_000))
        let scale = try reader.number("scale", in: 0.05...16)
        let safeArea = UIEdgeInsets(
            top: try reader.number("safe area", in: 0...100_000),
            left: try reader.number("safe area", in: 0...100_000),
            bottom: try reader.number("safe area", in: 0...100_000),
            right: try reader.number("safe area", in: 0...100_000))
        let flags = try WireScreenFlags(from: &reader)
        var screen = ScreenDescription(
            size: size, scale: scale, safeArea: safeArea, prefersDarkAppearance: flags.isDark,
            keyboard: flags.keyboard, readsClipboard: flags.readsClipboard)
        screen.sharesContent = flags.sharesContent
        // Every browser has a dialog for files.
        screen.picksFiles = true
        screen.commandKey = flags.commandKey
        let wishes = try reader.bits("wishes", mask: 63 as UInt8)
        screen.accessibility = AccessibilitySettings(rawValue: wishes & 31)
        screen.isRightToLeft = wishes & 32 != 0
        screen.contentSizeCategory = UIContentSizeCategory(textScale: try reader.number("text size", in: 0.05...64))
        return screen
    }

    private mutating func readActivation() throws(ProtocolError) -> SceneActivation {
        switch try reader.choice("activation", as: WireActivation.self, below: 3) {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    private mutating func readPointer() throws(ProtocolError) -> ClientMessage {
        let phase = try reader.choice("phase", as: PointerSample.Phase.self, below: 4)
        let body = try WireSample(from: &reader)
        return .input(.pointer(body.pointerSample(phase)), deviceTime: body.time)
    }

    private mutating func readHover() throws(ProtocolError) -> ClientMessage {
        let phase = try reader.choice("phase", as: HoverSample.Phase.self, below: 3)
        let body = try WireSample(from: &reader)
        return .input(.hover(body.hoverSample(phase)), deviceTime: body.time)
    }

    private mutating func readPicked() throws(ProtocolError) -> CGPoint? {
        let hasPoint = try reader.bits("picked flags", mask: 1 as UInt8) != 0
        let reach = Self.farthestCoordinate
        let point = CGPoint(
            x: try reader.number("x", in: -reach...reach), y: try reader.number("y", in: -reach...reach))
        return hasPoint ? point : nil
    }

    private mutating func readScroll() throws(ProtocolError) -> ClientMessage {
        let flags = try reader.bits("scroll flags", mask: 1 as UInt8)
        let modifiers = try WireModifiers(from: &reader)
        let time = try readTime()
        let reach = Self.farthestCoordinate
        var sample = ScrollSample(
            location: CGPoint(
                x: try reader.number("x", in: -reach...reach), y: try reader.number("y", in: -reach...reach)),
            delta: CGVector(
                dx: try reader.number("horizontal delta", in: -reach...reach),
                dy: try reader.number("vertical delta", in: -reach...reach)),
            isContinuous: flags & 1 != 0)
        sample.modifiers = modifiers.flags
        return .input(.scroll(sample), deviceTime: time)
    }

    private mutating func readAccessibility() throws(ProtocolError) -> ClientMessage {
        let (sample, time) = try WireAccessibility.read(from: &reader)
        return .input(.accessibility(sample), deviceTime: time)
    }

    private mutating func readTransform() throws(ProtocolError) -> ClientMessage {
        let phase = try reader.choice("phase", as: TransformSample.Phase.self, below: 4)
        let modifiers = try WireModifiers(from: &reader)
        let time = try readTime()
        let reach = Self.farthestCoordinate
        let location = CGPoint(
            x: try reader.number("x", in: -reach...reach), y: try reader.number("y", in: -reach...reach))
        // 32 bits may round a factor of 1/1000 and a whole turn.
        let scaleFactor = try reader.number("scale", in: 0.0009999...1000)
        let rotation = try reader.number("rotation", in: -6.2832...6.2832)
        var sample = TransformSample(
            phase: phase, location: location, scaleFactor: max(scaleFactor, 0.001),
            rotation: min(max(rotation, -2 * .pi), 2 * .pi))
        sample.modifiers = modifiers.flags
        return .input(.transform(sample), deviceTime: time)
    }

    private mutating func readKey() throws(ProtocolError) -> ClientMessage {
        let flags = try reader.bits("key flags", mask: 7 as UInt8)
        let modifiers = try WireModifiers(from: &reader)
        let time = try readTime()
        let names = KeyNames(
            code: try reader.shortText("code"), key: try reader.shortText("key"),
            plainKey: try reader.shortText("plain key"))
        return .input(
            .key(
                KeySample(
                    isDown: flags & 1 != 0, isRepeat: flags & 2 != 0, usage: names.usage,
                    characters: names.characters,
                    charactersIgnoringModifiers: names.charactersIgnoringModifiers, modifiers: modifiers.flags,
                    isEdit: flags & 4 != 0)),
            deviceTime: time)
    }

    private mutating func readCancelAll() throws(ProtocolError) -> ClientMessage {
        let reason = try reader.choice("reason", as: WireCancellation.self, below: 4)
        return .input(.cancelAll(reason.text), deviceTime: try readTime())
    }

    private mutating func readMeasurements() throws(ProtocolError) -> ClientMessage.Measurements {
        let start = reader.offset
        let request: UInt32 = try reader.integer("request")
        let ascent = try reader.number("ascent", in: 0...16)
        let descent = try reader.number("descent", in: 0...16)
        let lineGap = try reader.number("line gap", in: 0...16)
        let count = Int(try reader.integer("number of advances", as: UInt16.self))
        try reader.require(count * MemoryLayout<Float>.size, "advances")
        var advances: [Double] = []
        advances.reserveCapacity(count)
        for _ in 0..<count {
            advances.append(try reader.number("advance", in: 0...64))
        }
        return ClientMessage.Measurements(
            request: request, ascent: ascent, descent: descent, lineGap: lineGap, advances: advances, offset: start)
    }
}
