/* A table that is kept alive: its stream, what is sent from it, and everything that helps to play. */
import { countdown } from "./absence.js";
import { advice } from "./advice.js";
import { welcome } from "./away.js";
import { draw, left, take } from "./changes.js";
import { chat } from "./chat.js";
import { draft } from "./draft.js";
import { ending } from "./ending.js";
import { projector } from "./film.js";
import { forecast } from "./forecast.js";
import { fresh } from "./fresh.js";
import { guide } from "./guide.js";
import { question, rove } from "./keys.js";
import { visit } from "./memory.js";
import { notice } from "./notice.js";
import { pick } from "./pick.js";
import { recap } from "./recap.js";
import { sending } from "./send.js";
import { slips } from "./slip.js";
import { sound, unlock } from "./sound.js";
import { steppers } from "./stepper.js";
import { alive, connect, listen } from "./stream.js";
import { turn } from "./tab.js";
import { verify } from "./verify.js";

const live = () => document.getElementById("live");

/* Who comes back to the page is told what happened; where the line slept as well, as soon as it has been told itself. */
function comings() {
  let line = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) line = Number(live().dataset.line);
    else if (alive()) {
      left(null); // told now, not with the next page once more
      welcome(line);
    } else {
      left(line);
      connect();
    }
  });
}

export function table(id, seat) {
  const address = (what) => `/t/${id}/${what}?seat=${encodeURIComponent(seat)}&language=${document.documentElement.lang}`;
  sending();
  comings();
  visit(id);
  const talk = chat(id, seat);
  pick();
  steppers();
  forecast(address("preview"));
  draft(address("draft"), (page) => draw({ turn: true }, page));
  slips();
  advice(address("advise"));
  guide();
  projector();
  recap();
  verify();
  ending();
  unlock();
  countdown();
  rove();
  turn(live().dataset.turn === "yes");
  if (!location.hash && document.activeElement === document.body) question().focus({ preventScroll: true });
  welcome();
  listen([id, seat, document.documentElement.lang].join("~"), live().dataset.line, {
    table: take,
    version: fresh,
    chat: talk.draw,
    nudge({ said }) {
      notice(said, { now: true });
      sound.play("ask");
    },
  });
}
