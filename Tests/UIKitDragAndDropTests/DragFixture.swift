// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitCore
import UIKitTesting

@testable import UIKitDragAndDrop

/// A view to drag from, one to drop on, and the calls that their delegates get.
@MainActor
final class DragFixture {
    final class Trace: TraceSink {
        var lines: [String] = []
        func record(_ entry: TraceEntry) {
            if case .drag(let note) = entry.event { lines.append(note.sentence.description) }
        }
    }

    let trace = Trace()
    let screen: TestScreen
    let source = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    let place = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
    let log = CallLog()
    let drags: DragDelegate
    let drops: DropDelegate
    let drag: UIDragInteraction
    let drop: UIDropInteraction

    init(traced: Bool = false, sink: (any TraceSink)? = nil) {
        screen = TestScreen(trace: traced ? trace : sink)
        drags = DragDelegate(log)
        drops = DropDelegate(log)
        drag = UIDragInteraction(delegate: drags)
        drop = UIDropInteraction(delegate: drops)
        source.addInteraction(drag)
        place.addInteraction(drop)
        screen.window.addSubview(source)
        screen.window.addSubview(place)
        screen.settle()
    }

    /// A finger that has lifted what is in the source.
    func lift() -> Finger {
        let finger = screen.finger()
        finger.down(on: source)
        screen.advance(by: 0.4)
        return finger
    }
}

@MainActor
func textItem(_ text: String = "Pear") -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return item
}

final class DragDelegate: NSObject, UIDragInteractionDelegate {
    let log: CallLog
    var items: @MainActor () -> [UIDragItem] = { [textItem()] }
    var added: [UIDragItem] = []
    /// Of what previews were asked for when it flew back.
    var cancelled: [String] = []
    var allowsMove = true
    var hasPreview: @MainActor (UIDragItem) -> Bool = { _ in true }

    init(_ log: CallLog) { self.log = log }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        log("itemsForBeginning")
        return items()
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        log("previewForLifting")
        guard hasPreview(item) else { return nil }
        return interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        log("willAnimateLift")
        animator.addCompletion { [log] in log("lift completed at \($0)") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log("sessionWillBegin")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { allowsMove }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        log("sessionDidMove")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log("willEnd \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log("didEnd \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        log("didTransferItems")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { added }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { log("willAdd \(items.count)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault preview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        cancelled.append(item.localObject as? String ?? "")
        return preview
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { log("willAnimateCancel") }
}

final class DropDelegate: NSObject, UIDropInteractionDelegate {
    let log: CallLog
    var handles = true
    var operation = UIDropOperation.copy
    var dropped: [String] = []
    var session: (any UIDropSession)?
    /// Where pictures fly.
    var landing: @MainActor (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }

    init(_ log: CallLog) { self.log = log }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { landing(defaultPreview) }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        log("canHandle")
        return handles
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log("didEnter")
        self.session = session
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        log("didUpdate")
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log("didExit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log("performDrop")
        session.loadObjects(ofClass: String.self) { [weak self] in self?.dropped = $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log("concludeDrop")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log("sessionDidEnd")
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { log("willAnimateDrop") }
}
