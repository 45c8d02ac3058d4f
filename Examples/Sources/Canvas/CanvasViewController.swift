// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A canvas, and what takes strokes back: a button, a tap of two fingers, Command-Z, a shake.
class CanvasViewController: UIViewController {
    let canvas = CanvasView()
    private let history = UndoManager()
    private let undoButton = UIButton(type: .system)
    private let redoButton = UIButton(type: .system)

    override var undoManager: UndoManager? { history }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        // Every stroke is a step of its own, also those of fingers that lift together.
        history.groupsByEvent = false
        canvas.didFinish = { [weak self] stroke in self?.register(stroke) }

        let twoFingers = UITapGestureRecognizer(target: self, action: #selector(undo))
        twoFingers.numberOfTouchesRequired = 2
        canvas.addGestureRecognizer(twoFingers)

        undoButton.setTitle("Undo", for: .normal)
        undoButton.addTarget(self, action: #selector(undo), for: .touchUpInside)
        redoButton.setTitle("Redo", for: .normal)
        redoButton.addTarget(self, action: #selector(redo), for: .touchUpInside)
        update()

        let bar = UIStackView(arrangedSubviews: [undoButton, redoButton])
        bar.distribution = .fillEqually
        for part in [canvas, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor),
            bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            canvas.topAnchor.constraint(equalTo: bar.bottomAnchor),
            canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            canvas.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    // MARK: Undo

    private func register(_ stroke: Stroke) {
        history.beginUndoGrouping()
        history.registerUndo(withTarget: self) { $0.takeBack() }
        history.setActionName("Stroke")
        history.endUndoGrouping()
        update()
    }

    private func takeBack() {
        guard let stroke = canvas.removeLast() else { return }
        history.registerUndo(withTarget: self) { $0.draw(stroke) }
    }

    private func draw(_ stroke: Stroke) {
        canvas.append(stroke)
        history.registerUndo(withTarget: self) { $0.takeBack() }
    }

    @objc private func undo() {
        if history.canUndo { history.undo() }
        update()
    }

    @objc private func redo() {
        if history.canRedo { history.redo() }
        update()
    }

    private func update() {
        undoButton.isEnabled = history.canUndo
        redoButton.isEnabled = history.canRedo
    }
}
