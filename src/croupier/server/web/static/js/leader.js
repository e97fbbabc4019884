/* Leader election among tabs: without a shared worker one tab holds the streams for all, and sends the others what it
   hears: the one that was looked at last, since others may be frozen. Of two that are in sight at once the one leads
   that has said so last. */
import { Multiplexer } from "./multiplexer.js";

const SOON = 200; // until a tab in sight takes over from one that was closed, in milliseconds at most
const LATER = 2000; // and until another one does
const ANSWER = 400; // how long a tab that opens out of sight waits for the one that leads

/* Listens to a key (`multiplexer.js`); `line` gives the newest line that is known, `receive` takes what is heard. */
export class Tab {
  #me = Math.random().toString(36).slice(2);
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("croupier-tables") : { postMessage() {}, close() {} };
  #others = new Map(); // while this tab leads: for each key of others a port, and the tabs that want it
  #hub = null; // while this tab leads
  #claim = 0;
  #gone = false;

  constructor(key, line, receive) {
    Object.assign(this, { key, line, receive, tell: receive });
    this.#channel.onmessage = ({ data }) => this.#hear(data);
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.#lead(); });
    if (document.hidden) {
      this.#channel.postMessage({ who: this.#me });
      this.#claim = setTimeout(() => this.#lead(), ANSWER);
    } else this.#lead();
  }

  now(broken) {
    if (this.#hub) this.#hub.now(this.key, broken, this);
    else this.#lead();
  }

  leave() {
    clearTimeout(this.#claim);
    this.#channel.postMessage(this.#hub ? { left: this.#me } : { goes: this.key, from: this.#me });
    this.#channel.close();
    this.#hub?.close();
    this.#hub = null;
    this.#gone = true;
  }

  #hear(data) {
    if (data.leads) this.#follow();
    else if (data.of === this.key && !this.#hub) this.receive(data.told);
    else if (data.left && !this.#hub) this.#claim = setTimeout(() => this.#lead(), document.hidden ? SOON + Math.random() * LATER : Math.random() * SOON);
    else if (data.who && this.#hub) this.#channel.postMessage({ leads: this.#me });
    else if (data.wants && this.#hub) this.#adopt(data);
    else if (data.goes && this.#hub) this.#release(data);
  }

  #lead() {
    clearTimeout(this.#claim);
    if (this.#hub || this.#gone) return;
    this.#hub = new Multiplexer();
    this.#hub.join(this.key, this.line(), this);
    this.#channel.postMessage({ leads: this.#me });
  }

  #follow() {
    clearTimeout(this.#claim);
    this.#hub?.close();
    this.#hub = null;
    this.#others.clear();
    this.#channel.postMessage({ wants: this.key, at: this.line(), from: this.#me });
  }

  #adopt({ wants, at, from }) {
    const port = this.#others.get(wants) ?? { tabs: new Set(), tell: (told) => this.#channel.postMessage({ of: wants, told }) };
    this.#others.set(wants, port);
    port.tabs.add(from);
    this.#hub.join(wants, at, port);
  }

  #release({ goes, from }) {
    const port = this.#others.get(goes);
    port?.tabs.delete(from);
    if (port?.tabs.size !== 0) return;
    this.#others.delete(goes);
    this.#hub.leave(goes, port);
  }
}
