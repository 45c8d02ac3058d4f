# SPDX-License-Identifier: Apache-2.0

"""Builds the site: build.py --material FOLDER --reference FOLDER --output FOLDER --version VERSION

Pages keep the place that their Markdown has in the repository, so that links between them stay as they are written; those of Documentation/Site are at
the top. MATERIAL has `replay.html` and `screens/*.png`, REFERENCE what Scripts/build-reference made. Nothing refers to another host but links that
somebody has to follow.
"""

import argparse
import html
import os
import re
import shutil
import struct
import sys
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parent))
import markdown  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
TOP = "Documentation/Site/"
LINKS = [
    ("Start", "Documentation/Tutorial.html"), ("Why?", "Documentation/Guides/WhyDidMyTapDoNothing.html"), ("Gallery", "gallery.html"),
    ("Replay", "replay.html"), ("Reference", "reference/documentation/"), ("All pages", "pages.html"),
]
PICTURES = (".gif", ".jpg", ".png", ".svg", ".webp")
# What nobody reads from end to end comes last.
GROUPS = [
    ("The first ten minutes", ["Documentation/Tutorial.md", "Documentation/Guides/"]),
    ("Tools", ["Documentation/Explain.md", "Documentation/Inspector.md", "Documentation/Sessions.md", "Documentation/Trace.md"]),
    ("What holds", ["Documentation/Promises.md", "Documentation/Differences.md", "Documentation/Performance.md", "SECURITY.md", "THIRD-PARTY.md", "CHANGELOG.md"]),
    ("How it works", ["Documentation/Design.md", "Documentation/Porting.md", "Documentation/Protocol.md", "Documentation/Deployment.md", "CONTRIBUTING.md"]),
    ("Rules, by number", ["Documentation/"]),
]


def place(path):
    """Where the page of a file of the repository stands in the site."""
    if path == "README.md":
        return "index.html"
    path = path.removeprefix(TOP)
    return re.sub(r"\.md$", "", path) + ".html"


