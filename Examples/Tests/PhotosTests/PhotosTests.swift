// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Photos

@MainActor
@Suite("Photos")
struct PhotosTests {
    private func launch(recordingTo file: URL? = nil) throws -> (TestScreen, PhotosViewController) {
        let screen = try TestScreen.launching(AppDelegate(), recordingTo: file)
        return (screen, try #require(screen.window.rootViewController as? PhotosViewController))
    }

    @Test("A stroke goes on to the next photo, and a short one comes back")
    func paging() throws {
        let (screen, photos) = try launch()
        #expect(try screen.element("title").label == "Morning")
        try screen.element("pager").swipe(.left)
        try screen.finishAnimations()
        #expect(photos.current == 1)
        #expect(try screen.element("title").label == "Noon")
        try screen.element("pager").drag(by: CGVector(dx: 60, dy: 0))
        try screen.finishAnimations()
        #expect(photos.current == 1)
    }

    @Test("Two fingers zoom a photo, and a finger then moves it instead of the pages")
    func pinch() throws {
        let (screen, photos) = try launch()
        try screen.image("Morning").pinch(scale: 3)
        #expect(photos.pages[0].zoomScale > 2)
        let offset = photos.pages[0].contentOffset
        screen.finger().drag(CGPoint(x: 200, y: 400), by: CGVector(dx: 100, dy: 0))
        try screen.finishAnimations()
        #expect(photos.current == 0 && photos.pages[0].contentOffset.x < offset.x)
    }

    @Test("A double tap zooms about the finger, and another one comes back")
    func doubleTap() throws {
        let (screen, photos) = try launch()
        let page = photos.pages[0]
        screen.finger().doubleTap(CGPoint(x: 100, y: 600))
        try screen.finishAnimations()
        screen.advance(by: 1)
        #expect(abs(page.zoomScale - 3) < 0.01)
        let seen = page.convert(CGPoint(x: page.bounds.midX, y: page.bounds.midY), to: page.photoView)
        #expect(abs(seen.x - 100) < 2 && abs(seen.y - 600) < 2)
        screen.finger().doubleTap(CGPoint(x: 200, y: 400))
        screen.advance(by: 1)
        #expect(page.zoomScale == 1)
        #expect(try screen.element("title").label == "Morning")
    }

    @Test("A single tap waits for a second one before it hides the title")
    func singleTap() throws {
        let (screen, _) = try launch()
        screen.finger().tap(at: CGPoint(x: 200, y: 500), holding: 0.05)
        #expect(screen.element("title").exists)
        screen.advance(by: 1)
        #expect(!screen.element("title").exists)
        screen.finger().tap(at: CGPoint(x: 200, y: 500), holding: 0.05)
        screen.advance(by: 1)
        #expect(screen.element("title").exists)
    }

    @Test("The app decides the same when its session is replayed")
    func replay() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "photos-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let (screen, _) = try launch(recordingTo: file)
        try screen.element("pager").swipe(.left)
        try screen.finishAnimations()
        try screen.image("Noon").pinch(scale: 2)
        screen.finger().doubleTap(CGPoint(x: 100, y: 600))
        screen.advance(by: 1)
        screen.application.stopRecording()
        try expectReplay(of: file) { AppDelegate() }
    }
}
