/* Animation speed: how quickly films and the deeds of others are shown: calm, brisk or instant; remembered by the
   browser. A first match of a game is calm until somebody says otherwise. */
import { recall, remember } from "./storage.js";

const KEY = "croupier-speed";
/** @type {Record<string, { step: number, still: number, deed: number }>} */
const SPEEDS = {
  calm: { step: 2000, still: 4200, deed: 900 },
  brisk: { step: 1150, still: 2400, deed: 0 },
  instant: { step: 0, still: 0, deed: 0 },
};
const OFF = "hints-off"; // who wants no hints has played before

const played = () => `played-${document.body.dataset.game}`;

/* A match has been seen to its end: the next one of this game is no first one. */
export const finished = () => remember(played(), "yes");

export const speed = {
  get name() {
    const kept = recall(KEY) ?? "";
    if (kept in SPEEDS) return kept;
    return recall(OFF) || recall(played()) ? "brisk" : "calm";
  },
  set name(value) {
    remember(KEY, value);
  },
  /* `step`, `still`: milliseconds of a step of a film, and of a picture without steps; `deed`: for how
     long what somebody else does stands alone at least, before the next deed of another kind. */
  get now() {
    return SPEEDS[this.name];
  },
  /* Nothing travels and no film begins by itself. */
  get instant() {
    return this.name === "instant";
  },
};
