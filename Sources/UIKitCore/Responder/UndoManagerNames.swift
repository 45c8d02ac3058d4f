// SPDX-License-Identifier: Apache-2.0

extension UndoManager {
    /// The key of a value that an app attaches to an undo step.
    public struct UserInfoKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// The key of that name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of the step ``undo()`` would take back; empty when it has none or there is nothing to undo.
    public var undoActionName: String { nextUndo?.name ?? "" }

    /// The name of the step ``redo()`` would repeat; empty when it has none or there is nothing to redo.
    public var redoActionName: String { nextRedo?.name ?? "" }

    /// The title of the Undo command: `Undo` and the action's name.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the Redo command: `Redo` and the action's name.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Names the step that is being recorded: during an undo the redo step, without an open group the step undone next.
    ///
    /// The name belongs to the top-level group, also when set inside a nested one. Undoing passes it on to the redo step. It
    /// has no effect while registration is disabled: it would rename another step than the caller means.
    public func setActionName(_ actionName: String) {
        guard isUndoRegistrationEnabled else { return }
        currentStep?.name = actionName
    }

    /// Whether every action of the step undone next is discardable.
    public var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }

    /// Whether every action of the step redone next is discardable.
    public var redoActionIsDiscardable: Bool { nextRedo?.isDiscardable ?? false }

    /// Says whether the action registered last may be thrown away when a document cannot be saved.
    public func setActionIsDiscardable(_ discardable: Bool) {
        guard isUndoRegistrationEnabled else { return }
        lastRecordedGroup?.setLastActionIsDiscardable(discardable)
    }

    /// The value attached to the step undone next.
    public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }

    /// The value attached to the step redone next.
    public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextRedo?.userInfo[key] }

    /// Attaches a value to the step that ``setActionName(_:)`` would name; nil removes it.
    public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
        guard isUndoRegistrationEnabled else { return }
        currentStep?.userInfo[key] = info
    }
}
