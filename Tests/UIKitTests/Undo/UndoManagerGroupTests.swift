// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("D34: groups of an undo manager")
struct UndoManagerGroupTests {
    private final class Sheet {
        var log: [String] = []
    }

    private let manager = UndoManager()
    private let sheet = Sheet()
    private let other = Sheet()

    init() {
        manager.groupsByEvent = false
    }

    private func register(_ text: String, on target: Sheet? = nil) {
        manager.registerUndo(withTarget: target ?? sheet) { $0.log.append(text) }
    }

    private func group(_ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    @Test("D34: a group is discardable if all in it is, nested groups too; the last action says it for itself")
    func discardable() {
        #expect(!manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
        group {
            group {
                register("a")
                manager.setActionIsDiscardable(true)
            }
            #expect(manager.undoActionIsDiscardable)
            register("b")
            #expect(!manager.undoActionIsDiscardable)
            manager.setActionIsDiscardable(true)
        }
        #expect(manager.undoActionIsDiscardable)
        // Of a closed group too, in whatever group the last action is.
        manager.setActionIsDiscardable(false)
        #expect(!manager.undoActionIsDiscardable)
        manager.disableUndoRegistration()
        manager.setActionIsDiscardable(true)
        #expect(!manager.undoActionIsDiscardable)
        manager.enableUndoRegistration()
        group { group { register("c") } }
        manager.setActionIsDiscardable(true)
        #expect(manager.undoActionIsDiscardable)
        manager.undo()
        #expect(sheet.log == ["c"])
    }

    @Test("D34: what redoes discardable steps is discardable as well")
    func redoneDiscardable() {
        group {
            manager.registerUndo(withTarget: sheet) { [manager] sheet in
                manager.beginUndoGrouping()
                manager.registerUndo(withTarget: sheet) { $0.log.append("again") }
                manager.endUndoGrouping()
                sheet.log.append("back")
            }
            manager.setActionIsDiscardable(true)
        }
        manager.undo()
        #expect(sheet.log == ["back"] && manager.redoActionIsDiscardable)
        manager.redo()
        #expect(sheet.log == ["back", "again"])
    }

    @Test("D34: the actions of a target go from every group, and the groups that this leaves empty")
    func removed() {
        group {
            group { register("a", on: other) }
            group {
                register("b")
                register("c", on: other)
            }
        }
        group { register("d", on: other) }
        #expect(manager.undoCount == 2)
        manager.removeAllActions(withTarget: other)
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(sheet.log == ["b"] && other.log == [] && !manager.canUndo)
    }

    @Test("D34: names and values are those of the step at hand; while registration is disabled they stay")
    func names() {
        let key = UndoManager.UserInfoKey(rawValue: "key")
        group {
            register("a")
            manager.setActionName("Paint")
            manager.setActionUserInfoValue(1, forKey: key)
        }
        manager.disableUndoRegistration()
        manager.setActionName("Other")
        manager.setActionUserInfoValue(2, forKey: key)
        #expect(!manager.isUndoRegistrationEnabled)
        manager.enableUndoRegistration()
        #expect(manager.isUndoRegistrationEnabled && manager.undoActionName == "Paint")
        #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 1)
        #expect(manager.undoMenuItemTitle == "Undo Paint" && manager.redoMenuItemTitle == "Redo")
        manager.setActionName("Draw")
        manager.setActionUserInfoValue(nil, forKey: key)
        #expect(manager.undoActionName == "Draw" && manager.undoActionUserInfoValue(forKey: key) == nil)
        #expect(manager.redoActionName == "" && manager.redoActionUserInfoValue(forKey: key) == nil)
    }

    @Test("D34: as many steps are kept as are asked for, the newest")
    func levels() {
        for text in ["a", "b", "c"] { group { register(text) } }
        manager.levelsOfUndo = 3
        #expect(manager.undoCount == 3)
        manager.levelsOfUndo = 2
        #expect(manager.undoCount == 2)
        group { register("d") }
        #expect(manager.undoCount == 2)
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(sheet.log == ["d", "c"])
        manager.levelsOfUndo = 0
        for text in ["e", "f", "g"] { group { register(text) } }
        #expect(manager.undoCount == 3)
    }

    @Test("D34: an empty group is no step; a nested undo of an empty group does nothing")
    func empty() {
        group {}
        #expect(manager.undoCount == 0 && !manager.canUndo && manager.groupingLevel == 0)
        manager.undo()
        manager.redo()
        manager.undoNestedGroup()
        #expect(sheet.log == [])
        manager.beginUndoGrouping()
        #expect(manager.groupingLevel == 1)
        manager.undoNestedGroup()
        group { register("a") }
        manager.undoNestedGroup()
        #expect(sheet.log == ["a"])
        manager.endUndoGrouping()
        group { register("b") }
        manager.undoNestedGroup()
        #expect(sheet.log == ["a", "b"])
    }

    @Test("D34: an action that forgets everything keeps the group that records it open, and no group around it")
    func forgetting() {
        func registerForgetting() {
            manager.registerUndo(withTarget: sheet) { [manager] sheet in
                sheet.log.append("forgot")
                manager.registerUndo(withTarget: sheet) { $0.log.append("lost") }
                manager.beginUndoGrouping()
                manager.disableUndoRegistration()
                manager.removeAllActions()
            }
        }
        var isEmpty: Bool { !manager.canUndo && !manager.canRedo && manager.groupingLevel == 0 }
        group { registerForgetting() }
        manager.undo()
        #expect(sheet.log == ["forgot"] && isEmpty && manager.isUndoRegistrationEnabled)
        group { manager.registerUndo(withTarget: sheet) { _ in registerForgetting() } }
        manager.undo()
        manager.redo()
        #expect(sheet.log == ["forgot", "forgot"] && isEmpty && manager.isUndoRegistrationEnabled)
        manager.beginUndoGrouping()
        group { registerForgetting() }
        manager.undoNestedGroup()
        #expect(sheet.log == ["forgot", "forgot", "forgot"] && isEmpty)
    }

    @Test("D34: what is registered after an undo takes the redo away; a target that is gone is passed over")
    func forgotten() {
        group { register("a") }
        do {
            let short = Sheet()
            group { register("gone", on: short) }
        }
        manager.undo()
        #expect(manager.redoCount == 0 && sheet.log == [])
        group {
            manager.registerUndo(withTarget: sheet) { [manager] _ in
                self.register("redo"); _ = manager
            }
        }
        manager.undo()
        #expect(manager.canRedo && manager.redoCount == 1)
        group { register("b") }
        #expect(!manager.canRedo && manager.undoCount == 2)
        manager.removeAllActions()
        #expect(manager.undoCount == 0 && manager.groupingLevel == 0)
    }
}
