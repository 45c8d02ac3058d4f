// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

/// Writes down the notifications of one manager.
@MainActor
private final class UndoNotificationLog: NSObject {
    private(set) var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ manager: UndoManager) {
        super.init()
        let names: [(NSNotification.Name, String)] = [
            (.NSUndoManagerCheckpoint, "checkpoint"), (.NSUndoManagerDidOpenUndoGroup, "did open"),
            (.NSUndoManagerWillCloseUndoGroup, "will close"), (.NSUndoManagerDidCloseUndoGroup, "did close"),
            (.NSUndoManagerWillUndoChange, "will undo"), (.NSUndoManagerDidUndoChange, "did undo"),
            (.NSUndoManagerWillRedoChange, "will redo"), (.NSUndoManagerDidRedoChange, "did redo"),
        ]
        for (name, text) in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                [weak self] notification in
                let isDiscardable = notification.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool
                // The manager posts on the main actor, and no queue stands between.
                MainActor.assumeIsolated { self?.lines.append(text + (isDiscardable == true ? " discardable" : "")) }
            }
            tokens.append(token)
        }
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }
}

@MainActor @Suite("Undo manager's notifications")
struct UndoManagerNotificationTests {
    @Test("Opening, closing, undoing, redoing and asking canRedo post in order")
    func order() {
        let manager = UndoManager()
        let value = UndoableValue(manager)
        let log = UndoNotificationLog(manager)
        defer { log.stop() }

        value.set(1)
        #expect(log.take() == ["did open"])
        manager.beginUndoGrouping()
        #expect(log.take() == ["checkpoint", "did open"])
        value.set(2)
        manager.endUndoGrouping()
        #expect(log.take() == ["checkpoint", "will close", "did close"])
        manager.undo()
        #expect(
            log.take() == [
                "checkpoint", "will close", "did close", "checkpoint", "will undo", "did open", "checkpoint",
                "will close",
                "did close", "did undo",
            ])
        #expect(manager.canRedo)
        #expect(log.take() == ["checkpoint"])
        manager.redo()
        #expect(
            log.take() == [
                "checkpoint", "will redo", "did open", "checkpoint", "will close", "did close", "did redo",
            ])
        manager.redo()
        #expect(log.take() == ["checkpoint"])
    }

    @Test("The closing notifications of a discardable group say so")
    func discardable() {
        let manager = UndoManager()
        let value = UndoableValue(manager)
        let log = UndoNotificationLog(manager)
        defer { log.stop() }
        value.set(1)
        manager.setActionIsDiscardable(true)
        UndoManager.endEventGroups()
        #expect(log.take() == ["did open", "checkpoint", "will close discardable", "did close discardable"])
    }

    @Test("A nested undo posts what an undo posts, between the checkpoint and the end")
    func nestedUndo() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let value = UndoableValue(manager)
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        value.set(1)
        manager.endUndoGrouping()
        let log = UndoNotificationLog(manager)
        defer { log.stop() }
        manager.undoNestedGroup()
        let posted = log.take()
        #expect(posted.first == "checkpoint" && posted.dropFirst().first == "will undo" && posted.last == "did undo")
    }

    @Test("What an observer of the checkpoint registers belongs to the step that undo takes back")
    func checkpointRegisters() {
        let manager = UndoManager()
        let value = UndoableValue(manager)
        var isPending = true
        let token = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
        ) { _ in
            // The manager posts on the main actor, and no queue stands between.
            MainActor.assumeIsolated {
                guard isPending else { return }
                isPending = false
                value.set(7)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        manager.undo()
        #expect(value.value == 0 && manager.redoCount == 1)
    }
}
