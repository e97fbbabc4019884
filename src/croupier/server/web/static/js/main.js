/* Every page: settings, drawers, copying, and what belongs to a table or a rulebook if there is one. */
import { extras, heart } from "./extras.js";
import { busy } from "./rest.js";

/* What belongs to the table, the lesson or the replay of this page. */
function atTable({ table, seat, lesson, query }) {
  if (table) return heart("table", (module) => module.table(table, seat));
  if (lesson) return heart("learn", (module) => module.learn(lesson, query));
  return heart("replay", (module) => module.replay());
}

async function listen() {
  document.documentElement.classList.add("js");
  const { body } = document;
  await extras([
    ["dialogs", (module) => module.dialogs()],
    ["settings", (module) => module.settings()],
    ["share", (module) => module.share()],
  ]);
  if (body.classList.contains("at-table")) {
    await extras([
      ["inspect", (module) => module.inspect()],
      ["keys", (module) => module.keys()],
      ["logbook", (module) => module.logbook()],
      ["pictures", (module) => busy(module.pictures())],
      ["ribbons", (module) => module.ribbons()],
      ["rules", (module) => module.rules()],
      ["signs", (module) => { if (document.getElementById("signs")) module.signs(); }],
      ["room", (module) => { if (document.querySelector(".places")) module.room(); }],
    ]);
    await atTable(body.dataset);
  } else if (body.classList.contains("at-setup")) await heart("setup", (module) => module.setup());
  else if (body.classList.contains("at-rules")) await heart("search", (module) => module.search());
}

busy(listen());
