/// A line of a marble diagram whose letters come from the test's own code: a delegate that is asked, a closure that runs.
///
///     let asked = marbles.line("asked")
///     delegate.shouldBegin = { asked("s"); return true }
@MainActor
public final class MarbleMarks {
    /// As the diagram calls the line.
    public let name: String
    weak var recorder: MarbleRecorder?

    init(_ name: String) {
        self.name = name
    }

    /// Puts a letter into the step that is being played; without effect between diagrams.
    public func callAsFunction(_ letter: Character) { recorder?.add(letter, to: name) }
}
