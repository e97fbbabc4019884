import assert from "node:assert/strict";
import { test } from "node:test";
import { module } from "./browser.js";

const { joined } = await module("patch");

test("fragments are new ones, or those of the page before from a place up to another", () => {
  assert.deepEqual(joined(["a", "b", "c"], []), ["a", "b", "c"]);
  assert.deepEqual(joined([[0, 2], "new", [2, 3]], ["a", "b", "c"]), ["a", "b", "new", "c"]);
});
