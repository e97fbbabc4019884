/* Stream multiplexer: one stream of server-sent events follows all tables that the tabs of a browser show. Over
   HTTP/1.1 there are six connections for everything, so a stream for each tab would leave none for a choice. Runs in a
   shared worker (`worker.js`), else in one of the tabs (`leader.js`). */
import { joined } from "./patch.js";
import { addressOf } from "./address.js";

const MOST = 2; // streams; a second one lets the first be as long as few tables are shown
const QUIET = 40000; // a stream that has said nothing for so long is opened anew: every 15 seconds it says something
const AGAIN = 1500; // until the first new try after a stream broke, in milliseconds; each further one twice as long,
const LONGEST = 12000; // but no longer than this
const SIGN = 25000; // between two signs of life; given when something is heard: the timers of hidden pages hardly run
const LINGER = 500; // a page that is loaded anew goes and comes

/**
 * A listener; a stream and what it follows; what is followed, with the newest line, page and chat that are known of it,
 * and when a tab last said that it shows it. While all tabs show the page they came with, `mark` is that page's.
 * @typedef {{ tell: (message: Message) => void }} Port
 * @typedef {{ tables: Followed[], open: boolean, version: string, failed: number, since: number, last: number,
 *   again: number, source: EventSource }} Stream
 * @typedef {{ key: string, line: number, mark: string, newest: Change | null, chat: ChatLines | null,
 *   ports: Set<Port>, stream: Stream | null, shown: number }} Followed
 */

/* A table as one seat sees it in one language is a `key`: `table~seat~language`. */
export class Multiplexer {
  /** @type {Map<string, Followed>} */
  #followed = new Map(); // what is followed, by its key: the newest line and page, and the ports of those who listen
  /** @type {Set<Stream>} */
  #streams = new Set();
  #signed = Date.now();
  #watch = setInterval(() => this.#look(), 5000);

  /** Somebody at a port (an object with `tell`) listens, and this is on their page.
      @param {string} key @param {Shown} at @param {Port} port */
  join(key, { line, mark }, port) {
    const one = this.#followed.get(key);
    if (!one) {
      /** @type {Followed} */
      const first = {
        key,
        line,
        mark,
        newest: null,
        chat: null,
        ports: new Set([port]),
        stream: null,
        shown: Date.now(),
      };
      this.#followed.set(key, first);
      this.#place(first);
      return;
    }
    one.ports.add(port);
    one.shown = Date.now();
    if (!one.mark || one.mark === mark) this.#catchUp(one, port, line);
    else {
      one.mark = ""; // the page that the others have come with is another one
      if (one.stream) this.#open(one.stream.tables, one.stream);
    }
  }

