// SPDX-License-Identifier: Apache-2.0

// A question in the page's own bar, for what a browser does only after a click of its user.

export class Question {
  constructor(element) {
    this.element = element;
    this.words = element.querySelector("span");
    this.answers = null;
    const [agree, refuse] = element.querySelectorAll("button");
    agree.addEventListener("click", () => this.end("agreed"));
    refuse.addEventListener("click", () => this.end("refused"));
  }

  // A question that waits is refused by the next one.
  ask(words, answers) {
    this.end("refused");
    this.answers = answers;
    this.words.textContent = words;
    this.element.hidden = false;
  }

  // Takes the question away, and tells nobody.
  reset() {
    this.answers = null;
    this.element.hidden = true;
  }

  end(answer) {
    const { answers } = this;
    this.reset();
    answers?.[answer]();
  }
}
