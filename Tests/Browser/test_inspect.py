# SPDX-License-Identifier: Apache-2.0

"""A recorded session in the inspector: served by `responder inspect`, and as one file by `responder export`."""

import json
import re
import subprocess

import pytest
from playwright.sync_api import expect

from harness.served import Served, executable
from harness.showcase import Showcase

SIZES = {"phone": (390, 844), "lying": (844, 390), "laptop": (1366, 768)}


@pytest.fixture
def command(showcase_executable):
    return executable(showcase_executable)


@pytest.fixture
def serve(command):
    """A function that starts `responder inspect`; each must end by itself with code 0 when it is asked to."""
    running = []

    def start(*arguments):
        running.append(Served(command, "inspect", *arguments))
        return running[-1]

    yield start
    for each in running:
        assert each.stop() == 0


def record(showcase_executable, new_tab, file, **environment):
    """A run in which a disabled button is tapped, then one that works, in a second screen a third."""
    showcase = Showcase(
        showcase_executable, recording=file, environment={"SWIFT_DETERMINISTIC_HASHING": "1", **environment}
    )
    tab = new_tab().open(showcase.url)
    tab.view("showcase").wait_for()
    tab.go_to("outcomes")
    tab.tap("outcomes.disabled")
    tab.expect_text("outcomes.sentence", re.compile("it is disabled"))
    tab.tap("outcomes.recognizer")
    tab.expect_text("outcomes.sentence", re.compile("isEnabled is false"))
    tab.tap("outcomes.nobody")
    tab.expect_text("outcomes.sentence", re.compile("launchRocket"))
    tab.expect_error("")
    assert showcase.stop() is not None
    return file


@pytest.fixture
def recording(showcase_executable, new_tab, tmp_path):
    return record(showcase_executable, new_tab, tmp_path / "session.jsonl", RESPONDER_PICTURES="1")


def opened(new_tab, address):
    """The page of a recorded run, once all of it is read."""
    tab = new_tab().open(address)
    expect(tab.page.locator("#status")).to_have_text("Recorded")
    return tab


def act(page, text):
    return page.locator("#acts button").filter(has_text=re.compile(text)).first


def colors(page):
    """How many pixels of the picture have which color: what is painted, and not where."""
    return page.evaluate(
        "() => { const canvas = document.getElementById('canvas'); const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;"
        " const seen = new Set(); for (let i = 0; i < data.length; i += 4) seen.add(data[i] << 16 | data[i + 1] << 8 | data[i + 2]); return seen.size; }"
    )


def test_what_was_done_stands_in_its_order_and_one_click_shows_how(serve, new_tab, recording):
    tab = opened(new_tab, serve(recording).url)
    page = tab.page
    expect(page.locator("#program")).to_have_text("Showcase: session.jsonl")
    times = [float(text) for text in page.locator("#acts .time").all_inner_texts()]
    assert times == sorted(times) and len(times) >= 4
    act(page, "it is disabled").click()
    event = page.locator("#panel-event")
    expect(event.locator("#judged")).to_contain_text("got the touch and sent nothing: it is disabled (isEnabled is false)")
    expect(event).to_contain_text("Hit test")
    # The picture is the one of then: the screen with the button, which can be found in the tree.
    expect(page.locator("#no-scene")).to_be_hidden()
    page.locator("#tree-search").fill("outcomes.disabled")
    page.locator("#tree .row.found").first.click()
    expect(page.locator("#panel-view")).to_contain_text("isEnabled")
    expect(page.locator("#panel-view .warning").filter(has_text="false").first).to_be_visible()
    assert colors(page) > 20
    page.get_by_role("tab", name="Responders").click()
    expect(page.locator("#chain-now .chain li").last).to_contain_text("AppDelegate")
    # What only a running program can answer is not offered.
    for name in ["Receivers", "Point", "Ask", "Pause"]:
        expect(page.get_by_text(name, exact=True)).to_be_hidden()
    # Gestures are drawn for a touch that has some.
    act(page, "isEnabled is false").click()
    tab.screenshot("inspect-event")


def test_by_keys_from_act_to_act(serve, new_tab, recording):
    tab = opened(new_tab, serve(recording).url)
    page = tab.page
    slider = page.get_by_role("slider", name="Moment")
    slider.focus()
    seen = []
    for _ in range(4):
        tab.keys.press("ArrowRight")
        seen.append(page.locator("#acts button[aria-pressed=true] .time").inner_text())
    assert seen == sorted(seen, key=float) and len(set(seen)) == 4
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^\d+\.\d{3} s: Tap on"))
    tab.keys.press("ArrowLeft")
    expect(page.locator("#acts button[aria-pressed=true] .time")).to_have_text(seen[2])
    # From anywhere that has no use for them.
    page.locator("#acts button[aria-pressed=true]").focus()
    tab.keys.press("ArrowRight")
    expect(page.locator("#acts button[aria-pressed=true] .time")).to_have_text(seen[3])
    # From picture to picture no act is chosen.
    slider.focus()
    tab.keys.press("Shift+ArrowLeft")
    expect(page.locator("#acts button[aria-pressed=true]")).to_have_count(0)
    tab.keys.press("?")
    expect(page.locator("#keys-list")).to_contain_text("the act before")


