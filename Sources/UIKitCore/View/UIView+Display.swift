// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

extension UIView {
    /// The view's number in a host's picture and in traces.
    public var displayIdentifier: ViewIdentifier {
        // Every view of every picture is asked. Only the first call looks at the kind of the view. The number is of the
        // view's own application: a test may have several.
        ViewIdentifier(participantNumber != 0 ? participantNumber : windowApplication.participantNumber(of: self))
    }

    /// Notes for the host that a side of the view changed. Costs a load and a branch when no host shows the view.
    package func markChanged(_ aspects: DisplayAspects) {
        if aspects.contains(.content) { constraintLayout?.contentChanged(in: self) }
        if CATransformLayer.isAny { extras?.layer?.joinedDepthChanged(aspects) }
        guard let display = windowStorage?.display else {
            // The view may belong to a mask.
            if Self.isAnyMasked { UIApplication.current?.setNeedsTurn() }
            return
        }
        display.markChanged(self, aspects)
    }

    /// How the view looks, apart from its geometry and content.
    public var look: LayerLook { extras?.look ?? LayerLook() }

    func changeLook(_ change: (inout LayerLook) -> Void) {
        let extras = makeExtras()
        let old = extras.look
        change(&extras.look)
        guard extras.look != old else { return }
        markChanged(.appearance)
        if let block = AnimationBlock.current { animateLook(from: old, block) }
    }

    func changeAlpha(to alpha: CGFloat) {
        let old = node.pointee.alpha
        node.pointee.alpha = alpha
        node.updateBox()
        markChanged(.appearance)
        if let block = AnimationBlock.current { animateAlpha(from: old, block) }
        KeyValueRegistrations.changed(self)
    }

    func makeLayer() -> CALayer {
        guard let type = type(of: self).layerClass as? CALayer.Type else {
            brokenRule("\(printedClassName(of: self)).layerClass must inherit from CALayer.")
        }
        guard let layer = ClassInstantiation.make(type) as? CALayer else {
            brokenRule("\(printedClassName(of: self)).layerClass cannot be made.")
        }
        layer.attach(to: self)
        return layer
    }

    func tintColorChanged() {
        tintColorDidChange()
        for subview in subviewStorage where subview.extras?.tintColor == nil { subview.tintColorChanged() }
    }
}
