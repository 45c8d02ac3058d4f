// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a board is told of its tiles.
@objc protocol TileViewDelegate: AnyObject {
    func tileViewDidChange(_ tile: TileView)
    @objc optional func tileView(_ tile: TileView, shouldTurnTo color: Int) -> Bool
    @objc optional func tileViewDidFinish(_ tile: TileView)
}

/// A tile: a tap turns its color, a pan moves it.
@IBDesignable
class TileView: UIView {
    static let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]

    @objc dynamic private(set) var turns = 0
    @IBInspectable var canMove = true
    @IBOutlet weak var delegate: TileViewDelegate?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = Self.colors[0]
        let pan = UIPanGestureRecognizer(target: self, action: #selector(move(_:)))
        pan.delegate = self
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(TileView.turn)))
        addGestureRecognizer(pan)
    }

    @objc func turn() {
        let next = (turns + 1) % Self.colors.count
        guard delegate?.tileView?(self, shouldTurnTo: next) ?? true else { return }
        turns += 1
        backgroundColor = Self.colors[next]
        delegate?.tileViewDidChange(self)
        if next == 0 { delegate?.tileViewDidFinish?(self) }
    }

    @objc private func move(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: superview)
        center = CGPoint(x: center.x + way.x, y: center.y + way.y)
        pan.setTranslation(.zero, in: superview)
    }
}

extension TileView: UIGestureRecognizerDelegate {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        canMove || !(recognizer is UIPanGestureRecognizer)
    }
}
