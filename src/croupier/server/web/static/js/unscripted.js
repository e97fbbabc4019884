/* Fallback without modules; no module itself, so that it runs whatever happens to them. Where the scripts of a page
   cannot be had (a filter, a bad line, an old browser) it is used as without scripts: forms are sent by the browser,
   and what only scripts can do is not offered. If they are gone, because the server has been upgraded while the page
   was loaded, it is loaded anew; this file alone has the same address always. */
(() => {
  const root = document.documentElement;
  const soon = 1000; // after everything has been loaded, in milliseconds
  const again = 10000; // a table at which somebody else is to move is fetched anew

  /* Whether the files of this page are gone; that is believed once. */
  async function outdated() {
    /** @type {HTMLScriptElement | null} */
    const script = document.querySelector("script[type=module]");
    const main = script?.src ?? "";
    const answer = await fetch(main, { method: "HEAD" }).catch(() => null);
    if (answer?.status !== 404) return false;
    try {
      const before = sessionStorage.getItem("files-gone");
      sessionStorage.setItem("files-gone", main);
      return before !== main;
    } catch {
      return false;
    }
  }

  async function plain() {
    if (await outdated()) {
      location.reload();
      return;
    }
    const words = document.getElementById("unscripted");
    if (!words?.hidden) return;
    words.hidden = false;
    root.classList.remove("js");
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = words.dataset.sheet;
    document.head.append(sheet);
    const live = document.getElementById("live");
    if (live?.dataset.turn === "no" && live.dataset.status !== "over") setTimeout(() => location.reload(), again);
  }

  addEventListener("unscripted", plain);
  addEventListener("load", () =>
    setTimeout(() => {
      if (!root.classList.contains("js")) plain();
    }, soon),
  );
})();
