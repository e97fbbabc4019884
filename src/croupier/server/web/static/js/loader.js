/* Module loader: what a page can do without is loaded by itself, and a module that cannot be had, or fails at its
   start, is left out. That is said once; what is wrong stands in the console. */
/**
 * The modules by their names.
 * @typedef {{
 *   advice: typeof import("./advice.js"),
 *   animation: typeof import("./animation.js"),
 *   callout: typeof import("./callout.js"),
 *   catchup: typeof import("./catchup.js"),
 *   chat: typeof import("./chat.js"),
 *   countdown: typeof import("./countdown.js"),
 *   dialogs: typeof import("./dialogs.js"),
 *   inspect: typeof import("./inspect.js"),
 *   keyboard: typeof import("./keyboard.js"),
 *   lobby: typeof import("./lobby.js"),
 *   log: typeof import("./log.js"),
 *   markers: typeof import("./markers.js"),
 *   onboarding: typeof import("./onboarding.js"),
 *   pictures: typeof import("./pictures.js"),
 *   preview: typeof import("./preview.js"),
 *   recap: typeof import("./recap.js"),
 *   replay: typeof import("./replay.js"),
 *   result: typeof import("./result.js"),
 *   ribbons: typeof import("./ribbons.js"),
 *   rulebook: typeof import("./rulebook.js"),
 *   search: typeof import("./search.js"),
 *   settings: typeof import("./settings.js"),
 *   setup: typeof import("./setup.js"),
 *   share: typeof import("./share.js"),
 *   sound: typeof import("./sound.js"),
 *   stepper: typeof import("./stepper.js"),
 *   suggestions: typeof import("./suggestions.js"),
 *   table: typeof import("./table.js"),
 *   title: typeof import("./title.js"),
 *   tooltips: typeof import("./tooltips.js"),
 *   transitions: typeof import("./transitions.js"),
 *   tutorial: typeof import("./tutorial.js"),
 *   verify: typeof import("./verify.js"),
 *   version: typeof import("./version.js"),
 * }} Modules
 */
/** What is done with each. @typedef {{ [N in keyof Modules]?: (module: Modules[N]) => unknown }} Wanted */

let missing = false;

/** Loads modules side by side and starts them in this order. @param {Wanted} wanted */
export async function optional(wanted) {
  const loading = Object.entries(wanted).map(([name, start]) => ({ start, loaded: import(`./${name}.js`) }));
  for (const { loaded } of loading) loaded.catch(() => undefined); // each is looked at in its turn
  for (const { start, loaded } of loading) {
    try {
      start(await loaded);
    } catch (error) {
      missing = true;
      reportError(error);
    }
  }
}

/** What the page lives by: without it the page is used as if there were no scripts (`unscripted.js`).
    @template {keyof Modules} N @param {N} name @param {(module: Modules[N]) => unknown} start */
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
