// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

/// What an undo manager should do, as lists of whole states.
private struct Model {
    var state = 0
    var past: [Int] = []
    var future: [Int] = []
    var levels = 0

    /// The state before the step being recorded, and how many groups of the app are open in it.
    var stepStart: Int?
    var isChanged = false
    var depth = 0

    mutating func begin() {
        if stepStart == nil { stepStart = state }
        depth += 1
    }

    mutating func change(to newState: Int) {
        if stepStart == nil { stepStart = state }
        state = newState
        isChanged = true
        future = []
    }

    mutating func closeStep() {
        guard depth == 0, let start = stepStart else { return }
        if isChanged { past.append(start) }
        if levels > 0 { past = past.suffix(levels) }
        stepStart = nil
        isChanged = false
    }

    mutating func undo() {
        closeStep()
        guard let previous = past.popLast() else { return }
        future.append(state)
        state = previous
    }

    mutating func redo() {
        guard let next = future.popLast() else { return }
        past.append(state)
        if levels > 0 { past = past.suffix(levels) }
        state = next
    }
}

@MainActor @Suite("Undo manager against a list of states")
struct UndoManagerModelTests {
    @Test(
        "Random changes, groups, undos and redos agree with a list of states", arguments: 1...40 as ClosedRange<UInt64>)
    func agrees(seed: UInt64) {
        var random = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % bound
        }
        let manager = UndoManager()
        let value = UndoableValue(manager)
        var model = Model()
        if seed.isMultiple(of: 3) {
            manager.levelsOfUndo = 4
            model.levels = 4
        }
        for number in 1...300 {
            switch next(10) {
            case 0...3:
                value.set(number)
                model.change(to: number)
            case 4:
                manager.beginUndoGrouping()
                model.begin()
            case 5 where model.depth > 0:
                manager.endUndoGrouping()
                model.depth -= 1
            case 6, 7:
                UndoManager.endEventGroups()
                model.closeStep()
            case 8 where model.depth == 0:
                manager.undo()
                model.undo()
            case 9 where model.stepStart == nil:
                manager.redo()
                model.redo()
            default: break
            }
            #expect(value.value == model.state)
            #expect(manager.canUndo == (!model.past.isEmpty || model.isChanged))
            #expect(manager.redoCount == model.future.count)
            #expect(manager.undoCount == model.past.count + (model.isChanged ? 1 : 0))
            #expect(manager.groupingLevel == (model.stepStart == nil ? 0 : 1 + model.depth))
        }
        while model.depth > 0 {
            manager.endUndoGrouping()
            model.depth -= 1
        }
        while manager.canUndo {
            manager.undo()
            model.undo()
        }
        #expect(value.value == model.state)
        #expect(manager.redoCount == model.future.count)
    }
}
