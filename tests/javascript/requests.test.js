import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { aDocument, answers, clock, module, settled } from "./browser.js";

const live = { dataset: { decision: "d1" } };
let page;
let time;
let shown; // the slips that are shown

function element() {
  const made = { dataset: {}, append() {}, setAttribute() {}, addEventListener() {}, classList: { toggle() {} } };
  made.remove = () => shown.delete(made);
  return made;
}

beforeEach(() => {
  shown = new Set();
  live.dataset.decision = "d1";
  const place = { append: (slip) => shown.add(slip), querySelector: () => null };
  const region = { parentElement: null };
  page = aDocument({ live, notices: place, speak: region, "speak-now": region });
  page.createElement = element;
  page.createElementNS = element;
  page.querySelector = (where) => (where.startsWith(".chop") ? { getAttribute: () => "icons.svg#i-chop" } : null);
  region.parentElement = page.body;
  page.body.append = () => undefined;
  globalThis.requestAnimationFrame = (draw) => draw();
  globalThis.addEventListener = () => undefined;
  globalThis.removeEventListener = () => undefined;
  time = clock();
});

const { deliver, insist } = await (async () => {
  aDocument();
  return module("requests");
})();
const choice = () => ({ id: "choose", action: "/choose?seat=0", dataset: {} });

test("a choice is answered at once as a rule", async () => {
  const asked = answers(200);
  assert.equal((await deliver(choice(), "key=pass")).status, 200);
  assert.equal(asked[0].address, "/choose?seat=0&language=en");
  assert.equal(shown.size, 0);
});

test("where the line is down the same is sent again, each time after twice as long", async () => {
  const asked = answers(null, 503, null, 200);
  const sent = deliver(choice(), "key=pass");
  await settled();
  assert.equal(shown.size, 1); // it is said
  for (const pause of [1000, 2000, 4000]) await time.passes(pause);
  assert.equal((await sent).status, 200);
  assert.deepEqual(
    asked.map(({ body }) => body),
    Array(4).fill("key=pass"),
  );
  assert.equal(shown.size, 0);
});

test("a refusal is an answer, and nothing is sent again", async () => {
  const asked = answers(409);
  assert.equal((await deliver(choice(), "key=pass")).status, 409);
  assert.equal(asked.length, 1);
});

test("a choice that waits is given up when another question is asked", async () => {
  const asked = answers(null);
  const sent = deliver(choice(), "key=pass");
  await settled();
  live.dataset.decision = "d2";
  page.dispatchEvent(new Event("drawn"));
  assert.equal(await sent, null);
  assert.equal(asked.length, 1);
});

test("a newer choice takes the place of one that waits", async () => {
  answers(null, 200);
  const first = deliver(choice(), "key=pass");
  await settled();
  assert.equal((await deliver(choice(), "key=play")).status, 200);
  assert.equal(await first, null);
});

test("whoever presses again after a while is told that it is under way", async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  deliver(choice(), "key=pass");
  insist();
  assert.equal(shown.size, 0); // a double click
  await time.passes(701);
  insist();
  assert.deepEqual(
    [...shown].map((slip) => slip.dataset.says),
    ["under-way"],
  );
});

test("anything but a choice is sent once", async () => {
  answers(null);
  await assert.rejects(deliver({ id: "undo", action: "/undo?seat=0", dataset: {} }, ""), TypeError);
});
