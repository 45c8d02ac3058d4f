// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Turns the changes of one scene into messages for the page that shows it.
@MainActor
final class ScreenPainter {
    /// With more waiting bytes than this, the page gets no pictures until they are sent, and then a whole one.
    private static let patience = 1 << 20

    /// A message counts them in 16 bits; no screen shows so many.
    private static let mostRuns = Int(UInt16.max)

    /// In graphemes.
    private static let longestQuestion = 4096

    private let images: ContentStore<EncodedImage>
    private let fonts: ContentStore<FontFile>
    private var writer = PaintWriter()
    private var client: ScreenClient?
    private var faces: FaceTable
    /// The revision of the text that the page has; `nil` when it edits none.
    private var textRevision: UInt32?
    /// Whether pictures were left out.
    private(set) var isBehind = false

    init(images: ContentStore<EncodedImage>, fonts: ContentStore<FontFile>) {
        self.images = images
        self.fonts = fonts
        faces = FaceTable(fonts: fonts)
    }

    /// Starts over for a page that has no picture yet.
    func attach(_ client: ScreenClient, welcome: (inout PaintWriter) -> Void) {
        self.client = client
        faces = FaceTable(fonts: fonts)
        textRevision = nil
        isBehind = false
        writer.clear()
        welcome(&writer)
        writer.clearPicture()
        client.socket.send(writer.bytes)
    }

    func detach() {
        client = nil
    }

    /// Sends changes to the page. False when they are left out because the page does not keep up.
    func paint(_ changes: DisplayChanges) -> Bool {
        guard let client else { return true }
        guard !isBehind, client.socket.bufferedBytes < Self.patience else {
            isBehind = true
            return false
        }
        writer.clear()
        write(changes)
        client.socket.send(writer.bytes)
        return true
    }

    /// Whether a page that was behind has caught up; it then needs a whole picture, for which its own is cleared.
    func catchUp() -> Bool {
        guard isBehind, let client, client.socket.bufferedBytes == 0 else { return false }
        isBehind = false
        writer.clear()
        writer.clearPicture()
        client.socket.send(writer.bytes)
        return true
    }

    /// Tells the page which text is edited. The message is small, and also goes to a page that does not keep up: its user types.
    func paint(_ state: TextInputState?) {
        guard let client else { return }
        writer.clear()
        writer.textInput(state, hasText: state?.revision != textRevision)
        textRevision = state?.revision
        client.socket.send(writer.bytes)
    }

    /// Asks the page for the widths of graphemes.
    func ask(_ questions: [TextMeasureRequest]) {
        guard let client else { return }
        writer.clear()
        for question in questions {
            let face = faces.number(of: question.face, announcingIn: &writer)
            // A message counts them in 16 bits.
            var rest = question.graphemes[...]
            repeat {
                let part = TextMeasureRequest(face: question.face, graphemes: Array(rest.prefix(Self.longestQuestion)))
                rest = rest.dropFirst(Self.longestQuestion)
                writer.measure(request: client.note(part), face: face, graphemes: part.graphemes)
            } while !rest.isEmpty
        }
        client.socket.send(writer.bytes)
    }

    // MARK: Changes

    private func write(_ changes: DisplayChanges) {
        if !changes.removed.isEmpty { writer.remove(changes.removed.map(\.number)) }
        for change in changes.changed { write(change) }
        for change in changes.layers { write(change) }
        if let windows = changes.windows { writer.windows(windows.map(\.number)) }
    }

    private func write(_ change: some DisplayedSurface) {
        let aspects = change.aspects
        let content = aspects.contains(.content) ? change.content : .none
        let mask = aspects.contains(.mask) ? change.mask : nil
        // Before the view: a face is announced by a message of its own.
        let contentFaces = announceFaces(of: content)
        let maskFaces = mask?.shapes.map { announceFaces(of: $0.content) } ?? []

        writer.beginView(change.identifier.number, aspects: aspects)
        let bounds = change.bounds
        if aspects.contains(.geometry) {
            writer.geometry(
                size: bounds.size, position: change.position, anchor: change.anchorPoint, transform: change.transform)
        }
        if aspects.contains(.scroll) { writer.scroll(bounds.origin) }
        if aspects.contains(.appearance) { writer.appearance(appearance(of: change)) }
        if aspects.contains(.content) { write(content, contentFaces, of: change) }
        if aspects.contains(.children) { writer.children(change.children.map(\.number)) }
        if aspects.contains(.accessibility) { writer.accessibility(change.accessibility) }
        if aspects.contains(.animations) { writer.animations(change.animations) }
        if aspects.contains(.mask) { write(mask, maskFaces, of: change) }
    }

