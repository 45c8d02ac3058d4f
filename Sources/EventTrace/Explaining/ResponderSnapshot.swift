// SPDX-License-Identifier: Apache-2.0

/// The first responder and the chain from it, at one moment.
public struct ResponderSnapshot: Hashable, Sendable, Codable {
    /// A window, and its first responder.
    public struct Window: Hashable, Sendable, Codable {
        /// A shown window.
        public var window: Subject
        /// Its first responder; `nil` where it has none.
        public var firstResponder: Subject?

        /// A window and its first responder. Nothing checks that the responder is in the window.
        public init(window: Subject, firstResponder: Subject?) {
            self.window = window
            self.firstResponder = firstResponder
        }
    }

    /// The windows of all scenes, back to front within each.
    public var windows: [Window]
    /// The window that gets keys; `nil` where none does.
    public var keyWindow: Subject?
    /// The chain from the first responder of the key window, or from the key window without one, to the end.
    public var chain: [Subject]

    /// The windows with their first responders, the key window and its chain. Nothing checks that they go together.
    public init(windows: [Window], keyWindow: Subject?, chain: [Subject]) {
        self.windows = windows
        self.keyWindow = keyWindow
        self.chain = chain
    }

    /// The key window's first responder.
    public var firstResponder: Subject? { windows.first { $0.window == keyWindow }?.firstResponder }

    /// The moment in lines.
    public var lines: [TraceText] {
        var lines: [TraceText] = []
        switch (keyWindow, firstResponder) {
        case (nil, _): lines.append("No window is key, so nobody gets keys.")
        case (let window?, nil): lines.append("\(window) is key; nobody in it is first responder.")
        case (let window?, let responder?): lines.append("\(window) is key; \(responder) is its first responder.")
        }
        for window in windows where window.window != keyWindow {
            if let responder = window.firstResponder {
                lines.append("\(responder) is first responder of \(window.window).")
            }
        }
        if !chain.isEmpty { lines.append("Messages go:") }
        return lines + chain.enumerated().map { "\(String(repeating: "   | ", count: $0.offset))\($0.element)" }
    }

    /// The differences from an earlier moment, in lines; empty when there are none.
    public func differences(since earlier: ResponderSnapshot) -> [TraceText] {
        var lines: [TraceText] = []
        if keyWindow != earlier.keyWindow {
            lines.append(KeyWindowNote(from: earlier.keyWindow, to: keyWindow).sentence)
        }
        for window in windows {
            let old = earlier.windows.first { $0.window == window.window }?.firstResponder
            guard old != window.firstResponder else { continue }
            lines.append(
                FirstResponderNote(window: window.window, old: old, new: window.firstResponder, outcome: .changed)
                    .sentence)
        }
        for window in earlier.windows where !windows.contains(where: { $0.window == window.window }) {
            lines.append("\(window.window) is gone.")
        }
        if chain != earlier.chain {
            let names = TraceText.list(chain.map { "\($0)" })
            lines.append(chain.isEmpty ? "Messages go nowhere now." : "Messages go to \(names) now.")
        }
        return lines
    }
}

extension ResponderSnapshot: CustomStringConvertible {
    /// The lines of ``lines``, one below the other.
    public var description: String { lines.map(\.description).joined(separator: "\n") }
}
