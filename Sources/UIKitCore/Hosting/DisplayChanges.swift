// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The difference between a host's picture of a scene and the scene. A host paints it.
public struct DisplayChanges {
    /// The visible windows, back to front; `nil` when neither the set nor the order changed.
    public var windows: [ViewIdentifier]?
    /// Views to paint, or to paint again. A view comes before the views below it when both are new.
    public var changed: [DisplayChange]
    /// Layers without a view to paint, or to paint again. A list of children may name a layer before this describes it.
    public var layers: [DisplayLayerChange] = []
    /// Views and layers that left the tree, with everything below them that `changed` and `layers` do not list.
    public var removed: [ViewIdentifier]

    /// Whether there is nothing to paint, add or take away.
    public var isEmpty: Bool { windows == nil && changed.isEmpty && layers.isEmpty && removed.isEmpty }
}

/// A view's number in a host's picture: never used again within a run.
public struct ViewIdentifier: Hashable, Sendable {
    /// The number, as messages have it.
    public var number: UInt32

    /// The identifier of that number.
    public init(_ number: UInt32) {
        self.number = number
    }
}

/// Which sides of a view changed.
public struct DisplayAspects: OptionSet, Sendable, Hashable {
    /// The bits of all sides in the set.
    public var rawValue: UInt8

    /// The sides whose bits are set.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Size, position, anchor point or transform.
    public static let geometry = DisplayAspects(rawValue: 1)
    /// The bounds' origin: the children move, the view does not.
    public static let scroll = DisplayAspects(rawValue: 2)
    /// Color, opacity, border, corners, shadow, clipping, hidden.
    public static let appearance = DisplayAspects(rawValue: 4)
    /// Text, image, shape, gradient or drawing.
    public static let content = DisplayAspects(rawValue: 8)
    /// The list of subviews.
    public static let children = DisplayAspects(rawValue: 16)
    /// Role, label, identifier, value.
    public static let accessibility = DisplayAspects(rawValue: 32)
    /// Which motions run on the view.
    public static let animations = DisplayAspects(rawValue: 64)

    /// Which part of the view and its subviews is visible.
    public static let mask = DisplayAspects(rawValue: 128)

    /// All eight sides, as for a new view.
    public static let all = DisplayAspects(rawValue: 255)
}

/// A view to paint, and which sides of it changed.
@preconcurrency @MainActor
public struct DisplayChange {
    /// The view. Its values are the end values of motions that the host paints.
    public let view: UIView
    /// The sides that changed; all sides of a new view.
    public let aspects: DisplayAspects
    /// The layer's values during motions that the host cannot paint by itself; `nil` without such motions.
    private let shown: CALayer?

    init(view: UIView, aspects: DisplayAspects) {
        self.view = view
        shown = view.extras?.layer?.pictured()
        self.aspects = view.extras?.layer?.withBack(aspects) ?? aspects
    }

    /// The view's number in the host's picture.
    public var identifier: ViewIdentifier { view.displayIdentifier }

    /// In points, the view's own coordinates; the origin is where its content is scrolled to.
    public var bounds: CGRect { shown?.bounds ?? view.bounds }
    /// Where the anchor point lies, in the superview's coordinates (scrolled by the superview's bounds' origin).
    public var position: CGPoint { shown?.position ?? view.center }
    /// In units of the bounds' size.
    public var anchorPoint: CGPoint { shown?.anchorPoint ?? view.anchorPoint }
    /// Around the anchor point.
    public var transform: CATransform3D {
        CALayer.painted(
            shown?.transform ?? view.transform3D, of: shown ?? view.extras?.layer, in: view.superview?.extras?.layer,
            at: position,
            depth: look.zPosition)
    }
    /// How opaque the view and its content are, 0 to 1. The opacity of superviews is not included.
    public var opacity: CGFloat { shown.map { CGFloat($0.opacity) } ?? view.alpha }
    /// Whether the view and its content are invisible.
    public var isHidden: Bool {
        (shown?.isHidden ?? view.isHidden) || view.extras?.layer?.showsBack(by: transform) == true
    }
    /// Whether the view's content is clipped to its bounds.
    public var clipsToBounds: Bool { view.clipsToBounds && !joinsDepth }
    /// Whether the view takes no touches until a transition is over (J18).
    public var isInTransition: Bool { view.isInTransition }
    /// Background, border, corners and shadow. Its background color is not resolved; ``backgroundColor`` is.
    public var look: LayerLook {
        let look = shown?.detached.look ?? view.look
        return joinsDepth ? look.withoutPaint : look
    }
    /// W62: the view's layer has no look of its own.
    private var joinsDepth: Bool { CATransformLayer.isAny && view.extras?.layer?.joinsDepth == true }
    /// Resolved for the view's traits.
    public var backgroundColor: UIColor? { look.backgroundColor?.resolvedColor(with: view.traitCollection) }
    /// The view's content in front of its background.
    public var content: DisplayContent {
        guard let shown, shown.showsContent || shown.contents != nil || shown.extras?.isRedrawn == true else {
            return view.displayContent
        }
        return shown.displayContent
    }
    /// The subviews and the layers among them, back to front.
    public var children: [ViewIdentifier] {
        guard let layer = view.extras?.layer, !layer.places.isEmpty else {
            return view.subviews.map(\.displayIdentifier)
        }
        return layer.items.map { item in
            switch item {
            case .view(let view): view.displayIdentifier
            case .layer(let layer): layer.displayIdentifier
            }
        }
    }
    /// The view's description for assistive technology.
    public var accessibility: DisplayAccessibility { view.displayAccessibility }
    /// The view's mask; `nil` when all of the view is visible.
    public var mask: DisplayMask? { view.displayMask }
    /// All motions that run on the view, in the order in which they began. A motion that is no longer in the list has ended,
    /// or has to end at once. A motion that reaches its end by itself changes nothing here.
    public var animations: [DisplayAnimation] { view.displayAnimations }
}

