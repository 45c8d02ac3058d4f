// SPDX-License-Identifier: Apache-2.0

/// Another window became key.
public struct KeyWindowNote: Hashable, Sendable {
    /// The key window before; `nil` where there was none.
    public var old: Subject?
    /// The key window from now on; `nil` where there is none.
    public var new: Subject?

    /// A note on a change of the key window; `nil` for none before, or none now.
    public init(from old: Subject?, to new: Subject?) {
        self.old = old
        self.new = new
    }

    private enum CodingKeys: String, CodingKey {
        case old = "from"
        case new = "to"
    }
}

extension KeyWindowNote: TraceNote {
    /// The word under `type` in JSON: `keyWindow`.
    public static var typeName: String { "keyWindow" }

    /// The window that was key, and the one that is.
    public var participants: [Subject] { [old, new].compactMap { $0 } }

    /// Empty: a change belongs to no touch here, even where one led to it.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// Which window is key, and which one it replaced.
    public var sentence: TraceText {
        switch (old, new) {
        case (let old?, let new?): "\(new) is the key window, in place of \(old)."
        case (nil, let new?): "\(new) is the key window."
        case (let old?, nil): "\(old) is no longer the key window, and no other is."
        case (nil, nil): "No window is key."
        }
    }
}
