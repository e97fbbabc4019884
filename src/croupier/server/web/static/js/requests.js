/* Requests with retry: a choice whose answer does not come waits on the page and is sent again by itself, just as it
   was: the server takes it once, and answers it as often as it is asked. */
import { notice, text } from "./notice.js";
import { request } from "./fetch.js";

const UNAVAILABLE = [502, 503, 504];
const LATE = 3000; // after so long without an answer, in milliseconds, that is said
const SECOND = 700; // a press so long after the first one is no double click, and is answered
const PATIENCE = 10000; // for one answer; then the same is sent once more
const AGAIN = 1000; // until the next try where the line is down; each further one waits twice as long,
const LONGEST = 8000; // but no longer than this

const asked = () => document.getElementById("live").dataset.decision;
/** @type {Choice | null} */
let newest = null; // the choice that is under way

/** Sends a form, and asks for the answer in the language of this page: another tab may have chosen another one since.
    @param {HTMLFormElement} form @param {URLSearchParams} body @param {AbortSignal | null} signal */
export const post = (form, body, signal = null) =>
  request(`${form.action}&language=${document.documentElement.lang}`, {
    method: "POST",
    body,
    signal,
    headers: { accept: "application/json" },
  });

/** What a form says; of files their names. @param {HTMLFormElement} form @param {HTMLElement | null} button */
export const fields = (form, button = null) => new URLSearchParams(/** @type {any} */ (new FormData(form, button)));

/* The choice is pressed once more while it is under way. */
export function insist() {
  if (newest && Date.now() - newest.since > SECOND) newest.say("under-way");
}

class Choice {
  since = Date.now();
  #decision = asked();
  /** @type {HTMLElement | null} */
  #slip = null;
  /** @type {AbortController | null} */
  #request = null; // the one that is under way
  /** @type {(() => void) | null} */
  #wake = null; // ends a pause
  #form;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
  }

  /* A newer choice, or another question, has taken its place. */
  get over() {
    return newest !== this || asked() !== this.#decision;
  }

  get waits() {
    return this.#slip !== null;
  }

  /** @param {string} key */
  say(key) {
    if (this.#slip?.dataset.says === key) return;
    this.#slip?.remove();
    this.#slip = notice(text(key), { name: "hourglass", lasting: true, now: true });
    this.#slip.dataset.says = key;
    if (key !== "under-way") delete this.#form.dataset.sending; // one may think better of it meanwhile
  }

  stop() {
    this.#request?.abort();
    this.#wake?.();
  }

  /** @param {URLSearchParams} data */
  async #answer(data) {
    this.#request = new AbortController();
    const patience = setTimeout(() => this.#request?.abort(), PATIENCE);
    try {
      return await post(this.#form, data, this.#request.signal);
    } catch {
      return null;
    } finally {
      clearTimeout(patience);
    }
  }

  /** @param {number} milliseconds @returns {Promise<void>} */
  #pause(milliseconds) {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, milliseconds);
    });
  }

  /** @param {URLSearchParams} data */
  async sent(data) {
    const late = setTimeout(() => this.say("late"), LATE);
    const look = () => {
      if (this.waits && this.over) this.stop();
    }; // the page shows what has become of it
    const hurry = () => this.#wake?.();
    document.addEventListener("drawn", look);
    addEventListener("online", hurry);
    try {
      for (let tries = 0; ; tries += 1) {
        const answer = await this.#answer(data);
        const unavailable = UNAVAILABLE.includes(answer?.status ?? 0);
        if (answer && !unavailable) return answer;
        if (this.over) return null;
        this.say(unavailable ? "waits" : "late");
        const seconds = Number(answer?.headers.get("retry-after") ?? 0);
        await this.#pause(seconds > 0 ? 1000 * seconds : Math.min(AGAIN * 2 ** tries, LONGEST));
        if (this.over) return null;
      }
    } finally {
      clearTimeout(late);
      document.removeEventListener("drawn", look);
      removeEventListener("online", hurry);
      this.#slip?.remove();
    }
  }
}

/** Anything else is sent once: it may not be the same a second time.
    @param {HTMLFormElement} form @param {URLSearchParams} data */
async function once(form, data) {
  /** @type {HTMLElement | undefined} */
  let slip;
  const late = setTimeout(() => {
    slip = notice(text("slow"), { name: "hourglass", lasting: true });
  }, LATE);
  try {
    return await post(form, data);
  } finally {
    clearTimeout(late);
    slip?.remove();
  }
}

/** The answer of the server; null if a newer choice, or another question, has taken the place of one that waited.
    @param {HTMLFormElement} form @param {URLSearchParams} data */
export async function deliver(form, data) {
  if (form.id !== "choose") return once(form, data);
  const before = newest;
  newest = new Choice(form);
  const mine = newest;
  if (before?.waits) mine.say("late");
  before?.stop();
  try {
    return await mine.sent(data);
  } finally {
    if (newest === mine) newest = null;
  }
}
