// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Storyboards and nibs", .serialized)
struct ArchivesTests {
    private let screen: TestScreen

    init() throws {
        _ = Heard.take()
        screen = try TestScreen.launching(
            NotesDelegate(), safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
        _ = screen.application
    }

    /// The storyboard of the screen's application, which it makes the program's again.
    private var storyboard: UIStoryboard {
        _ = screen.application
        return UIStoryboard(name: "Main", bundle: nil)
    }

    private var navigation: UINavigationController {
        get throws { try #require(screen.window.rootViewController as? UINavigationController) }
    }

    private func tap(_ view: UIView) {
        screen.finger().tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        screen.advance(by: 1)
    }

    private var notes: NotesController {
        get throws { try #require(try navigation.viewControllers.first as? NotesController) }
    }

    @Test("PO33 The main storyboard's initial controller fills the window, and the delegate has it")
    func main() throws {
        #expect(screen.application.delegate?.window === screen.window && screen.window.isKeyWindow)
        let notes = try notes
        #expect(try navigation.topViewController === notes && notes.navigationItem.title == "Notes")
        #expect(try navigation.navigationBar.prefersLargeTitles)
        #expect(notes.view.frame.size == screen.window.bounds.size)
    }

    @Test("IB4 Outlets are there in viewDidLoad, lists of them in the archive's order")
    func outlets() throws {
        let notes = try notes
        #expect(Heard.take().first == "loaded My notes")
        #expect(notes.chips.map(\.currentTitle) == ["A", "B"])
        #expect(notes.field.placeholder == "New" && notes.field.keyboardType == .numberPad)
    }

    @Test("IB5 Constraints hold, without placeholders and what a variation leaves out")
    func constraints() throws {
        let notes = try notes
        let top = notes.view.safeAreaInsets.top
        #expect(notes.field.frame == CGRect(x: 20, y: top + 60, width: 195, height: 34))
        #expect(notes.width.multiplier == 0.5)
    }

    @Test("IB2, IB10 A view's own initializer finds its frame and its views; attributes come before awakeFromNib")
    func customView() throws {
        let star = try #require(try notes.view.subviews.compactMap { $0 as? StarView }.first)
        #expect(star.seen == ["init 50.0 1", "points 5.0", "awake"])
        #expect(star.layer.cornerRadius == 4.5 && star.layer.borderWidth == 2)
        #expect(star.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    @Test("IB11 Actions of controls and recognizers reach the controller")
    func actions() throws {
        let notes = try notes
        notes.field.text = "Tea"
        tap(try #require(notes.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Add" }))
        #expect(notes.notes == ["Milk", "Bread", "Tea"])
        let star = try #require(notes.view.subviews.compactMap { $0 as? StarView }.first)
        _ = Heard.take()
        #expect((star.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
        #expect(screen.window.hitTest(star.convert(CGPoint(x: 20, y: 20), to: nil), with: nil) === star)
        for _ in 0..<2 {
            screen.finger().tap(at: star.convert(CGPoint(x: 20, y: 20), to: nil))
            screen.advance(by: 0.1)
        }
        #expect(Heard.take() == ["pressed"])
    }

    @Test("IB7 Prototypes make cells, with the labels of their style and their own outlets")
    func prototypes() throws {
        let notes = try notes
        let cells = notes.list.visibleCells.compactMap { $0 as? NoteCell }
        #expect(cells.map(\.mark.text) == ["1", "2"] && cells.map { $0.textLabel?.text } == ["Milk", "Bread"])
        #expect(cells.first?.textLabel?.textColor == .systemRed && cells.first?.accessoryType == .disclosureIndicator)
        #expect(Heard.take().filter { $0.hasPrefix("cell") } == ["cell ?", "cell ?"])
    }

    @Test("IB12, IB13 A chosen row asks, prepares and shows; the way back calls the method and pops")
    func segues() throws {
        let notes = try notes
        _ = Heard.take()
        tap(try #require(notes.list.visibleCells.last))
        #expect(Heard.take() == ["should open", "prepare open", "note Bread"])
        let note = try #require(try navigation.topViewController as? NoteController)
        #expect(note.label.text == "Bread")
        tap(try #require(note.view.subviews.compactMap { $0 as? UIButton }.first))
        #expect(Heard.take() == ["back from NoteController"])
        #expect(try navigation.viewControllers == [notes])
    }

    @Test("IB12 A segue that code performs is not asked for")
    func segueByCode() throws {
        let notes = try notes
        _ = Heard.take()
        notes.performSegue(withIdentifier: "byCode", sender: nil)
        screen.advance(by: 1)
        #expect(Heard.take() == ["prepare byCode", "note "])
        #expect(try navigation.topViewController is NoteController)
    }

    @Test("IB12 A popover is there before the application prepares for it, at what began it")
    func popover() throws {
        let notes = try notes
        _ = Heard.take()
        notes.performSegue(withIdentifier: "over", sender: notes.field)
        #expect(Heard.take() == ["prepare over at the field", "note "])
        screen.advance(by: 1)
        #expect(notes.presentedViewController?.modalPresentationStyle == .popover)
    }

    @Test("IB14 A bar's button presents, containers are embedded, and the way back dismisses")
    func presentation() throws {
        let notes = try notes
        _ = Heard.take()
        let item = try #require(notes.navigationItem.rightBarButtonItem)
        #expect(screen.application.sendAction(try #require(item.action), to: item.target, from: item, for: nil))
        screen.advance(by: 1)
        let help = try #require(notes.presentedViewController)
        #expect(Heard.take() == ["should help", "prepare help", "note "])
        #expect(help.children.count == 1 && help.children.first?.view.superview?.frame.width == 200)
        let stack = try #require(help.view.subviews.compactMap { $0 as? UIStackView }.first)
        #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 50])
        tap(try #require(help.view.subviews.compactMap { $0 as? UIButton }.first))
        #expect(Heard.take() == ["back from UIViewController"] && notes.presentedViewController == nil)
    }

    @Test("IB8 A static table has its cells, titles and heights without code")
    func staticTable() throws {
        let tabs = try #require(storyboard.instantiateViewController(withIdentifier: "Tabs") as? UITabBarController)
        screen.window.rootViewController = tabs
        screen.advance(by: 0.1)
        #expect(tabs.viewControllers?.count == 2 && tabs.tabBar.items?.first?.title == "Options")
        let settings = try #require(tabs.viewControllers?.first as? UITableViewController)
        let table = try #require(settings.tableView)
        #expect(table.style == .grouped && table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "tone")
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
        #expect(settings.tableView(table, titleForFooterInSection: 1) == "Careful.")
    }

    @Test("PO2 A nib's objects are connected with their owner")
    func nib() throws {
        _ = screen.application
        let owner = NoteController()
        let made = try #require(Bundle.main.loadNibNamed("Badge", owner: owner))
        #expect((made.first as? UIView)?.frame.width == 80 && owner.label.text == "New")
    }

    @Test("IB3 What nobody has is told by the file's name, and the rest is there")
    func broken() throws {
        _ = screen.application
        let controller = try #require(UIStoryboard(name: "Broken", bundle: nil).instantiateInitialViewController())
        screen.window.rootViewController = controller
        controller.performSegue(withIdentifier: "away", sender: nil)
        #expect(type(of: controller) == UIViewController.self && controller.view.subviews.count == 2)
        #expect(Bundle.main.loadNibNamed("Damaged", owner: nil) == nil)
        let faults = screen.application.faults
        let expected = [
            "there is no class Nobody", "mapView is not here", "the constraint odd",
            "UIViewController has no outlet lost",
            "points of StarView is not set: the archive has a String, and the property is a CGFloat",
            "the segue away leads to no controller", "Damaged.xib of UIKitArchivesTests cannot be read",
        ]
        for text in expected { #expect(faults.contains { $0.contains(text) }, "\(text) in \(faults)") }
    }

    @Test("A controller of a storyboard is released when it is shown no more")
    func release() throws {
        weak var controller: UIViewController?
        do {
            let made = storyboard.instantiateViewController(withIdentifier: "Help")
            made.loadViewIfNeeded()
            controller = made
        }
        #expect(controller == nil)
    }
}
