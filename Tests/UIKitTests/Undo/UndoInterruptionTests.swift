// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Undo groups whose observers take everything away")
struct UndoInterruptionTests {
    private final class Model: NSObject { var value = 0 }

    @Test(
        "D34: an observer may remove all actions while a group closes",
        arguments: [NSNotification.Name.NSUndoManagerCheckpoint, .NSUndoManagerWillCloseUndoGroup])
    func removesAll(_ name: NSNotification.Name) {
        let (manager, model) = (UndoManager(), Model())
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: model) { $0.value = 1 }
        var closed = 0
        let tokens = [
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
                MainActor.assumeIsolated { manager.removeAllActions() }
            },
            NotificationCenter.default.addObserver(
                forName: .NSUndoManagerDidCloseUndoGroup, object: manager, queue: nil
            ) { _ in MainActor.assumeIsolated { closed += 1 } },
        ]
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0 && !manager.canUndo && closed == 0 && model.value == 0)
    }

    @Test("D34: where nothing is registered, nothing can be discarded")
    func nothingToDiscard() {
        let (manager, model) = (UndoManager(), Model())
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.setActionIsDiscardable(true)
        manager.registerUndo(withTarget: model) { $0.value = 1 }
        manager.endUndoGrouping()
        #expect(!manager.undoActionIsDiscardable && manager.canUndo)
    }
}