def test_moments_along_the_line_have_their_own_pictures_and_addresses(serve, new_tab, recording):
    tab = opened(new_tab, serve(recording).url)
    page = tab.page
    slider = page.get_by_role("slider", name="Moment")
    slider.focus()
    tab.keys.press("End")
    end = page.locator("#tree-count").inner_text()
    tab.keys.press("Home")
    # The first screen has other views than the last.
    expect(page.locator("#tree-count")).not_to_have_text(end)
    tab.keys.press("PageUp")
    expect(page.locator("#time-now")).to_have_text(re.compile(r"^\d+\.\d{3} s of \d+\.\d{3} s$"))
    moment = page.locator("#time-now").inner_text()
    assert re.search(r"#run=\d+&time=[\d.]+$", page.url)
    page.reload()
    expect(page.locator("#status")).to_have_text("Recorded")
    expect(page.locator("#time-now")).to_have_text(moment)
    act(page, "it is disabled").click()
    assert re.search(r"#run=\d+&entry=\d+$", page.url)
    page.reload()
    expect(page.locator("#judged")).to_contain_text("it is disabled")
    # A press on the picture names the view that is drawn there.
    box = page.locator("#canvas").bounding_box()
    tab.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#panel-view .title")).to_be_visible()


def test_one_file_shows_the_same_without_a_server(command, new_tab, recording, tmp_path):
    page_file = tmp_path / "page.html"
    subprocess.run([str(command), "export", str(recording), "-o", str(page_file)], check=True)
    tab = new_tab()
    requests = []
    tab.page.on("request", lambda request: requests.append(request.url) if not request.url.startswith("data:") else None)
    tab.page.goto(page_file.as_uri())
    page = tab.page
    expect(page.locator("#status")).to_have_text("Recorded")
    act(page, "it is disabled").click()
    expect(page.locator("#judged")).to_contain_text("it is disabled (isEnabled is false)")
    expect(page.locator("#no-scene")).to_be_hidden()
    assert colors(page) > 20
    # An event of it can be handed on as a smaller file.
    with page.expect_download() as download:
        page.get_by_role("button", name="Export this event").click()
    assert "it is disabled" in download.value.path().read_text() or "Hit test" in download.value.path().read_text()
    assert requests == [page_file.as_uri()]
    tab.screenshot("inspect-file")


def test_without_pictures_it_says_so_and_the_app_gives_them(serve, command, new_tab, showcase_executable, tmp_path):
    plain = record(showcase_executable, new_tab, tmp_path / "plain.jsonl")
    assert "\"picture\"" not in plain.read_text()
    page = opened(new_tab, serve(plain).url).page
    expect(page.locator("#no-scene")).to_contain_text("recorded without pictures")
    act(page, "it is disabled").click()
    expect(page.locator("#judged")).to_contain_text("it is disabled")
    page = opened(new_tab, serve(plain, "--", showcase_executable).url).page
    act(page, "it is disabled").click()
    expect(page.locator("#no-scene")).to_be_hidden()
    expect(page.locator("#tree-count")).to_have_text(re.compile(r"^\d\d+ views$"))


def test_pictures_change_nothing_of_a_replay(command, recording, showcase_executable):
    replayed = subprocess.run(
        [str(command), "replay", str(recording), "--", str(showcase_executable)], capture_output=True, text=True
    )
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
    assert "The traces are the same" in replayed.stdout


def test_a_long_session_opens_at_once(serve, new_tab, recording, tmp_path):
    """A hundred thousand entries: the recording again and again, each time later."""
    header, *lines = recording.read_text().splitlines()
    lines = [line for line in lines if line.startswith('{"entry"')]
    # A tap on a disabled button, and what follows.
    start = next(i for i, line in enumerate(lines) if '"touch":2,' in line and '"hitTest"' in line)
    parts = [re.fullmatch(r'(.*"sequence":)\d+(,"time":)([\d.]+)(}})', line).groups() for line in lines[start - 1 :]]
    # Each time with touches of its own.
    later = re.compile(r'("touch":|"touches":\[)(\d+)')
    length = float(parts[-1][2]) - float(parts[0][2]) + 5
    long = tmp_path / "long.jsonl"
    count = 0
    with long.open("w") as file:
        file.write(header + "\n")
        for turn in range(100_000 // len(parts) + 1):
            for before, middle, time, end in parts:
                before = later.sub(lambda found: f"{found[1]}{int(found[2]) + 10 * turn}", before)
                file.write(f"{before}{count}{middle}{float(time) + turn * length:.6f}{end}\n")
                count += 1
    page = new_tab().open(serve(long).url).page
    expect(page.locator("#acts button").first).to_be_visible()
    # Not read to its end, and usable: the last act is asked for, and its entries come first.
    page.locator("#acts-after").click()
    expect(page.locator("#acts button")).to_have_count(200)
    page.get_by_role("slider", name="Moment").focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#panel-event")).to_contain_text("Hit test")


@pytest.mark.parametrize("name", SIZES)
def test_it_can_be_read_in_every_size(serve, new_tab, recording, name):
    width, height = SIZES[name]
    tab = opened(new_tab, serve(recording).url)
    page = tab.page
    page.set_viewport_size({"width": width, "height": height})
    expect(page.get_by_role("slider", name="Moment")).to_be_in_viewport()
    expect(page.locator("#acts button").first).to_be_in_viewport()
    tab.screenshot(f"inspect-{name}-acts")
    act(page, "it is disabled").click()
    expect(page.locator("#judged")).to_be_in_viewport()
    tab.screenshot(f"inspect-{name}-event")
    if width < 900:
        page.get_by_role("tab", name="Screen").first.click()
        tab.screenshot(f"inspect-{name}-screen")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_every_control_of_time_has_a_name(serve, new_tab, recording):
    page = opened(new_tab, serve(recording).url).page
    time = page.get_by_role("region", name="Time")
    for name in ["The act before", "The act after"]:
        expect(time.get_by_role("button", name=name)).to_be_visible()
    expect(time.get_by_role("slider", name="Moment")).to_have_accessible_description(re.compile("from act to act"))
