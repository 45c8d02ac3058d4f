// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import SignUp

@MainActor
@Suite("Sign up")
struct SignUpTests {
    private func fill(_ screen: TestScreen, name: String) throws {
        try screen.field("Name").replaceText(with: name)
        try screen.field("Password, eight letters at least").replaceText(with: "12345678")
        try screen.field("The same password").replaceText(with: "12345678")
    }

    private func button(_ screen: TestScreen) throws -> UIButton {
        try #require(try screen.button("Sign up").view as? UIButton)
    }

    @Test("The button can be touched when all fields are filled and the passwords are the same")
    func complete() throws {
        let screen = try TestScreen.launching(AppDelegate())
        screen.advance(by: 1)
        #expect(try !button(screen).isEnabled)
        try fill(screen, name: "Emmy")
        #expect(try button(screen).isEnabled)
        try screen.field("The same password").replaceText(with: "12345679")
        #expect(try !button(screen).isEnabled)
    }

    @Test("A name is looked up 0.4 seconds of the application's clock after the last letter")
    func lookup() throws {
        let screen = try TestScreen.launching(AppDelegate())
        screen.advance(by: 1)
        try fill(screen, name: "Ad")
        screen.advance(by: 0.3)
        try screen.field("Name").replaceText(with: "Ada")
        screen.advance(by: 0.3)
        #expect(try screen.element("problem").label != "“Ada” is taken.")
        screen.advance(by: 0.2)
        #expect(try screen.element("problem").label == "“Ada” is taken.")
        #expect(try !button(screen).isEnabled)
    }

    @Test("Another letter may be asked for after three seconds")
    func countdown() throws {
        let screen = try TestScreen.launching(AppDelegate())
        screen.advance(by: 1)
        try fill(screen, name: "Emmy")
        screen.advance(by: 1)
        try screen.button("Sign up").tap()
        #expect(try screen.element("problem").label == "A letter is on its way. Another in 3 s.")
        screen.advance(by: 1.1)
        #expect(try screen.element("problem").label == "A letter is on its way. Another in 2 s.")
        #expect(try !button(screen).isEnabled)
        screen.advance(by: 2)
        #expect(try button(screen).isEnabled)
    }

    @Test("A finger that drags the form fades the greeting")
    func fading() throws {
        let screen = try TestScreen.launching(AppDelegate())
        screen.advance(by: 1)
        let greeting = try screen.text("Welcome").view
        #expect(greeting.alpha == 1)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 200, y: 500))
        finger.move(to: CGPoint(x: 200, y: 300))
        #expect(greeting.alpha < 1 && greeting.alpha >= 0.2)
        finger.up()
    }

    @Test("The app decides the same when its session is replayed: its clock is the recording's")
    func replay() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "signup-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = try TestScreen.launching(AppDelegate(), recordingTo: file)
        screen.advance(by: 1)
        try fill(screen, name: "Ada")
        screen.advance(by: 1)
        try fill(screen, name: "Emmy")
        screen.advance(by: 1)
        try screen.button("Sign up").tap()
        screen.advance(by: 4)
        screen.application.stopRecording()
        try expectReplay(of: file) { AppDelegate() }
    }
}
