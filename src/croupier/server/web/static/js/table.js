/* Page of a live table: its stream, what is sent from it, and everything that helps to play. */
import { aids, draw, equip, left, take } from "./updates.js";
import { draft } from "./draft.js";
import { optional } from "./loader.js";
import { question, rove } from "./keyboard.js";
import { visit } from "./storage.js";
import { notice } from "./notice.js";
import { pick } from "./selection.js";
import { forms } from "./forms.js";
import { connect, listen } from "./stream.js";
import { addressOf } from "./address.js";

const PATIENCE = 5000; // the table does not wait longer for what it can do without

const live = () => document.getElementById("live");

/* Who comes back to the page is told what happened, with the newest page: the line may have slept as well. */
function comings() {
  let line = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) line = Number(live().dataset.line);
    else {
      left(line);
      connect();
    }
  });
}

/** What helps to play, in the order in which it is started; `heard` takes over what some do with what is heard.
    @param {string} id @param {(what: string) => string} address @param {Heard} heard
    @returns {import("./loader.js").Wanted} */
const helpers = (id, address, heard) => ({
  sound: ({ sound, unlock }) => {
    equip({ sound });
    unlock();
  },
  title: ({ turn }) => {
    equip({ turn });
    turn(live().dataset.turn === "yes");
  },
  transitions: ({ travel }) => equip({ travel }),
  catchup: ({ seen, welcome }) => equip({ seen, welcome }),
  chat: ({ chat }) => {
    heard.chat = chat(id).draw;
  },
  stepper: ({ steppers }) => steppers(),
  preview: ({ preview }) => preview(address("preview")),
  callout: ({ callouts }) => callouts(),
  markers: ({ markers }) => markers(),
  advice: ({ advice }) => advice(address("advise")),
  suggestions: ({ suggestions }) => suggestions(address("beginnings")),
  onboarding: ({ onboarding }) => onboarding(),
  animation: ({ ended, play, player, told }) => {
    player();
    equip({ animation: { ended, play, told } });
  },
  recap: ({ recap }) => recap(),
  verify: ({ verify }) => verify(),
  result: ({ result }) => result(),
  countdown: ({ countdown }) => countdown(),
});

/** @param {string} id @param {string} seat */
export async function table(id, seat) {
  /** @param {string} what */
  const address = (what) =>
    addressOf(`/t/${id}/${what}?seat=${encodeURIComponent(seat)}&language=${document.documentElement.lang}`);
  /** @type {Heard} */
  const heard = {
    table: take,
    nudge({ said }) {
      notice(said, { now: true });
      aids.sound.play("ask");
    },
  };
  forms();
  comings();
  visit(id);
  pick();
  draft(address("draft"), draw);
  await Promise.race([
    optional(helpers(id, address, heard)),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
  rove();
  if (!location.hash && document.activeElement === document.body) question().focus({ preventScroll: true });
  aids.welcome();
  const shown = { line: Number(live().dataset.line), mark: document.body.dataset.mark ?? "" };
  listen([id, seat, document.documentElement.lang].join("~"), shown, heard);
}
