/* Settings: light or dark, sounds, speed, hints; remembered by the browser. */
import { forget, recall, remember } from "./storage.js";
import { sound } from "./sound.js";
import { speed } from "./speed.js";

export const OFF = "hints-off";

/* The switch for sounds: in the settings, and in the bar of a table where there is room. */
function sounds() {
  const tell = () => {
    for (const box of document.querySelectorAll("[data-sound]")) box.checked = sound.on;
    for (const tool of document.querySelectorAll("[data-sound-tool]")) tool.setAttribute("aria-pressed", String(sound.on));
  };
  const turn = (on) => {
    sound.on = on;
    sound.play("land");
    tell();
  };
  document.addEventListener("change", (event) => { if (event.target.matches("[data-sound]")) turn(event.target.checked); });
  document.addEventListener("click", (event) => { if (event.target.closest("[data-sound-tool]")) turn(!sound.on); });
  document.addEventListener("drawn", tell);
  tell();
}

export function settings() {
  for (const radio of document.querySelectorAll("[data-theme-choice]")) {
    radio.addEventListener("change", () => {
      if (radio.value) document.documentElement.dataset.theme = radio.value;
      else delete document.documentElement.dataset.theme;
      document.cookie = `theme=${radio.value};path=/;max-age=31536000;samesite=lax`;
    });
  }
  for (const radio of document.querySelectorAll("[name=speed]")) {
    radio.checked = radio.value === speed.name;
    radio.addEventListener("change", () => { speed.name = radio.value; });
  }
  sounds();
  for (const box of document.querySelectorAll("[data-hints]")) {
    box.checked = !recall(OFF);
    box.addEventListener("change", () => {
      if (box.checked) forget((key) => /^(hints|goal|begin)-/.test(key)); // from the beginning, in every game
      else remember(OFF, "yes");
      document.dispatchEvent(new CustomEvent("hints"));
    });
  }
}
