// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The whole way of one property of one view under an animator.
@MainActor
final class AnimatorTrack {
    weak var view: UIView?
    private let property: AnimatedProperty
    /// From 0 to 1 of the way.
    private let keyframes: [ViewAnimation.Keyframe]
    /// The view's own colors at both ends. Other traits may change their look.
    private let colors: ViewAnimation.Colors?
    private var animation: ViewAnimation?

    /// - Parameter captured: An animation that was made by a block with keyframes.
    init(_ view: UIView, _ captured: ViewAnimation) {
        self.view = view
        property = captured.property
        keyframes = captured.keyframes
        colors = captured.colors
    }

    func value(at place: Double) -> AnimatedValue { ViewAnimation.value(of: keyframes, at: place) }

    /// Moves the shown value from a place on the way to an end. The view itself is at the end at once.
    func move(from place: Double, to target: Double, _ course: AnimationCourse) {
        end()
        set(target)
        let rest =
            target > place
            ? keyframes.filter { $0.offset > place }.map {
                ViewAnimation.Keyframe(offset: ($0.offset - place) / (1 - place), value: $0.value)
            }
            : keyframes.reversed().filter { $0.offset < place }.map {
                ViewAnimation.Keyframe(offset: (place - $0.offset) / place, value: $0.value)
            }
        show([.init(offset: 0, value: value(at: place))] + rest, course)
    }

    /// Shows the view at a place on the way until the next call. The view itself is at the end that the animator heads for.
    func hold(at place: Double, headingFor target: Double, _ course: AnimationCourse) {
        end()
        set(target)
        let held = value(at: place)
        show(
            [.init(offset: 0, value: held), .init(offset: 1, value: held), .init(offset: 1, value: value(at: target))],
            course)
    }

    private func show(_ keyframes: [ViewAnimation.Keyframe], _ course: AnimationCourse) {
        guard let view, view.window != nil, keyframes.count > 1 else { return }
        let made = ViewAnimation(view.windowApplication.animationNumbers.next(), property, keyframes, course)
        view.begin(made)
        animation = made
    }

    /// The motion is over, and the view itself is at a place on the way.
    func arrive(at place: Double) {
        end()
        set(place)
    }

    /// Shows the view where it is.
    func end() {
        guard let animation else { return }
        self.animation = nil
        view?.endAnimation(animation)
        view?.markChanged(.animations)
    }

    /// Moves the view itself to a place on the way.
    func set(_ place: Double) {
        guard let view else { return }
        AnimationBlock.suspended {
            if let colors, place == 0 || place == 1 {
                view.backgroundColor = place == 0 ? colors.start : colors.end
                return
            }
            switch (property, value(at: place)) {
            case (.position, let value): view.center = value.point
            case (.size, .pair(let width, let height)): view.bounds.size = CGSize(width: width, height: height)
            case (.scroll, let value): view.bounds.origin = value.point
            case (.transform, .transform(let transform)): view.transform3D = transform
            case (.opacity, .number(let alpha)): view.alpha = alpha
            case (.cornerRadius, .number(let radius)): view.layer.cornerRadius = radius
            case (.backgroundColor, .color(let color)): view.backgroundColor = UIColor(cgColor: color)
            default: break
            }
        }
    }
}
