/* Leader election among tabs: without a shared worker one tab holds the streams for all, and sends the others what it
   hears: the one that was looked at last, since others may be frozen. Of two that take the lead at once the one keeps
   it that took it last. */
import { Multiplexer } from "./multiplexer.js";

/**
 * What tabs say to each other: who asks for a leader, who leads and since when, who has left the lead; what a tab wants
 * to follow, and what it shows of it, or does not follow any more; what is told of a key; that a tab shows one.
 * @typedef {{ leads: string, since: number }} Leads
 * @typedef {{ wants: string, at: Shown, from: string }} Wants
 * @typedef {{ goes: string, from: string }} Goes
 * @typedef {{ of: string, told: Message }} Tells
 * @typedef {{ who: string } | { left: string } | { here: string } | Leads | Wants | Goes | Tells} Said
 */

const SOON = 200; // until a tab in sight takes over from one that was closed, in milliseconds at most
const LATER = 2000; // and until another one does
const ANSWER = 400; // how long a tab that opens out of sight waits for the one that leads

/* In an old browser every tab is alone. */
const nobody = { onmessage: null, postMessage() {}, close() {} };

/* Listens to a key (`multiplexer.js`); `at` gives what is shown by now, `receive` takes what is heard. */
export class Tab {
  #me = Math.random().toString(36).slice(2);
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("croupier-tables") : nobody;
  /** @type {Map<string, { tabs: Set<string>, tell: (told: Message) => void }>} */
  #others = new Map(); // while this tab leads: for each key of others a port, and the tabs that want it
  /** @type {Multiplexer | null} */
  #hub = null; // while this tab leads
  #since = 0; // when it took the lead
  #claim = 0;
  #gone = false;

  /** @param {string} key @param {() => Shown} at @param {(message: Message) => void} receive */
  constructor(key, at, receive) {
    this.key = key;
    this.at = at;
    this.receive = receive;
    this.tell = receive;
    this.#channel.onmessage = (/** @type {{ data: Said }} */ { data }) => this.#hear(data);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#lead();
    });
    if (document.hidden) {
      this.#channel.postMessage({ who: this.#me });
      this.#claim = setTimeout(() => this.#lead(), ANSWER);
    } else this.#lead();
  }

  /** @param {boolean} broken */
  now(broken) {
    if (this.#hub) this.#hub.now(this.key, broken, this);
    else this.#lead();
  }

  here() {
    if (this.#hub) this.#hub.here(this.key);
    else this.#channel.postMessage({ here: this.key });
  }

  leave() {
    clearTimeout(this.#claim);
    this.#channel.postMessage(this.#hub ? { left: this.#me } : { goes: this.key, from: this.#me });
    this.#channel.close();
    this.#hub?.close();
    this.#hub = null;
    this.#gone = true;
  }

  /** @param {Said} data */
  #hear(data) {
    if ("leads" in data) this.#yield(data);
    else if (this.#hub) this.#answer(this.#hub, data);
    else if ("told" in data && data.of === this.key) this.receive(data.told);
    else if ("left" in data)
      this.#claim = setTimeout(
        () => this.#lead(),
        document.hidden ? SOON + Math.random() * LATER : Math.random() * SOON,
      );
  }

  /** As the leader. @param {Multiplexer} hub @param {Said} data */
  #answer(hub, data) {
    if ("who" in data) this.#announce();
    else if ("here" in data) hub.here(data.here);
    else if ("wants" in data) this.#adopt(hub, data);
    else if ("goes" in data) this.#release(hub, data);
  }

  #lead() {
    clearTimeout(this.#claim);
    if (this.#hub || this.#gone) return;
    this.#hub = new Multiplexer();
    this.#hub.join(this.key, this.at(), this);
    this.#since = Date.now();
    this.#announce();
  }

  #announce() {
    this.#channel.postMessage({ leads: this.#me, since: this.#since });
  }

  /** Two that take the lead at once hear of each other: if both gave it up, nobody would hold the streams.
      @param {Leads} said */
  #yield({ leads, since }) {
    const later = this.#since - since || (this.#me > leads ? 1 : -1);
    if (this.#hub && later > 0) this.#announce();
    else this.#follow();
  }

  #follow() {
    clearTimeout(this.#claim);
    this.#hub?.close();
    this.#hub = null;
    this.#others.clear();
    this.#channel.postMessage({ wants: this.key, at: this.at(), from: this.#me });
  }

  /** @param {Multiplexer} hub @param {Wants} said */
  #adopt(hub, { wants, at, from }) {
    const port = this.#others.get(wants) ?? {
      tabs: new Set(),
      tell: (/** @type {Message} */ told) => this.#channel.postMessage({ of: wants, told }),
    };
    this.#others.set(wants, port);
    port.tabs.add(from);
    hub.join(wants, at, port);
  }

  /** @param {Multiplexer} hub @param {Goes} said */
  #release(hub, { goes, from }) {
    const port = this.#others.get(goes);
    port?.tabs.delete(from);
    if (port?.tabs.size !== 0) return;
    this.#others.delete(goes);
    hub.leave(goes, port);
  }
}
