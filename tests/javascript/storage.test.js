import assert from "node:assert/strict";
import { test } from "node:test";
import { aStorage, module } from "./browser.js";

const { forget, recall, remember, visit } = await module("storage");

test("what is remembered is recalled, and stands in the storage", () => {
  const storage = aStorage();
  remember("colour", "red");
  assert.equal(recall("colour"), "red");
  assert.equal(storage.colour, "red");
  assert.equal(recall("other"), null);
});

test("where there is no room this page alone remembers", () => {
  const storage = aStorage({ colour: "red" }, false);
  remember("colour", "green");
  assert.equal(recall("colour"), "green");
  assert.equal(storage.colour, "red");
  forget((key) => key === "colour");
  assert.equal(recall("colour"), null);
});

test("of all but the newest tables everything is forgotten, and of nothing else", () => {
  const storage = aStorage({ "seen-old": "4", "mute-old-0": "yes", "played-game": "yes" });
  visit("old");
  for (let number = 0; number < 95; number += 1) visit(`t${number}`);
  assert.equal(recall("seen-old"), "4"); // it is the last of 96
  visit("t95");
  assert.deepEqual(Object.keys(storage).sort(), ["played-game", "tables"]);
  assert.equal(recall("tables").split(" ")[0], "t95");
});

test("a table that is visited again is the newest", () => {
  aStorage({ tables: "a b c" });
  visit("c");
  assert.equal(recall("tables"), "c a b");
});
