// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The parts of a cell around its content.
@MainActor
struct CellLook {
    var contentConfiguration: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var backgroundConfiguration: UIBackgroundConfiguration?
    /// Shows the background's configuration.
    var configuredBackground: UIView?
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    /// The view at the end: from the accessory's type or from the application.
    var accessory: UIView?
    var separatorInset: UIEdgeInsets?
    /// The line below the row; made when the table needs one.
    var separator: UIView?
    /// Whether the content view has its place among the cell's subviews (T64).
    var isContentInPlace = false
}

extension UIView {
    /// Fills another view as its subview, and follows its size.
    func fill(_ view: UIView) {
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }

    /// T48: labels, images and controls of a cell's content look pressed with the cell.
    func highlightParts(_ highlighted: Bool) {
        for part in subviews {
            switch part {
            case let label as UILabel: label.isHighlighted = highlighted
            case let image as UIImageView: image.isHighlighted = highlighted
            case let control as UIControl: control.isHighlighted = highlighted
            default: part.highlightParts(highlighted)
            }
        }
    }

    /// The height in a width, by the view's constraints or its `sizeThatFits`; in points.
    func heightFitting(_ width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

extension UITableViewCell {
    /// T64: as if the content view were made when somebody asks for it, or with the first layout. Views that a subclass adds to the
    /// cell before are behind it; later ones are in front.
    func bringContentToFront() {
        guard !surroundings.isContentInPlace else { return }
        surroundings.isContentInPlace = true
        guard subviews.last !== content else { return }
        bringSubviewToFront(content)
        if let accessory = surroundings.accessory { bringSubviewToFront(accessory) }
    }

    /// The accessory changed.
    func accessoryChanged() {
        surroundings.accessory?.removeFromSuperview()
        let own = isEditing ? editingAccessoryView : accessoryView
        let type = isEditing ? editingAccessoryType : accessoryType
        let accessory =
            own ?? CellAccessory.make(type) { [weak self] in self.map { $0.table?.accessoryTapped(in: $0) } }
        surroundings.accessory = accessory
        if let accessory { addSubview(accessory) }
        setNeedsLayout()
    }

    func applyContent(_ configuration: (any UIContentConfiguration)?) {
        surroundings.contentConfiguration = configuration
        if let configuration {
            let shown = configuration.updated(for: configurationState)
            if let view = surroundings.contentView, view.supports(shown) {
                view.configuration = shown
            } else {
                surroundings.contentView?.removeFromSuperview()
                labels.setHidden(true)
                let view = shown.makeContentView()
                content.addSubview(view)
                surroundings.contentView = view
            }
        } else {
            surroundings.contentView?.removeFromSuperview()
            surroundings.contentView = nil
            labels.setHidden(false)
        }
        setNeedsLayout()
        table?.contentChanged(in: self)
    }

    /// T46: a background configuration replaces background views.
    func applyBackground(_ configuration: UIBackgroundConfiguration?) {
        surroundings.backgroundConfiguration = configuration
        guard configuration != nil else { return }
        surroundings.backgroundView?.removeFromSuperview()
        surroundings.backgroundView = nil
        surroundings.selectedBackgroundView?.removeFromSuperview()
        surroundings.selectedBackgroundView = nil
    }

    func replaceBackground(with view: UIView?) {
        surroundings.backgroundView?.removeFromSuperview()
        surroundings.backgroundView = view
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    func replaceSelectedBackground(with view: UIView?) {
        surroundings.selectedBackgroundView?.removeFromSuperview()
        surroundings.selectedBackgroundView = view
        showState(animated: false)
    }

    /// Whether the cell looks pressed or chosen.
    private var looksChosen: Bool { selectionStyle != .none && (isHighlighted || isSelected) }

    /// The look follows the state.
    func showState(animated: Bool) {
        setNeedsUpdateConfiguration()
        content.highlightParts(looksChosen)
        // T46: a background configuration shows the state by itself.
        guard surroundings.backgroundConfiguration == nil else { return }
        let several = isSelected && table?.selectsSeveral == true ? multipleSelectionBackgroundView : nil
        let chosen = several ?? surroundings.selectedBackgroundView
        for other in [surroundings.selectedBackgroundView, multipleSelectionBackgroundView]
        where other !== chosen && other?.superview === self { other?.removeFromSuperview() }
        if looksChosen {
            let view = chosen ?? makeSelectedBackground()
            view.frame = bounds
            if view.superview !== self { insertSubview(view, belowSubview: content) }
            guard animated, window != nil else { return view.alpha = 1 }
            view.alpha = 0
            UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
        } else if let view = chosen, view.superview === self {
            guard animated, window != nil else { return view.removeFromSuperview() }
            UIView.animate(
                withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 0 },
                completion: { [weak self] _ in
                    if let self, !self.looksChosen { view.removeFromSuperview() }
                })
        }
    }

    private func makeSelectedBackground() -> UIView {
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        surroundings.selectedBackgroundView = view
        return view
    }

    /// The configurations follow a state.
    func updateLook(for state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuration = surroundings.contentConfiguration,
            surroundings.contentView != nil
        {
            surroundings.contentView?.configuration = configuration.updated(for: state)
        }
        guard let configuration = surroundings.backgroundConfiguration else {
            surroundings.configuredBackground?.removeFromSuperview()
            surroundings.configuredBackground = nil
            return
        }
        let shown = automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: state) : configuration
        let view = surroundings.configuredBackground ?? UIView(frame: bounds)
        shown.show(in: view, traitCollection)
        if view.superview !== self { insertSubview(view, belowSubview: content) }
        surroundings.configuredBackground = view
    }

    /// The row's texts, in one line.
    var rowText: String? {
        if let view = surroundings.contentView { return (view as? UIListContentView)?.rowText }
        return labels.spoken
    }
}
