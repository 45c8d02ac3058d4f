// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore
import UIKitPickers

/// What an archive says of controls and indicators.
@MainActor
struct ControlAttributes {
    private let element: ArchiveElement
    private let values: ElementValues

    init(_ view: ViewAttributes) {
        element = view.element
        values = view.values
    }

    func apply(_ view: UIView) {
        switch view {
        case let toggle as UISwitch:
            if let isOn = element.bool("on") { toggle.isOn = isOn }
            if let color = values.color("onTintColor", in: element) { toggle.onTintColor = color }
            if let color = values.color("thumbTintColor", in: element) { toggle.thumbTintColor = color }
        case let slider as UISlider: apply(slider)
        case let stepper as UIStepper:
            if let value = element.number("minimumValue") { stepper.minimumValue = value }
            if let value = element.number("maximumValue") { stepper.maximumValue = value }
            if let value = element.number("stepValue"), value > 0 { stepper.stepValue = value }
            if let value = element.number("value") { stepper.value = value }
            if let wraps = element.bool("wraps") { stepper.wraps = wraps }
            if let repeats = element.bool("autorepeat") { stepper.autorepeat = repeats }
            if let isContinuous = element.bool("continuous") { stepper.isContinuous = isContinuous }
        case let control as UISegmentedControl: apply(control)
        case let progress as UIProgressView:
            if element["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
            if let value = element.number("progress") { progress.progress = Float(value) }
            if let color = values.color("progressTintColor", in: element) { progress.progressTintColor = color }
            if let color = values.color("trackTintColor", in: element) { progress.trackTintColor = color }
        case let indicator as UIActivityIndicatorView: apply(indicator)
        case let pages as UIPageControl:
            if let count = element.integer("numberOfPages") { pages.numberOfPages = count }
            if let page = element.integer("currentPage") { pages.currentPage = page }
            if let hides = element.bool("hidesForSinglePage") { pages.hidesForSinglePage = hides }
            if let color = values.color("pageIndicatorTintColor", in: element) { pages.pageIndicatorTintColor = color }
            if let color = values.color("currentPageIndicatorTintColor", in: element) {
                pages.currentPageIndicatorTintColor = color
            }
        default: break
        }
    }

    private func apply(_ slider: UISlider) {
        if let value = element.number("minValue") { slider.minimumValue = Float(value) }
        if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
        if let value = element.number("value") { slider.value = Float(value) }
        if let isContinuous = element.bool("continuous") { slider.isContinuous = isContinuous }
        if let color = values.color("minimumTrackTintColor", in: element) { slider.minimumTrackTintColor = color }
        if let color = values.color("maximumTrackTintColor", in: element) { slider.maximumTrackTintColor = color }
        if let color = values.color("thumbTintColor", in: element) { slider.thumbTintColor = color }
        slider.minimumValueImage = values.image("minimumValueImage", in: element)
        slider.maximumValueImage = values.image("maximumValueImage", in: element)
    }

    private func apply(_ control: UISegmentedControl) {
        for segment in element.list("segments") {
            let place = control.numberOfSegments
            if let image = values.image("image", in: segment) {
                control.insertSegment(with: image, at: place, animated: false)
            } else {
                control.insertSegment(withTitle: segment.string("title") ?? "", at: place, animated: false)
            }
            if let isEnabled = segment.bool("enabled") { control.setEnabled(isEnabled, forSegmentAt: place) }
            if let width = segment.number("width"), width > 0 { control.setWidth(width, forSegmentAt: place) }
        }
        if let place = element.integer("selectedSegmentIndex"), place < control.numberOfSegments {
            control.selectedSegmentIndex = place
        }
        if let isMomentary = element.bool("momentary") { control.isMomentary = isMomentary }
        if let fits = element.bool("apportionsSegmentWidthsByContent") {
            control.apportionsSegmentWidthsByContent = fits
        }
        if let color = values.color("selectedSegmentTintColor", in: element) {
            control.selectedSegmentTintColor = color
        }
    }

    private func apply(_ indicator: UIActivityIndicatorView) {
        switch element["style"] {
        case "large", "whiteLarge": indicator.style = .large
        default: indicator.style = .medium
        }
        if let color = values.color("color", in: element) { indicator.color = color }
        if let hides = element.bool("hidesWhenStopped") { indicator.hidesWhenStopped = hides }
        if element.bool("animating") == true { indicator.startAnimating() }
    }

    func apply(_ picker: UIDatePicker) {
        switch element["datePickerMode"] {
        case "time": picker.datePickerMode = .time
        case "date": picker.datePickerMode = .date
        case "countDownTimer": picker.datePickerMode = .countDownTimer
        default: picker.datePickerMode = .dateAndTime
        }
        switch element["style"] {
        case "wheels": picker.preferredDatePickerStyle = .wheels
        case "compact": picker.preferredDatePickerStyle = .compact
        case "inline": picker.preferredDatePickerStyle = .inline
        default: break
        }
        if let interval = element.integer("minuteInterval"), interval > 0 { picker.minuteInterval = interval }
        if let date = date("minimumDate") { picker.minimumDate = date }
        if let date = date("maximumDate") { picker.maximumDate = date }
        if element.bool("useCurrentDate") != true, let date = date("date") { picker.date = date }
        if let duration = element.number("countDownDuration") { picker.countDownDuration = duration }
    }

    private func date(_ key: String) -> Date? {
        element.child(key: key)?.number("timeIntervalSinceReferenceDate").map(
            Date.init(timeIntervalSinceReferenceDate:))
    }
}
