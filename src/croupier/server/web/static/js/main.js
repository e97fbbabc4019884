/* Entry point of every page: settings, drawers, copying, and what belongs to a table or a rulebook if there is one. */
import { essential, optional } from "./loader.js";
import { busy } from "./idle.js";

/** What belongs to the table, the lesson or the replay of this page. @param {DOMStringMap} page */
function atTable({ table, seat, lesson, query }) {
  if (table) return essential("table", (module) => module.table(table, seat ?? ""));
  if (lesson) return essential("tutorial", (module) => module.tutorial(lesson, query ?? ""));
  return essential("replay", (module) => module.replay());
}

async function listen() {
  document.documentElement.classList.add("js");
  const { body } = document;
  await optional({
    dialogs: (module) => module.dialogs(),
    settings: (module) => module.settings(),
    share: (module) => module.share(),
  });
  if (body.classList.contains("at-table")) {
    await optional({
      inspect: (module) => module.inspect(),
      keyboard: (module) => module.keyboard(),
      log: (module) => module.log(),
      pictures: (module) => busy(module.pictures()),
      ribbons: (module) => module.ribbons(),
      rulebook: (module) => module.rulebook(),
      version: (module) => module.version(),
      tooltips: (module) => {
        if (document.getElementById("signs")) module.tooltips();
      },
      lobby: (module) => {
        if (document.querySelector(".places")) module.lobby();
      },
    });
    await atTable(body.dataset);
  } else if (body.classList.contains("at-setup")) await essential("setup", (module) => module.setup());
  else if (body.classList.contains("at-rules")) await essential("search", (module) => module.search());
}

busy(listen());
