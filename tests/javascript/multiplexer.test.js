import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { answers, clock, module, streams } from "./browser.js";

const { Multiplexer } = await module("multiplexer");

let opened;
let time;
let hub;

beforeEach(() => {
  opened = streams();
  time = clock();
  hub = new Multiplexer();
});

const aPort = () => {
  const heard = [];
  return { heard, tell: (message) => heard.push(message), kinds: () => heard.splice(0).map(({ kind }) => kind) };
};
const page = (line, ...parts) => ({ line, parts, moves: [], sounds: [], say: [], notes: [] });
const latest = () => opened.at(-1);
const at = (line, mark = "") => ({ line, mark });

test("two streams at most carry any number of tables", () => {
  for (const key of ["a~0~en", "b~0~en", "c~0~en"]) hub.join(key, at(7), aPort());
  const open = opened.filter((stream) => !stream.closed);
  assert.deepEqual(
    open.map((stream) => stream.asks),
    [["b~0~en~7"], ["a~0~en~7", "c~0~en~7"]],
  );
});

test("a page is put together from the fragments of the one before", () => {
  const port = aPort();
  hub.join("a~0~en", at(0), port);
  latest().says("hello", { version: "v1" });
  latest().says("0.table", page(1, "<a>", "<b>"));
  latest().says("0.table", page(2, [0, 1], "<c>"));
  assert.deepEqual(
    port.heard.filter(({ kind }) => kind === "table").map(({ data }) => data.html),
    ["<a><b>", "<a><c>"],
  );
});

test("who joins later is told the newest page, without its sounds and ways", () => {
  const port = aPort();
  hub.join("a~0~en", at(0), aPort());
  latest().says("hello", { version: "v1" });
  latest().says("0.table", { ...page(3, "<a>"), sounds: ["bell"] });
  hub.join("a~0~en", at(2), port);
  assert.equal(opened.length, 1);
  assert.deepEqual(port.heard[0], { kind: "up", version: "v1" });
  assert.deepEqual(port.heard[1].data.sounds, []);
  const ahead = aPort();
  hub.join("a~0~en", at(4), ahead);
  assert.deepEqual(ahead.heard, []); // the page knows more than the stream has said so far
});

test("a page that is the table's still stays as it is, and the next one comes whole", () => {
  const port = aPort();
  hub.join("a~0~en", at(3, "m1"), port);
  assert.deepEqual(latest().asks, ["a~0~en~3~m1"]);
  latest().says("hello", { version: "v1" });
  latest().says("0.table", { ...page(3), parts: null });
  latest().says("0.table", page(4, "<a>", "<b>"));
  latest().says("0.table", page(5, [1, 2]));
  assert.deepEqual(
    port.heard.filter(({ kind }) => kind === "table").map(({ data }) => data.html),
    [null, "<a><b>", "<b>"],
  );
  latest().says("error"); // what is on the page now has no mark
  hub.now("a~0~en", true, port);
  assert.deepEqual(latest().asks, ["a~0~en~5"]);
});

test("who joins with the same page needs none either, and all get it whole when somebody has another one", () => {
  const [first, same, other] = [aPort(), aPort(), aPort()];
  const pages = ({ heard }) => heard.filter(({ kind }) => kind === "table").map(({ data }) => data.html);
  hub.join("a~0~en", at(3, "m1"), first);
  latest().says("hello", { version: "v1" });
  latest().says("0.table", { ...page(3), parts: null });
  hub.join("a~0~en", at(3, "m1"), same);
  assert.deepEqual(pages(same), [null]);
  hub.join("a~0~en", at(3, "m2"), other);
  assert.deepEqual(pages(other), []);
  assert.deepEqual([opened.length, latest().asks], [2, ["a~0~en~3"]]);
  latest().says("hello", { version: "v1" });
  latest().says("0.table", page(3, "<a>"));
  assert.deepEqual([first, same, other].map(pages), [[null, "<a>"], [null, "<a>"], ["<a>"]]);
});

test("a second page that comes before the server has said which one is right is asked for as well", () => {
  hub.join("a~0~en", at(3, "m1"), aPort());
  hub.join("a~0~en", at(4, "m2"), aPort());
  assert.deepEqual([opened[0].closed, latest().asks], [true, ["a~0~en~3"]]);
});

test("a stream that breaks is opened anew, each time after twice as long", async () => {
  const port = aPort();
  hub.join("a~0~en", at(0), port);
  for (const pause of [1500, 3000, 6000, 12000, 12000]) {
    const tried = opened.length;
    latest().says("error");
    assert.deepEqual(port.kinds(), ["down"]);
    await time.passes(pause - 1);
    assert.equal(opened.length, tried);
    await time.passes(1);
    assert.equal(opened.length, tried + 1);
  }
  latest().says("hello", { version: "v1" });
  latest().says("error");
  await time.passes(1500);
  assert.equal(opened.length, 7);
});

test("it asks from the newest line on", async () => {
  hub.join("a~0~en", at(0), aPort());
  latest().says("0.table", page(5, "<a>"));
  latest().says("error");
  await time.passes(1500);
  assert.deepEqual(latest().asks, ["a~0~en~5"]);
});

test("a table that is gone is asked for again later, and the others go on", async () => {
  const [gone, other] = [aPort(), aPort()];
  for (const [key, port] of [
    ["a~0~en", gone],
    ["b~0~en", aPort()],
    ["c~0~en", other],
  ])
    hub.join(key, at(0), port);
  const shared = latest();
  assert.deepEqual(shared.asks, ["a~0~en~0", "c~0~en~0"]);
  shared.says("0.gone", { status: 404 });
  assert.deepEqual(gone.heard, [{ kind: "down", status: 404 }]);
  assert.deepEqual(other.heard, []);
  await time.passes(12000);
  assert.ok(latest().asks.includes("a~0~en~0"));
});

test("a silent stream is opened anew", async () => {
  hub.join("a~0~en", at(0), aPort());
  latest().says("hello", { version: "v1" });
  await time.passes(40000);
  assert.equal(opened.length, 1);
  await time.passes(5000);
  assert.equal(opened.length, 2);
});

test("a page that is loaded anew goes and comes: its stream stays", async () => {
  const port = aPort();
  hub.join("a~0~en", at(0), port);
  latest().says("hello", { version: "v1" });
  hub.leave("a~0~en", port);
  hub.join("a~0~en", at(0), aPort());
  await time.passes(500);
  assert.ok(!latest().closed);
  const last = aPort();
  hub.join("b~0~en", at(0), last);
  hub.leave("b~0~en", last);
  await time.passes(500);
  assert.ok(latest().closed);
});

test("while it hears something it says now and then which tables are shown", async () => {
  const asked = answers(200);
  hub.join("a~0~en", at(0), aPort());
  latest().says("hello", { version: "v1" });
  await time.passes(25000);
  latest().says("beat");
  latest().says("beat");
  assert.deepEqual(
    asked.map(({ address }) => address),
    ["/here?on=a~0~en"],
  );
});

test("it gives no signs for what no tab has said to show", async () => {
  const asked = answers(204);
  for (const key of ["a~0~en", "b~0~en"]) {
    const port = { tell: ({ kind }) => kind === "beat" && key === "a~0~en" && hub.here(key) };
    hub.join(key, at(0), port);
  }
  for (let signs = 0; signs < 3; signs += 1) {
    await time.passes(25000);
    latest().says("beat");
  }
  assert.deepEqual(
    asked.map(({ address }) => address),
    ["/here?on=a~0~en&on=b~0~en", "/here?on=a~0~en", "/here?on=a~0~en"],
  );
});
