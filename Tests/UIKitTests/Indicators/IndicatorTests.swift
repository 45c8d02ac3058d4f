// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Progress, activity, effects")
struct IndicatorTests {
    private let screen = TestScreen()

    @Test("A progress view fills by its progress, from the side where reading begins")
    func progress() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        screen.window.addSubview(view)
        view.progress = 0.25
        view.layoutIfNeeded()
        let bar = view.subviews[1]
        #expect(view.frame.height == 4 && bar.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
        view.progress = 3
        #expect(view.progress == 1 && view.displayAccessibility.value == "100%")
        view.setProgress(0.5, animated: true)
        screen.settle()
        #expect(bar.frame.width == 100 && !bar.animations.isEmpty)
        screen.advance(by: 1)
        #expect(bar.animations.isEmpty)
        view.semanticContentAttribute = .forceRightToLeft
        view.progress = 0.25
        #expect(bar.frame.minX == 150)
        view.progressTintColor = .red
        view.trackTintColor = .green
        #expect(bar.backgroundColor == .red && view.subviews[0].backgroundColor == .green)
        #expect(screen.window.hitTest(CGPoint(x: 10, y: 2), with: nil) === screen.window)
    }

    @Test("E60: pictures take the place of a progress view's colors, and go again")
    func progressImages() throws {
        let view = UIProgressView(progressViewStyle: .default)
        screen.window.addSubview(view)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        (view.progressImage, view.trackImage) = (image, image)
        view.progress = 0.5
        screen.settle()
        let (track, bar) = (view.subviews[0], view.subviews[1])
        let pictures = [track, bar].compactMap { $0.subviews.first as? UIImageView }
        #expect(pictures.map(\.image) == [image, image] && pictures.map(\.frame.width) == [150, 75])
        #expect(track.backgroundColor == nil && bar.backgroundColor == nil)
        (view.progressImage, view.trackImage) = (nil, nil)
        #expect(track.subviews.isEmpty && bar.subviews.isEmpty && bar.backgroundColor == view.tintColor)
    }

    @Test("E61: a progress view follows a task until it is finished, or another task takes its place")
    func observedProgress() {
        let view = UIProgressView(progressViewStyle: .default)
        screen.window.addSubview(view)
        let (task, other) = (Progress(totalUnitCount: 4), Progress(totalUnitCount: 2))
        task.completedUnitCount = 1
        view.observedProgress = task
        #expect(view.progress == 0.25)
        task.completedUnitCount = 2
        screen.advance(by: 0.2)
        #expect(view.progress == 0.5)
        view.progress = 0.9
        screen.advance(by: 0.2)
        #expect(view.progress == 0.9)
        other.completedUnitCount = 1
        view.observedProgress = other
        #expect(view.progress == 0.5)
        task.completedUnitCount = 3
        other.completedUnitCount = 2
        screen.advance(by: 0.2)
        #expect(view.progress == 1)
        // A finished task is not looked at any more.
        other.totalUnitCount = 4
        screen.advance(by: 1)
        #expect(view.progress == 1)
    }

    @Test("An activity indicator turns while it is told to, and is hidden otherwise")
    func activity() throws {
        let view = UIActivityIndicatorView(style: .large)
        screen.window.addSubview(view)
        #expect(view.isHidden && !view.isAnimating && view.bounds.size == view.intrinsicContentSize)
        view.startAnimating()
        screen.settle()
        let wheel = view.subviews[0]
        func angle() -> Double {
            guard let transform = wheel.layer.presentation()?.transform else { return .nan }
            return atan2(Double(transform.m12), Double(transform.m11))
        }
        var angles: [Double] = []
        for _ in 0..<8 {
            angles.append(angle())
            screen.advance(by: 0.125)
        }
        for (before, after) in zip(angles, angles.dropFirst()) {
            let step = (after - before + 2 * .pi).truncatingRemainder(dividingBy: 2 * .pi)
            #expect(step > 0.1 && step < 2, "\(angles)")
        }
        #expect(!view.isHidden && wheel.subviews.count == 8)
        view.removeFromSuperview()
        screen.window.addSubview(view)
        #expect(!wheel.animations.isEmpty)
        view.stopAnimating()
        #expect(view.isHidden && wheel.animations.isEmpty)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }

    @Test("A blurred view tells its host how far, under a tint; its content view is as large as it is")
    func blur() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        screen.window.addSubview(view)
        #expect(view.look.backdropBlur > 0 && view.backgroundColor?.cgColor.alpha == 0.6)
        #expect(view.contentView.frame == view.bounds && view.contentView.superview === view)
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.contentView.addSubview(button)
        #expect(screen.window.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
        view.effect = nil
        #expect(view.look.backdropBlur == 0 && view.backgroundColor == nil)
    }

    @Test("Glass blurs what is behind it, in its own tint; a container of glass shows none by itself")
    func glass() {
        let effect = UIGlassEffect(style: .regular)
        effect.tintColor = .red
        effect.isInteractive = true
        let view = UIVisualEffectView(effect: effect)
        #expect(view.look.backdropBlur > 0 && view.backgroundColor?.cgColor.components?.first == 1)
        view.effect = UIGlassContainerEffect()
        #expect(view.look.backdropBlur == 0)
    }

    @Test("PO9: the radius and the tint of a blur that sources set by their names")
    func namedBlur() {
        let effect = UIBlurEffect(style: .light)
        effect.setValue(4, forKeyPath: "blurRadius")
        effect.setValue(UIColor.red, forKey: "colorTint")
        effect.setValue(CGFloat(0.25), forKey: "colorTintAlpha")
        effect.setValue(1, forKey: "scale")
        let view = UIVisualEffectView(effect: effect)
        #expect(view.look.backdropBlur == 4 && view.backgroundColor == UIColor.red.withAlphaComponent(0.25))
        #expect(effect.value(forKeyPath: "blurRadius") as? NSNumber == 4 && effect.value(forKey: "scale") == nil)
        effect.setValue(nil, forKey: "colorTint")
        view.effect = effect
        #expect(view.backgroundColor?.cgColor.alpha == 0.25)
    }

    @Test("Symbols are letters in the tint color, in the middle; unknown names are no images")
    func symbols() throws {
        let image = try #require(UIImage(systemName: "star.fill"))
        #expect(UIImage(systemName: "no.such.symbol") == nil && UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: "heart.circle.fill") != nil && image.isSymbolImage)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        view.contentMode = .center
        view.tintColor = .red
        screen.window.addSubview(view)
        func text() -> DisplayText? {
            if case .text(let text) = view.displayContent { text } else { nil }
        }
        let first = try #require(text())
        #expect(first.color == .red && first.size == 17 && first.lines[0].text.unicodeScalars.first == "★")
        #expect(abs(first.lines[0].baseline.x + first.lines[0].width / 2 - 50) < 0.01)
        view.image = image.withTintColor(.green)
        #expect(text()?.color == .red)
        view.image = image.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(text()?.color == .green)
        view.image = image.applyingSymbolConfiguration(.init(pointSize: 30, weight: .bold))
        #expect(text()?.size == 30 && text()?.face.weight == UIFont.Weight.bold.number)
        // What a configuration does not say stays.
        let bold = view.image
        view.image = bold?.applyingSymbolConfiguration(.init(scale: .large))
        #expect(text()?.size == 39 && text()?.face.weight == UIFont.Weight.bold.number)
        view.image = bold?.applyingSymbolConfiguration(.init(weight: .light))
        #expect(text()?.size == 30 && text()?.face.weight == UIFont.Weight.light.number)
        view.image = image.applyingSymbolConfiguration(.init(font: .systemFont(ofSize: 20, weight: .bold)))
        #expect(text()?.size == 20 && text()?.face.weight == UIFont.Weight.bold.number)
        view.image = bold
        view.contentMode = .scaleAspectFit
        #expect(abs((text()?.size ?? 0) - 50) < 0.001)
        #expect(image != UIImage(systemName: "star") && image == UIImage(systemName: "star.fill"))
    }
}
