/* Title and favicon: the tab of the browser says whose turn it is. */
import { text } from "./notice.js";

/** @param {boolean} mine */
export function turn(mine) {
  document.title = mine ? `● ${text("your-turn")} · ${document.body.dataset.title}` : document.body.dataset.title;
  const icon = document.getElementById("favicon");
  icon.dataset.calm ??= icon.href;
  icon.href = mine ? icon.dataset.turn : icon.dataset.calm;
}
