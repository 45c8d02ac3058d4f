// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Canvas

@MainActor
@Suite("Canvas")
struct CanvasTests {
    private func launch(recordingTo file: URL? = nil) throws -> (TestScreen, CanvasView) {
        let screen = try TestScreen.launching(AppDelegate(), recordingTo: file)
        return (screen, try screen.element("canvas").view(as: CanvasView.self))
    }

    @Test("A finger draws what its device sampled, not one point a frame")
    func coalesced() throws {
        let (screen, canvas) = try launch()
        let finger = screen.finger()
        finger.down(on: canvas, at: CGPoint(x: 10, y: 10))
        finger.move(through: (1...8).map { ViewPoint(canvas, x: 10 + CGFloat($0) * 5, y: 10).touchPoint })
        finger.up()
        #expect(canvas.strokes.count == 1)
        #expect(canvas.strokes.first?.points.map(\.x) == [10, 15, 20, 25, 30, 35, 40, 45, 50])
    }

    @Test("Three fingers draw in three colors")
    func threeFingers() throws {
        let (screen, canvas) = try launch()
        let fingers = (0..<3).map { _ in screen.finger() }
        for (place, finger) in fingers.enumerated() {
            finger.down(on: canvas, at: CGPoint(x: 50 + 80 * place, y: 50))
        }
        for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2, steps: 12) }
        for finger in fingers { finger.up() }
        #expect(canvas.strokes.map(\.color) == Array(CanvasView.colors.prefix(3)))
    }

    @Test("Strokes are taken back one by one and come again")
    func undo() throws {
        let (screen, canvas) = try launch()
        try screen.button("Undo").tap(expecting: .nothing)
        screen.finger().drag(canvas, by: CGVector(dx: 50, dy: 50))
        screen.finger().drag(canvas, by: CGVector(dx: -50, dy: 50))
        try screen.button("Undo").tap()
        #expect(canvas.strokes.count == 1)
        screen.press("z", .command)
        #expect(canvas.strokes.count == 0)
        try screen.button("Redo").tap()
        #expect(canvas.strokes.count == 1)
        screen.press("z", [.command, .shift])
        #expect(canvas.strokes.count == 2)
    }

    @Test("A tap of two fingers takes the last stroke back, and leaves no dots")
    func twoFingerTap() throws {
        let (screen, canvas) = try launch()
        screen.finger().drag(canvas, by: CGVector(dx: 50, dy: 50))
        screen.twoFingerTap(canvas)
        #expect(canvas.strokes.isEmpty)
    }

    @Test("A stroke that the device gives up is not drawn")
    func cancelled() throws {
        let (screen, canvas) = try launch()
        let finger = screen.finger()
        finger.down(on: canvas)
        finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1, steps: 6)
        screen.cancelAll(because: "connection lost")
        #expect(canvas.strokes.isEmpty)
    }

    @Test("The app decides the same when its session is replayed")
    func replay() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "canvas-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let (screen, canvas) = try launch(recordingTo: file)
        screen.pinch(canvas, scale: 2)
        screen.finger().drag(canvas, by: CGVector(dx: 50, dy: 50))
        screen.twoFingerTap(canvas)
        screen.application.stopRecording()
        try expectReplay(of: file) { AppDelegate() }
    }
}
