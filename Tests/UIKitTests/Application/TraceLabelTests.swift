// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@MainActor
@Suite("The names of views in traces")
struct TraceLabelTests {
    private let application = UIApplication()

    @Test("A view without a name of its own is called what its user reads on it")
    func shownText() {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        let label = UILabel()
        label.text = "3 pieces"
        #expect(application.subject(of: button).label == "Buy")
        #expect(application.subject(of: label).label == "3 pieces")
        #expect(application.subject(of: UIView()).label == nil)
    }

    @Test("The application's own label comes before the text, the identifier before both")
    func precedence() {
        let label = UILabel()
        label.text = "3 pieces"
        label.accessibilityLabel = "Amount"
        #expect(application.subject(of: label).label == "Amount")
        label.accessibilityIdentifier = "amount"
        #expect(application.subject(of: label).label == "amount")
    }
}
