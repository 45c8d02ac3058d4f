// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A line of the form: its title and its editor.
final class FormRow: UIStackView {
    let editor: UIView

    /// - Parameter outset: the distance from the editor's frame to its content, whose edge aligns with the other rows' (points).
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
        // A row keeps its height when it is scrolled below a bar.
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

    // Never called: nothing here reads archives.
    required init(coder: NSCoder) { fatalError("Rows are made in code") }
}
