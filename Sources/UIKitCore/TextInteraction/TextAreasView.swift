// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Colored areas behind text: what is selected, or what was found.
class TextAreasView: UIView {
    struct Area {
        let rect: CGRect
        let color: UIColor
    }

    private var views: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows these areas and no others. A drag changes a selection with every move of a finger, so the views are kept and moved.
    func show(_ areas: [Area]) {
        let areas = areas.filter { $0.rect.width > 0 && $0.rect.height > 0 }
        while views.count > areas.count { views.removeLast().removeFromSuperview() }
        while views.count < areas.count {
            let view = UIView()
            view.isUserInteractionEnabled = false
            addSubview(view)
            views.append(view)
        }
        for (view, area) in zip(views, areas) {
            view.frame = area.rect
            view.backgroundColor = area.color
        }
    }
}
