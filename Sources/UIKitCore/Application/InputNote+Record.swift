// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension InputNote {
    init(_ record: InputRecord) {
        var textEdit: TextEditSummary?
        if case .text(let sample) = record.input { textEdit = sample.edit.summary }
        let (kind, pointer, location): (Kind, UInt64?, CGPoint?) =
            switch record.input {
            case .connect: (.connect, nil, nil)
            case .disconnect: (.disconnect, nil, nil)
            case .suspend: (.suspend, nil, nil)
            case .saveState: (.saveState, nil, nil)
            case .request: (.request, nil, nil)
            case .activation: (.activation, nil, nil)
            case .resize: (.resize, nil, nil)
            case .pointer(let sample): (Kind(sample.phase), sample.pointer, sample.location)
            case .pointerEstimate(let estimate): (.pointerEstimate, estimate.pointer, estimate.location)
            case .hover(let sample): (.hover, sample.pointer, sample.location)
            case .scroll(let sample): (.scroll, nil, sample.location)
            case .transform(let sample): (.transform, nil, sample.location)
            case .key: (.key, nil, nil)
            case .gamepad: (.gamepad, nil, nil)
            case .cancelAll: (.cancelAll, nil, nil)
            case .motion: (.motion, nil, nil)
            case .shake: (.shake, nil, nil)
            case .remoteCommand: (.remoteCommand, nil, nil)
            case .textMetrics: (.textMetrics, nil, nil)
            case .text: (.text, nil, nil)
            case .pasteboard: (.pasteboard, nil, nil)
            case .share: (.share, nil, nil)
            case .files: (.files, nil, nil)
            case .keyboardFrame: (.keyboardFrame, nil, nil)
            case .menuBar: (.menuBar, nil, nil)
            case .accessibility: (.accessibility, nil, nil)
            case .drag(let sample): (.drag, nil, sample.location)
            case .memoryWarning: (.memoryWarning, nil, nil)
            }
        self.init(
            kind: kind, scene: record.scene.number, time: record.time, pointer: pointer,
            location: location.map(TracePoint.init), textEdit: textEdit)
    }
}

extension InputNote.Kind {
    init(_ phase: PointerSample.Phase) {
        switch phase {
        case .down: self = .pointerDown
        case .move: self = .pointerMove
        case .up: self = .pointerUp
        case .cancel: self = .pointerCancel
        }
    }
}