    /// The numbers of a content's faces, in their order.
    private func announceFaces(of content: DisplayContent) -> [UInt32] {
        switch content {
        case .text(let text): [faces.number(of: text.face, announcingIn: &writer)]
        case .styledText(let text):
            text.runs.prefix(Self.mostRuns).map { faces.number(of: $0.face, announcingIn: &writer) }
        case .image(let image, _, _): image.drawing.map(announceFaces) ?? []
        case .drawing(let drawing, _): announceFaces(of: drawing)
        case .none, .shape, .gradient: []
        }
    }

    /// Those of a drawing's texts.
    private func announceFaces(of drawing: DisplayDrawing) -> [UInt32] {
        drawing.commands.compactMap { command in
            guard case .text(_, let face, _, _, _) = command else { return nil }
            return faces.number(of: face, announcingIn: &writer)
        }
    }

    private func write(_ drawing: DisplayDrawing, _ mode: UIView.ContentMode, tint: UInt32?, _ faces: [UInt32]) {
        writer.beginDrawing(
            size: drawing.size, mode: UInt8(mode.rawValue), tint: tint,
            steps: drawing.commands.count)
        var rest = faces[...]
        for command in drawing.commands {
            switch command {
            case .text(let text, _, let size, let color, let point):
                writer.drawnText(
                    text, face: rest.removeFirst(), size: size, color: PaintWriter.color(color), at: point)
            case .image(let image, let rect, let tint):
                // An image of no size has no bytes to fetch.
                let name = image.encoded.map { images.add($0) } ?? ""
                writer.drawnImage(name: name, rect, tint: tint.map { PaintWriter.color($0) })
            default: writer.step(command)
            }
        }
    }

    private func write(_ mask: DisplayMask?, _ faces: [[UInt32]], of surface: some DisplayedSurface) {
        writer.beginMask(shapes: mask?.shapes.count)
        for (shape, faces) in zip(mask?.shapes.prefix(PaintWriter.mostShapes) ?? [], faces) {
            writer.shape(shape)
            write(shape.content, faces, of: surface)
        }
    }

    private func appearance(of change: some DisplayedSurface) -> WireAppearance {
        let look = change.look
        var appearance = WireAppearance()
        if change.isHidden { appearance.flags |= WireAppearance.hidden }
        if change.clipsToBounds { appearance.flags |= WireAppearance.clips }
        if change.isInTransition { appearance.flags |= WireAppearance.inTransition }
        let squareCorners = CACornerMask.all.subtracting(look.maskedCorners)
        appearance.flags |= UInt8(squareCorners.rawValue) * WireAppearance.squareCorner
        appearance.opacity = change.opacity
        appearance.background = PaintWriter.color(change.backgroundColor?.cgColor)
        appearance.cornerRadius = look.cornerRadius
        if look.borderWidth > 0, let color = look.borderColor {
            appearance.borderWidth = look.borderWidth
            appearance.border = PaintWriter.color(color)
        }
        if look.shadowOpacity > 0, let color = look.shadowColor {
            appearance.shadow = PaintWriter.color(color.copy(alpha: color.alpha * CGFloat(look.shadowOpacity)))
            appearance.shadowOffset = look.shadowOffset
            appearance.shadowRadius = look.shadowRadius
        }
        appearance.zPosition = look.zPosition
        appearance.backdropBlur = look.backdropBlur
        return appearance
    }

    private func write(_ content: DisplayContent, _ faces: [UInt32], of surface: some DisplayedSurface) {
        func resolved(_ color: UIColor) -> UInt32 {
            PaintWriter.color(color.resolvedColor(with: surface.traitCollection).cgColor)
        }
        switch content {
        case .none: writer.noContent()
        case .text(let text):
            // A message counts them in 16 bits; no screen shows so many.
            let lines = text.lines.prefix(Int(UInt16.max))
            writer.beginText(face: faces[0], size: text.size, color: resolved(text.color), lines: lines.count)
            for line in lines { writer.line(line) }
        case .styledText(let text):
            writer.beginStyledText(runs: faces.count)
            for (run, face) in zip(text.runs, faces) {
                var wire = WireRun(face: face, color: resolved(run.color))
                wire.background = run.background.map(resolved) ?? 0
                if let line = run.underline { wire.underline = (WireRun.stroke(line.style), resolved(line.color)) }
                if let line = run.strikethrough {
                    wire.strikethrough = (WireRun.stroke(line.style), resolved(line.color))
                }
                writer.run(run, wire)
            }
        case .image(let image, let mode, let tint):
            if let drawing = image.drawing { return write(drawing, mode, tint: tint.map(resolved), faces) }
            guard let encoded = image.encoded else { return writer.noContent() }
            writer.image(
                name: images.add(encoded), size: image.size, mode: UInt8(mode.rawValue), tint: tint.map(resolved))
        case .shape(let shape): writer.shape(shape)
        case .gradient(let gradient): writer.gradient(gradient)
        case .drawing(let drawing, let mode): write(drawing, mode, tint: nil, faces)
        }
    }
}
