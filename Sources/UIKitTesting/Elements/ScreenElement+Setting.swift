// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Texts and values.
extension ScreenElement {
    /// Types into it; a tap gives it the keyboard first, unless it has it.
    ///
    /// - Throws: ``ElementError`` also when it does not become first responder.
    public func type(_ text: String, interval: TimeInterval = 0) throws {
        try focus()
        screen.type(text, interval: interval)
    }

    /// Makes it first responder by a tap.
    public func focus() throws {
        let view = try view
        guard !view.isFirstResponder else { return }
        try tap()
        guard !view.isFirstResponder else { return }
        let reason = "a tap does not make it first responder."
        throw ElementError.unsuitable(element: description, reason: reason, place)
    }

    /// Selects all of its text, and deletes it.
    public func clear() throws {
        try focus()
        screen.send(.text(TextSample(.selectAll)))
        screen.type("\u{8}")
    }

    /// Replaces its text by typing.
    public func replaceText(with text: String) throws {
        try clear()
        screen.type(text)
    }

    /// Taps a switch, unless it has the value already.
    public func set(isOn: Bool) throws {
        let control = try view(as: UISwitch.self)
        guard control.isOn != isOn else { return }
        try tap()
        guard control.isOn != isOn else { return }
        throw ElementError.unsuitable(element: description, reason: "a tap does not turn it.", place)
    }

    /// Drags a slider's thumb to a value.
    ///
    /// - Parameter value: Between the slider's least and greatest; the result is as near as a finger can get on the track.
    public func set(value: Float) throws {
        let slider = try view(as: UISlider.self)
        try bringIntoSight(slider)
        func thumb(_ value: Float) -> CGPoint {
            let track = slider.trackRect(forBounds: slider.bounds)
            let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            return ViewPoint(slider, x: rect.midX, y: rect.midY).touchPoint
        }
        let wanted = min(max(value, slider.minimumValue), slider.maximumValue)
        screen.finger().drag(from: thumb(slider.value), to: thumb(wanted))
        let nearness = (slider.maximumValue - slider.minimumValue) / 50
        guard abs(slider.value - wanted) > nearness else { return }
        let reason = "a drag of its thumb leaves it at \(slider.value) instead of \(wanted)."
        throw ElementError.unsuitable(element: description, reason: reason, place)
    }

    /// Adjusts it step by step, up and then down, until it has a value: for wheels of pickers and steppers.
    public func adjust(to value: String, atMost limit: Int = 500) throws {
        let view = try view
        for step in [{ view.accessibilityIncrement() }, { view.accessibilityDecrement() }] {
            for _ in 0..<limit {
                if view.accessibilityValue == value { return }
                let old = view.accessibilityValue
                step()
                screen.advance(by: 1)
                guard view.accessibilityValue != old else { break }
            }
            if view.accessibilityValue == value { return }
        }
        let reason = "it does not come to \"\(value)\"; it says \"\(view.accessibilityValue ?? "")\"."
        throw ElementError.unsuitable(element: description, reason: reason, place)
    }

    // MARK: Waiting

    /// Advances the clock until it exists.
    @discardableResult
    public func waitToAppear(timeout: TimeInterval = 10) throws -> ScreenElement {
        try screen.advance(until: "there is \(description)", timeout: timeout, place.file, place.line) { exists }
        return self
    }

    /// Advances the clock until it no longer exists.
    public func waitToDisappear(timeout: TimeInterval = 10) throws {
        try screen.advance(until: "\(description) is gone", timeout: timeout, place.file, place.line) { !exists }
    }

    /// Advances the clock until a touch reaches it.
    @discardableResult
    public func waitToBeReachable(timeout: TimeInterval = 10) throws -> ScreenElement {
        try screen.advance(
            until: "a touch gets to \(description)", timeout: timeout, place.file, place.line
        ) { isReachable }
        return self
    }

    /// Advances the clock until it is first responder.
    public func waitToBecomeFirstResponder(timeout: TimeInterval = 10) throws {
        try screen.advance(
            until: "\(description) is first responder", timeout: timeout, place.file, place.line
        ) { views.first?.isFirstResponder ?? false }
    }

    /// Throws when it is there.
    public func expectAbsence() throws {
        if exists { throw ElementError.present(element: description, place) }
    }
}
