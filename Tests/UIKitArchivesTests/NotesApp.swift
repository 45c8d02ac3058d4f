// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The archives of this module, as the plugin writes them.
final class InterfaceArchives: InterfaceArchiveListing {
    static let main: String? = "Main"
    static func contents(of file: String) -> String? {
        file == "Damaged.xib" ? #"{"tag":"document""# : files[file]?.json
    }
    @MainActor static var extensionProperties: [ArchivedProperty] {
        [ArchivedProperty("cornerRadius", on: UIView.self) { $0.layer.cornerRadius = try $1.read() }]
    }

    private static let files: [String: Element] = [
        "Main.storyboard": NotesStoryboard.document, "Badge.xib": NotesStoryboard.badge,
        "Broken.storyboard": NotesStoryboard.broken,
        "Shapes.storyboard": ShapesStoryboard.document,
    ]
}

/// What the application's code heard, in order.
@MainActor
enum Heard {
    static var log: [String] = []
    static func take() -> [String] {
        defer { log = [] }
        return log
    }
}

final class NotesDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
}

/// A title, a field, a list that leads to notes, and a badge that its own nib has.
final class NotesController: UIViewController, UITableViewDataSource {
    weak var titleLabel: UILabel!
    weak var field: UITextField!
    weak var list: UITableView!
    var width: NSLayoutConstraint!
    var chips: [UIButton] = []
    private(set) var notes = ["Milk", "Bread"]

    override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty("titleLabel", on: NotesController.self) { $0.titleLabel = try $1.read() },
            ArchivedProperty("field", on: NotesController.self) { $0.field = try $1.read() },
            ArchivedProperty("list", on: NotesController.self) { $0.list = try $1.read() },
            ArchivedProperty("width", on: NotesController.self) { $0.width = try $1.read() },
            ArchivedProperty("chips", on: NotesController.self) { $0.chips = try $1.read() },
        ]
    }

    override class var selectors: [Selector] {
        super.selectors + [
            Selector("add:", on: NotesController.self) { (target: NotesController, sender: UIButton) in
                target.add(sender)
            },
            Selector("back:", on: NotesController.self) { (target: NotesController, segue: UIStoryboardSegue) in
                target.back(segue)
            },
            Selector("pressed", on: NotesController.self) { (target: NotesController) in Heard.log.append("pressed") },
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Heard.log.append("loaded \(titleLabel.text ?? "")")
    }

    func add(_ sender: UIButton) {
        notes.append(field.text ?? "")
        list.reloadData()
    }

    func back(_ segue: UIStoryboardSegue) {
        Heard.log.append("back from \(type(of: segue.source))")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        Heard.log.append("should \(identifier)")
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let popover = segue.destination.popoverPresentationController
        Heard.log.append("prepare \(segue.identifier ?? "")" + (popover?.sourceView == field ? " at the field" : ""))
        guard let note = segue.destination as? NoteController, let row = list.indexPathForSelectedRow?.row else {
            return
        }
        note.text = notes[row]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        cell.textLabel?.text = notes[indexPath.row]
        (cell as? NoteCell)?.mark.text = "\(indexPath.row + 1)"
        return cell
    }
}

final class NoteCell: UITableViewCell {
    private(set) weak var mark: UILabel!

    override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [ArchivedProperty("mark", on: NoteCell.self) { $0.mark = try $1.read() }]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Heard.log.append("cell \(mark.text ?? "")")
    }
}

final class NoteController: UIViewController {
    var text = ""
    weak var label: UILabel!

    override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [ArchivedProperty("label", on: NoteController.self) { $0.label = try $1.read() }]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
        Heard.log.append("note \(text)")
    }
}

/// A view that does something of its own in each place where a view of an archive can.
final class StarView: UIView {
    private(set) var seen: [String] = []
    var points: CGFloat = 0 { didSet { seen.append("points \(points)") } }

    override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [ArchivedProperty("points", on: StarView.self) { $0.points = try $1.read() }]
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen.append("init \(frame.width) \(subviews.count)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        seen.append("awake")
    }
}
