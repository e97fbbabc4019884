/* Every page: settings, drawers, copying, and what belongs to a table or a rulebook if there is one. */
import { dialogs } from "./dialogs.js";
import { busy } from "./rest.js";
import { settings } from "./settings.js";
import { share } from "./share.js";

async function listen() {
  document.documentElement.classList.add("js");
  dialogs();
  settings();
  share();
  const body = document.body;
  if (body.classList.contains("at-table")) {
    const [{ inspect }, { keys }, { logbook }, { pictures }, { ribbons }, { rules }, { signs }] = await Promise.all([import("./inspect.js"), import("./keys.js"), import("./logbook.js"), import("./pictures.js"), import("./ribbons.js"), import("./rules.js"), import("./signs.js")]);
    inspect();
    keys();
    logbook();
    busy(pictures());
    ribbons();
    rules();
    if (document.getElementById("signs")) signs();
    if (body.dataset.table) (await import("./table.js")).table(body.dataset.table, body.dataset.seat);
    else if (body.dataset.lesson) (await import("./learn.js")).learn(body.dataset.lesson, body.dataset.query);
    else (await import("./replay.js")).replay();
  } else if (body.classList.contains("at-setup")) {
    (await import("./setup.js")).setup();
  } else if (body.classList.contains("at-rules")) {
    (await import("./search.js")).search();
  }
}

busy(listen());
