/* New version: the server has other files by now than those this page was made with. The page of a table is loaded
   anew, between two questions: while nothing is asked, or as the next question comes, before anybody has touched it. */
const TRIED = "reloaded-for"; // the versions for which this tab was loaded anew

const mine = import.meta.url.match(/\/static\/(\w+)\//)?.[1] ?? "";
let other = ""; // the version of the server's files, once it is another one
let shown = ""; // the question on the page
let fresh = false; // it has come since the server has other files, and nobody has touched the page since

/* Words that would be lost: a message, a name. */
function typed() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = document.querySelectorAll("input[type=text]:not([readonly])");
  return [...fields].some((field) => field.value !== field.defaultValue);
}

function busy() {
  const { turn, draft } = document.getElementById("live").dataset;
  return (
    (turn === "yes" && !fresh) ||
    draft !== undefined ||
    document.body.dataset.rest !== "yes" ||
    document.querySelector("dialog[open], #film:not([hidden]), [data-picked]:not([hidden])") !== null ||
    typed()
  );
}

/* Once for each version: who keeps old files for ever, or meets two servers, plays on with what there is. */
function tried() {
  try {
    const before = (sessionStorage.getItem(TRIED) ?? "").split(" ");
    if (before.includes(other)) return true;
    sessionStorage.setItem(TRIED, [...before, other].join(" "));
    return false;
  } catch {
    return true; // nothing can be remembered
  }
}

function look() {
  if (other !== "" && !busy() && !tried()) location.reload();
}

function drawn() {
  const { decision = "" } = document.getElementById("live").dataset;
  fresh ||= decision !== shown;
  shown = decision;
}

function wait() {
  shown = document.getElementById("live").dataset.decision ?? "";
  document.addEventListener("drawn", drawn);
  for (const kind of ["pointerdown", "keydown"])
    document.addEventListener(
      kind,
      () => {
        fresh = false;
      },
      true,
    );
  for (const kind of ["close", "focusout"]) document.addEventListener(kind, look, true);
  new MutationObserver(look).observe(document.body, { attributes: true, attributeFilter: ["data-rest"] });
}

export function version() {
  if (!document.body.dataset.table) return; // the other pages are made anew with each step
  document.addEventListener("files", (event) => {
    const { detail } = /** @type {CustomEvent<string>} */ (event);
    if (detail === mine || detail === other) return;
    if (other === "") wait();
    other = detail;
    look();
  });
}
