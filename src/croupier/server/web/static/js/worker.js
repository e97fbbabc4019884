/* Shared worker: it holds the streams of all tabs of a browser, and is neither slowed down nor frozen with one. */
import { Multiplexer } from "./multiplexer.js";

const hub = new Multiplexer();

self.addEventListener("connect", (event) => {
  const [line] = /** @type {MessageEvent} */ (event).ports;
  const port = { tell: (/** @type {Message} */ message) => line.postMessage(message) };
  let key = "";
  line.addEventListener("message", ({ data: { join, leave, here, now, broken, at } }) => {
    if (join) {
      key = join;
      hub.join(key, at, port);
    } else if (leave) hub.leave(key, port);
    else if (here) hub.here(key);
    else if (now) hub.now(key, broken, port);
  });
  line.start();
  line.postMessage({ kind: "there" });
});
