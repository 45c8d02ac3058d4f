# SPDX-License-Identifier: Apache-2.0

"""LLDB's command "why": who would get a touch, in the app that is stopped, and why another view would not.

    (lldb) command script import responder_lldb.py
    (lldb) why 120 340
    (lldb) why 120 340 Buy

Takes the windows, the view controllers and the gesture recognizers out of the process, as they print themselves, hands them to the
command "responder", and prints its answer. RESPONDER names the command when it is not on the path.
"""

import os
import re
import shlex
import subprocess
import tempfile

# What is asked of a process, by the system of its triple. Each expression is a text.
EXPRESSIONS = {
    "apple": {
        "windows": '(NSString *)[(NSArray *)[(NSArray *)[(id)[NSClassFromString(@"UIApplication") sharedApplication] windows]'
        ' valueForKey:@"recursiveDescription"] componentsJoinedByString:@"\\n"]',
        "hidden": '(NSString *)[(NSArray *)[(NSArray *)[(id)[NSClassFromString(@"UIApplication") sharedApplication] windows]'
        ' valueForKey:@"hidden"] componentsJoinedByString:@" "]',
        "controllers": '(NSString *)[NSClassFromString(@"UIViewController") _printHierarchy]',
        "recognizers": "(NSString *)[(NSArray *)[(id){address} gestureRecognizers] description]",
        "enabled": "(BOOL)[(id){address} isEnabled]",
        "targets": "(NSString *)[(NSSet *)[(id){address} allTargets] description]",
    },
    # An app of this library, on any system.
    "responder": {"windows": "(char *)responder_debugger_windows()"},
}

MOST_RECOGNIZERS = 40
LONGEST_TEXT = 1 << 24
CONTROL = re.compile(r"(Button|Switch|Slider|Stepper|Control|Field)$")


def system(triple):
    """The row of the table for a triple such as arm64-apple-ios18.0-simulator."""
    return "apple" if "-apple-" in triple and "-apple-macos" not in triple else "responder"


def expression(triple, name, **values):
    """The text to evaluate; None where the system has none."""
    text = EXPRESSIONS.get(system(triple), {}).get(name)
    return text and (text.format(**values) if values else text)


def recognizer_owners(dump):
    """The addresses of the views that print gesture recognizers, the first of them."""
    found = re.findall(r"<[^\s<>]+: (0x[0-9a-f]+);[^\n]*?; gestureRecognizers = ", dump)
    return list(dict.fromkeys(found))[:MOST_RECOGNIZERS]


def command(x, y, wanted, dump_file, form="text"):
    """The arguments of the process that answers."""
    arguments = [os.environ.get("RESPONDER", "responder"), "explain", dump_file, "--at", f"{x:g},{y:g}", "--format", form]
    return arguments + (["--why-not", wanted] if wanted else [])


def visible(windows, hidden):
    """The dumps of the windows that are shown; windows that hide are not asked (B38)."""
    states = hidden.split()
    dumps = re.split(r"\n(?=<)", windows)
    if len(states) != len(dumps):
        return windows
    return "\n".join(dump for dump, state in zip(dumps, states) if state in ("0", "NO", "false"))


class Process:
    """Asks the stopped process."""

    def __init__(self, target, frame):
        import lldb

        self.lldb = lldb
        self.triple = target.GetTriple()
        self.frame = frame
        self.target = target

    def text(self, name, **values):
        """What an expression prints; empty where the system has none, or it fails."""
        words = expression(self.triple, name, **values)
        if not words:
            return ""
        options = self.lldb.SBExpressionOptions()
        ours = system(self.triple) == "responder"
        options.SetLanguage(self.lldb.eLanguageTypeC if ours else self.lldb.eLanguageTypeObjC_plus_plus)
        options.SetTimeoutInMicroSeconds(10_000_000)
        options.SetTrapExceptions(False)
        value = self.frame.EvaluateExpression(words, options) if self.frame else self.target.EvaluateExpression(words, options)
        if not value.IsValid() or value.GetError().Fail():
            self.error = value.GetError().GetCString() or "no value"
            return ""
        if ours:
            # A summary has only a text's beginning.
            return self.target.GetProcess().ReadCStringFromMemory(value.GetValueAsUnsigned(), LONGEST_TEXT, self.lldb.SBError())
        return unquoted(value.GetObjectDescription() or value.GetSummary() or value.GetValue() or "")


def unquoted(text):
    """A summary's quotes and escapes taken off, where it has them."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] == '"':
        return text[1:-1].replace("\\n", "\n").replace('\\"', '"')
    return text


def why(debugger, words, result, _):
    """why X Y [VIEW]: who would get a touch there, and why that view would not."""
    try:
        arguments = shlex.split(words)
        x, y = float(arguments[0]), float(arguments[1])
        wanted = arguments[2] if len(arguments) > 2 else None
    except (ValueError, IndexError):
        result.SetError("usage: why X Y [VIEW]")
        return
    target = debugger.GetSelectedTarget()
    process = Process(target, target.GetProcess().GetSelectedThread().GetSelectedFrame())
    windows = process.text("windows")
    if "<" not in windows:
        result.SetError("the windows cannot be read: " + getattr(process, "error", "is this a UIKit app, stopped?"))
        return
    parts = [visible(windows, process.text("hidden")), process.text("controllers")]
    parts += [process.text("recognizers", address=address) for address in recognizer_owners(parts[0])]
    with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:
        file.write("\n\n".join(part for part in parts if part))
    try:
        answer = subprocess.run(command(x, y, wanted, file.name), capture_output=True, text=True, check=False)
        result.AppendMessage(answer.stdout + answer.stderr)
        receiver = re.search(r"finds (\S+)[^\n]*\n\s+(0x[0-9a-f]+)", answer.stdout)
        if receiver and CONTROL.search(receiver[1]):
            for name, title in (("enabled", "isEnabled"), ("targets", "targets")):
                state = process.text(name, address=receiver[2])
                if state:
                    result.AppendMessage(f"{title}: {state}")
    except FileNotFoundError:
        result.SetError('the command "responder" is not on the path; set RESPONDER to where it is')
    finally:
        os.unlink(file.name)


def __lldb_init_module(debugger, _):
    debugger.HandleCommand(f"command script add --overwrite -f {__name__}.why why")
