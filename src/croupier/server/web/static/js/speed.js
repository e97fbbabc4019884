/* How quickly films and the deeds of others are shown: calm, brisk or instant; remembered by the browser. */
import { recall, remember } from "./memory.js";

const KEY = "croupier-speed";
const SPEEDS = {
  calm: { step: 2000, still: 4200, pause: 700 },
  brisk: { step: 1150, still: 2400, pause: 0 },
  instant: { step: 0, still: 0, pause: 0 },
};

export const speed = {
  get name() {
    const kept = recall(KEY);
    return kept in SPEEDS ? kept : "brisk";
  },
  set name(value) {
    remember(KEY, value);
  },
  /* `step`, `still`: milliseconds of a step of a film, and of a picture without steps; `pause`: after what others do. */
  get now() {
    return SPEEDS[this.name];
  },
  /* Nothing travels and no film begins by itself. */
  get instant() {
    return this.name === "instant";
  },
};
