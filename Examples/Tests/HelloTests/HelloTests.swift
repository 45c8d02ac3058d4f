// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Hello

@MainActor
@Suite("Hello")
struct HelloTests {
    @Test("A tap says hello, and another one counts")
    func hello() throws {
        let screen = try TestScreen.launching(AppDelegate())
        try screen.button("Say hello").tap()
        #expect(screen.text("Hello!").exists)
        try screen.button("Say hello").tap()
        #expect(try screen.element("greeting").label == "Hello, 2 times.")
    }

    @Test("A finger that slides far off the button says nothing")
    func slidingOff() throws {
        let screen = try TestScreen.launching(AppDelegate())
        try screen.button("Say hello").drag(by: CGVector(dx: 0, dy: 200), expecting: .nothing)
        #expect(screen.text("Nobody has said hello.").exists)
    }

    @Test("The app decides the same when its session is replayed")
    func replay() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "hello-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = try TestScreen.launching(AppDelegate(), recordingTo: file)
        try screen.button("Say hello").tap()
        screen.finger().doubleTap(try screen.button("Say hello").touchPoint)
        screen.application.stopRecording()
        try expectReplay(of: file) { AppDelegate() }
    }
}
