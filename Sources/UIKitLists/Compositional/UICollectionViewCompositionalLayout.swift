// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

/// The settings of a compositional layout besides its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which sections follow each other, and the collection scrolls; downwards at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers, footers and other views of the whole layout. Their index paths have one number.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference to which the insets of sections are added; the safe area at first.
    open var contentInsetsReference = UIContentInsetsReference.automatic
}

/// Makes the section of a number; `nil` ends the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// Lays out sections that are composed of groups and items (T92 to T99).
///
/// Sections are made when the layout is prepared. Of their groups those are laid out that are seen.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// A new one takes effect with the next layout pass; so does ``UICollectionViewLayout/invalidateLayout()`` after a change
    /// of it.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    let places = CompositionalPlaces()

    /// All sections are the same.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(sectionProvider: { _, _ in section })
    }

    /// Makes a layout whose sections are all the same, in the surroundings of the configuration.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Makes a layout that asks the provider for each section during `prepare`, with the available room (T92).
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout that asks the provider for each section during `prepare`, in the surroundings of the configuration (T92).
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Makes a list layout: there are no archives here.
    public required init?(coder: NSCoder) {
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        provider = { NSCollectionLayoutSection.list(using: list, layoutEnvironment: $1) }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// A layout whose sections are all lists.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(sectionProvider: {
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1)
        })
    }

    var axis: LayoutDirection { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    // MARK: Computing

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return places.removeAll() }
        let counts = view.elements.counts
        let environment = environment(of: view)
        places.load(counts, self, environment) { number in
            guard let section = self.provider(number, environment) else {
                brokenRule("The section provider of a UICollectionViewCompositionalLayout made no section \(number).")
            }
            return section
        }
    }

    /// The room without the insets of the collection itself.
    func environment(of view: UICollectionView) -> LayoutEnvironment {
        let inset = view.adjustedContentInset
        let size = CGSize(
            width: max(view.bounds.width - inset.left - inset.right, 0),
            height: max(view.bounds.height - inset.top - inset.bottom, 0))
        return LayoutEnvironment(LayoutContainer(size), view.traitCollection)
    }

    /// A new room or new data computes everything again. Measured sizes are kept for items that stay.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context is PreferredSizeContext { return places.apply(context, to: self) }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }

    // MARK: Asking

    open override var collectionViewContentSize: CGSize { places.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.attributes(in: rect, of: self)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.attributes(ofItem: indexPath, of: self)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { places.attributes(of: elementKind, at: indexPath, of: self) }

    // MARK: Sizes that elements have by themselves

    /// Elements with an estimated size are measured, and the layout follows the results (T97).
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { originalAttributes.isEstimated }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { PreferredSizeContext(preferredAttributes) }

    override func itemsMoved(_ place: (IndexPath) -> IndexPath?) { places.measured.move(place) }

    override func forgetSize(of path: IndexPath) {
        guard places.measured[.cell(path)] != nil else { return }
        places.measured.set(.cell(path), nil)
        places.remeasure(path)
    }

    // MARK: Sections that scroll by themselves

    override func scroller(of attributes: UICollectionViewLayoutAttributes) -> Int? {
        attributes.scrollsWithSection ? attributes.indexPath.section : nil
    }

    override var scrollers: [SectionScroller] { places.scrollers(of: self) }

    override func sectionScrolled(_ section: Int, to offset: CGPoint) { places.offsets[section] = offset }

    /// The list of an element: a row, a header or a footer.
    override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        places.sections.indices.contains(section) ? places.sections[section].section.list : nil
    }
}

/// Gives a layout the measured size of one element.
final class PreferredSizeContext: UICollectionViewLayoutInvalidationContext {
    let preferred: UICollectionViewLayoutAttributes

    init(_ preferred: UICollectionViewLayoutAttributes) {
        self.preferred = preferred
        super.init()
    }
}
