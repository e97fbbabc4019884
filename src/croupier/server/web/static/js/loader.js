/* Module loader: what a page can do without is loaded by itself, and a module that cannot be had, or fails at its
   start, is left out. That is said once; what is wrong stands in the console. */
let missing = false;

const failed = (error) => {
  missing = true;
  reportError(error);
};

/* Loads modules side by side and starts them in this order: pairs of a name and what is done with the module. */
export async function optional(wanted) {
  const loaded = wanted.map(([name]) => import(`./${name}.js`).then((module) => ({ module }), (error) => ({ error })));
  for (const [at, [, start]] of wanted.entries()) {
    const { module, error } = await loaded[at];
    if (error) failed(error);
    else try {
      start(module);
    } catch (wrong) {
      failed(wrong);
    }
  }
}

/* What the page lives by: without it the page is used as if there were no scripts (`unscripted.js`). */
export async function essential(name, start) {
  try {
    await start(await import(`./${name}.js`));
  } catch (error) {
    reportError(error);
    dispatchEvent(new Event("unscripted"));
    return;
  }
  if (!missing) return;
  const { notice, text } = await import("./notice.js");
  if (text("missing")) notice(text("missing"), { name: "no" });
}
