// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What was ordered, and a way back.
final class ReceiptController: UIViewController {
    /// What was ordered, in words.
    var order = ""
    @IBOutlet private weak var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "You ordered \(order)."
    }
}
