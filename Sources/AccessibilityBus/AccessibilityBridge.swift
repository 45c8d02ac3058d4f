// SPDX-License-Identifier: Apache-2.0

#if Window
    import DesktopBus
    import Foundation
    import UIKitCore

    /// Connects a program's windows with the desktop's assistive technology (AT-SPI 2): answers its calls, reports changes,
    /// and submits its actions.
    ///
    ///     off ──somebody listens──> joining ──embedded──> on      off again when nobody does, or with the bus
    ///
    /// Nothing is read or sent before somebody asks or listens.
    @MainActor
    package final class AccessibilityBridge {
        /// The windows as they are now.
        let windows: () -> [AccessibleWindow]
        let submit: ([Input], SceneIdentifier) -> Void
        let application = ProcessInfo.processInfo.processName

        private var status: AccessibilityStatus?
        private(set) var bus: BusClient?
        /// The program's name on the accessibility bus.
        private(set) var busName = ""
        /// The registry's name, and its object that holds all programs.
        private(set) var desktop: (name: String, path: String) = ("", AccessiblePath.null)
        /// AT-SPI's number of the program.
        var identifier: Int32 = 0

        private var tree: AccessibleTree?
        private var isStale = true
        private var isUpdateScheduled = false
        /// Kinds of events for which somebody registered, in AT-SPI's form.
        private var registered: [String] = []
        /// The clients that have asked something, by their names on the bus.
        private var clients: Set<String> = []
        /// The last place to which assistive technology was led.
        private var focus: [SceneIdentifier: AssistedFocus] = [:]
        /// Values that are being changed step by step.
        var drives: [String: ValueDrive] = [:]
        /// J18, AX29: activations that wait for the end of a transition.
        private var waiting: [AccessibleNode.Target] = []

        /// In seconds: changes within this time are sent together.
        private static let pause = 0.03

        package init(
            windows: @escaping () -> [AccessibleWindow], submit: @escaping ([Input], SceneIdentifier) -> Void
        ) {
            (self.windows, self.submit) = (windows, submit)
        }

        /// Joins the accessibility bus as soon as somebody listens.
        package func start() {
            status = AccessibilityStatus(
                join: { [weak self] in self?.join($0) }, leave: { [weak self] in self?.leave() })
        }

        package func stop() {
            status = nil
            leave()
        }

        // MARK: The bus

        private func join(_ address: String) {
            guard bus == nil else { return }
            bus = BusClient(
                .other(address), joined: { [weak self] in self?.embed($0) }, left: { [weak self] in self?.leave() },
                receive: { [weak self] in self?.receive($0) })
        }

        private func leave() {
            bus?.stop()
            bus = nil
            (tree, isStale, registered, clients) = (nil, true, [], [])
            (drives, focus, waiting) = ([:], [:], [])
        }

        private func embed(_ name: String) {
            busName = name
            let registry = "org.a11y.atspi.Registry"
            bus?.match("type='signal',interface='\(registry)'")
            bus?.call(
                registry, AccessiblePath.of(AccessibleNode.root), "org.a11y.atspi.Socket", "Embed",
                [.structure([.string(name), .objectPath(AccessiblePath.of(AccessibleNode.root))])], starting: true
            ) { [weak self] answer in
                guard answer.kind == .reply, let desktop = answer.call.arguments.first?.members, desktop.count == 2,
                    let name = desktop[0].text, let path = desktop[1].text
                else { return }
                self?.desktop = (name, path)
            }
            bus?.call(registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents") { [weak self] answer in
                for pair in answer.call.arguments.first?.members ?? [] {
                    if let kind = pair.members.last?.text { self?.registered.append(kind) }
                }
                self?.listenersChanged()
            }
        }

        private func receive(_ mail: BusMail) {
            guard mail.kind == .signal else { return answer(mail) }
            let arguments = mail.call.arguments
            switch (mail.call.interface, mail.call.member) {
            case ("org.a11y.atspi.Registry", "EventListenerRegistered"):
                if let kind = arguments.dropFirst().first?.text { registered.append(kind) }
                listenersChanged()
            case ("org.a11y.atspi.Registry", "EventListenerDeregistered"):
                if let kind = arguments.dropFirst().first?.text, let place = registered.firstIndex(of: kind) {
                    registered.remove(at: place)
                }
                listenersChanged()
            case ("org.freedesktop.DBus", "NameOwnerChanged"):
                if arguments.last?.text == "", let name = arguments.first?.text { clients.remove(name) }
                listenersChanged()
            default: break
            }
        }

        private func answer(_ mail: BusMail) {
            guard bus?.answerAsPeer(mail) == false else { return }
            // The registry asks every program, whether or not anybody listens.
            if mail.sender != desktop.name, clients.insert(mail.sender).inserted {
                bus?.match(
                    "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(mail.sender)'")
            }
            let reply = AccessibleAnswers(bridge: self, tree: current()).answer(mail.call)
            guard mail.wantsReply else { return }
            switch reply {
            case .success(let values): bus?.send([.reply(to: mail.sender, serial: mail.serial, values)])
            case .failure(let fault):
                bus?.send([.error(to: mail.sender, serial: mail.serial, name: fault.name, text: fault.text)])
            }
        }

        // MARK: Changes

        /// Whether anybody listens to changes.
        private var isListened: Bool { bus != nil && (!registered.isEmpty || !clients.isEmpty) }

        private func listenersChanged() {
            if !isListened { (tree, isStale) = (nil, true) } else if tree == nil { _ = current() }
        }

        /// A scene's picture, its window or its focus changed.
        package func changed() {
            guard bus != nil else { return }
            isStale = true
            guard isListened, !isUpdateScheduled else { return }
            isUpdateScheduled = true
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
                MainActor.assumeIsolated { self?.update() }
            }
        }

        private func update() {
            isUpdateScheduled = false
            guard isListened else { return }
            _ = current()
            for node in drives.keys { drive(node) }
            let ready = waiting.filter { !isInTransition($0) }
            waiting.removeAll { ready.contains($0) }
            for target in ready { act(.activate, on: target) }
            // Transitions end without a word.
            if !waiting.isEmpty { changed() }
        }

        /// Reads the present tree, and sends the changes to listeners.
        func current() -> AccessibleTree {
            if !isStale, let tree { return tree }
            let now = AccessibleTree(windows(), application: application, focus: focus)
            if let tree, isListened {
                bus?.send(AccessibleChanges(from: tree, to: now, wants: wants, reference: reference).orders)
            }
            (tree, isStale) = (now, false)
            return now
        }

        /// Whether somebody listens to events of a kind: `object:state-changed:focused`. A registration names the whole kind
        /// or its beginning.
        private func wants(_ kind: String) -> Bool {
            registered.contains { wanted in
                let wanted = wanted.lowercased().filter { $0 != "-" }
                let kind = kind.lowercased().filter { $0 != "-" }
                let start = wanted.hasSuffix(":") ? String(wanted.dropLast()) : wanted
                return start.isEmpty || kind == start || kind.hasPrefix(start + ":")
            }
        }

        /// Sends an application's notice to assistive technology (AX14).
        package func notify(_ notice: AccessibilityNotice, of scene: SceneIdentifier) {
            guard isListened else { return }
            if let view = notice.view {
                lead(to: .init(scene: scene, view: view.number, element: notice.element))
                changed()
            }
            let tree = current()
            if notice.kind == .screenChanged, notice.view == nil {
                let first = tree.order.compactMap { tree[$0] }.first {
                    $0.scene == scene && ($0.role == .heading || $0.states.contains(.focusable))
                }
                if let target = first?.target {
                    lead(to: target)
                    changed()
                }
            }
            guard !notice.text.isEmpty else { return }
            bus?.send([
                AccessibleEvent(
                    AccessibleTree.name(of: scene), "Announcement", detail: (1, 0), value: .string(notice.text)
                )
                .order
            ])
        }

        // MARK: Acting

        /// Submits an action of assistive technology, like a screen reader's click in a page.
        func act(_ action: AccessibilitySample.Action, on target: AccessibleNode.Target) {
            if action == .activate, isInTransition(target) {
                waiting.append(target)
                return changed()
            }
            if action == .focus { lead(to: target) }
            submit(
                [.accessibility(AccessibilitySample(view: target.view, element: target.element, action: action))],
                target.scene)
            isStale = true
        }

        private func lead(to target: AccessibleNode.Target) {
            focus[target.scene] = AssistedFocus(target: target, program: tree?.programFocus[target.scene])
        }

        func view(_ target: AccessibleNode.Target) -> UIView? {
            windows().first { $0.identifier == target.scene }?.scene.view(numbered: target.view)
        }

        private func isInTransition(_ target: AccessibleNode.Target) -> Bool {
            guard let view = view(target) else { return false }
            return sequence(first: view, next: \.superview).contains(where: \.isInTransition)
        }

        /// Object and bus: AT-SPI's name of a thing.
        func reference(_ name: String) -> DBusValue {
            .structure([.string(busName), .objectPath(AccessiblePath.of(name))])
        }
    }

    /// Paths of AT-SPI's objects.
    enum AccessiblePath {
        private static let start = "/org/a11y/atspi/accessible/"
        /// Nothing.
        static let null = "/org/a11y/atspi/null"
        static let cache = "/org/a11y/atspi/cache"

        static func of(_ name: String) -> String { start + name }

        static func name(_ path: String) -> String? {
            path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
        }
    }
#endif
