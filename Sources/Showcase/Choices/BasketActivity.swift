// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The application's own activity: asks for the amount that goes into the basket.
final class BasketActivity: UIActivity {
    private lazy var question = makeQuestion()

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("showcase.basket") }
    override var activityTitle: String? { "Put into the basket" }
    override var activityImage: UIImage? { UIImage(systemName: "plus") }
    override var activityViewController: UIViewController? { question }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }

    private func makeQuestion() -> UIViewController {
        let alert = UIAlertController(
            title: "Into the basket", message: "How much of it?", preferredStyle: .alert)
        for (title, completes) in [("All", true), ("Nothing", false)] {
            alert.addAction(
                UIAlertAction(title: title, style: completes ? .default : .cancel) { [weak self] _ in
                    self?.activityDidFinish(completes)
                })
        }
        return alert
    }
}
