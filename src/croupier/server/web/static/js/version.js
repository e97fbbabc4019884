/* New version: the server has other files by now than those this page was made with. It is loaded anew, between two
   questions. */
import { recall, remember } from "./storage.js";

const mine = import.meta.url.match(/\/static\/(\w+)\//)?.[1] ?? "";
let other = ""; // the version of the server's files, once it is another one

function reload() {
  const busy =
    document.getElementById("live").dataset.turn === "yes" ||
    document.querySelector("dialog[open], #film:not([hidden])");
  if (other === "" || busy || recall("reloaded-for") === other) return;
  remember("reloaded-for", other); // once: who keeps old files for ever plays on with them
  location.reload();
}

/** Takes note of the version that the server has. @param {string} version */
export function newer(version) {
  if (version === "" || version === mine || other === version) return;
  const first = other === "";
  other = version;
  if (first) {
    for (const kind of ["drawn", "close"]) document.addEventListener(kind, reload, true);
  }
  reload();
}