  /** @param {string} key @param {Port} port */
  leave(key, port) {
    const one = this.#followed.get(key);
    one?.ports.delete(port);
    if (one?.ports.size === 0) setTimeout(() => this.#forget(one), LINGER);
  }

  /** A tab that shows this has heard a beat. @param {string} key */
  here(key) {
    const one = this.#followed.get(key);
    if (one) one.shown = Date.now();
  }

  /** Somebody doubts that the line stands: what has been silent, or not just been connected where it is `broken` for
      sure, is connected anew; else its newest page is told again.
      @param {string} key @param {boolean} broken @param {Port} port */
  now(key, broken, port) {
    const one = this.#followed.get(key);
    if (!one) return;
    const { stream } = one;
    if (!stream) this.#place(one);
    else if (stream.open && (broken ? Date.now() - stream.since < AGAIN : Date.now() - stream.last < SIGN))
      this.#catchUp(one, port);
    else this.#open(stream.tables, stream);
  }

  close() {
    clearInterval(this.#watch);
    for (const stream of this.#streams) this.#shut(stream);
    this.#followed.clear();
  }

  /** @param {Followed} one @param {Port} port */
  #catchUp(one, port, line = 0) {
    if (!one.stream?.open || !one.newest || one.newest.line < line) return; // it is told when it comes
    port.tell({ kind: "up", version: one.stream.version });
    port.tell({ kind: "table", data: { ...one.newest, moves: [], sounds: [], say: [], notes: [] } });
    if (one.chat) port.tell({ kind: "chat", data: one.chat });
  }

  /** @param {Followed} one */
  #forget(one) {
    if (one.ports.size > 0 || this.#followed.get(one.key) !== one) return;
    this.#followed.delete(one.key);
    if (!one.stream) return;
    const left = one.stream.tables.filter((other) => other !== one);
    if (left.length > 0) this.#open(left, one.stream);
    else this.#shut(one.stream);
  }

  /** @param {Followed} one */
  #place(one) {
    const least = [...this.#streams].sort((a, b) => a.tables.length - b.tables.length)[0];
    if (this.#streams.size < MOST) this.#open([one]);
    else this.#open([...least.tables, one], least);
  }

  /** @param {Stream} stream */
  #shut(stream) {
    clearTimeout(stream.again);
    stream.source.close();
    this.#streams.delete(stream);
  }

  /** @param {Followed[]} tables @param {Stream | null} before */
  #open(tables, before = null) {
    if (before) this.#shut(before);
    const named = tables.map(({ key, line, mark }) => [key, line, ...(mark ? [mark] : [])].join("~"));
    const asked = named.map((one) => `on=${encodeURIComponent(one)}`).join("&");
    const source = new EventSource(addressOf(`/stream?${asked}`));
    /** @type {Stream} */
    const stream = {
      tables,
      open: false,
      version: "",
      failed: before?.failed ?? 0,
      since: Date.now(),
      last: Date.now(),
      again: 0,
      source,
    };
    this.#streams.add(stream);
    /** @param {string} name @param {(data: any) => void} take */
    const hears = (name, take) =>
      stream.source.addEventListener(name, (event) => {
        stream.last = Date.now();
        this.#sign();
        take(event.data ? JSON.parse(event.data) : null);
      });
    hears("hello", ({ version }) => Object.assign(stream, { open: true, version, failed: 0 }));
    hears("beat", () => tables.forEach(beat));
    tables.forEach((one, place) => {
      one.stream = stream;
      /** @type {string[]} */
      let held = []; // the fragments of the newest page that this stream has sent
      hears(`${place}.table`, ({ parts, ...change }) => {
        held = joined(parts ?? [], held);
        one.line = change.line;
        one.newest = { ...change, html: parts && held.join("") };
        if (parts) one.mark = "";
        tell(one, "up", { version: stream.version });
        tell(one, "table", { data: one.newest });
      });
      hears(`${place}.chat`, (said) => {
        one.chat = said.after ? { ...said, after: 0, html: (one.chat?.html ?? "") + said.html } : said;
        tell(one, "chat", { data: said });
      });
      hears(`${place}.nudge`, (data) => tell(one, "nudge", { data }));
      hears(`${place}.gone`, ({ status }) => {
        stream.tables = stream.tables.filter((other) => other !== one);
        one.stream = null;
        tell(one, "down", { status });
        setTimeout(
          () => {
            if (!one.stream && this.#followed.get(one.key) === one) this.#place(one);
          },
          status ? LONGEST : AGAIN,
        );
      });
    });
    stream.source.addEventListener("error", () => {
      stream.source.close(); // an answer that is no stream would not be tried again by itself
      stream.open = false;
      for (const one of stream.tables) tell(one, "down", { status: 0 });
      stream.again = setTimeout(
        () => this.#open(stream.tables, stream),
        Math.min(AGAIN * 2 ** stream.failed++, LONGEST),
      );
    });
  }

  #look() {
    for (const stream of [...this.#streams]) {
      if (stream.tables.length === 0) this.#shut(stream);
      else if (stream.open && Date.now() - stream.last > QUIET) this.#open(stream.tables, stream);
    }
  }

  /* For what a tab has said that it shows since the last sign: one that crashed, or is frozen, has told nobody. */
  #sign() {
    if (Date.now() - this.#signed < SIGN) return;
    const followed = [...this.#followed.values()];
    const shown = followed.filter((one) => one.shown >= this.#signed).map(({ key }) => `on=${encodeURIComponent(key)}`);
    this.#signed = Date.now();
    followed.forEach(beat);
    if (shown.length === 0) return;
    fetch(addressOf(`/here?${shown.join("&")}`), { method: "POST" }).catch(() => undefined); // the next one is soon
  }
}

/** Ask whoever shows this to say so. @param {Followed} one */
const beat = (one) => tell(one, "beat");

/** @param {Followed} one @param {string} kind @param {Omit<Message, "kind">} more */
function tell(one, kind, more = {}) {
  for (const port of one.ports) port.tell({ kind, ...more });
}
