// SPDX-License-Identifier: Apache-2.0

// The requests in the page's own address: the link, which is the address with a fragment that begins with "#/", and the URLs
// of "?open=".

const longest = 2048;
const most = 16;

export class Address {
  // send(write) sends a message, and returns whether there was a connection.
  constructor({ session, send }) {
    this.session = session;
    this.send = send;
    this.urls = takeURLs();
    this.said = "";
    addEventListener("hashchange", () => this.changed());
  }

  // The hello's fields.
  describe() {
    this.said = currentLink();
    return { link: this.said, isLinkKnown: this.said !== "" && this.said === this.session.link, urls: this.urls };
  }

  // The host accepted the hello, and knows its content.
  welcomed() {
    this.session.link = this.said;
    this.urls = [];
    this.changed();
  }

  changed() {
    const link = currentLink();
    if (link === this.session.link) return;
    const isKnown = link === "" || this.send((writer) => writer.request({ link, time: performance.now() }));
    if (isKnown) this.session.link = link;
  }
}

function currentLink() {
  return location.hash.startsWith("#/") ? wellFormed(location.href) ?? "" : "";
}

// Loading the page again must not open its URLs again: they leave the address.
function takeURLs() {
  const address = new URL(location.href);
  const given = address.searchParams.getAll("open");
  if (given.length === 0) return [];
  address.searchParams.delete("open");
  history.replaceState(history.state, "", address);
  return given.map(wellFormed).filter((url) => url !== null).slice(0, most);
}

// An absolute URL as the host takes it, or null. Browsers let stray characters and percent signs pass.
function wellFormed(text) {
  try {
    const { href } = new URL(text);
    return href.length > longest || /[^\x21-\x7e]|%(?![0-9a-f]{2})/i.test(href) ? null : href;
  } catch {
    return null;
  }
}
