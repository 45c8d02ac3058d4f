// SPDX-License-Identifier: Apache-2.0

import UIKit

class PlayerController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pause)))
    }

    @objc private func pause() {}
}