/// A view's content in front of its background.
public enum DisplayContent: Equatable {
    case none
    case text(DisplayText)
    case styledText(DisplayStyledText)
    /// The image, placed in the bounds as the mode says; a color fills a template image.
    case image(UIImage, UIView.ContentMode, tint: UIColor?)
    case shape(DisplayShape)
    /// The application's drawing, placed in the bounds as the mode says.
    case drawing(DisplayDrawing, UIView.ContentMode)
    /// Over all of the bounds, round corners included.
    case gradient(DisplayGradient)
}

/// Lines of text, laid out.
public struct DisplayText: Equatable {
    /// A run of text in one direction, to paint in one go: a line has one, or several where directions change.
    public struct Line: Equatable {
        /// The characters, in the order in which they are read.
        public var text: String
        /// In the view's own coordinates: the left end of the baseline.
        public var baseline: CGPoint
        /// In points.
        public var width: CGFloat
        /// Whether the run reads from right to left; otherwise from left to right. This holds for all its characters: a
        /// painter reorders nothing.
        public var isRightToLeft = false
    }

    /// The typeface of all lines.
    public var face: FontFace
    /// In points.
    public var size: CGFloat
    /// The color of all letters, ready to paint.
    public var color: UIColor
    /// The lines from the top, and the runs of each in the order in which they are read.
    public var lines: [Line]
}

extension DisplayText {
    /// - Parameter origin: the layout's origin in the view's coordinates.
    @MainActor
    init(_ layout: TextLayout, _ font: UIFont, _ color: UIColor, at origin: CGPoint) {
        face = font.face
        size = font.pointSize
        self.color = color
        lines = layout.lines.flatMap { line -> [Line] in
            func painted(_ text: String, _ x: CGFloat, _ width: CGFloat, _ isRightToLeft: Bool) -> Line {
                Line(
                    text: text, baseline: CGPoint(x: origin.x + x, y: origin.y + line.baseline), width: width,
                    isRightToLeft: isRightToLeft)
            }
            let runs = line.painted
            // Empty lines are sent too, and a single run is as wide as its line.
            guard let first = runs.first else { return [painted("", line.frame.minX, line.frame.width, false)] }
            if runs.count == 1 { return [painted(first.text, first.x, line.frame.width, first.isRightToLeft)] }
            // In the order in which they are read.
            return runs.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
                painted($0.text, $0.x, $0.width, $0.isRightToLeft)
            }
        }
    }
}

/// A view's description for assistive technology.
public struct DisplayAccessibility: Hashable {
    /// The kinds of views that assistive technology knows.
    public enum Role: String, Hashable, Sendable {
        case none, button, `switch`, slider, image, text, heading, link, group, adjustable, progress
        /// Views with editable text: one line, one line for a search, several lines. A host may show a soft keyboard as soon
        /// as such a view is touched.
        case textField, searchField, textView
        case menu, menuItem, menuItemCheckbox
    }

    /// The view's kind.
    public var role: Role
    /// The view's name; `nil` for none.
    public var label: String?
    /// The view's present value: `"1"` or `"0"` for a switch, the text of a text field; `nil` for none.
    public var value: String?
    /// A name for tests; assistive technology never reads it.
    public var identifier: String?
    /// Whether the view can be used.
    public var isEnabled: Bool
    /// Whether the view is chosen, or on.
    public var isSelected: Bool
    /// AX1: whether the view is an element; `nil` when its role decides.
    public var isElement: Bool?
    /// Whether the label is the text that the view shows.
    public var isLabelPainted = false
    /// The effect of using the view; `nil` when the application does not say.
    public var hint: String?
    /// As BCP 47 names it.
    public var language: String?
    /// AX12: assistive technology finds nothing in the view.
    public var isHidden = false
    /// AX13: assistive technology finds nothing beside the view.
    public var isModal = false
    /// The names of custom actions, in order.
    public var actions: [String] = []
    /// AX23: the names of the rotors that lead through the view, in order.
    public var rotors: [String] = []
    /// AX26: the view's kind as a container.
    public var container = UIAccessibilityContainerType.none
    /// AX27: the rows and columns of a container that is a table.
    public var table: DisplayDataTable?
    /// AX25: from 1 to 6; `nil` when the application does not say.
    public var headingLevel: Int?
    /// AX11: the view's elements in the order of reading; `nil` when their places on the screen decide.
    public var order: [DisplayAccessibilityItem]?

    init(
        role: Role, label: String?, value: String?, identifier: String?, isEnabled: Bool, isSelected: Bool
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.identifier = identifier
        self.isEnabled = isEnabled
        self.isSelected = isSelected
    }
}
