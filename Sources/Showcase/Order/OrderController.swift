// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An order of apples. Its views are in `Order.storyboard`.
final class OrderController: UIViewController {
    @IBOutlet private weak var count: UILabel!
    @IBOutlet private weak var stepper: UIStepper!

    private var apples: String { stepper.value == 1 ? "1 apple" : "\(Int(stepper.value)) apples" }

    @IBAction private func countChanged(_ sender: UIStepper) { count.text = apples }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? ReceiptController)?.order = apples
    }

    /// The receipt's button comes back here.
    @IBAction private func orderMore(_ segue: UIStoryboardSegue) {
        stepper.value = min(stepper.value + 1, stepper.maximumValue)
        count.text = apples
    }
}

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
