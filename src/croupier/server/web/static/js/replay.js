/* A recorded match: a slider, step keys, and the eyes through which one looks. */
import { projector } from "./film.js";
import { morph, parse } from "./morph.js";
import { travel } from "./moves.js";
import { refused, speak, text } from "./notice.js";
import { rove } from "./keys.js";
import { busy } from "./rest.js";

export function replay() {
  const form = document.getElementById("reel-form");
  const reel = document.getElementById("reel");
  const eyes = document.getElementById("reel-eye");
  const last = Number(reel.max);
  let at = Number(reel.value);
  let stepping = false;
  let wanted = at;

  async function show() {
    if (stepping) return;
    stepping = true;
    while (true) {
      const next = wanted;
      const through = eyes.value;
      const body = new FormData(form);
      body.set("at", String(next));
      body.set("eyes", through);
      const answer = await fetch("/replay", { method: "POST", body, headers: { accept: "application/json" } }).catch(() => null);
      if (!answer?.ok) {
        refused(text("not-sent"));
        wanted = at;
        reel.value = String(at);
        break;
      }
      const frame = await answer.json();
      await travel(next === at + 1 ? frame.moves : [], () => {
        morph(document.getElementById("table"), parse(frame.html));
        morph(document.getElementById("course"), parse(frame.bar));
        rove();
        document.dispatchEvent(new CustomEvent("drawn"));
      });
      at = next;
      reel.value = String(at);
      document.getElementById("reel-at").textContent = `${at} / ${last}`;
      if (frame.say.length) speak(frame.say.join(" "));
      if (wanted === at && eyes.value === through) break;
    }
    stepping = false;
  }

  function go(place) {
    wanted = Math.max(0, Math.min(last, place));
    reel.value = String(wanted);
    busy(show());
  }

  projector();
  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    if (!step) return;
    event.preventDefault();
    const by = step.dataset.step;
    go(by === "first" ? 0 : by === "last" ? last : wanted + Number(by));
  });
  reel.addEventListener("input", () => go(Number(reel.value)));
  eyes.addEventListener("change", () => go(wanted));
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's own: back to the page before, as a rule
    if (event.target.matches("select, .fan *, .slots *") || document.querySelector("dialog[open], .at-film")) return;
    const by = { ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (by) {
      event.preventDefault();
      go(wanted + by);
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      go(event.key === "Home" ? 0 : last);
    }
  });
}
