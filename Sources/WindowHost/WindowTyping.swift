// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Dispatch
    import Foundation
    import UIKitCore

    /// WN16: translates an input method's text into edits.
    struct Composition {
        /// Whether text is marked that the input method may still change.
        private(set) var isUnderWay = false
        /// Whether the application has reported marked text since.
        private var wasTold = false

        /// The composition as it is now; empty when it is over.
        ///
        /// - Parameters:
        ///   - cursor: where the selection in it begins, in Unicode scalars; below zero for its end.
        ///   - length: how many scalars are selected.
        mutating func write(_ text: String, cursor: Int, length: Int) -> TextSample.Edit? {
            guard !text.isEmpty else {
                guard isUnderWay else { return nil }
                self = Composition()
                return .cancelMarking
            }
            isUnderWay = true
            let start = cursor < 0 ? Int.max : cursor
            let end = length > 0 ? start.addingReportingOverflow(length).partialValue : start
            let first = Self.place(of: start, in: text)
            return .mark(text, selecting: first..<max(first, Self.place(of: end, in: text)), replacing: nil)
        }

        /// A final text: after a composition or without one.
        mutating func commit(_ text: String) -> TextSample.Edit {
            defer { self = Composition() }
            return isUnderWay ? .commit(text) : .insert(text)
        }

        /// Takes the application's marked text. Returns true if the application has ended the composition itself.
        mutating func isEnded(by state: TextInputState?) -> Bool {
            guard isUnderWay else { return false }
            if state?.marked != nil {
                wasTold = true
                return false
            }
            // Its state may be older than the composition.
            guard wasTold || state == nil else { return false }
            self = Composition()
            return true
        }

        /// In UTF-16 units, before the character in which the scalar is.
        private static func place(of scalar: Int, in text: String) -> Int {
            var (passed, place) = (0, 0)
            for character in text {
                passed += character.unicodeScalars.count
                if passed > scalar { break }
                place += character.utf16.count
            }
            return place
        }
    }

    /// WN16: the text from keys and input methods.
    @MainActor
    struct WindowTyping {
        var composition = Composition()
        /// The edited text and its scene.
        private(set) var edited: (scene: SceneIdentifier, state: TextInputState)?
        /// Whether SDL sends typed text, and asks an input method first.
        private(set) var isOn = true
        /// Input methods use D-Bus, and SDL does not expose its connection: it is polled while text is edited.
        private var turns: (any DispatchSourceTimer)?
        private let mayHaveInputMethod = Self.findsInputMethod(ProcessInfo.processInfo.environment)
        private static let turn = 0.025

        /// An input method gets no keys while nothing is edited.
        mutating func begin() { set(false) }

        mutating func stop() {
            turns?.cancel()
            turns = nil
        }

        /// The edited text of a scene changed.
        mutating func note(_ state: TextInputState?, of scene: SceneIdentifier, pump: @escaping @MainActor () -> Void) {
            if let state { edited = (scene, state) } else if edited?.scene == scene { edited = nil }
            set(edited != nil)
            guard isOn, mayHaveInputMethod else { return stop() }
            guard turns == nil else { return }
            turns = DispatchSource.mainTimer(every: Self.turn, leeway: .milliseconds(5), call: pump)
        }

        private mutating func set(_ isOn: Bool) {
            guard mayHaveInputMethod, isOn != self.isOn else { return }
            self.isOn = isOn
            if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
        }

        /// The application has ended the composition. SDL 2.26 tells input methods when it stops using them, but not by
        /// `SDL_ClearComposition`.
        func resetInputMethod() {
            guard isOn else { return }
            SDL_StopTextInput()
            SDL_StartTextInput()
        }

        /// Whether SDL may find an input method: it is named, or IBus has stored its address.
        nonisolated static func findsInputMethod(_ environment: [String: String]) -> Bool {
            if environment["SDL_IM_MODULE"] != nil || environment["IBUS_ADDRESS"] != nil { return true }
            if let named = environment["XMODIFIERS"], named.contains("@im="), named != "@im=none" { return true }
            let home = environment["HOME"].map { $0 + "/.config" }
            guard let folder = environment["XDG_CONFIG_HOME"] ?? home else { return false }
            return (try? FileManager.default.contentsOfDirectory(atPath: folder + "/ibus/bus"))?.isEmpty == false
        }

        /// Reorders events: text that an input method wrote before it released a key must come before that key. SDL reads
        /// keys before it reads input methods.
        static func ordered(_ events: [SDL_Event]) -> [SDL_Event] {
            guard let key = events.firstIndex(where: { $0.type == SDL_KEYDOWN.rawValue }) else { return events }
            for place in events.indices where place > key && events[place].type == SDL_TEXTINPUT.rawValue {
                let before = events[place - 1]
                if before.type == SDL_KEYDOWN.rawValue, before.key.keysym.isTyping { continue }
                var ordered = events
                ordered.insert(ordered.remove(at: place), at: key)
                return ordered
            }
            return events
        }
    }
#endif
