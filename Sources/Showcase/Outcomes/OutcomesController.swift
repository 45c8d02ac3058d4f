import EventTrace
import UIKit

/// Ten ways in which a touch comes to nothing, or to less than was meant, and the sentence that says why.
final class OutcomesController: UIViewController {
    private let trace: TraceLog
    private var nextEntry: UInt64 = 0
    private var verdicts = Verdicts(capacity: 50)
    private let situations: [SituationView]
    private let sentenceCard = Card(heading: "What the last touch came to")
    private let titleLabel = UILabel()
    private let outcomeLabel = UILabel()

    init(trace: TraceLog) {
        self.trace = trace
        situations = Situation.allCases.map(SituationView.init)
        super.init(nibName: nil, bundle: nil)
        title = "Outcomes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel.accessibilityIdentifier = "outcomes.title"
        outcomeLabel.font = .systemFont(ofSize: 14)
        outcomeLabel.numberOfLines = 5
        outcomeLabel.accessibilityIdentifier = "outcomes.sentence"
        outcomeLabel.text = "Touch one of the ten."
        for part in [titleLabel, outcomeLabel] { sentenceCard.addSubview(part) }
        for part in situations { view.addSubview(part) }
        view.addSubview(sentenceCard)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        let margin = Spacing.margin(forWidth: content.width)
        let columns = content.width >= Spacing.twoColumnWidth ? 5 : 2
        let rows = (situations.count + columns - 1) / columns
        let cardHeight: CGFloat = 142
        let width = (content.width - margin * 2 - Spacing.gap * CGFloat(columns - 1)) / CGFloat(columns)
        let room = content.height - cardHeight - Spacing.gap * CGFloat(rows + 1)
        let height = min(SituationView.greatestHeight, room / CGFloat(rows))
        for (place, situation) in situations.enumerated() {
            situation.frame = CGRect(
                x: content.minX + margin + CGFloat(place % columns) * (width + Spacing.gap),
                y: content.minY + CGFloat(place / columns) * (height + Spacing.gap), width: width, height: height)
        }
        sentenceCard.frame = CGRect(
            x: content.minX + margin, y: content.minY + CGFloat(rows) * (height + Spacing.gap),
            width: content.width - margin * 2, height: cardHeight)
        let inner = sentenceCard.contentFrame
        titleLabel.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 20)
        outcomeLabel.frame = CGRect(
            x: inner.minX, y: inner.minY + 20, width: inner.width, height: max(0, inner.height - 20))
        readTrace()
    }

    // MARK: The sentence

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // What was touched elsewhere is told elsewhere.
        nextEntry = trace.entries.last.map { $0.sequence + 1 } ?? 0
        follow()
    }

    /// Reads what was decided meanwhile a few times a second, as long as the screen is shown.
    private func follow() {
        guard viewIfLoaded?.window != nil else { return }
        readTrace()
        UIApplication.shared.clock.schedule(after: 0.1) { [weak self] in self?.follow() }
    }

    private func readTrace() {
        let entries = trace.entries(from: nextEntry)
        guard let last = entries.last else { return }
        nextEntry = last.sequence + 1
        for entry in entries { verdicts.take(entry) }
        guard let verdict = verdicts.last else { return }
        titleLabel.text = verdict.title.description
        outcomeLabel.text = verdict.outcome.description
    }
}
