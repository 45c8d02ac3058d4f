// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A line of the form: what is asked for, and where it is put.
final class FormRow: UIStackView {
    let editor: UIView

    /// - Parameter outset: how far the editor's frame reaches before what is in it, which stands in one line with the others' (points).
    init(_ title: String, editor: UIView, outset: CGFloat = 0) {
        self.editor = editor
        super.init(frame: .zero)
        let label = UILabel()
        label.text = title
        label.scaledFont = .systemFont(ofSize: 15)
        label.textColor = .secondaryLabel
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addArrangedSubview(label)
        addArrangedSubview(editor)
        spacing = 8 - outset
        isLayoutMarginsRelativeArrangement = true
        // A row that is scrolled below a bar is as high as the others.
        insetsLayoutMarginsFromSafeArea = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0)
        let line = UIView()
        line.backgroundColor = .separator
        addSubview(line, pinnedTo: self, edges: [.leading, .trailing, .bottom])
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            heightAnchor.constraint(equalToConstant: 44).with(.belowContent),
            label.widthAnchor.constraint(equalToConstant: 84),
            line.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    // Nothing here reads archives, so nobody calls it.
    required init(coder: NSCoder) { fatalError("Rows are made in code") }
}
