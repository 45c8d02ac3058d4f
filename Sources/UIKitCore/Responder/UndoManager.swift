// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// Records how to take changes back, and takes them back and repeats them, a group at a time.
///
/// ```swift
/// func rename(to name: String) {
///     let previous = self.name
///     undoManager?.registerUndo(withTarget: self) { $0.rename(to: previous) }
///     undoManager?.setActionName("Rename")
///     self.name = name
/// }
/// ```
///
/// Actions registered during an undo become the redo step, and the other way round. Any other registration empties the redo stack.
///
/// Targets are held weakly; the action of a target that is gone does nothing. A group in which nothing was registered leaves no
/// step behind.
///
/// Foundation on Apple's platforms has this class; elsewhere it has none. Where Foundation raises an exception, this traps.
// Without `@preconcurrency`: see `UITapGestureRecognizer.setLimit`.
@MainActor
open class UndoManager: NSObject {
    private var undoStack: [Group] = []
    private var redoStack: [Group] = []

    /// From the top-level group to the innermost.
    private var openGroups: [Group] = []

    /// The groups that were open when an undo or redo began; it records into one of its own.
    private var suspendedGroups: [Group] = []

    private var disableCount = 0

    /// Makes a manager with nothing to undo.
    override public nonisolated init() {
        super.init()
    }

    // MARK: - Registering

