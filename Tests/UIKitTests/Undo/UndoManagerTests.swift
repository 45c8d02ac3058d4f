// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

/// Holds a value; each change registers its undo.
@MainActor
final class UndoableValue {
    let undoManager: UndoManager
    private(set) var value: Int

    init(_ undoManager: UndoManager, value: Int = 0) {
        self.undoManager = undoManager
        self.value = value
    }

    func set(_ newValue: Int) {
        let previous = value
        // As an app writes it: optional chaining, the target passed in.
        let manager: UndoManager? = undoManager
        manager?.registerUndo(withTarget: self) { $0.set(previous) }
        value = newValue
    }

    func setObject(_ sender: Any?) { set(sender as? Int ?? -1) }
}

@MainActor @Suite("Undo manager")
struct UndoManagerTests {
    private let manager = UndoManager()
    private let value: UndoableValue

    init() {
        value = UndoableValue(manager)
    }

    private func step(_ newValue: Int, name: String = "") {
        value.set(newValue)
        manager.setActionName(name)
        UndoManager.endEventGroups()
    }

    @Test("Steps that fill the room exactly stay; one byte more, and the oldest goes")
    func room() {
        final class SmallUndoManager: UndoManager {
            override var room: Room? { Room(steps: 9, bytes: 10) }
        }
        let manager = SmallUndoManager()
        manager.groupsByEvent = false
        let value = UndoableValue(manager)
        func step(_ number: Int, bytes: Int) {
            manager.beginUndoGrouping()
            value.set(number)
            manager.countRegistered(bytes)
            manager.endUndoGrouping()
        }
        step(1, bytes: 5)
        step(2, bytes: 5)
        #expect(manager.undoCount == 2)
        step(3, bytes: 1)
        #expect(manager.undoCount == 2)
        manager.undo()
        manager.undo()
        #expect(!manager.canUndo && value.value == 1)
    }

