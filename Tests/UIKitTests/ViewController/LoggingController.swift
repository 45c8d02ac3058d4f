// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting

/// A controller that writes every call of its life into a log: "+" after those that came with the view in a window.
class LoggingController: UIViewController {
    let name: String
    let log: CallLog
    /// Run after a call was written down, with the call's name.
    var onCall: ((String) -> Void)?

    init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
        log("\(name).\(call)\(viewIfLoaded?.window == nil ? "" : "+")")
        onCall?(call)
    }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// A view that may become first responder, and says so.
class FocusView: UIView {
    var name = ""
    var log: CallLog?
    var mayBecome = true
    var mayResign = true
    var refuses = false
    var onResign: (() -> Void)?

    convenience init(_ name: String, log: CallLog? = nil) {
        self.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        self.name = name
        self.log = log
    }

    override var canBecomeFirstResponder: Bool {
        log?("\(name).canBecome")
        return mayBecome
    }

    override var canResignFirstResponder: Bool {
        log?("\(name).canResign")
        return mayResign
    }

    override func resignFirstResponder() -> Bool {
        log?("\(name).resign")
        if refuses { return false }
        let hasResigned = super.resignFirstResponder()
        onResign?()
        return hasResigned
    }
}
