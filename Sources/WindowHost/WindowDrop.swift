// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Foundation
    import UIKitCore

    /// WN18: a drop of another program on a window, collected until SDL has sent all of it.
    struct WindowDrop {
        /// The most bytes that are read from a file, the same as for a page.
        static let longest = 2 << 20
        private static let mostItems = 16
        private var lines: [String] = []
        private var files: [PasteboardContent.Item] = []

        /// SDL sends a text line by line.
        mutating func add(text: String) { lines.append(text) }

        /// A file with its content; one that can't be read, or is too long, without it.
        mutating func add(file path: String) {
            guard files.count < Self.mostItems else { return }
            let name = (path as NSString).lastPathComponent
            files.append(
                PasteboardContent.Item(
                    representations: [.init(type: FileTypes.identifier(name: name), data: Self.content(of: path))],
                    name: name))
        }

        /// The whole content; without bytes, only what hosts know during a drag.
        func content(withBytes: Bool) -> PasteboardContent {
            let text = lines.isEmpty ? [] : PasteboardContent(text: lines.joined(separator: "\n")).items
            let content = PasteboardContent(items: Array((text + files).prefix(Self.mostItems)))
            guard !withBytes else { return content }
            return PasteboardContent(
                items: content.items.map { item in
                    PasteboardContent.Item(
                        representations: item.representations.map { .init(type: $0.type, data: Data()) },
                        name: item.name)
                })
        }

        private static func content(of path: String) -> Data {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular,
                let size = attributes?[.size] as? Int, size <= longest
            else { return Data() }
            return FileManager.default.contents(atPath: path) ?? Data()
        }
    }

    extension WindowHost {
        /// SDL reports a drop after it happened, without its place: it is at the mouse. For the scene, it enters and drops at once.
        func takeDrop(_ event: SDL_DropEvent) {
            defer { SDL_free(event.file) }
            let text = event.file.map { String(cString: $0) }
            switch SDL_EventType(event.type) {
            case SDL_DROPFILE: text.map { drop?.add(file: $0) }
            case SDL_DROPTEXT: text.map { drop?.add(text: $0) }
            case SDL_DROPBEGIN: drop = WindowDrop()
            default:
                guard let dropped = drop else { return }
                drop = nil
                guard let window = window(event.windowID) else { return }
                let location = window.mouseLocation
                let modifiers = UIKeyModifierFlags.held
                let inputs = [DragSample.Phase.entered, .dropped].map { phase in
                    Input.drag(
                        DragSample(
                            phase: phase, location: location, content: dropped.content(withBytes: phase == .dropped),
                            modifiers: modifiers))
                }
                submit(inputs, to: window.scene)
            }
        }
    }

    extension HostWindow {
        /// In points of the window, wherever the mouse is.
        fileprivate var mouseLocation: CGPoint {
            var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            SDL_GetGlobalMouseState(&x, &y)
            SDL_GetWindowPosition(handle, &left, &top)
            return CGPoint(x: CGFloat(x - left) / scale, y: CGFloat(y - top) / scale)
        }
    }
#endif
