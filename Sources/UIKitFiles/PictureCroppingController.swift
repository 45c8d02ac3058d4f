// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// FL7: a finger moves a picture under a square, two make it larger; the user takes what is in the square.
final class PictureCroppingController: UIViewController, UIScrollViewDelegate {
    /// What the user took.
    struct Part {
        var image: UIImage
        /// In points of the whole picture.
        var place: CGRect
    }

    private let image: UIImage
    private let finish: (Part?) -> Void
    private let scroll = UIScrollView(frame: .zero)
    private let picture: UIImageView
    /// Over the picture: dark around the square.
    private let shade = UIView(frame: .zero)
    private let hole = CAShapeLayer()
    private let choose = UIButton(configuration: .filled())
    private let cancel = UIButton(configuration: .gray())
    private var side: CGFloat = 0
    private var isOver = false
    private static let gap: CGFloat = 16

    /// - Parameter finish: called once, with `nil` if the user cancels.
    init(_ image: UIImage, finish: @escaping (Part?) -> Void) {
        self.image = image
        self.finish = finish
        picture = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overrideUserInterfaceStyle = .dark
        picture.frame.origin = .zero
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Picture"
        scroll.delegate = self
        scroll.clipsToBounds = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.alwaysBounceHorizontal = true
        scroll.alwaysBounceVertical = true
        scroll.addSubview(picture)
        scroll.contentSize = image.size
        hole.fillRule = .evenOdd
        hole.fillColor = UIColor.black.withAlphaComponent(0.6).cgColor
        shade.layer.addSublayer(hole)
        shade.isUserInteractionEnabled = false
        choose.configuration?.title = "Choose"
        cancel.configuration?.title = "Cancel"
        choose.addAction(UIAction { [weak self] _ in self?.take() }, for: .primaryActionTriggered)
        cancel.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .primaryActionTriggered)
        for part in [scroll, shade, cancel, choose] { view.addSubview(part) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
        let height = max(choose.sizeThatFits(room.size).height, cancel.sizeThatFits(room.size).height)
        let side = max(1, min(room.width, room.height - height - Self.gap))
        let square = CGRect(
            x: room.midX - side / 2, y: room.minY + max(0, room.height - height - Self.gap - side) / 2,
            width: side, height: side)
        let half = (room.width - Self.gap) / 2
        cancel.frame = CGRect(x: room.minX, y: room.maxY - height, width: half, height: height)
        choose.frame = CGRect(x: room.maxX - half, y: room.maxY - height, width: half, height: height)
        scroll.frame = square
        shade.frame = view.bounds
        hole.frame = shade.bounds
        let outline = UIBezierPath(rect: shade.bounds)
        outline.append(UIBezierPath(rect: square))
        hole.path = outline.cgPath
        if side != self.side { fit(side) }
    }

    /// At first the square is filled, and has the middle of the picture.
    private func fit(_ side: CGFloat) {
        self.side = side
        let least = side / max(1, min(image.size.width, image.size.height))
        scroll.minimumZoomScale = least
        scroll.maximumZoomScale = 4 * least
        scroll.zoomScale = least
        let content = scroll.contentSize
        scroll.contentOffset = CGPoint(x: (content.width - side) / 2, y: (content.height - side) / 2)
    }

    private func take() {
        let scale = scroll.zoomScale
        let origin = scroll.contentOffset
        let whole = CGRect(origin: .zero, size: image.size)
        let place = CGRect(x: origin.x / scale, y: origin.y / scale, width: side / scale, height: side / scale)
            .intersection(whole)
        guard !place.isEmpty else { return end(nil) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let part = UIGraphicsImageRenderer(size: place.size, format: format).image { _ in
            image.draw(at: CGPoint(x: -place.minX, y: -place.minY))
        }
        end(Part(image: part, place: place))
    }

    private func end(_ part: Part?) {
        guard !isOver else { return }
        isOver = true
        finish(part)
    }

    private static let escapeAction = Selector("_cancelByKey", PictureCroppingController.cancelled)

    /// The user wants no part of the picture.
    func cancelled() { end(nil) }

    /// FL3: Escape cancels.
    override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escapeAction)
        ]
    }

    override func accessibilityPerformEscape() -> Bool {
        end(nil)
        return true
    }
}
