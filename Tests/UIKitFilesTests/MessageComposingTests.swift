// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitFiles

@MainActor
@Suite("FL13: messages")
final class MessageComposingTests: FilesFixture {
    private final class Programs: URLHost {
        var opened: [String] = []
        var schemes: Set<String> = ["mailto", "sms"]
        var takes = true

        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool { schemes.contains(url.scheme ?? "") }

        func open(_ url: URL, for scene: SceneIdentifier) -> Bool {
            if takes { opened.append(url.absoluteString) }
            return takes
        }
    }

    private final class Delegate: NSObject, MFMailComposeViewControllerDelegate,
        MFMessageComposeViewControllerDelegate
    {
        private(set) var results: [String] = []

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            results.append("\(result) \(error == nil)")
            controller.dismiss(animated: false)
        }

        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) {
            results.append("\(result)")
            controller.dismiss(animated: false)
        }
    }

    private let programs = Programs()
    private let delegate = Delegate()

    private func mail() -> MFMailComposeViewController {
        screen.application.host = programs
        UIApplication.current = screen.application
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = delegate
        mail.setToRecipients(["ann@example.org", "bob@example.org"])
        mail.setCcRecipients(["cy@example.org"])
        mail.setBccRecipients(nil)
        mail.setSubject("50 % & more?")
        mail.setMessageBody("Hello,\nyou", isHTML: false)
        return mail
    }

    @Test("a mail is handed to the user's program as an address, and is a draft there")
    func mails() {
        let mail = mail()
        #expect(MFMailComposeViewController.canSendMail())
        present(mail)
        let words = "ann@example.org, bob@example.org\ncy@example.org\n50 % & more?\nHello,\nyou"
        #expect(screen.text(words).exists)
        tap("Open")
        #expect(
            programs.opened == [
                "mailto:ann@example.org,bob@example.org?cc=cy@example.org&subject=50%20%25%20%26%20more%3F&body=Hello%2C%0Ayou"
            ])
        #expect(delegate.results == ["saved true"] && root.presentedViewController == nil)
    }

    @Test("the user gives it up by the button, by Escape, or by dragging it away")
    func cancelling() {
        present(mail())
        tap("Cancel")
        present(mail())
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        #expect(delegate.results == ["cancelled true", "cancelled true"] && programs.opened.isEmpty)
    }

    @Test("where nobody takes messages an app is told before, and the user when it happens")
    func unavailable() {
        let mail = mail()
        programs.takes = false
        present(mail)
        tap("Open")
        #expect(!isShown("Open") && screen.text("Nothing here takes messages.").exists && delegate.results.isEmpty)
        programs.schemes = []
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        let before = screen.application.faults.count
        mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "a.txt")
        #expect(screen.application.faults.count == before + 1)
    }

    @Test("a text message goes the same way")
    func texts() {
        screen.application.host = programs
        UIApplication.current = screen.application
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = delegate
        (message.recipients, message.body) = (["+1 555"], "Hi")
        present(message)
        tap("Open")
        #expect(programs.opened == ["sms:+1%20555?body=Hi"] && delegate.results == ["sent"])
    }
}
