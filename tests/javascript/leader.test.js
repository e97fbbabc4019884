import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { aDocument, clock, module, settled, streams } from "./browser.js";

const { Tab } = await module("leader");

let opened;
let time;
const channels = new Set();

/* As the browser's, but what is posted arrives at once. */
globalThis.BroadcastChannel = class {
  constructor() {
    channels.add(this);
  }

  postMessage(data) {
    for (const other of [...channels]) if (other !== this) other.onmessage?.({ data: structuredClone(data) });
  }

  close() {
    channels.delete(this);
  }
};

beforeEach(() => {
  channels.clear();
  opened = streams();
  time = clock();
});

const page = (line) => ({ line, parts: ["<a>"], moves: [], sounds: [], say: [], notes: [] });
const open = () => opened.filter((stream) => !stream.closed);

function aTab(key, { hidden = false } = {}) {
  const heard = [];
  const about = aDocument();
  about.hidden = hidden;
  const tab = new Tab(
    key,
    () => 0,
    (message) => heard.push(message.kind),
  );
  return { tab, heard, about };
}

test("the tab that was opened last holds the streams for all", () => {
  const first = aTab("a~0~en");
  const second = aTab("b~0~en");
  assert.deepEqual(
    open()
      .flatMap((stream) => stream.asks)
      .sort(),
    ["a~0~en~0", "b~0~en~0"],
  );
  const one = open().find((stream) => stream.asks.includes("a~0~en~0"));
  one.says("hello", { version: "v" });
  one.says("0.table", page(1));
  assert.deepEqual(first.heard, ["up", "table"]);
  assert.deepEqual(second.heard, []);
});

test("a tab that opens out of sight leaves the lead to the one that has it", async () => {
  aTab("a~0~en");
  aTab("b~0~en", { hidden: true });
  const streamsBefore = open().length;
  await time.passes(400);
  assert.equal(open().length, streamsBefore);
  assert.equal(streamsBefore, 2); // the leader's own, and the one it holds for the other
});

test("when the leader is closed another takes over", async () => {
  const first = aTab("a~0~en");
  const second = aTab("b~0~en");
  second.tab.leave();
  assert.equal(open().length, 0);
  first.about.hidden = false;
  await time.passes(200);
  await settled();
  assert.deepEqual(
    open().map((stream) => stream.asks),
    [["a~0~en~0"]],
  );
});
