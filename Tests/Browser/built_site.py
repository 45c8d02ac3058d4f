# SPDX-License-Identifier: Apache-2.0

"""The site that `make site` built, in $SITE: links, requests, axe-core, and a look at it (Tests/Browser/screenshots/site-*.png)."""

import os
import re
import threading
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

SITE = Path(os.environ.get("SITE", ".build/site")).resolve()
# How the site's folder is named by who serves it.
BASE = "/" + os.environ.get("BASE", "/").strip("/")
SIZES = [(390, 844), (844, 390), (1366, 768)]
# All sources are one template: a few stand for them.
OWN = sorted(str(path.relative_to(SITE)) for path in SITE.rglob("*.html") if path.relative_to(SITE).parts[0] != "reference")
REFERENCE = [
    "reference/documentation/", "reference/documentation/uikitcore/uiview/", "reference/documentation/uikittesting/elementsbyname/",
    "reference/tutorials/responder/", "reference/tutorials/responder/firstapp/",
]


class Quiet(SimpleHTTPRequestHandler):
    def translate_path(self, path):
        return super().translate_path(path.removeprefix(BASE) if BASE != "/" else path)

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def origin():
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=SITE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{BASE.rstrip('/')}/"
    server.shutdown()


class Links(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.found, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            self.anchors.add(attributes["id"])
        for name in ("href", "src", "srcset"):
            if attributes.get(name):
                self.found.append((tag, attributes[name]))


def test_every_link_leads_somewhere():
    """Files and anchors; in the reference, pages."""
    pages = {name: Links((SITE / name).read_text()) for name in OWN if name != "replay.html"}
    faults, count = [], 0
    for name, page in pages.items():
        for tag, address in page.found:
            parts = urlsplit(address)
            if parts.scheme in ("http", "https", "mailto", "data"):
                assert tag == "a" or parts.scheme == "data", f"{name} loads {address}"
                continue
            count += 1
            target = unquote(urlsplit(urljoin(f"http://site/{name}", address)).path).lstrip("/")
            file = SITE / target
            if file.is_dir():
                file = file / "index.html"
            if not file.is_file():
                faults.append(f"{name}: there is no {target}")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                faults.append(f"{name}: {target} has no anchor #{parts.fragment}")
    assert not faults, "\n".join(faults)
    assert count > 500


def opened(page, origin, name):
    """Opens a page; a request to another host, and an error, fail the test."""
    strange, errors = [], []
    page.on("request", lambda request: strange.append(request.url) if not re.match(rf"({re.escape(origin)}|data:|blob:)", request.url) else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("response", lambda response: errors.append(f"{response.status} {response.url}") if response.status >= 400 else None)
    page.goto(origin + name)
    page.wait_for_load_state("networkidle")
    return strange, errors


@pytest.mark.parametrize("name", [name for name in OWN if ".swift" not in name or "/Hello" in name])
def test_a_page_is_for_everyone(context, origin, name):
    """No request elsewhere, no violation that axe-core finds, in light and in dark, and nothing to scroll sideways on a phone."""
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    strange, errors = opened(page, origin, name)
    assert not strange and not errors
    for scheme in ("light", "dark"):
        # Without the way from one color to the other.
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        violations = Axe().run(page).response["violations"]
        found = [f"{each['id']}: {node['html'][:200]} {node.get('failureSummary', '')}" for each in violations for node in each["nodes"][:3]]
        assert not found, f"{scheme}:\n" + "\n".join(found)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, f"{name} is {width} wide"
    page.close()


@pytest.mark.parametrize("name", REFERENCE)
def test_the_reference_shows_itself(context, origin, name):
    page = context.new_page()
    strange, errors = opened(page, origin, name)
    assert not strange and not errors
    expect(page.locator("h1").first).to_be_visible()
    page.screenshot(path=f"Tests/Browser/screenshots/site-{name.strip('/').replace('/', '-')}.png")
    page.close()


def test_a_recorded_run_is_played_in_the_page(context, origin):
    page = context.new_page()
    page.set_viewport_size({"width": 1366, "height": 900})
    opened(page, origin, "index.html")
    page.locator("iframe").scroll_into_view_if_needed()
    run = page.frame_locator("iframe")
    expect(run.locator("#status")).to_have_text("Recorded")
    act = run.locator("#acts button").filter(has_text="in front of").first
    act.click()
    expect(run.locator("#judged")).to_contain_text("outcomes.glass")
    page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_look_at_it(context, origin, size, scheme):
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    for name in ("index.html", "gallery.html", "Documentation/Tutorial.html", "Documentation/Differences.html"):
        opened(page, origin, name)
        page.screenshot(path=f"Tests/Browser/screenshots/site-{Path(name).stem}-{size[0]}x{size[1]}-{scheme}.png")
    page.close()
