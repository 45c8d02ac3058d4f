// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A line of the form: what is asked for, and where it is put.
final class FormRow: UIView {
    static let height: CGFloat = 44

    let editor: UIView
    private let label = UILabel()
    private let line = UIView()

    /// How far the editor's frame reaches to the left of what is in it, which stands in one line with the others' (points).
    private let outset: CGFloat

    init(_ title: String, editor: UIView, outset: CGFloat = 0) {
        self.editor = editor
        self.outset = outset
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .secondaryLabel
        line.backgroundColor = .separator
        for part in [label, editor, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: 84, height: bounds.height)
        let left = 92 - outset
        editor.frame = CGRect(x: left, y: 2, width: max(0, bounds.width - left), height: bounds.height - 4)
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
