// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The behavior of a sheet: its heights, its grabber, and the finger that drags it (P20 to P28).
final class SheetControl: NSObject, SheetConduct {
    unowned let sheet: UISheetPresentationController
    var detents: [UISheetPresentationController.Detent] = [.large()] { didSet { layout(animated: false) } }
    var selectedIdentifier: UISheetPresentationController.Detent.Identifier? { didSet { layout(animated: false) } }
    var largestUndimmed: UISheetPresentationController.Detent.Identifier? { didSet { layout(animated: false) } }
    var showsGrabber = false { didSet { updateGrabber() } }
    var expandsByScrolling = true
    /// P29.
    var staysAtEdge = false { didSet { layout(animated: false) } }
    var followsPreferredWidth = false { didSet { layout(animated: false) } }
    /// Whether the sheet covers everything, because the height is compact (P29).
    private(set) var isFull = false
    var cornerRadius: CGFloat? { didSet { applyCorners() } }
    private var grabber: SheetGrabber?
    private(set) lazy var drag = SheetDrag(self)
    /// The sheet's height under the finger, or while it is dismissed; `nil` at rest.
    private var draggedHeight: CGFloat?

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
    }

    // MARK: Heights

    /// A height with its name, in points, with the safe area at the bottom.
    struct Stop: Equatable {
        var identifier: UISheetPresentationController.Detent.Identifier
        var height: CGFloat
    }

    /// The present heights, from low to high. In a wide window a sheet has one.
    func stops(in container: UIView, large: CGRect) -> [Stop] {
        guard container.traitCollection.horizontalSizeClass != .regular || isAtEdge(in: container) else {
            return [Stop(identifier: .large, height: large.height)]
        }
        let bottom = container.safeAreaInsets.bottom
        let context = DetentContext(container.traitCollection, max(0, large.height - bottom))
        let found = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { Stop(identifier: detent.identifier, height: $0 + bottom) }
        }
        let stops = found.isEmpty ? [Stop(identifier: .large, height: large.height)] : found
        return stops.sorted { $0.height < $1.height }
    }

    /// Whether the sheet stands at the lower edge of a low window.
    private func isAtEdge(in container: UIView) -> Bool {
        staysAtEdge && container.traitCollection.verticalSizeClass == .compact
    }

    private(set) var stops: [Stop] = []

    /// P21: the lowest unless another one is selected.
    var selected: Stop? { stops.first { $0.identifier == selectedIdentifier } ?? stops.first }

    func frame(in container: UIView, large: CGRect) -> CGRect {
        isFull = container.traitCollection.verticalSizeClass == .compact && !staysAtEdge
        if isFull {
            stops = [Stop(identifier: .large, height: container.bounds.height)]
            updateVeil()
            applyCorners()
            return container.bounds
        }
        let large = atEdge(large, in: container)
        stops = stops(in: container, large: large)
        applyCorners()
        let isWide = container.traitCollection.horizontalSizeClass == .regular && !isAtEdge(in: container)
        let rest = selected?.height ?? large.height
        let height = draggedHeight ?? rest
        updateVeil()
        var frame = large
        if isWide {
            frame.origin.y += rest - height
        } else {
            // Below the lowest height the sheet moves as a whole.
            frame.size.height = max(height, stops.first?.height ?? 0)
            frame.origin.y = container.bounds.height - height
        }
        return frame
    }

    /// P29: in a compact height the sheet stands in the middle of the lower edge.
    private func atEdge(_ large: CGRect, in container: UIView) -> CGRect {
        guard container.traitCollection.verticalSizeClass == .compact else { return large }
        let safe = container.safeAreaInsets
        let room = container.bounds.width - safe.left - safe.right
        let preferred = sheet.presentedViewController.preferredContentSize.width
        let width = followsPreferredWidth && preferred > 0 ? min(preferred, room) : room
        let top = min(max(safe.top, SheetConstants.leastTop), container.bounds.height)
        return CGRect(
            x: safe.left + (room - width) / 2, y: top, width: width, height: container.bounds.height - top)
    }

    /// P27.
    private func updateVeil() {
        let limit = stops.firstIndex { $0.identifier == largestUndimmed }
        let place = stops.firstIndex { $0 == selected }
        let isOpen = limit.flatMap { limit in place.map { $0 <= limit } } ?? false
        sheet.letsTouchesThrough = isOpen
        if sheet.dimming.isHidden != isOpen { sheet.dimming.isHidden = isOpen }
    }

    func layout(animated: Bool) {
        guard let container = sheet.containerView else { return }
        container.setNeedsLayout()
        guard animated, container.window != nil else { return }
        UIView.animate(withDuration: SheetConstants.duration) { container.layoutIfNeeded() }
    }

    // MARK: Coming and going

    func sheetWillEnter(_ container: UIView) {
        draggedHeight = nil
        applyCorners()
        drag.install(on: sheet.shadow)
        updateGrabber()
        sheet.presentedViewController.installEscape()
    }

    func sheetDidLeave() {
        draggedHeight = nil
        drag.remove()
        sheet.presentedViewController.removeEscape()
    }

    private func applyCorners() {
        let radius = isFull ? 0 : cornerRadius ?? SheetConstants.cornerRadius
        if sheet.shadow.layer.cornerRadius != radius { sheet.shadow.layer.cornerRadius = radius }
    }

    private func updateGrabber() {
        guard showsGrabber, sheet.containerView != nil else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        guard grabber == nil else { return }
        let made = SheetGrabber(self)
        grabber = made
        made.frame = CGRect(x: 0, y: 0, width: sheet.shadow.bounds.width, height: SheetConstants.grabberHeight)
        made.autoresizingMask = .flexibleWidth
        sheet.shadow.addSubview(made)
    }

    // MARK: Dragging

    var currentHeight: CGFloat { draggedHeight ?? selected?.height ?? 0 }

    var isAtHighest: Bool { selected == stops.last }

    /// The sheet follows the finger; beyond its greatest height only a part of the way (P22).
    func drag(to height: CGFloat) {
        let highest = stops.last?.height ?? height
        draggedHeight = height > highest ? highest + SheetConstants.shown(height - highest) : max(0, height)
        sheet.containerView?.setNeedsLayout()
    }

    /// The finger lifted: the sheet moves to the height nearest to its projected place, or is dismissed (P23).
    func endDrag(velocity: CGFloat) {
        guard let lowest = stops.first, sheet.isAtRest else { return settle(at: nil) }
        let projected = currentHeight - velocity * SheetConstants.projection
        if projected < lowest.height / 2 {
            sheet.userAskedToDismiss()
            // A dismissal moves the picture on from where the finger let go (J45).
            if sheet.isAtRest { settle(at: nil) }
            return
        }
        settle(at: stops.min { abs($0.height - projected) < abs($1.height - projected) })
    }

    func cancelDrag() { settle(at: nil) }

    /// Moves to the user's height, or back to the present one (P25).
    func settle(at stop: Stop?) {
        draggedHeight = nil
        let isOther = stop != nil && stop != selected
        if let stop, isOther { selectedIdentifier = stop.identifier }
        layout(animated: true)
        guard isOther else { return }
        sheet.presentedViewController.noteContainment(.resized, by: nil)
        let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }

    /// Moves to the next height above or below; returns false if there is none.
    @discardableResult
    func step(up: Bool) -> Bool {
        guard let place = stops.firstIndex(where: { $0 == selected }) else { return false }
        let next = place + (up ? 1 : -1)
        guard stops.indices.contains(next) else { return false }
        settle(at: stops[next])
        return true
    }
}

/// The values from which heights are computed.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, _ maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}

/// Numbers that UIKit does not publish: ours, near what a phone shows.
enum SheetConstants {
    static let duration: TimeInterval = 0.3
    /// The radius of the upper corners of a sheet without one of its own, in points, as the core has it.
    static let cornerRadius: CGFloat = 10
    /// How far a sheet at the lower edge of a low window stays from the upper edge, in points.
    static let leastTop: CGFloat = 10
    /// Points.
    static let grabberHeight: CGFloat = 20
    /// Seconds for which a lifted finger's velocity is projected.
    static let projection: CGFloat = 0.2
    /// The most points that are visible beyond the greatest height.
    private static let stretch: CGFloat = 40

    /// The visible part of a pull beyond the greatest height.
    static func shown(_ pull: CGFloat) -> CGFloat { stretch * pull / (pull + 3 * stretch) }
}
