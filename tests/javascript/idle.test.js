import assert from "node:assert/strict";
import { test } from "node:test";
import { aDocument, module } from "./browser.js";

const { body } = aDocument();
const { busy } = await module("idle");

test("the page rests when all that was under way is settled, failures too", async () => {
  const [first, second] = [resolvers(), resolvers()];
  const both = [busy(first.promise), busy(second.promise)];
  assert.equal(body.dataset.rest, "no");
  first.resolve("value");
  assert.equal(await both[0], "value");
  assert.equal(body.dataset.rest, "no");
  second.reject(new Error("no"));
  await assert.rejects(both[1], /no/);
  assert.equal(body.dataset.rest, "yes");
});

function resolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
