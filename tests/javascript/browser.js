/* Test doubles: what modules find in a browser, as small as they need it. */
import { mock } from "node:test";

const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/* A document without elements but those that are given by their ids. */
export function aDocument(elements = {}) {
  const made = Object.assign(new EventTarget(), {
    body: { dataset: {} },
    documentElement: { lang: "en" },
    hidden: false,
    getElementById: (id) => elements[id] ?? null,
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  define("document", made);
  return made;
}

/* The storage of a browser; with `room` false it takes nothing. */
export function aStorage(kept = {}, room = true) {
  const storage = Object.create({
    getItem: (key) => storage[key] ?? null,
    removeItem: (key) => {
      delete storage[key];
    },
    setItem(key, value) {
      if (!room) throw new Error("no room is left");
      storage[key] = String(value);
    },
  });
  Object.assign(storage, kept);
  define("localStorage", storage);
  return storage;
}

/* Streams of server-sent events: those that have been opened, each told what the server says. */
export function streams() {
  const opened = [];
  class EventSource extends EventTarget {
    closed = false;

    constructor(address) {
      super();
      this.address = address;
      opened.push(this);
    }

    close() {
      this.closed = true;
    }

    says(kind, data) {
      this.dispatchEvent(Object.assign(new Event(kind), { data: data && JSON.stringify(data) }));
    }

    get asks() {
      return new URLSearchParams(this.address.split("?")[1]).getAll("on");
    }
  }
  define("EventSource", EventSource);
  return opened;
}

/* Answers requests one after the other: a status, or null where the line is broken. Gives what was asked. */
export function answers(...statuses) {
  const asked = [];
  define("fetch", async (address, request = {}) => {
    asked.push({ address, ...request });
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status === null) throw new TypeError("Failed to fetch");
    return { ok: status < 400, status, headers: new Headers(), json: async () => ({}) };
  });
  return asked;
}

export const clock = () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  return {
    /* Lets time pass, and everything happen that it leads to. */
    async passes(milliseconds) {
      mock.timers.tick(milliseconds);
      await settled();
    },
  };
};

/* Promises that can be kept by now are. */
export async function settled() {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
}

export const module = (name) => import(`../../src/croupier/server/web/static/js/${name}.js`);
