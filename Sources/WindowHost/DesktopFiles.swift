// SPDX-License-Identifier: Apache-2.0

#if Window
    import DesktopBus
    import Foundation
    import UIKitCore

    /// WN21: files of the desktop's user, by the portal's dialogs (`org.freedesktop.portal.FileChooser`).
    ///
    ///     request ──> OpenFile, SaveFile ──> the dialog's path ──> Response: the chosen addresses ──> answer
    @MainActor
    final class DesktopFiles {
        private static let service = "org.freedesktop.portal.Desktop"
        private static let path = "/org/freedesktop/portal/desktop"
        private static let interface = "org.freedesktop.portal.FileChooser"
        private static let dialogInterface = "org.freedesktop.portal.Request"
        /// In bytes, of all chosen files together.
        private static let mostBytes = 16 << 20
        /// What the application reads of pictures.
        private static let pictures: Set = ["png", "jpg", "jpeg"]

        private struct Asked {
            var request: FileRequest
            var scene: SceneIdentifier
            /// The portal's name of the dialog; `nil` until it has answered the call.
            var dialog: String?
        }

        private let answer: (FileAnswer, SceneIdentifier) -> Void
        private var bus: BusClient?
        private var asked: [Asked] = []

        /// - Parameter answer: called once for each request, unless it is withdrawn.
        init(answer: @escaping (FileAnswer, SceneIdentifier) -> Void) {
            self.answer = answer
        }

        isolated deinit { bus?.stop() }

        /// Whether there may be a portal.
        static var mayBeThere: Bool { BusAddress.session.isNamed }

        func ask(_ request: FileRequest, of scene: SceneIdentifier) {
            guard Self.mayBeThere else {
                return answer(FileAnswer(request: request.number, outcome: .unavailable), scene)
            }
            connect()
            asked.append(Asked(request: request, scene: scene, dialog: nil))
            let (member, title, options) = Self.call(request.purpose)
            bus?.call(
                Self.service, Self.path, Self.interface, member,
                [.string(""), .string(title), .dictionary(options)], starting: true
            ) { [weak self] in self?.opened(request.number, $0) }
        }

        /// Closes the dialog.
        func withdraw(_ request: UInt32) {
            guard let gone = take({ $0.request.number == request }), let dialog = gone.dialog else { return }
            bus?.call(Self.service, dialog, Self.dialogInterface, "Close")
        }

        func stop() {
            bus?.stop()
            bus = nil
            asked = []
        }

        private func connect() {
            guard bus == nil else { return }
            let bus = BusClient(.session, left: { [weak self] in self?.left() }) { [weak self] in self?.receive($0) }
            self.bus = bus
            bus.match("type='signal',interface='\(Self.dialogInterface)',member='Response'")
        }

        /// Without a bus nobody answers.
        private func left() {
            bus = nil
            while let next = take({ _ in true }) { end(next, .unavailable) }
        }

        private func opened(_ number: UInt32, _ reply: BusMail) {
            let dialog = reply.kind == .reply ? reply.call.arguments.first?.text : nil
            guard let place = asked.firstIndex(where: { $0.request.number == number }) else {
                // It was withdrawn meanwhile.
                if let dialog { bus?.call(Self.service, dialog, Self.dialogInterface, "Close") }
                return
            }
            asked[place].dialog = dialog
            if dialog == nil { end(asked.remove(at: place), .unavailable) }
        }

        private func receive(_ mail: BusMail) {
            let arguments = mail.call.arguments
            guard mail.kind == .signal, mail.call.member == "Response", arguments.count == 2,
                let answered = take({ $0.dialog == mail.call.path })
            else { return }
            guard arguments[0].integer == 0 else { return end(answered, .dismissed) }
            let places = (arguments[1]["uris"]?.members ?? []).compactMap { $0.text.flatMap(URL.init(string:)) }
                .filter(\.isFileURL)
            switch answered.request.purpose {
            case .choose(let choice): chosen(places, choice, answered)
            case .save(let content): end(answered, Self.save(content, at: places) ? .done : .failed)
            }
        }

        private func take(_ isMeant: (Asked) -> Bool) -> Asked? {
            asked.firstIndex(where: isMeant).map { asked.remove(at: $0) }
        }

        private func end(_ asked: Asked, _ outcome: FileAnswer.Outcome, _ items: [PasteboardContent.Item] = []) {
            answer(
                FileAnswer(request: asked.request.number, outcome: outcome, content: PasteboardContent(items: items)),
                asked.scene)
        }

        // MARK: Choosing

        private func chosen(_ places: [URL], _ choice: FileRequest.Choice, _ asked: Asked) {
            guard choice.limit == 0 || places.count <= choice.limit else { return end(asked, .tooMany) }
            let sizes = places.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }
            guard sizes.reduce(0, +) <= Self.mostBytes else { return end(asked, .tooLarge) }
            var items: [PasteboardContent.Item] = []
            for place in places {
                guard let data = try? Data(contentsOf: place) else { return end(asked, .failed) }
                let name = place.lastPathComponent
                items.append(
                    PasteboardContent.Item(
                        representations: [.init(type: FileTypes.identifier(name: name), data: data)], name: name))
            }
            end(asked, .done, items)
        }

        // MARK: Saving

        /// One file at the chosen place, several in the chosen folder.
        private static func save(_ content: PasteboardContent, at places: [URL]) -> Bool {
            guard let place = places.first else { return false }
            do {
                for item in content.items {
                    let file = content.items.count == 1 ? place : place.appendingPathComponent(item.name ?? "file")
                    try (item.representations.first?.data ?? Data()).write(to: file)
                }
                return true
            } catch {
                return false
            }
        }

        // MARK: The portal's words

        private static func call(_ purpose: FileRequest.Purpose) -> (String, String, [String: DBusValue]) {
            switch purpose {
            case .choose(let choice):
                var options: [String: DBusValue] = ["multiple": .boolean(choice.limit != 1)]
                let endings = FileTypes.names(of: choice.types)?.endings ?? []
                let readable = choice.adaptsPictures ? endings.filter(isReadable) : endings
                if !readable.isEmpty { options["filters"] = filters(readable) }
                return ("OpenFile", choice.limit == 1 ? "Choose a File" : "Choose Files", options)
            case .save(let content) where content.items.count == 1:
                return ("SaveFile", "Save", ["current_name": .string(content.items[0].name ?? "file")])
            case .save: return ("OpenFile", "Choose a Folder", ["directory": .boolean(true)])
            }
        }

        /// Whether the application reads such a file, if it is a picture.
        private static func isReadable(_ ending: String) -> Bool {
            pictures.contains(ending)
                || !FileTypes.isKind(FileTypes.identifier(name: "a.\(ending)"), of: "public.image")
        }

        /// One filter of names: the dialog hides files of other types.
        private static func filters(_ endings: [String]) -> DBusValue {
            let globs = endings.flatMap { [$0, $0.uppercased()] }.map { ending in
                DBusValue.structure([.uint32(0), .string("*.\(ending)")])
            }
            let name = endings.map { ".\($0)" }.joined(separator: ", ")
            return .array(of: "(sa(us))", [.structure([.string(name), .array(of: "(us)", globs)])])
        }
    }

    extension WindowHost: FileHost {
        /// Shows the desktop's dialog.
        public func ask(_ request: FileRequest, of scene: SceneIdentifier) { files.ask(request, of: scene) }

        /// Closes the desktop's dialog.
        public func withdraw(_ request: UInt32, of scene: SceneIdentifier) { files.withdraw(request) }
    }
#endif