    @Test("What nested groups keep counts for the step that they are in")
    func roomOfNestedGroups() {
        final class SmallUndoManager: UndoManager {
            override var room: Room? { Room(steps: 9, bytes: 10) }
        }
        let manager = SmallUndoManager()
        manager.groupsByEvent = false
        func step(bytes: Int) {
            manager.beginUndoGrouping()
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: value) { _ in }
            manager.countRegistered(bytes)
            manager.endUndoGrouping()
            manager.endUndoGrouping()
        }
        for _ in 0..<2 { step(bytes: 5) }
        #expect(manager.undoCount == 2)
        step(bytes: 6)
        #expect(manager.undoCount == 1)
    }

    @Test("The room, the levels and the end of everything are of what can be redone, too")
    func redoSteps() {
        final class SmallUndoManager: UndoManager {
            override var room: Room? { Room(steps: 9, bytes: 10) }
        }
        let small = SmallUndoManager()
        small.groupsByEvent = false
        func register() {
            small.registerUndo(withTarget: value) { _ in register() }
            small.countRegistered(5)
        }
        for _ in 0..<2 {
            small.beginUndoGrouping()
            register()
            small.endUndoGrouping()
        }
        for _ in 0..<2 { small.undo() }
        #expect(small.undoCount == 0 && small.redoCount == 2)
        for number in 1...3 { step(number) }
        for _ in 0..<3 { manager.undo() }
        manager.levelsOfUndo = 1
        #expect(manager.redoCount == 1)
        manager.removeAllActions()
        #expect(!manager.canRedo)
    }

    @Test("While a step is undone, what is recorded is not yet there to be undone")
    func countInUndo() {
        var counts: [Int] = []
        manager.registerUndo(withTarget: value) { value in
            value.set(9)
            counts.append(value.undoManager.undoCount)
        }
        manager.undo()
        #expect(counts == [0] && manager.redoCount == 1)
    }

    @Test("The end of an event leaves a group of the app's own open")
    func ownGroupStays() {
        value.set(1)
        manager.endUndoGrouping()
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        UndoManager.endEventGroups()
        #expect(manager.groupingLevel == 1)
        manager.endUndoGrouping()
    }

    @Test("A step that was dropped is kept by nothing, also if a group in it was taken back by itself")
    func droppedStep() {
        manager.groupsByEvent = false
        manager.levelsOfUndo = 1
        weak var gone: NSObject?
        do {
            let kept = NSObject()
            gone = kept
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: value) { _ in withExtendedLifetime(kept) {} }
            manager.beginUndoGrouping()
            value.set(2)
            manager.endUndoGrouping()
            manager.undoNestedGroup()
            manager.endUndoGrouping()
        }
        #expect(gone != nil)
        manager.beginUndoGrouping()
        value.set(3)
        manager.endUndoGrouping()
        #expect(gone == nil && manager.undoCount == 1)
    }

    @Test("An event that is over keeps no manager alive")
    func eventKeepsNoManager() {
        for closesItself in [false, true] {
            weak var gone: UndoManager?
            do {
                let manager = UndoManager()
                gone = manager
                manager.registerUndo(withTarget: value) { _ in }
                if closesItself { manager.undo() }
                UndoManager.endEventGroups()
            }
            #expect(gone == nil)
        }
    }

    @Test("The event's group waits for an undo in it that delivers another event")
    func eventInUndo() {
        value.set(1)
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: value) { value in
            value.set(2)
            UndoManager.endEventGroups()
        }
        manager.endUndoGrouping()
        manager.undoNestedGroup()
        #expect(value.value == 2 && manager.groupingLevel == 1)
        UndoManager.endEventGroups()
        #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    }

    @Test("Where the room is too small for what can be undone alone, the newest step that can be redone stays")
    func roomOfRedo() {
        final class SmallUndoManager: UndoManager {
            override var room: Room? { Room(steps: 9, bytes: 10) }
        }
        let manager = SmallUndoManager()
        manager.groupsByEvent = false
        let owner = NSObject()
        func register() {
            manager.registerUndo(withTarget: owner) { _ in register() }
            manager.countRegistered(3)
        }
        for _ in 0..<3 {
            manager.beginUndoGrouping()
            register()
            manager.endUndoGrouping()
        }
        manager.undo()
        manager.undo()
        #expect(manager.undoCount == 1 && manager.redoCount == 2)
        manager.countLastStep(20)
        #expect(manager.undoCount == 1 && manager.redoCount == 1)
    }

    @Test("Undo takes the last step back, redo repeats it, a new change forgets what could be redone")
    func undoAndRedo() {
        #expect(!manager.canUndo && !manager.canRedo)
        step(1)
        step(2)
        #expect(manager.undoCount == 2)
        manager.undo()
        #expect(value.value == 1 && manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(value.value == 2 && !manager.canRedo)
        manager.undo()
        manager.undo()
        #expect(value.value == 0 && !manager.canUndo && manager.redoCount == 2)
        manager.undo()
        #expect(value.value == 0)
        step(3)
        #expect(!manager.canRedo)
        manager.redo()
        #expect(value.value == 3)
    }

    @Test("groupsByEvent: what one event changes is one step, closed when the event ends")
    func eventGroups() {
        value.set(1)
        value.set(2)
        #expect(manager.groupingLevel == 1 && manager.canUndo)
        UndoManager.endEventGroups()
        #expect(manager.groupingLevel == 0)
        value.set(3)
        manager.undo()
        #expect(value.value == 2)
        manager.undo()
        #expect(value.value == 0)
    }

    @Test("groupsByEvent: the app's own group is nested in the event's, which waits for it")
    func eventGroupWaits() {
        manager.beginUndoGrouping()
        #expect(manager.groupingLevel == 2)
        value.set(1)
        UndoManager.endEventGroups()
        #expect(manager.groupingLevel == 2)
        value.set(2)
        manager.endUndoGrouping()
        UndoManager.endEventGroups()
        #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
        manager.undo()
        #expect(value.value == 0)
    }

    @Test("Without groupsByEvent the app groups, and the event's end closes nothing")
    func explicitGroups() {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        value.set(1)
        manager.beginUndoGrouping()
        value.set(2)
        manager.endUndoGrouping()
        UndoManager.endEventGroups()
        #expect(manager.groupingLevel == 1)
        manager.endUndoGrouping()
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(value.value == 0)
        manager.redo()
        #expect(value.value == 2)
    }

    @Test("undoNestedGroup takes the last nested group back and leaves the outer one open")
    func nestedGroup() {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        value.set(1)
        manager.beginUndoGrouping()
        value.set(2)
        value.set(3)
        manager.endUndoGrouping()
        manager.undoNestedGroup()
        #expect(value.value == 1 && manager.groupingLevel == 1 && manager.redoCount == 1)
        manager.redo()
        #expect(value.value == 3 && manager.groupingLevel == 1)
        manager.endUndoGrouping()
        manager.undoNestedGroup()
        #expect(value.value == 0 && !manager.canUndo)
        // What was taken back is in the outer group no longer.
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        value.set(4)
        manager.endUndoGrouping()
        for _ in 0..<2 { manager.undoNestedGroup() }
        manager.endUndoGrouping()
        #expect(value.value == 0 && !manager.canUndo)
    }

    @Test("A group in which nothing is registered leaves no step")
    func emptyGroups() {
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        UndoManager.endEventGroups()
        #expect(!manager.canUndo)
        manager.registerUndo(withTarget: value) { _ in }
        manager.undo()
        #expect(!manager.canRedo)
    }

    @Test("levelsOfUndo keeps the newest steps, also when it is lowered")
    func levels() {
        manager.levelsOfUndo = 3
        for number in 1...5 { step(number) }
        #expect(manager.undoCount == 3)
        manager.levelsOfUndo = 1
        manager.undo()
        manager.undo()
        #expect(value.value == 4)
    }

    @Test("Disabled registration loses what is registered; the calls nest")
    func disabling() {
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        step(1, name: "Ignored")
        #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo && manager.undoActionName.isEmpty)
        manager.enableUndoRegistration()
        step(2)
        #expect(manager.isUndoRegistrationEnabled && manager.canUndo)
    }

    @Test("Steps have names, undo passes them to redo and back, an empty name removes one")
    func names() {
        #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
        step(1, name: "Move")
        step(2, name: "Turn")
        #expect(manager.undoMenuItemTitle == "Undo Turn" && manager.redoActionName.isEmpty)
        manager.undo()
        #expect(manager.undoActionName == "Move" && manager.redoMenuItemTitle == "Redo Turn")
        manager.redo()
        #expect(manager.undoActionName == "Turn")
        manager.setActionName("")
        #expect(manager.undoActionName.isEmpty)
    }

    @Test("A value attached to a step travels with it")
    func userInfo() {
        let key = UndoManager.UserInfoKey(rawValue: "page")
        value.set(1)
        manager.setActionUserInfoValue(7, forKey: key)
        #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 7)
        manager.undo()
        #expect(manager.undoActionUserInfoValue(forKey: key) == nil)
        #expect(manager.redoActionUserInfoValue(forKey: key) as? Int == 7)
    }

    @Test("A step is discardable when each of its actions is")
    func discardable() {
        value.set(1)
        manager.setActionIsDiscardable(true)
        #expect(manager.undoActionIsDiscardable)
        value.set(2)
        #expect(!manager.undoActionIsDiscardable)
        manager.setActionIsDiscardable(true)
        manager.undo()
        #expect(!manager.undoActionIsDiscardable && manager.redoActionIsDiscardable)
    }

    @Test("isUndoing and isRedoing hold while the actions run")
    func states() {
        var log: [String] = []
        func note(_ manager: UndoManager) {
            log.append("\(manager.isUndoing) \(manager.isRedoing)")
            manager.registerUndo(withTarget: manager) { note($0) }
        }
        manager.registerUndo(withTarget: manager) { note($0) }
        manager.undo()
        manager.redo()
        #expect(log == ["true false", "false true"])
        #expect(!manager.isUndoing && !manager.isRedoing)
    }

    @Test("A selector performs with the object in the sender's place")
    func selectors() {
        let selector = Selector("setObject:", UndoableValue.setObject(_:))
        manager.registerUndo(withTarget: value, selector: selector, object: 42)
        manager.undo()
        #expect(value.value == 42 && manager.canRedo)
    }

    @Test("Targets are not retained, and the action of one that is gone does nothing")
    func weakTargets() {
        weak var target: UndoableValue?
        do {
            let gone = UndoableValue(manager)
            target = gone
            gone.set(1)
        }
        #expect(target == nil && manager.canUndo)
        manager.undo()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test("removeAllActions(withTarget:) forgets one target, and steps of nothing else")
    func removingTarget() {
        let other = UndoableValue(manager)
        step(1)
        other.set(5)
        UndoManager.endEventGroups()
        value.set(2)
        other.set(6)
        manager.removeAllActions(withTarget: other)
        UndoManager.endEventGroups()
        #expect(manager.undoCount == 2)
        manager.undo()
        manager.undo()
        #expect(value.value == 0 && other.value == 6)
        manager.removeAllActions(withTarget: value)
        #expect(!manager.canRedo)
    }

    @Test("removeAllActions forgets everything, closes groups and enables registration")
    func removingAll() {
        step(1)
        manager.undo()
        manager.beginUndoGrouping()
        value.set(2)
        manager.disableUndoRegistration()
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo)
        #expect(manager.groupingLevel == 0 && manager.isUndoRegistrationEnabled)
        step(3)
        manager.undo()
        #expect(value.value == 2)
    }

    @Test("An action being undone may forget everything")
    func removingAllWhileUndoing() {
        step(1)
        manager.registerUndo(withTarget: value) { target in
            target.undoManager.removeAllActions()
            target.set(9)
        }
        manager.undo()
        #expect(value.value == 9 && !manager.canUndo && manager.redoCount == 1)
    }

    @Test("What Foundation raises an exception for traps, and the message names the mistake")
    func programmingErrors() async {
        let unbalanced = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UndoManager().endUndoGrouping()
        }
        let message = String(decoding: unbalanced?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("endUndoGrouping() was called without beginUndoGrouping()"))
        await #expect(processExitsWith: .failure) { @MainActor in
            UndoManager().enableUndoRegistration()
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let manager = UndoManager()
            manager.beginUndoGrouping()
            manager.undo()
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let manager = UndoManager()
            manager.groupsByEvent = false
            manager.registerUndo(withTarget: manager) { _ in }
        }
        let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let manager = UndoManager()
            manager.registerUndo(withTarget: manager) { $0.undo() }
            manager.undo()
        }
        let complaint = String(decoding: nested?.standardErrorContent ?? [], as: UTF8.self)
        #expect(complaint.contains("undo() was called by an action"))
        await #expect(processExitsWith: .failure) { @MainActor in
            let manager = UndoManager()
            manager.registerUndo(withTarget: manager) { $0.beginUndoGrouping() }
            manager.undo()
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let manager = UndoManager()
            manager.registerUndo(withTarget: manager) { $0.undoNestedGroup() }
            manager.undo()
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let manager = UndoManager()
            manager.registerUndo(withTarget: manager) { $0.redo() }
            manager.undo()
        }
        // When it is registered, not only when it is performed.
        await #expect(processExitsWith: .failure) { @MainActor in
            UndoManager().registerUndo(withTarget: NSObject(), selector: Selector("nothing:"), object: nil)
        }
        // The selector's method takes another class's object.
        let misfit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let target = PickyTarget()
            let manager = UndoManager()
            manager.registerUndo(withTarget: target, selector: Selector("take:", PickyTarget.take(_:)), object: 7)
            manager.undo()
        }
        let refusal = String(decoding: misfit?.standardErrorContent ?? [], as: UTF8.self)
        #expect(refusal.contains("UIView"))
    }
}

/// Takes views and nothing else.
@MainActor
private final class PickyTarget: NSObject {
    func take(_ sender: UIView) {}
}
