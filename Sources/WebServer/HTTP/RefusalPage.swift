// SPDX-License-Identifier: Apache-2.0

/// What a browser shows that was refused: one message in the middle of an empty page, light or dark as its user likes it.
///
/// It has no script, loads nothing, and says nothing of what is served here.
struct RefusalPage {
    let text: String

    init(_ refusal: Refusal, newTokenHint: String) {
        let (title, sentence) = refusal.sentences(newTokenHint: newTokenHint)
        text = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(Self.escaped(title))</title>
            <style>
            :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
            body { min-height: 100vh; margin: 0; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
              color: light-dark(#1c1c1e, #f2f2f7); background: light-dark(#f2f2f7, #1c1c1e); }
            main { max-width: 32em; padding: 32px 36px; border-radius: 20px; background: light-dark(#fff, #2c2c2e); }
            h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; }
            p { margin: 0; color: light-dark(#55555c, #c7c7cc); overflow-wrap: anywhere; }
            small { display: block; margin-top: 20px; color: light-dark(#6c6c72, #a0a0a6); }
            </style>
            <main><h1>\(Self.escaped(title))</h1><p>\(Self.escaped(sentence))</p><small>\(refusal.httpStatus)</small></main>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
