// SPDX-License-Identifier: Apache-2.0

/// The work of UIKit's own recognizers, by their classes' names. No application made them, so a verdict names the views they
/// belong to, never the recognizers.
enum OwnGesture: Hashable {
    case scroll, zoom, textSelection, contextMenu, drag, backSwipe, sheet, columns
    case swipeActions, reordering, rowSelection, sectionIndex, wheel, calendar
    case hover

    /// `nil` for an application's recognizer, and for a UIKit recognizer without work of its own.
    init?(_ recognizer: Subject) {
        guard let gesture = Self.classes[recognizer.className] else { return nil }
        self = gesture
    }

    private static let classes: [String: OwnGesture] = [
        "UIScrollViewPanGestureRecognizer": .scroll,
        "UIScrollViewPinchGestureRecognizer": .zoom,
        "TextTapRecognizer": .textSelection,
        "TextPressGestureRecognizer": .textSelection,
        "TextHandleGestureRecognizer": .textSelection,
        "TextPointerRecognizer": .textSelection,
        "ContextMenuPressGestureRecognizer": .contextMenu,
        "ListMenuPressGestureRecognizer": .contextMenu,
        "SecondaryClickGestureRecognizer": .contextMenu,
        "DragLiftRecognizer": .drag,
        "DragAddingTapGestureRecognizer": .drag,
        "BackSwipeGestureRecognizer": .backSwipe,
        "SheetPanGestureRecognizer": .sheet,
        "ColumnEdgePanGestureRecognizer": .columns,
        "SwipeActionsPanGestureRecognizer": .swipeActions,
        "ReorderGestureRecognizer": .reordering,
        "MultipleSelectionPanGestureRecognizer": .rowSelection,
        "SectionIndexPressGestureRecognizer": .sectionIndex,
        "PickerWheelTapGestureRecognizer": .wheel,
        "InlineDateSwipeGestureRecognizer": .calendar,
        "PointerHoverGestureRecognizer": .hover,
        "MenuHoverGestureRecognizer": .hover,
    ]

    /// The sentence about its work in a view.
    func sentence(in view: TraceText) -> TraceText {
        switch self {
        case .scroll: "it scrolled \(view)."
        case .zoom: "it zoomed \(view)."
        case .textSelection: "the text selection of \(view) took the touch."
        case .contextMenu: "the context menu of \(view) took the touch."
        case .drag: "the drag of \(view) took the touch."
        case .backSwipe: "the back swipe of \(view) took the touch."
        case .sheet: "it dragged the sheet of \(view)."
        case .columns: "it brought a column of \(view)."
        case .swipeActions: "the swipe actions of \(view) took the touch."
        case .reordering: "the reordering of \(view) took the touch."
        case .rowSelection: "the selection of several rows of \(view) took the touch."
        case .sectionIndex: "the index of \(view) took the touch."
        case .wheel, .calendar, .hover: "\(view) took the touch."
        }
    }
}
