/* Lobby: who has just come is marked for a moment, and who learns meanwhile comes back when it begins. */
const MARKED = 3000; // milliseconds
/** @type {Map<string, number>} */
const came = new Map(); // who has come, by the place, and until when that is marked

const here = () =>
  new Map([...document.querySelectorAll(".place[data-who]")].map((place) => [place.id, place.dataset.who]));

function mark() {
  for (const [id, until] of came) {
    const place = document.getElementById(id);
    if (!place || until < Date.now()) came.delete(id);
    place?.toggleAttribute("data-came", came.has(id));
  }
}

export function lobby() {
  let known = here();
  document.addEventListener("drawn", () => {
    const now = here();
    for (const [id, who] of now) {
      if (!who || known.get(id) === who) continue;
      came.set(id, Date.now() + MARKED);
      setTimeout(mark, MARKED + 50);
    }
    known = now;
    mark();
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-learns]")) sessionStorage.setItem("room", location.pathname + location.search);
  });
}

const EVERY = 3000; // milliseconds between two looks at the table that waits

/* A lesson of somebody for whom a table waits: the others see how far it is, and when they begin, it leads to them. */
export function expected() {
  const table = sessionStorage.getItem("room");
  const way = document.getElementById("expected");
  if (!table || !way) return;
  way.href = table;
  way.hidden = false;
  const [path, query = ""] = table.split("?");
  const ask = async () => {
    const { task, tasks } = document.body.dataset;
    let status = "waiting"; // as long as no answer says something else
    try {
      const answer = await fetch(`${path}/learning?${query}`, {
        method: "POST",
        headers: { accept: "application/json" },
        body: new URLSearchParams({ task, tasks }),
      });
      if (answer.ok) ({ status } = await answer.json());
      else if (answer.status === 404 || answer.status === 401) status = "gone";
    } catch {
      // the line is broken: the next look may get through
    }
    if (status === "waiting") {
      setTimeout(ask, EVERY);
      return;
    }
    sessionStorage.removeItem("room");
    if (status === "running") location.assign(table);
    else way.hidden = true;
  };
  ask();
}
