/* A slip of paper at the top of the page, and sentences for those who listen. */
export const text = (key) => document.querySelector(`#texts`)?.content.querySelector(`[data-text="${key}"]`)?.textContent ?? "";

export function icon(name) {
  const model = document.querySelector(".chop use"); // the sign of the house: others may be of the sheet of a game
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "ic");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${model.getAttribute("href").split("#")[0]}#i-${name}`);
  svg.append(use);
  return svg;
}

/* One slip takes the place of another. What is `lasting` stays beside those that come, until it is taken away. */
export function notice(words, name = "bubble", rule = "", lasting = false) {
  const place = document.getElementById("notices");
  const slip = document.createElement("div");
  slip.className = "notice";
  const line = document.createElement("p");
  if (rule) {
    const link = document.createElement("a");
    link.href = `/games/${document.body.dataset.game}/rules#rule-${rule}`;
    link.dataset.rule = rule;
    link.textContent = rule;
    line.append(link, " ");
  }
  line.append(words);
  const shut = document.createElement("button");
  shut.type = "button";
  shut.className = "tool";
  shut.setAttribute("aria-label", text("close") || "×");
  shut.append(icon("close"));
  shut.addEventListener("click", () => slip.remove());
  slip.append(icon(name), line, shut);
  slip.classList.toggle("lasting", lasting);
  place.querySelector(".notice:not(.lasting)")?.remove();
  place.append(slip);
  if (!lasting) setTimeout(() => slip.remove(), 9000);
  return slip;
}

/* Something was not done: said at once, and shown where one looks, which in an open dialog is the form itself. */
export function refused(words, rule = "", form = null) {
  const dialog = form?.closest("dialog[open]");
  if (dialog) inside(dialog, dialog.querySelector("h2"), words, "no");
  else notice(words, "no", rule);
  speak(words, true);
}

/* Something was done by a button: shown beside it in an open dialog, under which a slip would lie. */
export function done(words, button, name = "check") {
  const dialog = button.closest("dialog[open]");
  if (dialog) inside(dialog, button, words, name);
  else notice(words, name);
  speak(words);
}

/* The one line of a dialog, after an element of it. It stays while the dialog is open. */
function inside(dialog, place, words, name) {
  dialog.querySelector(".answered")?.remove();
  const line = document.createElement("p");
  line.className = name === "no" ? "answered refusal" : "answered";
  line.dataset.laid = "yes";
  line.append(icon(name), words);
  place.after(line);
  line.scrollIntoView({ block: "nearest" });
  dialog.addEventListener("close", () => line.remove(), { once: true });
}

const MOST = 6; // sentences at once, the newest
const waiting = new Map(); // what the next frame says, by its region

/* Polite by default: the question of the moment is assertive. What is said before the next frame is said together. */
export function speak(words, now = false) {
  const region = document.getElementById(now ? "speak-now" : "speak");
  if (!waiting.has(region)) {
    waiting.set(region, []);
    region.textContent = "";
    requestAnimationFrame(() => {
      region.textContent = waiting.get(region).join(" ");
      waiting.delete(region);
    });
  }
  if (words) waiting.set(region, [...waiting.get(region), words].slice(-MOST));
}