class Site:
    def __init__(self, arguments):
        self.output = Path(arguments.output)
        self.material = Path(arguments.material)
        self.reference = Path(arguments.reference)
        self.version = arguments.version
        self.template = (HERE / "page.html").read_text()
        self.faults = []
        # Files that pages link and that are no pages: their path in the repository.
        self.sources = set()
        self.images = set()

    def build(self):
        shutil.rmtree(self.output, ignore_errors=True)
        self.output.mkdir(parents=True)
        paths = ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "THIRD-PARTY.md"]
        paths += sorted(str(path.relative_to(ROOT)) for path in (ROOT / "Documentation").rglob("*.md"))
        pages = {path: markdown.Page((ROOT / path).read_text()) for path in paths}
        for path, page in pages.items():
            self.write_page(path, page, set(pages))
        self.write_list(pages)
        self.sources.add("LICENSE")
        written = set()
        # What a folder lists is listed too.
        while rest := self.sources - written:
            for path in sorted(rest):
                self.write_source(path)
                written.add(path)
        for image in sorted(self.images):
            target = self.output / image
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / image, target)
        shutil.copy(HERE / "site.css", self.output)
        shutil.copy(self.material / "replay.html", self.output)
        shutil.copytree(self.material / "screens", self.output / "screens")
        shutil.copytree(self.reference, self.output / "reference")
        for fault in self.faults:
            print(fault, file=sys.stderr)
        print(f"{len(pages)} pages, {len(written)} sources and {len(self.images)} pictures in {self.output}")
        return not self.faults

    def write(self, target, title, description, body, kind="", contents=""):
        root = "../" * target.count("/")
        links = "\n".join(
            f'<a href="{root}{address}"{" aria-current=page" if address == target else ""}>{name}</a>' for name, address in LINKS)
        file = self.output / target
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.template.format(
            title=html.escape(title if title == "Responder" else f"{title} · Responder"), description=html.escape(description[:200]),
            root=root, links=links, contents=contents, body=body, kind=kind + (" with-contents" if contents else ""), version=self.version))

    def write_page(self, path, page, known):
        target = place(path)

        def link(address):
            return self.link(path, target, address, known)

        def image(address):
            return self.image(path, target, address)

        body = page.render(link, image).replace("<!-- screens -->", self.screens())
        # A picture that moves stands still for those who want that.
        body = re.sub(
            r'(<img src="([^"]*)why\.gif"[^>]*>)',
            r'<picture><source media="(prefers-reduced-motion: reduce)" srcset="\2why-still.png">\1</picture>', body)
        if "why.gif" in body:
            self.images.add("Documentation/images/why-still.png")
        kind = {"index.html": "landing", "gallery.html": "wide"}.get(target, "")
        contents = "" if kind else page.contents()
        self.write(target, page.title or path, page.description, body, kind, contents)

    def link(self, path, target, address, known):
        """Where a link of a page leads in the site."""
        if re.match(r"[a-z]+:", address) or address.startswith("#"):
            return address
        address, _, anchor = address.partition("#")
        anchor = "#" + anchor if anchor else ""
        up = "../" * target.count("/")
        # What the build makes is named as it is in the site.
        if path.startswith(TOP) and re.match(r"(replay\.html|pages\.html|reference/)", address):
            return address + anchor
        file = PurePosixPath(os.path.normpath(PurePosixPath(path).parent / address))
        if not (ROOT / file).exists():
            self.faults.append(f"{path}: there is no {file}")
            return "#"
        if article := re.fullmatch(r"Sources/(\w+)/\w+\.docc/(\w+)\.md", str(file)):
            return f"{up}reference/documentation/{article[1].lower()}/{article[2].lower()}/{anchor}"
        if file.suffix in PICTURES:
            self.images.add(str(file))
            return up + str(file)
        if str(file) not in known and str(file) != "README.md":
            self.sources.add(str(file))
            return up + place(str(file) + ".txt" if (ROOT / file).suffix == ".md" else str(file))
        return up + place(str(file)) + anchor

    def image(self, path, target, address):
        file = os.path.normpath(PurePosixPath(path).parent / address)
        data = (ROOT / file).read_bytes() if (ROOT / file).exists() else b""
        if not data:
            self.faults.append(f"{path}: there is no picture {file}")
            return {}
        self.images.add(file)
        width, height = struct.unpack(">II", data[16:24]) if data[:4] == b"\x89PNG" else struct.unpack("<HH", data[6:10])
        return {"src": "../" * target.count("/") + file, "width": str(width), "height": str(height)}

    def screens(self):
        """Every screen of the showcase."""
        figures = []
        for picture in sorted((self.material / "screens").glob("*.png")):
            name = re.sub(r"([A-Z])", r" \1", picture.stem).lower().capitalize()
            width, height = struct.unpack(">II", picture.read_bytes()[16:24])
            figures.append(
                f'<li><figure><img src="screens/{picture.name}" alt="The screen {name}" width="{width}" height="{height}" loading="lazy">'
                f"<figcaption>{name}</figcaption></figure></li>")
        return f'<ul class="screens">{"".join(figures)}</ul>'

    def write_list(self, pages):
        left = {path: page for path, page in pages.items() if not path.startswith(TOP)}
        body = ["<h1>All pages</h1>"]
        for title, starts in GROUPS:
            chosen = [path for start in starts for path in left if path == start or start.endswith("/") and path.startswith(start)]
            body.append(f"<h2>{title}</h2><ul>")
            for path in chosen:
                page = left.pop(path)
                body.append(f'<li><a href="{place(path)}">{html.escape(page.title)}</a></li>')
            body.append("</ul>")
        self.write("pages.html", "All pages", "Everything that is written about Responder.", "\n".join(body))

    def write_source(self, path):
        """A file of the repository, or what a folder has of Swift."""
        file = ROOT / path
        if file.is_dir():
            inside = sorted(
                str(each.relative_to(ROOT)) for each in file.rglob("*") if each.suffix in (".swift", ".template") and ".build" not in each.parts)
            self.sources.update(inside)
            items = "".join(
                f'<li><a href="{"../" * path.count("/")}{each}.html">{html.escape(each.removeprefix(path + "/"))}</a></li>' for each in inside)
            return self.write(place(path), path, f"The files of {path}.", f"<h1>{html.escape(path)}</h1><ul>{items}</ul>")
        name = html.escape(path)
        self.write(
            place(path), path, f"The file {path}.", f"<h1>{name}</h1>{markdown.source(file.read_text(), path)}", "wide")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("material", "reference", "output", "version"):
        parser.add_argument(f"--{name}", required=True)
    sys.exit(0 if Site(parser.parse_args()).build() else 1)


main()
