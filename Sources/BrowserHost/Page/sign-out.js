// SPDX-License-Identifier: Apache-2.0

// Signs this browser out: opening a WebSocket at the page's own address does that.

const button = /** @type {HTMLButtonElement} */ (document.getElementById("sign-out"));
const sentence = /** @type {HTMLElement} */ (document.getElementById("sentence"));

button.onclick = () => {
  button.disabled = true;
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/sign-out");
  let isOpened = false;
  socket.onopen = () => { isOpened = true; };
  socket.onclose = () => {
    button.hidden = isOpened;
    button.disabled = false;
    sentence.textContent = isOpened
      ? "This browser is signed out."
      : "The app could not be reached, or this browser was signed out before.";
  };
};

export {};
