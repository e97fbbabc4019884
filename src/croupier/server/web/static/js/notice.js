/* A slip of paper at the top of the page, and sentences for those who listen. */
export const text = (key) => document.querySelector(`#texts`)?.content.querySelector(`[data-text="${key}"]`)?.textContent ?? "";

export function icon(name) {
  const model = document.querySelector(".ic use");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "ic");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${model.getAttribute("href").split("#")[0]}#i-${name}`);
  svg.append(use);
  return svg;
}

export function notice(words, name = "bubble", rule = "") {
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
  place.replaceChildren(slip);
  setTimeout(() => slip.remove(), 9000);
  return slip;
}

/* Something was not done: said at once, and shown where one looks, which in an open dialog is the form itself. */
export function refused(words, rule = "", form = null) {
  const dialog = form?.closest("dialog[open]");
  if (dialog) inside(dialog, words);
  else notice(words, "no", rule);
  speak(words, true);
}

/* A line under the title of a dialog. It stays while the dialog is open, also when the table is drawn again. */
function inside(dialog, words) {
  dialog.querySelector(".refusal")?.remove();
  const line = document.createElement("p");
  line.className = "refusal";
  line.append(icon("no"), words);
  const show = () => dialog.querySelector("h2").after(line);
  const again = () => { if (dialog.open && !dialog.querySelector(".refusal")) show(); };
  show();
  line.scrollIntoView({ block: "nearest" });
  document.addEventListener("drawn", again);
  dialog.addEventListener("close", () => {
    document.removeEventListener("drawn", again);
    line.remove();
  }, { once: true });
}

/* Polite by default: the question of the moment is assertive. */
export function speak(words, now = false) {
  const region = document.getElementById(now ? "speak-now" : "speak");
  region.textContent = "";
  requestAnimationFrame(() => { region.textContent = words; });
}
