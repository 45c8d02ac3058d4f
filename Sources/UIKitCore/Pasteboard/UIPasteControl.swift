// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A button that pastes into its target, by the target's paste configuration.
///
/// It can be touched only while there is something to paste. The rules, PC1 to PC5, are in `Documentation/DragAndDrop.md`.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// Whether icon, label or both are shown.
    public enum DisplayMode: UInt, Sendable {
        case iconAndLabel = 0
        case iconOnly = 1
        case labelOnly = 2
        case arrowAndLabel = 3
    }

    /// How a paste control looks.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether icon, label or both are shown; both at first.
        open var displayMode = DisplayMode.iconAndLabel
        /// The radius of the corners (points), with `cornerStyle` `.fixed`; below zero, as it is at first, that of buttons.
        open var cornerRadius: CGFloat = -1
        /// The color of icon and label; `nil` for white.
        open var baseForegroundColor: UIColor?
        /// The color of the background; `nil` for the tint color.
        open var baseBackgroundColor: UIColor?
        /// How round the corners are.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// On which side of the label the icon is.
        open var imagePlacement = NSDirectionalRectEdge.leading

        fileprivate var copied: Configuration {
            let copy = Configuration()
            copy.displayMode = displayMode
            copy.cornerRadius = cornerRadius
            copy.baseForegroundColor = baseForegroundColor
            copy.baseBackgroundColor = baseBackgroundColor
            copy.cornerStyle = cornerStyle
            copy.imagePlacement = imagePlacement
            return copy
        }

        fileprivate var forButton: UIButton.Configuration {
            var button = UIButton.Configuration.filled()
            button.title = displayMode == .iconOnly ? nil : "Paste"
            switch displayMode {
            case .iconAndLabel, .iconOnly: button.image = UIImage(systemName: "doc.on.doc")
            case .arrowAndLabel: button.image = UIImage(systemName: "arrow.down")
            case .labelOnly: break
            }
            button.imagePadding = 6
            button.imagePlacement = imagePlacement
            button.baseForegroundColor = baseForegroundColor
            button.baseBackgroundColor = baseBackgroundColor
            button.cornerStyle = cornerStyle
            return button
        }
    }

    private let ownConfiguration: Configuration
    private let face = UIButton(frame: .zero)
    private var observers: [any NSObjectProtocol] = []
    /// The application's own value of `isEnabled`.
    private var isWanted = true

    /// Makes a control with a copy of the configuration: later changes of the configuration have no effect on it.
    public init(configuration: Configuration) {
        ownConfiguration = configuration.copied
        super.init(frame: .zero)
        prepare()
        sizeToFit()
    }

    /// Makes a control with icon and label.
    public override init(frame: CGRect) {
        ownConfiguration = Configuration()
        super.init(frame: frame)
        prepare()
    }

    /// Makes a control with icon and label. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        ownConfiguration = Configuration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        face.configuration = ownConfiguration.forButton
        face.isUserInteractionEnabled = false
        face.isAccessibilityElement = false
        if ownConfiguration.cornerStyle == .fixed, ownConfiguration.cornerRadius >= 0 {
            face.layer.cornerRadius = ownConfiguration.cornerRadius
            face.clipsToBounds = true
        }
        addSubview(face)
        isAccessibilityElement = true
        accessibilityLabel = "Paste"
        addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
        update()
    }

    @MainActor deinit { stopObserving() }

    private func stopObserving() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    /// The look of the control; a copy.
    open var configuration: Configuration { ownConfiguration.copied }

    /// The object that gets the pasted items; without one the control is disabled (PC2). It is not retained.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }

    // MARK: State

    /// Whether it can be touched: only if the application allows it, and while there is something that the target takes (PC2).
    open override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            isWanted = newValue
            update()
        }
    }

    open override var isHighlighted: Bool { didSet { face.isHighlighted = isHighlighted } }

    private func update() {
        let isEnabled = isWanted && isPossible
        guard isEnabled != super.isEnabled || isEnabled != face.isEnabled else { return }
        super.isEnabled = isEnabled
        face.isEnabled = isEnabled
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    }

    private var isPossible: Bool {
        guard let target else { return false }
        // PC3: the content of the host's clipboard is known only after a request.
        if window?.windowScene?.readsClipboard == true { return target.pasteConfiguration != nil }
        let providers = generalPasteboard.itemProviders
        return !providers.isEmpty && target.canPaste(providers)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        stopObserving()
        if let window {
            let sources = [
                (UIPasteboard.changedNotification, nil), (UIWindowScene.clipboardChanged, window.windowScene),
            ]
            observers = sources.map { name, source in
                NotificationCenter.default.addObserver(forName: name, object: source, queue: nil) { [weak self] _ in
                    // Pasteboards and scenes belong to the main actor.
                    MainActor.assumeIsolated { self?.update() }
                }
            }
        }
        update()
    }

    // MARK: Pasting

    /// PC4: the host's clipboard is asked first.
    private func paste() {
        guard let window else { return }
        window.windowApplication.hostPasteboard.refresh(for: window.windowScene) { [weak self] in self?.pasteNow() }
    }

    private func pasteNow() {
        defer { update() }
        let providers = generalPasteboard.itemProviders
        guard let target, !providers.isEmpty, target.canPaste(providers) else { return }
        target.paste(itemProviders: providers)
    }

    // MARK: Layout

    /// The size of icon and label (points).
    open override var intrinsicContentSize: CGSize { face.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { face.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }
}
