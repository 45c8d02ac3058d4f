// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A recording made of two bytes a line: each line well formed, what the lines tell together as odd as it comes.
enum FuzzedRecording {
    /// What an input of choices begins with; one of JSON begins otherwise.
    static let mark = UInt8(ascii: "#")

    static func data(_ choices: some Collection<UInt8>) -> Data {
        var lines = [
            #"{"application":"</script>","clock":0,"format":"responder-session","screens":[],"start":"launch","version":1}"#,
            #"{"turn":{"now":1}}"#,
        ]
        var sequence: UInt64 = 0
        var time = 1.0
        var rest = choices[...]
        while rest.count >= 2 {
            let (kind, value) = (rest.removeFirst(), rest.removeFirst())
            // Mostly a little later, sometimes not, sometimes much.
            time += value & 0xC0 == 0xC0 ? 2 : value & 0xC0 == 0x80 ? -0.1 : 0.01
            if let event = event(kind, value, time) {
                lines.append("{\"entry\":{\"event\":\(event),\"sequence\":\(sequence),\"time\":\(time)}}")
                sequence += 1
            } else {
                lines.append(line(kind, value, time))
            }
        }
        return Data(lines.joined(separator: "\n").utf8)
    }

    private static func line(_ kind: UInt8, _ value: UInt8, _ time: Double) -> String {
        switch kind & 3 {
        case 0: return "{\"turn\":{\"now\":\(time)}}"
        case 1:
            return
                "{\"picture\":{\"scene\":\(value & 3),\"time\":\(time),\"text\":\"<\\/script><!-- \\u2028 \(String(repeating: "a", count: Int(value) * 8))\"}}"
        case 2:
            return
                "{\"responders\":{\"chain\":[\(view(value)),\(view(value >> 2))],\"keyWindow\":\(view(value)),\"windows\":[{\"firstResponder\":\(view(value >> 4)),\"window\":\(view(value))}]}}"
        default: return value & 8 == 0 ? "{\"lost\":\(value)}" : "{\"end\":true}"
        }
    }

    /// An event of a trace; `nil` for the kinds that are lines of their own.
    private static func event(_ kind: UInt8, _ value: UInt8, _ time: Double) -> String? {
        let (some, other, touch) = (view(value), view(value >> 3), value & 3)
        let methods = [
            "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "pressesBegan", "pressesEnded",
        ]
        let method = "\(methods[Int(value >> 2) % methods.count])(_:with:)"
        let touches = method.hasPrefix("touches") ? "[\(touch)]" : "[]"
        let states = ["Possible", "Began", "Changed", "Ended", "Cancelled", "Failed"]
        let events = ["touchDown", "touchDragInside", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged"]
        let phases = ["began", "moved", "stationary", "ended", "cancelled"]
        switch kind >> 2 & 0x1F {
        case 0, 1:
            let kinds = ["pointerDown", "pointerMove", "pointerUp", "key", "gamepad", "cancelAll", "connect"]
            return
                "{\"kind\":\"\(kinds[Int(value >> 2) % kinds.count])\",\"scene\":\(touch),\"time\":\(time),\"type\":\"inputReceived\"}"
        case 2, 3:
            return
                "{\"point\":{\"x\":150,\"y\":50},\"result\":\(other),\"touch\":\(touch),\"type\":\"hitTest\",\"visits\":[{\"bounds\":{\"height\":44,\"width\":100,\"x\":0,\"y\":0},\"depth\":0,\"point\":{\"x\":15,\"y\":5},\"verdict\":{\"to\":\(other),\"type\":\"passedOn\"},\"view\":\(some)},{\"bounds\":{\"height\":44,\"width\":100,\"x\":0,\"y\":0},\"depth\":1,\"point\":{\"x\":15,\"y\":5},\"verdict\":{\"type\":\"hit\"},\"view\":\(other)}]}"
        case 4, 5:
            return
                "{\"kind\":\"touches\",\"timestamp\":\(time),\"touches\":[{\"location\":{\"x\":\(value),\"y\":5},\"phase\":\"\(phases[Int(value >> 2) % phases.count])\",\"tapCount\":1,\"touch\":\(touch),\"view\":\(some)}],\"type\":\"eventSent\",\"windows\":[\(other)]}"
        case 6, 7:
            return "{\"method\":\"\(method)\",\"responder\":\(some),\"touches\":\(touches),\"type\":\"delivered\"}"
        case 8:
            return
                "{\"isOverridden\":false,\"method\":\"\(method)\",\"next\":\(other),\"responder\":\(some),\"touches\":\(touches),\"type\":\"forwarded\"}"
        case 9: return "{\"method\":\"\(method)\",\"responder\":\(some),\"touches\":\(touches),\"type\":\"kept\"}"
        case 10, 11:
            return
                "{\"new\":\"\(states[Int(value >> 2) % states.count])\",\"old\":\"Possible\",\"reason\":{\"type\":\"touchesOver\"},\"recognizer\":\(some),\"type\":\"recognizer\",\"view\":\(other)}"
        case 12:
            return
                "{\"reason\":\"disabled\",\"recognizer\":\(some),\"touch\":\(touch),\"type\":\"recognizerRefused\"}"
        case 13:
            return
                "{\"message\":\"beginning\",\"outcome\":{\"by\":\(some),\"type\":\"held\"},\"responder\":\(other),\"touch\":\(touch),\"type\":\"hold\"}"
        case 14, 15:
            return
                "{\"control\":\(some),\"events\":[\"\(events[Int(value >> 2) % events.count])\"],\"isTouchInside\":true,\"touch\":\(touch),\"type\":\"controlEvents\"}"
        case 16, 17:
            return
                "{\"action\":\"save<\(value)>:\",\"asked\":[{\"canPerform\":true,\"responder\":\(other)}],\"outcome\":{\"by\":\(other),\"type\":\"performed\"},\"sender\":\(some),\"type\":\"action\"}"
        case 18:
            return
                "{\"reason\":{\"cause\":\"connection lost\",\"type\":\"hostCancelledAll\"},\"touch\":\(touch),\"type\":\"touchCancelled\"}"
        case 19: return "{\"new\":\(some),\"outcome\":\"notInWindow\",\"type\":\"firstResponder\"}"
        case 20: return "{\"to\":\(some),\"type\":\"keyWindow\"}"
        case 21:
            let changes = ["connected", "resized", "disconnected"]
            return
                "{\"change\":\"\(changes[Int(value >> 2) % changes.count])\",\"scene\":\(touch),\"type\":\"scene\"}"
        case 22:
            return
                "{\"cause\":{\"type\":\"host\"},\"change\":\"\(value & 4 == 0 ? "began" : "ended")\",\"scene\":\(touch),\"type\":\"shake\"}"
        case 23: return "{\"command\":\"stop\",\"outcome\":{\"type\":\"notReceiving\"},\"type\":\"remoteCommand\"}"
        case 24: return "{\"edit\":\"redo\",\"outcome\":\"nothing\",\"type\":\"textEdit\"}"
        default: return nil
        }
    }

    private static func view(_ choice: UInt8) -> String {
        let classes = ["UIButton", "UIView", "UITableView", "UIPanGestureRecognizer", "UIWindow", "Shop.<b>"]
        return "{\"class\":\"\(classes[Int(choice & 7) % classes.count])\",\"identifier\":\((choice & 7) + 1)}"
    }
}
