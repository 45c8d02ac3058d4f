// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import UIKit

extension Notification.Name {
    static let mosaicDidClear = Notification.Name("mosaicDidClear")
}

class MosaicViewController: UIViewController, TileViewDelegate {
    @IBOutlet private(set) var clearButton: UIButton!
    @IBOutlet private(set) var dial: DialControl!
    private(set) var tiles: [TileView] = []
    /// How often tiles were turned, in a font that the app brings along (`UIAppFonts`).
    private(set) var score = UILabel()
    private(set) var log: [String] = []
    private var pulse: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .table
        for number in 0..<4 {
            let tile = TileView(frame: CGRect(x: 20 + 80 * number, y: 100, width: 60, height: 60))
            tile.delegate = self
            tile.tag = number
            view.addSubview(tile)
            tiles.append(tile)
        }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 40, width: 120, height: 44)
        button.setTitle("Clear", for: .normal)
        button.addTarget(nil, action: #selector(clear(_:)), for: .touchUpInside)
        view.addSubview(button)
        clearButton = button
        score.frame = CGRect(x: 240, y: 40, width: 130, height: 44)
        score.font = UIFont(name: "Segments-Regular", size: 40)
        score.textAlignment = .right
        score.text = "0"
        score.accessibilityIdentifier = "score"
        view.addSubview(score)
        let dial = DialControl(frame: CGRect(x: 20, y: 220, width: 200, height: 44))
        dial.addTarget(self, action: #selector(dialChanged(_:for:)), for: .valueChanged)
        view.addSubview(dial)
        self.dial = dial
        view.addGestureRecognizer(PairGestureRecognizer(target: self, action: #selector(paired)))
        let hold = UILongPressGestureRecognizer(target: self, action: Selector(("hold:")))
        view.addGestureRecognizer(hold)
        NotificationCenter.default.addObserver(
            self, selector: #selector(didClear(_:)), name: .mosaicDidClear, object: self)
        pulse = Timer.scheduledTimer(
            timeInterval: 10, target: self, selector: #selector(beat), userInfo: nil, repeats: true)
        #if os(iOS)
            log.append("for iOS")
        #endif
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pulse?.invalidate()
    }

    // MARK: Actions

    // The sender's class says "button"; keys and menus send it as well, and nobody looks.
    @IBAction func clear(_ sender: UIButton) {
        for tile in tiles { while tile.turns % 3 != 0 { tile.turn() } }
        NotificationCenter.default.post(name: .mosaicDidClear, object: self)
    }

    @objc private func dialChanged(_ dial: DialControl, for event: UIEvent?) {
        for tile in tiles { tile.alpha = 1 - dial.value / 2 }
        log.append("dial \(Int((dial.value * 100).rounded()))")
    }

    @objc private func paired() { log.append("pair") }

    @objc private func hold(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { perform(#selector(say(_:)), with: "held", afterDelay: 0.5) }
    }

    @objc private func say(_ word: Any?) { log.append("\(word ?? "nothing")") }

    @objc private func didClear(_ notification: Notification) { log.append("cleared") }

    @objc private func beat() { log.append("beat") }

    // MARK: Tiles

    func tileViewDidChange(_ tile: TileView) {
        log.append("tile \(tile.tag)")
        score.text = "\(tiles.reduce(0) { $0 + $1.turns })"
    }

    func tileViewDidFinish(_ tile: TileView) { log.append("tile \(tile.tag) is round") }
}

// MARK: - Keys and menus

extension MosaicViewController {
    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "k", modifierFlags: .command, action: #selector(clear(_:)))]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(clear(_:)) { return tiles.contains { $0.turns % 3 != 0 } }
        return super.canPerformAction(action, withSender: sender)
    }
}

#Preview {
    MosaicViewController()
}