    /// Registers a closure that takes a change back.
    ///
    /// The manager retains the closure, not the target, which is passed to it: capture neither.
    ///
    /// - Precondition: a group is open or ``groupsByEvent`` is true.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        register(target) { target in
            // Only the registered target is passed in.
            if let target = target as? Target { handler(target) }
        }
    }

    /// Registers an action that takes a change back; `object` takes the place of the sender and is retained.
    ///
    /// - Precondition: the selector carries a method of the target, which accepts the object; and a group is open or
    ///   ``groupsByEvent`` is true.
    open func registerUndo(withTarget target: AnyObject, selector: Selector, object: Any?) {
        enforce(
            selector.listed(by: target) != nil,
            "registerUndo(withTarget:selector:object:) needs a selector of a method of \(type(of: target)), not \(selector)."
        )
        register(target) { target in
            let result = selector.performNamed(on: target, sender: object)
            enforce(result == .performed, result.description)
        }
    }

    private func register(_ target: AnyObject, perform: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroupIfNeeded()
        guard let group = openGroups.last else {
            brokenRule(
                "An undo was registered outside of a group: call beginUndoGrouping() first, or leave groupsByEvent on.")
        }
        if !isUndoing && !isRedoing { redoStack = [] }
        group.entries.append(
            .action(Action(target: target, targetIdentifier: ObjectIdentifier(target), perform: perform)))
    }

    /// Stops registration: registrations until the end are lost. Calls nest.
    open func disableUndoRegistration() {
        disableCount += 1
    }

    /// Balances one ``disableUndoRegistration()``.
    ///
    /// - Precondition: registration is disabled.
    open func enableUndoRegistration() {
        enforce(disableCount > 0, "enableUndoRegistration() was called without disableUndoRegistration().")
        disableCount -= 1
    }

    /// Whether registrations are recorded.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    // MARK: - Grouping

    /// Whether a registration outside of a group opens a group, which closes when the current event has been delivered. True
    /// at first.
    ///
    /// Then the app's own groups are nested in the event's group.
    open var groupsByEvent = true

    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group, nested in the innermost open one. Actions registered before the matching ``endUndoGrouping()`` are
    /// undone together.
    open func beginUndoGrouping() {
        openEventGroupIfNeeded()
        open(Group())
    }

    /// Closes the innermost group. A top-level one becomes the step undone next, unless it is empty.
    ///
    /// - Precondition: a group is open.
    open func endUndoGrouping() {
        enforce(
            !openGroups.isEmpty,
            "endUndoGrouping() was called without beginUndoGrouping(), or after removeAllActions(), which closes all groups."
        )
        post(.NSUndoManagerCheckpoint)
        guard let group = openGroups.last else { return }
        let userInfo = group.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
        post(.NSUndoManagerWillCloseUndoGroup, userInfo)
        guard let index = openGroups.firstIndex(where: { $0 === group }) else { return }
        openGroups.remove(at: index)
        if !group.entries.isEmpty { keep(group) }
        post(.NSUndoManagerDidCloseUndoGroup, userInfo)
    }

    private func open(_ group: Group) {
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(group)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openEventGroupIfNeeded() {
        guard groupsByEvent, openGroups.isEmpty else { return }
        open(Group(closesWithEvent: true))
        closeGroupAtEndOfEvent()
    }

    /// Closes the group of the ending event, unless the app has a group of its own open in it. True when no group of the
    /// event is left open.
    func closeEventGroup() -> Bool {
        guard !isUndoing, !isRedoing else { return false }
        guard let group = openGroups.first, group.closesWithEvent else { return true }
        guard openGroups.count == 1 else { return false }
        endUndoGrouping()
        return true
    }

    private func keep(_ group: Group) {
        if let parent = openGroups.last ?? (isRedoing ? suspendedGroups.last : nil) {
            parent.entries.append(.group(group))
            parent.bytes += group.bytes
        } else if isUndoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
        }
        dropOldSteps()
    }

    // MARK: - Undoing

    /// The number of steps kept; the oldest are dropped. Zero, the value at first, keeps all.
    open var levelsOfUndo = 0 {
        didSet { dropOldSteps() }
    }

    /// The limits of what the manager keeps, besides ``levelsOfUndo``; `nil` for no limit.
    struct Room {
        /// The largest number of steps to undo, and of steps to redo.
        var steps: Int
        /// The largest size of all steps together. The newest step of each kind stays, however large it is.
        var bytes: Int
    }

    var room: Room? { nil }

    private func dropOldSteps() {
        let levels = min(levelsOfUndo > 0 ? levelsOfUndo : .max, room?.steps ?? .max)
        undoStack.removeFirst(max(0, undoStack.count - levels))
        redoStack.removeFirst(max(0, redoStack.count - levels))
        guard let room else { return }
        var bytes = undoStack.reduce(0) { $0 + $1.bytes } + redoStack.reduce(0) { $0 + $1.bytes }
        while bytes > room.bytes, undoStack.count > 1 { bytes -= undoStack.removeFirst().bytes }
        while bytes > room.bytes, redoStack.count > 1 { bytes -= redoStack.removeFirst().bytes }
    }

    /// Notes how much the last registered action keeps, in bytes.
    func countRegistered(_ bytes: Int) { openGroups.last?.bytes += bytes }

    /// Notes that the last step keeps more than before, in bytes.
    func countLastStep(_ bytes: Int) {
        (recordedStep ?? undoStack.last)?.bytes += bytes
        dropOldSteps()
    }

    /// The step that an undo would take back; the one that is being recorded, if there is anything in it.
    var lastStep: AnyObject? { recordedStep ?? undoStack.last }

    /// Whether there is anything to undo. Groups of the app that are open may have to be closed first.
    open var canUndo: Bool { nextUndo != nil }

    /// Whether there is anything to redo. Posts a checkpoint first: observers may register something, which empties the redo stack.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return nextRedo != nil
    }

    /// The number of times ``undo()`` finds something to undo.
    public var undoCount: Int { undoStack.count + (recordedStep == nil ? 0 : 1) }

    /// The number of times ``redo()`` finds something to redo.
    public var redoCount: Int { redoStack.count }

    /// Whether an undo is being performed.
    public private(set) var isUndoing = false

    /// Whether a redo is being performed.
    public private(set) var isRedoing = false

    /// Closes the top-level group if it is open, and takes the last step back. Does nothing when there is none.
    ///
    /// - Precondition: no nested group is open, and no undo or redo is being performed.
    open func undo() {
        checkNotPerforming("undo()")
        if groupingLevel == 1 { endUndoGrouping() }
        post(.NSUndoManagerCheckpoint)
        // An observer of the checkpoint may have registered an action that it held back.
        if groupingLevel == 1 { endUndoGrouping() }
        enforce(
            openGroups.isEmpty,
            "undo() was called with nested groups open: close them with endUndoGrouping() first, or use undoNestedGroup()."
        )
        guard let group = undoStack.popLast() else { return }
        performUndo(of: group)
    }

    /// Takes the last closed group back, a nested one if a group is open, and records the redo as a step. Does nothing when the
    /// innermost open group is empty.
    ///
    /// - Precondition: nothing was registered in the open group since the nested one closed, and no undo or redo is being
    ///   performed.
    open func undoNestedGroup() {
        checkNotPerforming("undoNestedGroup()")
        post(.NSUndoManagerCheckpoint)
        guard let parent = openGroups.last else {
            if let group = undoStack.popLast() { performUndo(of: group) }
            return
        }
        guard let last = parent.entries.last else { return }
        guard case .group(let group) = last else {
            brokenRule(
                "undoNestedGroup() was called after an undo was registered in the group that is open: close it first.")
        }
        parent.entries.removeLast()
        performUndo(of: group)
    }

    /// Repeats the step undone last, and records how to undo it as one group. Does nothing when there is none.
    ///
    /// - Precondition: no undo or redo is being performed.
    open func redo() {
        checkNotPerforming("redo()")
        post(.NSUndoManagerCheckpoint)
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private func performUndo(of group: Group) {
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    private func perform(_ group: Group) {
        suspendedGroups = openGroups
        openGroups = []
        let recorded = Group()
        recorded.name = group.name
        recorded.userInfo = group.userInfo
        open(recorded)
        group.perform()
        enforce(
            openGroups.count == 1,
            "beginUndoGrouping() and endUndoGrouping() must balance within an action performed by undo() or redo().")
        if group.isDiscardable { recorded.makeDiscardable() }
        endUndoGrouping()
        openGroups = suspendedGroups
        suspendedGroups = []
    }

    private func checkNotPerforming(_ method: StaticString) {
        enforce(
            !isUndoing && !isRedoing, "\(method) was called by an action that is itself performed by undo() or redo().")
    }

    // MARK: - Forgetting

    /// Forgets everything, closes all groups and enables registration.
    ///
    /// An action that is being undone or redone may call it: then the recording group stays open.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        suspendedGroups = []
        disableCount = 0
        if isUndoing || isRedoing, let recorded = openGroups.first {
            recorded.entries = []
            openGroups = [recorded]
        } else {
            openGroups = []
        }
    }

    /// Forgets the actions of one target, and the steps that have no other actions.
    open func removeAllActions(withTarget target: AnyObject) {
        let identifier = ObjectIdentifier(target)
        for group in undoStack + redoStack + openGroups + suspendedGroups { group.removeActions(of: identifier) }
        undoStack.removeAll(where: \.entries.isEmpty)
        redoStack.removeAll(where: \.entries.isEmpty)
    }

    // MARK: - Titles

    /// The title of the Undo command for an action's name; override to translate it.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of the Redo command for an action's name; override to translate it.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: - Steps

    /// The open top-level group, if it has something that undo() would take back.
    private var recordedStep: Group? {
        let open = isUndoing || isRedoing ? suspendedGroups : openGroups
        guard let step = open.first, open.contains(where: { !$0.entries.isEmpty }) else { return nil }
        return step
    }

    var nextUndo: Group? { recordedStep ?? undoStack.last }
    var nextRedo: Group? { redoStack.last }

    /// The step that is recorded, or was recorded last.
    var currentStep: Group? { openGroups.first ?? undoStack.last }

    /// The innermost group that holds the action registered last.
    var lastRecordedGroup: Group? { openGroups.last { !$0.entries.isEmpty } ?? undoStack.last }

    private func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
}
