// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitFiles

@MainActor
@Suite("FL12: pages of the web")
final class PagesOfTheWebTests: FilesFixture {
    private final class Browser: URLHost {
        var opened: [URL] = []
        var isThere = true

        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool { isThere }

        func open(_ url: URL, for scene: SceneIdentifier) -> Bool {
            if isThere { opened.append(url) }
            return isThere
        }
    }

    private final class Delegate: NSObject, SFSafariViewControllerDelegate {
        let log: CallLog

        init(_ log: CallLog) { self.log = log }

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
            log("finished, \(controller.presentingViewController == nil ? "gone" : "there")")
        }

        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) {
            log("loaded \(didLoadSuccessfully)")
        }

        func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { log("opens again") }
    }

    private let browser = Browser()
    private lazy var delegate = Delegate(log)

    private func show(prepare: (SFSafariViewController) -> Void = { _ in }) throws -> SFSafariViewController {
        screen.application.host = browser
        let controller = SFSafariViewController(url: try #require(URL(string: "https://www.swift.org/about")))
        controller.delegate = delegate
        prepare(controller)
        present(controller)
        return controller
    }

    @Test("FL12: the user's browser gets the page when the controller has appeared, and again on demand")
    func opening() throws {
        _ = try show()
        #expect(browser.opened.map(\.absoluteString) == ["https://www.swift.org/about"])
        #expect(log.take() == ["loaded true"])
        tap("Open")
        #expect(browser.opened.count == 2 && log.take() == ["opens again"])
        tap("Done")
        #expect(log.take() == ["finished, there"] && root.presentedViewController == nil)
    }

    @Test("FL12: where nothing shows pages the controller says so, and its delegate hears it")
    func unavailable() throws {
        browser.isThere = false
        _ = try show { $0.dismissButtonStyle = .close }
        #expect(log.take() == ["loaded false"] && !isShown("Open") && isShown("Close"))
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        #expect(log.take() == ["finished, gone"] && root.presentedViewController == nil)
    }

    @Test("FL12: a controller keeps a copy of its configuration")
    func configuration() throws {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let url = try #require(URL(string: "http://example.org"))
        let controller = SFSafariViewController(url: url, configuration: configuration)
        configuration.entersReaderIfAvailable = false
        #expect(controller.configuration.entersReaderIfAvailable && controller.configuration.barCollapsingEnabled)
        controller.preferredControlTintColor = .red
        controller.preferredBarTintColor = .green
        #expect(controller.view.tintColor == .red && controller.view.backgroundColor == .green)
    }
}
