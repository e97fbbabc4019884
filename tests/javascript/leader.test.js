import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { aDocument, answers, clock, module, settled, streams } from "./browser.js";

const { Tab } = await module("leader");

let opened;
let time;
const channels = new Set();
/** @type {(() => void)[] | null} */
let posted = null; // what does not arrive at once, while that is asked for

/* As the browser's, but what is posted arrives at once. */
globalThis.BroadcastChannel = class {
  constructor() {
    channels.add(this);
  }

  postMessage(data) {
    for (const other of [...channels]) {
      const arrive = () => other.onmessage?.({ data: structuredClone(data) });
      if (other !== this && posted) posted.push(arrive);
      else if (other !== this) arrive();
    }
  }

  close() {
    channels.delete(this);
  }
};

beforeEach(() => {
  channels.clear();
  posted = null;
  opened = streams();
  time = clock();
});

const page = (line) => ({ line, parts: ["<a>"], moves: [], sounds: [], say: [], notes: [] });
const open = () => opened.filter((stream) => !stream.closed);

function aTab(key, { hidden = false } = {}) {
  void time.passes(1); // after those before it
  const heard = [];
  const about = aDocument();
  about.hidden = hidden;
  const tab = new Tab(
    key,
    () => ({ line: 0, mark: "" }),
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

test("of two tabs that take over before they hear of each other one keeps the lead", async () => {
  aTab("a~0~en");
  aTab("b~0~en");
  const last = aTab("c~0~en");
  last.about.hidden = false;
  last.tab.leave();
  posted = [];
  await time.passes(200);
  assert.equal(posted.length, 2); // both have said that they lead
  while (posted.length > 0) posted.shift()();
  assert.deepEqual(
    open()
      .flatMap((stream) => stream.asks)
      .sort(),
    ["a~0~en~0", "b~0~en~0"],
  );
});

test("the leader gives signs of life for each tab that says that it is there", async () => {
  const asked = answers(204);
  const crashed = aTab("a~0~en");
  const follower = aTab("b~0~en");
  const leader = aTab("c~0~en");
  for (let signs = 0; signs < 3; signs += 1) {
    await time.passes(25000);
    open()[0].says("beat");
    for (const one of [follower, leader]) if (one.heard.includes("beat")) one.tab.here();
  }
  assert.ok(crashed.heard.includes("beat"));
  assert.deepEqual(
    asked.map(({ address }) => new URLSearchParams(address.split("?")[1]).getAll("on").sort()),
    [
      ["a~0~en", "b~0~en", "c~0~en"],
      ["b~0~en", "c~0~en"],
      ["b~0~en", "c~0~en"],
    ],
  );
});
