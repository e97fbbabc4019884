import assert from "node:assert/strict";
import { test } from "node:test";
import { aDocument, aStorage, module } from "./browser.js";

aDocument().body.dataset.game = "quiet";
aStorage();
const { finished, speed } = await module("speed");

test("a first match is calm, the next one brisk", () => {
  aStorage();
  assert.equal(speed.name, "calm");
  finished();
  assert.equal(speed.name, "brisk");
});

test("who wants no hints has played before", () => {
  aStorage({ "hints-off": "yes" });
  assert.equal(speed.name, "brisk");
});

test("what somebody has chosen stands, unless it is no speed any more", () => {
  aStorage({ "croupier-speed": "leisurely" });
  assert.equal(speed.name, "calm");
  speed.name = "instant";
  assert.ok(speed.instant);
  assert.deepEqual(speed.now, { step: 0, still: 0, deed: 0 });
});
