/* Settings: light or dark, sounds, speed, hints; remembered by the browser. */
import { forget, recall, remember } from "./storage.js";
import { sound } from "./sound.js";
import { speed } from "./speed.js";

export const OFF = "hints-off";

/** @param {string} where @returns {NodeListOf<HTMLInputElement>} */
const boxes = (where) => document.querySelectorAll(where);

/* The switch for sounds: in the settings, and in the bar of a table where there is room. */
function sounds() {
  const tell = () => {
    for (const box of boxes("[data-sound]")) box.checked = sound.on;
    for (const tool of document.querySelectorAll("[data-sound-tool]"))
      tool.setAttribute("aria-pressed", String(sound.on));
  };
  /** @param {boolean} on */
  const turn = (on) => {
    sound.on = on;
    sound.play("land");
    tell();
  };
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-sound]")) turn(/** @type {HTMLInputElement} */ (event.target).checked);
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-sound-tool]")) turn(!sound.on);
  });
  document.addEventListener("drawn", tell);
  tell();
}

export function settings() {
  for (const radio of boxes("[data-theme-choice]")) {
    radio.addEventListener("change", () => {
      if (radio.value) document.documentElement.dataset.theme = radio.value;
      else delete document.documentElement.dataset.theme;
      document.cookie = `theme=${radio.value};path=/;max-age=31536000;samesite=lax`;
    });
  }
  for (const radio of boxes("[name=speed]")) {
    radio.checked = radio.value === speed.name;
    radio.addEventListener("change", () => {
      speed.name = radio.value;
    });
  }
  sounds();
  for (const box of boxes("[data-hints]")) {
    box.checked = !recall(OFF);
    box.addEventListener("change", () => {
      if (box.checked)
        forget((key) => /^(hints|goal|begin)-/.test(key)); // from the beginning, in every game
      else remember(OFF, "yes");
      document.dispatchEvent(new CustomEvent("hints"));
    });
  }
}
